import Foundation

/// A colour as numbers: sRGB components and opacity, each 0...1, not premultiplied.
///
/// This is what display lists hold; `UIColor` is what views hold, since it can depend on light and dark.
public struct CGColor: Hashable, Sendable {
    /// The red component.
    public var red: CGFloat
    /// The green component.
    public var green: CGFloat
    /// The blue component.
    public var blue: CGFloat
    /// The opacity.
    public var alpha: CGFloat

    /// Fully transparent black.
    public static let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// A colour from its components, each 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The same colour with its opacity multiplied by `factor`.
    public func multipliedAlpha(by factor: CGFloat) -> CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
}
