import Foundation
import UIKit

/// A view of a fixed size whose subviews are laid out by constraints.
@MainActor func makeHost(width: CGFloat = 375, height: CGFloat = 667) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// A view inside of `superview` that constraints place.
@MainActor @discardableResult
func makeView(in superview: UIView, content: CGSize? = nil) -> ContentView {
    let view = ContentView()
    view.content = content
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}

/// A view whose content has a size.
final class ContentView: UIView {
    var content: CGSize? { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { content ?? super.intrinsicContentSize }
}

extension UIView {
    /// The frame after a layout pass of the whole tree.
    var laidOutFrame: CGRect {
        var root: UIView = self
        while let superview = root.superview { root = superview }
        root.layoutIfNeeded()
        return frame
    }
}
