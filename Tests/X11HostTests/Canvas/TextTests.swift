import Testing
import UIKit

@testable import X11Host

@MainActor @Suite struct TextTests {
    private func font(_ size: CGFloat = 20) -> UIFont { .systemFont(ofSize: size) }

    @Test func textStandsOnItsBaselineWithinItsLine() throws {
        let picture = try Picture(width: 200, height: 60)
        defer { picture.close() }
        let font = font()
        picture.draw { _ in "Hxn".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font]) }
        try picture.paint()
        let baseline = Int((10 + font.leading / 2 + font.ascender).rounded())
        // None of these letters reaches below the baseline; H reaches as high as capitals do.
        #expect(picture.inked.maxY == baseline)
        #expect(picture.inked.y == baseline - Int(font.capHeight))
        #expect(picture.inked.x >= 10)
        #expect(CGFloat(picture.inked.maxX) <= 10 + font.advance(of: "Hxn"))
        #expect(picture.errors.isEmpty)
    }

    @Test func advancesAddUp() throws {
        let picture = try Picture(width: 10, height: 10, scale: 1.25)
        defer { picture.close() }
        let font = font(17)
        #expect(font.advance(of: "") == 0)
        #expect(abs(font.advance(of: "Hello") - "Hello".map { font.advance(of: String($0)) }.reduce(0, +)) < 1e-9)
        // Whole pixels at 1.25 pixels a point.
        let pixels = font.advance(of: "Hello") * 1.25
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
        #expect(font.lineHeight >= font.ascender - font.descender)
    }

    @Test func aMonospacedFontGivesEachLetterTheSameRoom() throws {
        let picture = try Picture(width: 10, height: 10)
        defer { picture.close() }
        let font = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
        #expect(font.advance(of: "iiii") == font.advance(of: "WWWW"))
        // DejaVu's and every other common monospaced font is 0.6 em wide, give or take a pixel.
        #expect((28...44).contains(font.advance(of: "1234")))
    }

    @Test func heavierIsDarker() throws {
        var coverages: [Double] = []
        for weight in [UIFont.Weight.regular, .bold] {
            let picture = try Picture(width: 200, height: 40)
            defer { picture.close() }
            picture.draw { _ in
                "mmmm".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 20, weight: weight)])
            }
            try picture.paint()
            coverages.append(picture.coverage)
        }
        #expect(coverages[1] > coverages[0] * 1.15)
    }

    @Test func charactersThatTheFontLacksComeFromOthers() throws {
        let picture = try Picture(width: 10, height: 10)
        defer { picture.close() }
        let style = FontStyle(font(), scale: 1)
        let fonts = try #require(picture.connection.fonts.fonts(style))
        for character in ["漢", "あ", "→", "⌫", "é"] as [Unicode.Scalar] {
            #expect(fonts.face(for: character).glyph(for: character).number != 0, "\(character)")
        }
        // A private character has no picture anywhere; the style's own font shows its box.
        #expect(fonts.face(for: "\u{F0FFF}") === fonts.primary)
        let run = picture.connection.fonts.run("a漢b", font: font(), scale: 1)
        #expect(run.parts.count == 3)
        #expect(run.parts[0].face === run.parts[2].face)
        #expect(run.width == run.parts[2].x + Int(fonts.primary.glyph(for: "b").advance))
    }

    @Test func decomposedAndComposedAreTheSame() throws {
        let picture = try Picture(width: 10, height: 10)
        defer { picture.close() }
        let fonts = picture.connection.fonts
        #expect(
            fonts.run("e\u{301}", font: font(), scale: 1).width == fonts.run("\u{E9}", font: font(), scale: 1).width)
        #expect(
            fonts.run("a\u{200D}\u{FE0F}", font: font(), scale: 1).width == fonts.run("a", font: font(), scale: 1).width
        )
    }

    @Test func textIsCrispAtAnyScale() throws {
        var heights: [CGFloat] = []
        for scale in [1, 2, 3] as [CGFloat] {
            let picture = try Picture(width: 100, height: 60, scale: scale)
            defer { picture.close() }
            let font = font(20)
            picture.draw { _ in "H".draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: font]) }
            try picture.paint()
            heights.append(CGFloat(picture.inked.height) / scale)
            // The stems of H are black somewhere, not a blur of grey.
            let middle = picture.inked.y + picture.inked.height / 4
            #expect((0..<picture.inked.maxX).contains { picture[$0, middle].alpha > 240 })
        }
        #expect(abs(heights[1] - heights[0]) <= 1)
        #expect(abs(heights[2] - heights[0]) <= 1)
    }

    @Test func turnedTextIsPaintedToo() throws {
        let picture = try Picture(width: 100, height: 100)
        defer { picture.close() }
        let view = picture.draw(CGRect(x: 10, y: 40, width: 80, height: 20)) { _ in
            "turned".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
        }
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        try picture.paint()
        #expect(picture.inked.height > 2 * picture.inked.width)
    }

    @Test func turnedTextIsAsTranslucentAsItsView() throws {
        var coverages: [Double] = []
        for alpha in [1, 0.5] as [CGFloat] {
            let picture = try Picture(width: 100, height: 100)
            defer { picture.close() }
            let view = picture.draw(CGRect(x: 10, y: 40, width: 80, height: 20)) { _ in
                "turned".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
            }
            view.transform = CGAffineTransform(rotationAngle: .pi / 2)
            view.alpha = alpha
            try picture.paint()
            coverages.append(picture.coverage)
        }
        #expect(abs(coverages[1] / coverages[0] - 0.5) < 0.02)
    }

    @Test(arguments: [(3, 1), (1, 3)] as [(Int, Int)]) func stretchedTextIsStretched(x: Int, y: Int) throws {
        var sizes: [PixelRect] = []
        for (x, y) in [(1, 1), (x, y)] {
            let picture = try Picture(width: 200, height: 100)
            defer { picture.close() }
            let view = picture.draw(CGRect(x: 75, y: 40, width: 50, height: 20)) { _ in
                "HHH".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
            }
            view.transform = CGAffineTransform(scaleX: CGFloat(x), y: CGFloat(y))
            try picture.paint()
            sizes.append(picture.inked)
        }
        // Edges are blurred by less than a pixel of the unstretched text.
        #expect(abs(sizes[1].width - x * sizes[0].width) <= 2 * x)
        #expect(abs(sizes[1].height - y * sizes[0].height) <= 2 * y)
    }

    /// A request of 65535 words, the most that its length can say, holds some 254 000 glyphs of one byte or half of two.
    @Test(arguments: [130_000, 270_000, 1_000_000]) func aVeryLongLineIsPaintedAsItsStartAlone(count: Int) throws {
        var pictures: [[Pixel]] = []
        for length in [100, count] {
            let picture = try Picture(width: 120, height: 40)
            defer { picture.close() }
            let text = String(repeating: "xyz ", count: length / 4)
            picture.draw { _ in text.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 16)]) }
            try picture.paint()
            #expect(picture.coverage > 50)
            #expect(picture.errors.isEmpty)
            pictures.append((0..<40).flatMap { y in (0..<120).map { x in picture[x, y] } })
        }
        #expect(pictures[0] == pictures[1])
    }

    /// The place where the line goes on lies beyond the 32767 pixels that the protocol can name.
    @Test func theEndOfAVeryLongLineIsPaintedAsItsEndAlone() throws {
        var pictures: [[Pixel]] = []
        let font = font(16)
        for repetitions in [0, 75_000] {
            let picture = try Picture(width: 120, height: 40)
            defer { picture.close() }
            let lead = String(repeating: "xyz ", count: repetitions)
            let start = -font.advance(of: lead)
            picture.draw { _ in (lead + "end").draw(at: CGPoint(x: start, y: 0), withAttributes: [.font: font]) }
            try picture.paint()
            #expect(picture.coverage > 10)
            #expect(picture.errors.isEmpty)
            pictures.append((0..<40).flatMap { y in (0..<120).map { x in picture[x, y] } })
        }
        #expect(pictures[0] == pictures[1])
    }
}
