import Foundation

/// A colour that a view holds; it may be another one in light and in dark surroundings.
open class UIColor: NSObject, @unchecked Sendable {
    private let components: CGColor
    private let provider: (@Sendable (UITraitCollection) -> UIColor)?

    /// A colour from sRGB components and opacity, each 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        provider = nil
    }

    /// A grey from black (0) to white (1).
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour from hue, saturation, brightness and opacity, each 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        func component(_ n: CGFloat) -> CGFloat {
            let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// The colour with the same numbers as `cgColor`.
    public convenience init(cgColor: CGColor) {
        self.init(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: cgColor.alpha)
    }

    /// A colour that is asked for anew for each set of traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        components = dynamicProvider(UITraitCollection()).cgColor
        provider = dynamicProvider
    }

    /// The colour in `traitCollection`: one that no longer depends on any.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard let provider else { return self }
        return provider(traitCollection).resolvedColor(with: traitCollection)
    }

    /// The colour's numbers in light surroundings; resolve it first where dark may matter.
    open var cgColor: CGColor { components }

    /// The same colour with another opacity, 0...1.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        guard let provider else {
            return UIColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
        }
        return UIColor { provider($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
    }

    /// Makes this the colour of fills and strokes. Outside `draw(_:)` nothing happens.
    @preconcurrency @MainActor open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of fills. Outside `draw(_:)` nothing happens.
    @preconcurrency @MainActor open func setFill() {
        guard let context = CGContext.current else { return }
        context.setFillColor(resolvedColor(with: context.traits).cgColor)
    }

    /// Makes this the colour of strokes. Outside `draw(_:)` nothing happens.
    @preconcurrency @MainActor open func setStroke() {
        guard let context = CGContext.current else { return }
        context.setStrokeColor(resolvedColor(with: context.traits).cgColor)
    }

    /// Reads the components; always succeeds here.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Equal when both are fixed and have the same numbers, or are the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || (provider == nil && other.provider == nil && components == other.components)
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int { components.hashValue }
}
