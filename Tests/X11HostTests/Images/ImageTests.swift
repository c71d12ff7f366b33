import Foundation
import Testing
import UIKit

@testable import X11Host

@MainActor @Suite struct ImageTests {
    /// A red, a half transparent green, a blue and a transparent pixel, two by two.
    private func sample(scale: CGFloat = 1) throws -> UIImage {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 255, 255, 0, 0, 0, 0]
        return try #require(UIImage(pixelWidth: 2, pixelHeight: 2, pixels: pixels, scale: scale))
    }

    @Test func pixelsArriveAsTheyAre() throws {
        let picture = try Picture(width: 10, height: 10)
        defer { picture.close() }
        let image = try sample()
        picture.draw { _ in image.draw(at: CGPoint(x: 3, y: 4)) }
        try picture.paint()
        #expect(picture[3, 4] == Pixel(255, 0, 0))
        #expect(picture[4, 4] == Pixel(0, 128, 0, 128))
        #expect(picture[3, 5] == Pixel(0, 0, 255))
        #expect(picture[4, 5].alpha == 0)
        #expect(picture.inked == PixelRect(x: 3, y: 4, width: 2, height: 2))
        #expect(picture.errors.isEmpty)
    }

    @Test func anImageOfTwoPixelsAPointFitsAScreenOfTwo() throws {
        let picture = try Picture(width: 10, height: 10, scale: 2)
        defer { picture.close() }
        let image = try sample(scale: 2)
        picture.draw { _ in image.draw(at: CGPoint(x: 3, y: 4)) }
        try picture.paint()
        #expect(picture[6, 8] == Pixel(255, 0, 0))
        #expect(picture[7, 8] == Pixel(0, 128, 0, 128))
        #expect(picture.inked.maxX == 8)
    }

    /// Pixels that do not repeat are the ones that deflate worst.
    @Test func aWrittenImageIsReadAsItWas() throws {
        let folder = try TemporaryFolder()
        var generator = SystemRandomNumberGenerator()
        var pixels = (0..<300 * 200 * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
        for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
        let image = try #require(UIImage(pixelWidth: 300, pixelHeight: 200, pixels: pixels))
        try PNGCoder().write(image, to: folder.path("a.png"))
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path("a.png")))
        #expect(try #require(PNGCoder().decode(data)).pixels == pixels)
        #expect(try folder.names == ["a.png"])
    }

    @Test func aPictureThatCannotBeWrittenTakesNothingAway() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("a.png"), withIntermediateDirectories: true)
        let image = try sample()
        let error = #expect(throws: HostError.self) { try PNGCoder().write(image, to: folder.path("a.png")) }
        #expect(try #require(error).description.contains("Is a directory"))
        #expect(try folder.names == ["a.png"])
        #expect(throws: HostError.self) { try PNGCoder().write(image, to: folder.path("none/a.png")) }
        #expect(try folder.names == ["a.png"])
    }

    @Test func aLinkStaysAndItsTargetIsReplaced() throws {
        let folder = try TemporaryFolder()
        try "old".write(toFile: folder.path("target"), atomically: false, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "target")
        let image = try sample()
        try PNGCoder().write(image, to: folder.path("link"))
        let data = try Data(contentsOf: URL(fileURLWithPath: folder.path("target")))
        #expect(PNGCoder().decode(data)?.pixels == image.pixels)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("link")) == "target")
    }

    /// A pipe stands for what is no ordinary file; a device would be as bad to lose.
    @Test func aPipeIsWrittenIntoAndStays() throws {
        let folder = try TemporaryFolder()
        let path = folder.path("pipe")
        try #require(mkfifo(path, 0o600) == 0)
        let reader = open(path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        let image = try sample()
        try PNGCoder().write(image, to: path)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(reader, &bytes, bytes.count)
        #expect(PNGCoder().decode(Data(bytes.prefix(max(0, count))))?.pixels == image.pixels)
        let kind = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        #expect(kind != .typeRegular)
    }

    @Test func aStretchedImageKeepsItsEdgesAndColours() throws {
        let picture = try Picture(width: 40, height: 40)
        defer { picture.close() }
        let image = try sample()
        picture.draw { _ in image.draw(in: CGRect(x: 4, y: 4, width: 32, height: 32)) }
        try picture.paint()
        #expect(picture[4, 4] == Pixel(255, 0, 0))
        #expect(picture[4, 35] == Pixel(0, 0, 255))
        #expect(picture[3, 4].alpha == 0)
    }

    @Test func aShrunkImageIsTheMeanOfItsPixels() throws {
        let picture = try Picture(width: 10, height: 10)
        defer { picture.close() }
        var pixels: [UInt8] = []
        for index in 0..<256 { pixels += (index + index / 16) % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        let image = try #require(UIImage(pixelWidth: 16, pixelHeight: 16, pixels: pixels))
        picture.draw { _ in image.draw(in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        try picture.paint()
        #expect(picture[0, 0].isNear(Pixel(128, 128, 128), within: 2))
        #expect(picture[1, 1].isNear(Pixel(128, 128, 128), within: 2))
    }

    @Test func pngFilesKeepEveryPixel() throws {
        let picture = try Picture(width: 2, height: 2)
        defer { picture.close() }
        let image = try sample()
        picture.draw { _ in image.draw(at: .zero) }
        try picture.paint()
        let path = NSTemporaryDirectory() + "clavier-\(UUID().uuidString).png"
        defer { unlink(path) }
        try picture.renderer.writePNG(to: path)
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        let read = try #require(UIImage(data: data))
        #expect(read.pixelWidth == 2)
        #expect(read.pixels == image.pixels)
    }

    @Test func whatIsNoPNGIsNone() {
        #expect(PNGCoder().decode(Data()) == nil)
        #expect(PNGCoder().decode(Data([0x89, 0x50, 0x4E, 0x47, 1, 2, 3])) == nil)
    }

    @Test func aFileThatCannotBeWrittenIsNamed() throws {
        let image = try sample()
        #expect(throws: HostError.self) { try PNGCoder().write(image, to: "/nowhere/at/all.png") }
        do { try PNGCoder().write(image, to: "/nowhere/at/all.png") } catch {
            #expect(error.description.contains("/nowhere/at/all.png"))
        }
    }
}
