import Foundation

/// The properties of a view that can be animated. A view has one that it was set to, its model, and while
/// animations run a second one that is shown, its presentation.
struct ViewState: Equatable {
    var place = ViewPlace()
    /// Opacity, 0...1.
    var alpha: CGFloat = 1
    var backgroundColor: UIColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor = CGColor(red: 0, green: 0, blue: 0)
    var shadowOpacity: CGFloat = 0
    var shadowOffset = CGSize(width: 0, height: -3)

    /// See `ViewPlace`.
    var center: CGPoint {
        get { place.center }
        set { place.center = newValue }
    }
    /// See `ViewPlace`.
    var bounds: CGRect {
        get { place.bounds }
        set { place.bounds = newValue }
    }
    /// See `ViewPlace`.
    var transform: CGAffineTransform {
        get { place.transform }
        set { place.transform = newValue }
    }

    /// See `ViewPlace`.
    var frame: CGRect { place.frame }

    /// Whether a view in this state draws what it would draw in another one, wherever it stands.
    func paintsLike(_ other: ViewState) -> Bool {
        bounds == other.bounds && backgroundColor === other.backgroundColor && cornerRadius == other.cornerRadius
            && borderWidth == other.borderWidth && borderColor == other.borderColor
            && shadowOpacity == other.shadowOpacity && shadowOffset == other.shadowOffset
    }
}
