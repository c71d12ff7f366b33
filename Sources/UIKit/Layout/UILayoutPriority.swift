/// How much a constraint matters: above 0, and 1000 is required. Higher priorities are satisfied before lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority as a number.
    public let rawValue: Float

    /// A priority from its number. A constraint refuses one that is not above 0 and at most 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority from its number. A constraint refuses one that is not above 0 and at most 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Whether `lhs` matters less.
    public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The constraint must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// What gives way only to what is required: 999.
    package static let belowRequired = UILayoutPriority(999)
    /// How strongly a button resists to be smaller than its content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// How strongly a button resists to be larger than its content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The pull of the size that `systemLayoutSizeFitting(_:)` is given: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
    /// A drag that may resize the scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The scene's wish to keep its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// A drag that may not resize the scene: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)

    var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}
