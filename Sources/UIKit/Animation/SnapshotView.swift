import Foundation

/// A picture of a view and everything in it, as they were shown at a moment.
@MainActor final class SnapshotView: UIView {
    /// What the view drew between its background and its border.
    private let content: DisplayList

    /// A picture in the place of the view.
    init(of view: UIView) {
        content = CGContext.record(traits: view.traitCollection) { _ in view.draw(view.shown.bounds) }
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        setModel { $0 = view.shown }
        clipsToBounds = view.clipsToBounds
        roundedCorners = view.roundedCorners
        shadowRadius = view.shadowRadius
        for subview in view.subviews where !subview.isHidden { addSubview(SnapshotView(of: subview)) }
        if let picture = view.links.picture { addSubview(SnapshotView(of: picture)) }
    }

    /// Archives do not exist here.
    required init?(coder: NSCoder) { nil }

    /// A picture of a view that is neither turned nor translucent as a whole, and has no shadow around it.
    static func upright(of view: UIView) -> SnapshotView {
        let picture = SnapshotView(of: view)
        picture.setModel {
            $0.alpha = 1
            $0.transform = .identity
            $0.shadowOpacity = 0
        }
        return picture
    }

    override func draw(_ rect: CGRect) {
        for item in content.items { CGContext.current?.append(item) }
    }
}

extension UIView {
    /// `snapshotView(afterScreenUpdates:)`; its top left corner is at zero.
    final func snapshot(afterLayout: Bool) -> UIView {
        if afterLayout { layoutIfNeeded() }
        let picture = SnapshotView.upright(of: self)
        let size = picture.bounds.size
        picture.setModel { $0.center = CGPoint(x: size.width / 2, y: size.height / 2) }
        return picture
    }
}
