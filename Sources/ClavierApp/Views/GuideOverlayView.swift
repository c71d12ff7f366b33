import UIKit

/// A layout guide made visible: hatched and framed.
final class GuideOverlayView: UIView {
    private let hatch: HatchView
    private let color: UIColor
    private var area = CGSize.zero

    init(color: UIColor, slant: CGFloat) {
        self.color = color
        hatch = HatchView(color: color, slant: slant)
        super.init(frame: .zero)
        clipsToBounds = true
        autoresizesSubviews = false
        layer.borderWidth = 1
        addSubview(hatch)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the guide at `rect`, in the superview's coordinates; the hatch is as large as the area for good.
    func show(_ rect: CGRect, in area: CGSize) {
        frame = rect
        guard area != self.area else { return }
        self.area = area
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        hatch.frame = CGRect(origin: .zero, size: area)
    }
}
