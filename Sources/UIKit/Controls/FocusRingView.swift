import Foundation

/// The ring around the control that keys go to.
final class FocusRingView: UIView {
    /// How wide the ring is, and how far it stands away from the control, in points.
    static let width: CGFloat = 2
    private static let distance: CGFloat = 3

    init(around control: UIControl) {
        super.init(frame: control.bounds.insetBy(dx: -Self.distance, dy: -Self.distance))
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        layer.cornerRadius = max(control.layer.cornerRadius, 3) + Self.distance
        control.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let color: UIColor = tintColor
        context.append(
            .strokeRoundedRect(
                bounds, radius: layer.cornerRadius, lineWidth: Self.width,
                color: color.resolvedColor(with: context.traits).cgColor))
    }
}
