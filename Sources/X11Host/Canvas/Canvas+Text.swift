import CX11
import CXft
import Foundation
import UIKit

extension Canvas {
    /// Draws a line of text with its baseline on a whole pixel.
    func draw(_ text: String, _ font: UIFont, at origin: CGPoint, _ color: CGColor) {
        let transform = state.transform
        guard transform.keepsRectangles, abs(transform.a - transform.d) < 1e-6 else {
            return drawTurned(text, font, at: origin, color)
        }
        let run = connection.fonts.run(text, font: font, scale: transform.d)
        let place = origin.applying(transform)
        paint(run, x: PixelRect.farWhole(place.x.rounded()), y: PixelRect.farWhole(place.y.rounded()), color)
    }

    private func paint(_ run: GlyphRun, x: Int, y: Int, _ color: CGColor) {
        let height = run.ascent + run.descent
        // Letters may reach a little beyond their advance, such as an italic f.
        func extent(x: Int, width: Int) -> PixelRect {
            PixelRect(x: x - run.ascent, y: y - run.ascent, width: width + 2 * run.ascent, height: height)
        }
        guard prepare(extent(x: x, width: run.width)) else { return }
        let source = solid(color)
        // Of a long line little shows, and what is far outside has no place in the protocol's coordinates.
        for part in run.parts where prepare(extent(x: x + part.x, width: part.width)) {
            part.glyphs.withUnsafeBufferPointer {
                XftGlyphRender(
                    display, PictOpOver, source, part.face.font, target.picture, 0, 0, Int32(x + part.x - target.x),
                    Int32(y - target.y), $0.baseAddress, Int32($0.count))
            }
        }
    }

    /// Text that is turned, mirrored or stretched is painted upright aside and then put in its place.
    private func drawTurned(_ text: String, _ font: UIFont, at origin: CGPoint, _ color: CGColor) {
        let outer = interrupt()
        let scale = max(1, abs(outer.state.transform.determinant).squareRoot())
        let run = connection.fonts.run(text, font: font, scale: scale)
        let buffer = PixelBuffer(
            connection, kind: .color, width: run.width + 2 * run.ascent, height: run.ascent + run.descent)
        let area = PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        begin(Target(picture: buffer.picture, x: 0, y: 0), damage: [area])
        clear()
        paint(run, x: run.ascent, y: run.ascent, color)
        resume(outer)
        let toPoints = CGAffineTransform(
            a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: origin.x - CGFloat(run.ascent) / scale,
            ty: origin.y - CGFloat(run.ascent) / scale)
        paint(
            buffer.picture, width: area.width, height: area.height, transform: toPoints.concatenating(state.transform),
            mask: connection.solids.mask(state.alpha))
        buffer.free()
    }
}
