import Foundation

/// A typeface at a size. What it measures comes from the host's `FontProvider`, or from the fixed metric of
/// `FixedFontProvider` where there is none.
open class UIFont: NSObject, @unchecked Sendable {
    /// The family asked for; empty for the system's own.
    public let familyName: String
    /// The size in points.
    public let pointSize: CGFloat
    /// How heavy the strokes are.
    public let weight: Weight
    /// Whether every character is equally wide.
    public let isMonospaced: Bool

    /// How heavy a font's strokes are, from −1 to 1, with UIKit's constants.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight as a number from −1 to 1.
        public let rawValue: CGFloat

        /// A weight from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Very thin.
        public static let thin = Weight(-0.6)
        /// Thin.
        public static let light = Weight(-0.4)
        /// The weight of running text.
        public static let regular = Weight(0)
        /// Slightly heavier.
        public static let medium = Weight(0.23)
        /// Half bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Heavier than bold.
        public static let heavy = Weight(0.56)
        /// The heaviest.
        public static let black = Weight(0.62)
    }

    init(familyName: String, pointSize: CGFloat, weight: Weight, isMonospaced: Bool) {
        self.familyName = familyName
        self.pointSize = pointSize
        self.weight = weight
        self.isMonospaced = isMonospaced
    }

    /// A font of the family `name`; nil for an empty name or a size that is not positive.
    public convenience init?(name: String, size: CGFloat) {
        guard !name.isEmpty, size > 0 else { return nil }
        self.init(familyName: name, pointSize: size, weight: .regular, isMonospaced: false)
    }

    /// The system's font; a size of 0 means `systemFontSize`.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont(
            familyName: "", pointSize: fontSize > 0 ? fontSize : systemFontSize, weight: weight, isMonospaced: false)
    }

    /// The system's font in bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// The system's font in which every character is equally wide.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(
            familyName: "", pointSize: fontSize > 0 ? fontSize : systemFontSize, weight: weight, isMonospaced: true)
    }

    /// The size of standard text on labels, 17 points in UIKit.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of the text of buttons, 18 points in UIKit.
    open class var buttonFontSize: CGFloat { 18 }
    /// The size of small text, 12 points in UIKit.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The standard size, 14 points in UIKit.
    open class var systemFontSize: CGFloat { 14 }

    /// The same face at another size in points.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(familyName: familyName, pointSize: fontSize, weight: weight, isMonospaced: isMonospaced)
    }

    /// How far the font reaches above the baseline, in points.
    @preconcurrency @MainActor open var ascender: CGFloat { Self.provider.metrics(of: self).ascent }

    /// How far the font reaches below the baseline, in points; negative, as in UIKit.
    @preconcurrency @MainActor open var descender: CGFloat { -Self.provider.metrics(of: self).descent }

    /// The height of a line in points.
    @preconcurrency @MainActor open var lineHeight: CGFloat { Self.provider.metrics(of: self).lineHeight }

    /// The part of the line's height that is neither ascender nor descender, in points.
    @preconcurrency @MainActor open var leading: CGFloat { lineHeight - ascender + descender }

    /// The height of capital letters in points.
    @preconcurrency @MainActor open var capHeight: CGFloat { Self.provider.metrics(of: self).capHeight }

    /// Equal when family, size, weight and pitch are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other
            || (familyName == other.familyName && pointSize == other.pointSize && weight == other.weight
                && isMonospaced == other.isMonospaced)
    }

    /// Agrees with `isEqual(_:)`.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(familyName)
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(isMonospaced)
        return hasher.finalize()
    }
}
