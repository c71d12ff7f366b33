import Foundation

extension CGRect {
    /// Whether the rectangle covers an area: both sides longer than nothing.
    var hasArea: Bool { size.width > 0 && size.height > 0 }

    /// The area that both rectangles cover; null where they have none in common, and where one is no rectangle, since its
    /// place or size is not a number. (Foundation's `intersection` traps on that, and counts a common edge.)
    package func overlap(with other: CGRect) -> CGRect {
        let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
        let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
        // No comparison with what is not a number holds.
        guard minX <= maxX, minY <= maxY, other.minX <= other.maxX, other.minY <= other.maxY, left < right, top < bottom
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
