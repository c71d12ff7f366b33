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

    /// Whether dynamic colours may look different than with the other traits; nil stands for unknown ones.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }
}

extension UITraitCollection: Hashable {
    /// Whether all traits are the same.
    public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool {
        lhs === rhs || (lhs.userInterfaceStyle == rhs.userInterfaceStyle && lhs.displayScale == rhs.displayScale)
    }

    /// Agrees with `==`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(userInterfaceStyle)
        hasher.combine(displayScale)
    }
}
