import Testing
import UIKit

@testable import X11Host

/// Paths, against areas and points known from geometry.
@MainActor @Suite struct PathTests {
    @Test func aTriangleCoversHalfItsBox() throws {
        let picture = try Picture(width: 40, height: 40)
        defer { picture.close() }
        picture.draw { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 4, y: 4))
            path.addLine(to: CGPoint(x: 36, y: 4))
            path.addLine(to: CGPoint(x: 4, y: 36))
            path.fill()
        }
        try picture.paint()
        #expect(abs(picture.coverage - 512) < 3)
        #expect(picture[5, 5].alpha == 255)
        #expect(picture[30, 30].alpha == 0)
        #expect((100...156).contains(picture[20, 19].alpha), "the diagonal cuts this pixel in half")
        #expect(picture.errors.isEmpty)
    }

    @Test(arguments: [true, false]) func theFillRuleDecidesAboutHoles(evenOdd: Bool) throws {
        let picture = try Picture(width: 40, height: 40)
        defer { picture.close() }
        picture.draw { _ in
            let path = UIBezierPath(rect: CGRect(x: 4, y: 4, width: 32, height: 32))
            path.append(UIBezierPath(rect: CGRect(x: 12, y: 12, width: 16, height: 16)))
            path.usesEvenOddFillRule = evenOdd
            path.fill()
        }
        try picture.paint()
        #expect(picture[20, 20].alpha == (evenOdd ? 0 : 255))
        #expect(picture[6, 20].alpha == 255)
        #expect(picture.coverage == (evenOdd ? 768 : 1024))
    }

    @Test(arguments: [true, false]) func aStarThatCrossesItself(evenOdd: Bool) throws {
        let picture = try Picture(width: 100, height: 100)
        defer { picture.close() }
        picture.draw { _ in
            let path = UIBezierPath()
            for corner in 0..<5 {
                let angle = CGFloat(corner) * 4 * .pi / 5 - .pi / 2
                let point = CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
                if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.close()
            path.usesEvenOddFillRule = evenOdd
            path.fill()
        }
        try picture.paint()
        // The pentagram in a circle of radius r covers 1.1226 r²; the pentagon in its middle 0.3470 r².
        let area = 1600 * (evenOdd ? 1.12257 - 0.34690 : 1.12257)
        #expect(abs(picture.coverage - area) < 8)
        #expect(picture[50, 50].alpha == (evenOdd ? 0 : 255))
    }

    @Test func anOvalIsRound() throws {
        let picture = try Picture(width: 80, height: 60)
        defer { picture.close() }
        picture.draw { _ in UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 70, height: 50)).fill() }
        try picture.paint()
        #expect(abs(picture.coverage - .pi * 35 * 25) < 8)
    }

    @Test(arguments: [(CGLineCap.butt, 0.0), (.square, 64), (.round, .pi * 16)])
    func aLineEndsAsItsCapSays(cap: CGLineCap, added: Double) throws {
        let picture = try Picture(width: 80, height: 80)
        defer { picture.close() }
        picture.draw { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 20, y: 20))
            path.addLine(to: CGPoint(x: 50, y: 60))
            path.lineWidth = 8
            path.lineCapStyle = cap
            path.stroke()
        }
        try picture.paint()
        #expect(abs(picture.coverage - (50 * 8 + added)) < 4)
    }

    @Test(arguments: [(CGLineJoin.miter, 16.0), (.bevel, 8), (.round, .pi * 4)])
    func aLineTurnsAsItsJoinSays(join: CGLineJoin, corner: Double) throws {
        let picture = try Picture(width: 60, height: 60)
        defer { picture.close() }
        picture.draw { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 40, y: 10))
            path.addLine(to: CGPoint(x: 40, y: 40))
            path.lineWidth = 8
            path.lineJoinStyle = join
            path.stroke()
        }
        try picture.paint()
        // Two lines that share a quarter of the corner's square, and what the join adds outside.
        #expect(abs(picture.coverage - (480 - 16 + corner)) < 2)
    }

    @Test func aTranslucentStrokeDoesNotDarkenWhereItCrosses() throws {
        let picture = try Picture(width: 60, height: 60)
        defer { picture.close() }
        picture.draw { _ in
            UIColor(white: 0, alpha: 0.5).setStroke()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10, y: 30))
            path.addLine(to: CGPoint(x: 50, y: 30))
            path.move(to: CGPoint(x: 30, y: 10))
            path.addLine(to: CGPoint(x: 30, y: 50))
            path.lineWidth = 6
            path.stroke()
        }
        try picture.paint()
        #expect(picture[30, 30] == picture[15, 30])
        #expect(abs(picture[30, 30].alpha - 128) <= 1)
    }

    @Test func aPathClipsWhatFollowsUntilTheStateIsRestored() throws {
        let picture = try Picture(width: 60, height: 60)
        defer { picture.close() }
        picture.draw { rect in
            let context = UIGraphicsGetCurrentContext()
            context?.saveGState()
            UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 40, height: 40)).addClip()
            UIRectFill(rect)
            context?.restoreGState()
            UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        try picture.paint()
        #expect(abs(picture.coverage - (.pi * 400 + 25)) < 6)
        #expect(picture[12, 12].alpha == 0)
        #expect(picture[30, 30].alpha == 255)
        #expect(picture[2, 2].alpha == 255)
    }

    @Test func aRectangleClips() throws {
        let picture = try Picture(width: 20, height: 20)
        defer { picture.close() }
        picture.draw { rect in
            UIGraphicsGetCurrentContext()?.clip(to: CGRect(x: 5, y: 6, width: 7, height: 8))
            UIRectFill(rect)
        }
        try picture.paint()
        #expect(picture.inked == PixelRect(x: 5, y: 6, width: 7, height: 8))
        #expect(picture.coverage == 56)
    }

    @Test func aTurnedSquareKeepsItsArea() throws {
        let picture = try Picture(width: 100, height: 100)
        defer { picture.close() }
        let view = UIView(frame: CGRect(x: 30, y: 30, width: 40, height: 40))
        view.backgroundColor = .black
        view.transform = CGAffineTransform(rotationAngle: .pi / 4)
        picture.window.addSubview(view)
        try picture.paint()
        #expect(abs(picture.coverage - 1600) < 6)
        // The corner is at 50 − 40/√2 = 21.7.
        #expect(picture[50, 24].alpha == 255)
        #expect(picture[50, 20].alpha == 0)
        #expect(picture[32, 32].alpha == 0)
    }

    /// A very wide line covers everything, one without a number for a width nothing.
    @Test(arguments: [(1e4, 400), (.infinity, 0), (.nan, 0)] as [(CGFloat, Double)])
    func linesOfAnyWidthArePainted(width: CGFloat, area: Double) throws {
        let picture = try Picture(width: 20, height: 20)
        defer { picture.close() }
        picture.draw { _ in
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 2, y: 10))
            path.addLine(to: CGPoint(x: 10, y: 10))
            path.addLine(to: CGPoint(x: 10, y: 18))
            path.lineWidth = width
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
        }
        try picture.paint()
        #expect(picture.coverage == area)
    }
}
