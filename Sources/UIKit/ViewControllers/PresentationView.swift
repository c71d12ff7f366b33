import Foundation

/// What a presented view stands on: it fills the window, dims what is behind a sheet, and keeps touches from there.
@MainActor final class PresentationView: UIView {
    private let presented: UIViewController
    private let dimming = UIView()
    private let card = UIView()
    private var isSheet: Bool { presented.modalPresentationStyle.isSheet }
    /// Called when something beside the presented view is tapped.
    var onTapOutside: (() -> Void)?

    /// Apple publishes none of these numbers but the form sheet's size, points.
    private enum Metrics {
        static let dimming: CGFloat = 0.3
        static let cornerRadius: CGFloat = 10
        /// How much of what is behind shows above a sheet, and around one in the middle.
        static let distance: CGFloat = 20
        static let pageWidth: CGFloat = 704
        static let formSize = CGSize(width: 540, height: 620)
    }

    init(presented: UIViewController) {
        self.presented = presented
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = isSheet ? UIColor(white: 0, alpha: Metrics.dimming) : nil
        dimming.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.onTapOutside?() })
        addSubview(dimming)
        addSubview(card)
        card.clipsToBounds = isSheet
        card.addSubview(presented.view)
    }

    /// Archives do not exist here.
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        let place = cardFrame
        card.frame = place
        card.layer.cornerRadius = isSheet ? Metrics.cornerRadius : 0
        // A sheet that stands on the bottom is round at its top only.
        card.layer.maskedCorners =
            place.maxY >= bounds.maxY
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        presented.viewIfLoaded?.frame = card.bounds
    }

    /// A sheet that is smaller than the window stands in its middle, another one on its bottom.
    private var cardFrame: CGRect {
        guard isSheet else { return bounds }
        let room = CGSize(
            width: bounds.width, height: max(0, bounds.height - safeAreaInsets.top - Metrics.distance))
        let size = sheetSize
        if size.width + 2 * Metrics.distance > bounds.width || size.height + Metrics.distance > room.height {
            let width = min(size.width, room.width)
            return CGRect(
                x: (bounds.width - width) / 2, y: bounds.maxY - room.height, width: width, height: room.height)
        }
        return CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    private var sheetSize: CGSize {
        let preferred = presented.preferredContentSize
        if preferred.width > 0, preferred.height > 0 { return preferred }
        if [.formSheet, .popover].contains(presented.modalPresentationStyle) { return Metrics.formSize }
        return CGSize(width: Metrics.pageWidth, height: .infinity)
    }

    /// Has the animation that is recorded bring everything in: the dimming by fading, the card by sliding from below the
    /// window or by fading.
    func recordArrival(slides: Bool) {
        var dark = dimming.model
        dark.alpha = 0
        dimming.recordAnimation(from: dark)
        var away = card.model
        if slides { away.center.y += bounds.maxY - card.frame.minY } else { away.alpha = 0 }
        card.recordAnimation(from: away)
    }
}
