/// What a view needs to know of its surroundings: here light or dark, and the pixel scale.
public final class UITraitCollection: Sendable {
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point.
    public let displayScale: Double

    /// Light style at one pixel per point, unless said otherwise.
    public init(userInterfaceStyle: UIUserInterfaceStyle = .light, displayScale: Double = 1) {
        self.userInterfaceStyle = userInterfaceStyle
        self.displayScale = displayScale
    }
}
