/// What a view draws, as a value: kept until `setNeedsDisplay`, replayed by a host on its canvas.
public struct DisplayList: Hashable, Sendable {
    /// The steps in order.
    public internal(set) var items: [DisplayItem] = []

    /// A list that draws nothing.
    public init() {}

    /// Whether nothing is drawn.
    public var isEmpty: Bool { items.isEmpty }

    mutating func append(_ item: DisplayItem) { items.append(item) }
}
