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
    private var shapes: [RoundedShape: PixelBuffer] = [:]
    private var shadows: [ShadowShape: PixelBuffer] = [:]
    private var parts: [ShadowShape: ShadowParts] = [:]
    /// Beyond this number all are made anew: an animated radius leaves one behind at each frame.
    private let limit = 128

    init(connection: DisplayConnection) { self.connection = connection }

    func mask(_ shape: RoundedShape) -> PixelBuffer {
        if let mask = shapes[shape] { return mask }
        if shapes.count >= limit { Self.free(&shapes) }
        let mask = PixelBuffer.upload(
            shape.coverage(), kind: .mask, width: shape.width, height: shape.height, on: connection)
        shapes[shape] = mask
        return mask
    }

    func shadow(_ shape: ShadowShape) -> PixelBuffer {
        if let mask = shadows[shape] { return mask }
        if shadows.count >= limit { Self.free(&shadows) }
        let mask = upload(shape.coverage(), shape.width + 2 * shape.blur, shape.height + 2 * shape.blur)
        shadows[shape] = mask
        return mask
    }

    func shadowParts(_ shape: ShadowShape) -> ShadowParts {
        if let known = parts[shape] { return known }
        if parts.count >= limit { freeParts() }
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
        parts[shape] = made
        return made
    }

    private func upload(_ bytes: [UInt8], _ width: Int, _ height: Int) -> PixelBuffer {
        PixelBuffer.upload(bytes, kind: .mask, width: width, height: height, on: connection)
    }

    private func freeParts() {
        for part in parts.values {
            part.whole.free()
            part.column.free()
            part.row.free()
        }
        parts.removeAll()
    }

    private static func free<Shape: Hashable>(_ masks: inout [Shape: PixelBuffer]) {
        for mask in masks.values { mask.free() }
        masks.removeAll()
    }
}
