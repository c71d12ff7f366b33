import CX11
import Foundation

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// What the X protocol can name.
    static let everything = PixelRect(x: -32768, y: -32768, width: 65535, height: 65535)

    var maxX: Int { x + width }
    var maxY: Int { y + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The pixels between edges rounded to the nearest one, so that neighbours that share an edge share it here too.
    /// A rectangle with an area keeps at least one pixel each way, one that it touches.
    init(rounding rect: CGRect) {
        self.init(
            minX: Self.whole(rect.minX.rounded()), minY: Self.whole(rect.minY.rounded()),
            maxX: Self.whole(rect.maxX.rounded()), maxY: Self.whole(rect.maxY.rounded()))
        if width == 0, rect.width > 0 {
            x = Self.whole((rect.minX + 0.01).rounded(.down))
            width = 1
        }
        if height == 0, rect.height > 0 {
            y = Self.whole((rect.minY + 0.01).rounded(.down))
            height = 1
        }
    }

    /// All pixels that the rectangle touches. A null rectangle touches none.
    init(covering rect: CGRect) {
        if rect.isNull {
            self.init(x: 0, y: 0, width: 0, height: 0)
        } else {
            // A hundredth of a pixel is a rounding error of the arithmetic before, not a pixel that is touched.
            self.init(
                minX: Self.whole((rect.minX + 0.01).rounded(.down)),
                minY: Self.whole((rect.minY + 0.01).rounded(.down)),
                maxX: Self.whole((rect.maxX - 0.01).rounded(.up)), maxY: Self.whole((rect.maxY - 0.01).rounded(.up)))
        }
    }

    private init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// The common part; empty, with no meaning to its place, when there is none.
    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(x, other.x), minY: max(y, other.y), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    func intersects(_ other: PixelRect) -> Bool {
        x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// The smallest rectangle around both; an empty one adds nothing.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(x, other.x), minY: min(y, other.y), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    func offset(x dx: Int, y dy: Int) -> PixelRect { PixelRect(x: x + dx, y: y + dy, width: width, height: height) }

    /// The rectangle in the protocol's numbers, cut to their range.
    var xRectangle: XRectangle {
        let left = max(x, -32768)
        let top = max(y, -32768)
        return XRectangle(
            x: Int16(clamping: left), y: Int16(clamping: top), width: UInt16(clamping: max(0, maxX - left)),
            height: UInt16(clamping: max(0, maxY - top)))
    }

    /// A number of pixels within what the protocol can name; not a number counts as 0.
    static func whole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(max(-32768, min(32767, value))) }

    /// A number of pixels that may lie far outside, such as the start of a long line that is scrolled; not a number
    /// counts as 0.
    static func farWhole(_ value: CGFloat) -> Int { value.isNaN ? 0 : Int(max(-1e12, min(1e12, value))) }
}
