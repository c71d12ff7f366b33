import Foundation

/// The place of a bar at the top or bottom of a controller's view. Since the safe area took over, `topLayoutGuide` and
/// `bottomLayoutGuide` follow it.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
    /// The height of the bars in points.
    var length: CGFloat { get }
    /// The top of the bars.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom of the bars.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the bars.
    var heightAnchor: NSLayoutDimension { get }
}

/// A guide as high as the safe area's inset at the top or the bottom of a view.
@preconcurrency @MainActor
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    var length: CGFloat { pinnedFrame.height }
}

extension UIViewController {
    /// `topLayoutGuide` and `bottomLayoutGuide`, made when they are first asked for.
    final var barGuides: (top: LayoutSupportGuide, bottom: LayoutSupportGuide) {
        loadViewIfNeeded()
        if let view = viewIfLoaded, let (top, bottom) = view.layout.guidesOfUIKit.bars {
            return (view.takeIn(top), view.takeIn(bottom))
        }
        let top = LayoutSupportGuide()
        top.identifier = "_UIViewControllerTop"
        let bottom = LayoutSupportGuide()
        bottom.identifier = "_UIViewControllerBottom"
        for guide in [top, bottom] {
            guide.pin = .frame
            guide.owningView = viewIfLoaded
        }
        viewIfLoaded?.layout.guidesOfUIKit.bars = (top, bottom)
        viewIfLoaded?.updateBarGuides()
        return (top, bottom)
    }
}

extension UIView {
    final func updateBarGuides() {
        guard let (top, bottom) = layout.guidesOfUIKit.bars else { return }
        let insets = layout.safeArea
        let size = bounds.size
        top.pinnedFrame = CGRect(x: 0, y: 0, width: size.width, height: insets.top)
        bottom.pinnedFrame = CGRect(
            x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom)
    }
}
