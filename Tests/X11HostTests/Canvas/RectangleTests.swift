import Testing
import UIKit

@testable import X11Host

/// Filled and stroked rectangles, against what can be reckoned by hand.
@MainActor @Suite struct RectangleTests {
    private let half = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)

    @Test func edgesFallOnWholePixels() throws {
        let picture = try Picture(width: 20, height: 20, scale: 1.25)
        defer { picture.close() }
        // 2.2 … 7.8 points are 2.75 … 9.75 pixels: the pixels 3 … 9.
        picture.draw { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 2.2, y: 2.2, width: 5.6, height: 5.6))
        }
        try picture.paint()
        #expect(picture.inked == PixelRect(x: 3, y: 3, width: 7, height: 7))
        #expect(picture[3, 3] == Pixel(255, 0, 0))
        #expect(picture[9, 9] == Pixel(255, 0, 0))
        #expect(picture.errors.isEmpty)
    }

    @Test(arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
    func neighboursNeitherGapNorOverlap(scale: CGFloat) throws {
        let picture = try Picture(width: 40, height: 4, scale: scale)
        defer { picture.close() }
        let half = half
        picture.draw { _ in
            half.setFill()
            for index in 0..<9 { UIRectFill(CGRect(x: Double(index) * 4.3, y: 0, width: 4.3, height: 4)) }
        }
        try picture.paint()
        let width = Int((9 * 4.3 * scale).rounded())
        for x in 0..<width { #expect(picture[x, 1].isNear(Pixel(128, 0, 0, 128)), "pixel \(x)") }
        #expect(picture.inked.width == width)
    }

    @Test(arguments: [5.1, 5.4, 5.7] as [CGFloat]) func aHairlineStaysVisible(y: CGFloat) throws {
        let picture = try Picture(width: 10, height: 10)
        defer { picture.close() }
        picture.draw { _ in UIRectFill(CGRect(x: 2, y: y, width: 6, height: 0.2)) }
        try picture.paint()
        #expect(picture.inked == PixelRect(x: 2, y: 5, width: 6, height: 1))
    }

    @Test func translucentColoursBlend() throws {
        let picture = try Picture(width: 4, height: 4)
        defer { picture.close() }
        picture.window.backgroundColor = .white
        let half = half
        picture.draw { rect in
            half.setFill()
            UIRectFill(rect)
        }
        try picture.paint()
        // Half of red over white.
        #expect(picture[1, 1].isNear(Pixel(255, 128, 128)))
    }

    @Test func anArcCoversWhatACircleDoes() throws {
        let picture = try Picture(width: 16, height: 16)
        defer { picture.close() }
        picture.window.backgroundColor = .black
        picture.window.layer.cornerRadius = 8
        try picture.paint()
        // Around the centre (8, 8): the pixel (0, 0) lies outside of radius 8 (its nearest corner is 9.9 away),
        // (4, 4) inside (its farthest corner is 5.7 away), (2, 2) is cut (7.1 and 8.5).
        #expect(picture[0, 0].alpha == 0)
        #expect(picture[4, 4].alpha == 255)
        #expect((1...254).contains(picture[2, 2].alpha))
        #expect(abs(picture.coverage - .pi * 64) < 0.5)
        for (x, y) in [(2, 2), (1, 4), (0, 6)] {
            #expect(picture[x, y] == picture[15 - x, y])
            #expect(picture[x, y] == picture[x, 15 - y])
            #expect(picture[x, y].isNear(picture[y, x]))
        }
    }

    @Test func onlyTheNamedCornersAreRounded() throws {
        let picture = try Picture(width: 30, height: 20)
        defer { picture.close() }
        picture.window.backgroundColor = .black
        picture.window.layer.cornerRadius = 6
        picture.window.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        try picture.paint()
        #expect(picture[0, 0].alpha == 0)
        #expect(picture[29, 19].alpha == 0)
        #expect(picture[29, 0].alpha == 255)
        #expect(picture[0, 19].alpha == 255)
        // Each corner lacks the square less a quarter circle.
        #expect(abs(picture.coverage - (600 - 2 * (36 - .pi * 9))) < 0.5)
    }

    @Test(arguments: [(60, 40, 10), (21, 21, 10.5), (60, 9, 4.5), (5, 5, 2.5)] as [(Int, Int, CGFloat)])
    func anyRoundedSizeHasTheRightArea(width: Int, height: Int, radius: CGFloat) throws {
        let picture = try Picture(width: CGFloat(width), height: CGFloat(height))
        defer { picture.close() }
        picture.window.backgroundColor = .black
        picture.window.layer.cornerRadius = radius
        try picture.paint()
        let area = Double(width * height) - (4 - Double.pi) * Double(radius * radius)
        #expect(abs(picture.coverage - area) < 0.7)
    }

    @Test func aBorderLiesInsideTheEdge() throws {
        let picture = try Picture(width: 40, height: 30, scale: 2)
        defer { picture.close() }
        picture.window.layer.borderWidth = 1
        picture.window.layer.borderColor = UIColor.blue.cgColor
        picture.window.layer.cornerRadius = 8
        try picture.paint()
        #expect(picture[40, 0] == Pixel(0, 0, 255))
        #expect(picture[40, 1] == Pixel(0, 0, 255))
        #expect(picture[40, 2].alpha == 0)
        #expect(picture[0, 30] == Pixel(0, 0, 255))
        #expect(picture[79, 30] == Pixel(0, 0, 255))
        #expect(picture[40, 59] == Pixel(0, 0, 255))
        // Straight parts, and a ring between radii of 14 and 16.
        let straight: Double = 2 * 2 * (48 + 28)
        let area = straight + Double.pi * (256 - 196)
        #expect(abs(picture.coverage - area) < 1.5)
    }

    @Test func aTranslucentBorderPaintsNoPixelTwice() throws {
        let picture = try Picture(width: 40, height: 30)
        defer { picture.close() }
        picture.window.layer.borderWidth = 3
        picture.window.layer.borderColor = half.cgColor
        picture.window.layer.cornerRadius = 8
        try picture.paint()
        for y in 0..<30 { for x in 0..<40 { #expect(picture[x, y].alpha <= 128) } }
        #expect(picture[20, 1].isNear(Pixel(128, 0, 0, 128)))
    }

    /// A border that never ends fills the view; one whose width is no number is none.
    @Test(arguments: [(.infinity, 1200), (1e300, 1200), (.nan, 0)] as [(CGFloat, Double)])
    func bordersOfAnyWidthArePainted(width: CGFloat, area: Double) throws {
        let picture = try Picture(width: 40, height: 30)
        defer { picture.close() }
        picture.window.layer.borderWidth = width
        picture.window.layer.borderColor = UIColor.blue.cgColor
        picture.window.layer.cornerRadius = .nan
        try picture.paint()
        #expect(picture.coverage == area)
    }

    @Test(arguments: [.infinity, -.infinity, .nan] as [CGFloat]) func aShadowThatIsNotBlurredByANumberIsSharp(
        radius: CGFloat
    ) throws {
        let picture = try Picture(width: 40, height: 30)
        defer { picture.close() }
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 5))
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = radius
        view.layer.shadowOffset = .zero
        picture.window.addSubview(view)
        try picture.paint()
        #expect(picture.inked == PixelRect(x: 10, y: 10, width: 20, height: 5))
    }

    @Test func aShadowFadesOnBothSidesOfTheEdge() throws {
        let picture = try Picture(width: 200, height: 160)
        defer { picture.close() }
        let view = UIView(frame: CGRect(x: 40, y: 40, width: 120, height: 80))
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 10
        view.layer.shadowOffset = .zero
        picture.window.addSubview(view)
        try picture.paint()
        // On the edge half of the blur's weight lies inside; ten points out nothing, ten in everything.
        #expect((100...155).contains(picture[100, 40].alpha))
        #expect(picture[100, 29].alpha == 0)
        #expect(picture[100, 52].alpha == 255)
        for y in 30..<50 { #expect(picture[100, y].alpha <= picture[100, y + 1].alpha) }
        // A corner of a corner.
        #expect(picture[40, 40].alpha < picture[100, 40].alpha)
        #expect(picture[40, 40] == picture[159, 119])
    }

    @Test func aLargeShadowIsASmallOneStretched() throws {
        let small = try Picture(width: 80, height: 80)
        defer { small.close() }
        let large = try Picture(width: 200, height: 120)
        defer { large.close() }
        for (picture, width, height) in [(small, 44, 44), (large, 164, 84)] {
            let view = UIView(frame: CGRect(x: 18, y: 18, width: width, height: height))
            view.layer.shadowOpacity = 1
            view.layer.shadowRadius = 6
            view.layer.shadowOffset = .zero
            view.layer.cornerRadius = 9
            picture.window.addSubview(view)
            try picture.paint()
        }
        for y in 0..<40 { for x in 0..<40 { #expect(small[x, y] == large[x, y]) } }
        for y in 0..<40 { #expect(large[100, y] == large[60, y]) }
        #expect(large[199 - 12, 60] == large[12, 60])
        #expect(large[199 - 20, 119 - 20] == large[20, 20])
    }
}
