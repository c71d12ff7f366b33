import Foundation

/// The ring around the control that keys go to.
final class FocusRingView: UIView {
    /// How wide the ring is, and how far it stands away from the control, in points.
    static let width: CGFloat = 2
    private static let distance: CGFloat = 3

    init(around control: UIControl) {
        super.init(frame: Self.frame(around: control))
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        layer.cornerRadius = max(control.layer.cornerRadius, 3) + Self.distance
        control.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Outside of the control as far as that is seen, so that no side of the ring is cut off.
    private static func frame(around control: UIControl) -> CGRect {
        var frame = control.bounds.insetBy(dx: -distance, dy: -distance)
        var ancestor = control.superview
        while let view = ancestor {
            if view.clipsToBounds || view is UIWindow {
                let seen = frame.overlap(with: view.bounds.applying(control.transform(from: view)))
                if !seen.isNull { frame = seen }
            }
            ancestor = view.superview
        }
        return frame
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.append(
            .strokeRoundedRect(
                bounds, radius: layer.cornerRadius, lineWidth: Self.width,
                color: focusColor.resolvedColor(with: context.traits).cgColor))
    }
}
