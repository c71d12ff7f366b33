extension NSLayoutConstraint {
    /// How a visual format is to be read, with UIKit's bits.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All views have the same left side.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// All views have the same right side.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// All views have the same top.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// All views have the same bottom.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// All views have the same leading side.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// All views have the same trailing side.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// All views have the same middle from left to right.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// All views have the same middle from top to bottom.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// All views have the same last baseline.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// All views have the same first baseline.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Horizontal formats go in reading direction; this is the default.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// Horizontal formats go from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Horizontal formats go from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of all directions.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Vertical distances go from side to side; this is the default.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Vertical distances between views go from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of all kinds of distances.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that all views are to have in common.
        var alignments: [Attribute] {
            (Attribute.left.rawValue...Attribute.firstBaseline.rawValue).compactMap { bit in
                contains(FormatOptions(rawValue: 1 << UInt(bit))) ? Attribute(rawValue: bit) : nil
            }
        }
    }
}
