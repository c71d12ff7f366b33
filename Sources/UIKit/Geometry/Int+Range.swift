import Foundation

extension Int {
    /// The whole number at or below `value`, the nearest in `range`, and for NaN its lower end. `Int(_:)` alone traps on
    /// what no whole number can be.
    init(_ value: CGFloat, in range: ClosedRange<Int>) {
        if value >= CGFloat(range.upperBound) {
            self = range.upperBound
        } else {
            self = value > CGFloat(range.lowerBound) ? Int(value.rounded(.down)) : range.lowerBound
        }
    }
}
