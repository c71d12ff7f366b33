import CX11
import CXft
import Foundation
import UIKit

extension Canvas {
    /// Draws a line of text with its baseline on a whole pixel.
    func draw(_ text: String, _ font: UIFont, at origin: CGPoint, _ color: CGColor) {
        let transform = state.transform
        guard transform.keepsRectangles else { return drawTurned(text, font, at: origin, color) }
        let run = connection.fonts.run(text, font: font, scale: transform.d)
        let place = origin.applying(transform)
        paint(run, x: PixelRect.whole(place.x.rounded()), y: PixelRect.whole(place.y.rounded()), color)
    }

    private func paint(_ run: GlyphRun, x: Int, y: Int, _ color: CGColor) {
        // Letters may reach a little beyond their advance, such as an italic f.
        let extent = PixelRect(
            x: x - run.ascent, y: y - run.ascent, width: run.width + 2 * run.ascent, height: run.ascent + run.descent)
        guard prepare(extent) else { return }
        let source = solid(color)
        for part in run.parts {
            part.glyphs.withUnsafeBufferPointer {
                XftGlyphRender(
                    display, PictOpOver, source, part.face.font, target.picture, 0, 0, Int32(x + part.x - target.x),
                    Int32(y - target.y), $0.baseAddress, Int32($0.count))
            }
        }
    }

    /// Text that is turned or mirrored is painted upright aside and then put in its place.
    private func drawTurned(_ text: String, _ font: UIFont, at origin: CGPoint, _ color: CGColor) {
        let outer = interrupt()
        let scale = max(1, abs(outer.state.transform.determinant).squareRoot())
        let run = connection.fonts.run(text, font: font, scale: scale)
        let area = PixelRect(
            x: 0, y: 0, width: run.width + 2 * run.ascent, height: run.ascent + run.descent)
        let buffer = PixelBuffer(connection, kind: .color, width: area.width, height: area.height)
        begin(Target(picture: buffer.picture, x: 0, y: 0), damage: [area])
        clear()
        paint(run, x: run.ascent, y: run.ascent, color)
        resume(outer)
        let toPoints = CGAffineTransform(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: origin.x - CGFloat(run.ascent) / scale,
            ty: origin.y - CGFloat(run.ascent) / scale)
        paint(
            buffer.picture, width: area.width, height: area.height, transform: toPoints.concatenating(state.transform))
        buffer.free()
    }
}
