import CX11
import CXft

/// Masks of rounded corners and soft shadows, made once for each shape.
@MainActor final class MaskCache {
    /// The parts from which a shadow of any size is put together.
    struct ShadowParts {
        /// The smallest shadow with these corners; its middle row and column are as any longer side's.
        let whole: PixelBuffer
        /// The middle column, repeated sideways.
        let column: PixelBuffer
        /// The middle row, repeated downward.
        let row: PixelBuffer
    }

    private unowned let connection: DisplayConnection
    private var shapes = Store<RoundedShape, PixelBuffer>()
    private var shadows = Store<ShadowShape, PixelBuffer>()
    private var parts = Store<ShadowShape, ShadowParts>()

    init(connection: DisplayConnection) { self.connection = connection }

    func mask(_ shape: RoundedShape) -> PixelBuffer {
        if let known = shapes[shape] { return known }
        let mask = upload(shape.coverage(), shape.width, shape.height)
        for old in shapes.add(mask, for: shape) { old.free() }
        return mask
    }

    func shadow(_ shape: ShadowShape) -> PixelBuffer {
        if let known = shadows[shape] { return known }
        let mask = upload(shape.coverage(), shape.width + 2 * shape.blur, shape.height + 2 * shape.blur)
        for old in shadows.add(mask, for: shape) { old.free() }
        return mask
    }

    func shadowParts(_ shape: ShadowShape) -> ShadowParts {
        if let known = parts[shape] { return known }
        let side = shape.width + 2 * shape.blur
        let middle = side / 2
        let pixels = shape.coverage()
        let line = Array(pixels[middle * side..<(middle + 1) * side])
        let made = ShadowParts(
            whole: upload(pixels, side, side), column: upload(line, 1, side), row: upload(line, side, 1))
        var repeating = XRenderPictureAttributes()
        repeating.repeat = RepeatNormal
        XRenderChangePicture(connection.display, made.column.picture, UInt(CPRepeat), &repeating)
        XRenderChangePicture(connection.display, made.row.picture, UInt(CPRepeat), &repeating)
        for old in parts.add(made, for: shape) { for mask in [old.whole, old.column, old.row] { mask.free() } }
        return made
    }

    private func upload(_ bytes: [UInt8], _ width: Int, _ height: Int) -> PixelBuffer {
        PixelBuffer.upload(bytes, kind: .mask, width: width, height: height, on: connection)
    }
}

/// What was made for shapes. There are few of them, so they are searched one by one.
private struct Store<Shape: Equatable, Made> {
    private var entries: [(shape: Shape, made: Made)] = []
    /// Beyond this number all are made anew: an animated radius leaves one behind at each frame.
    private let limit = 128

    subscript(shape: Shape) -> Made? { entries.first { $0.shape == shape }?.made }

    /// Keeps what was made for a shape; returns what is no longer kept.
    mutating func add(_ made: Made, for shape: Shape) -> [Made] {
        let old = entries.count < limit ? [] : entries.map(\.made)
        if !old.isEmpty { entries.removeAll() }
        entries.append((shape, made))
        return old
    }
}
