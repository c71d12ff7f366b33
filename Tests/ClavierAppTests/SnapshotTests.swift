import CPNG
import Foundation
import Testing

/// Pictures without a window, also where there is no display.
@Suite("Pictures", .serialized)
struct SnapshotTests {
    /// A picture read with libpng.
    private struct Picture {
        var width = 0
        var height = 0
        var pixels: [UInt8] = []

        init?(path: String) {
            var image = png_image()
            image.version = UInt32(PNG_IMAGE_VERSION)
            guard png_image_begin_read_from_file(&image, path) != 0 else { return nil }
            image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
            width = Int(image.width)
            height = Int(image.height)
            pixels = [UInt8](repeating: 0, count: width * height * 3)
            guard png_image_finish_read(&image, nil, &pixels, Int32(width * 3), nil) != 0 else { return nil }
        }

        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(pixels[(y * width + x) * 3..<(y * width + x) * 3 + 3]) }
    }

    private func take(_ arguments: String...) throws -> Picture {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let exit = try RunningClavier(["--snapshot", path] + arguments, display: nil, trace: false).finish()
        #expect(exit.code == 0)
        #expect(exit.message == "")
        return try #require(Picture(path: path))
    }

    @Test("have the window's size in pixels", arguments: ["1", "1.25", "2", "3"])
    func size(scale: String) throws {
        let picture = try take("--size", "640x480", "--scale", scale)
        let factor = try #require(Double(scale))
        #expect(picture.width == Int(640 * factor))
        #expect(picture.height == Int(480 * factor))
    }

    @Test("show the moment asked for: the keyboard covers the bottom only once it is in")
    func moment() throws {
        let before = try take("--scene", "keyboard", "--at", "0")
        let after = try take("--scene", "keyboard")
        #expect(before.pixel(3, 430) == [255, 255, 255])
        #expect(after.pixel(3, 430) != [255, 255, 255])
        #expect(before.pixel(5, 5) == after.pixel(5, 5))
    }

    @Test("write the slide's trace too, on their own clock")
    func trace() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let program = try RunningClavier(["--snapshot", path, "--curve", "linear", "--duration", "0.5"], display: nil)
        #expect(try program.finish().code == 0)
        #expect(program.lines.first?.kind == "start" && program.lines.last?.kind == "end")
        try SlideCheck.expectCurve(program.lines, from: "willShow", to: "didShow", seconds: 0.5) { $0 }
        SlideCheck.expectExactFrames(program.lines)
    }

    @Test("are dark with a dark theme")
    func theme() throws {
        #expect(try take("--scene", "keyboard", "--theme", "dark").pixel(5, 5) == [0, 0, 0])
        #expect(try take("--scene", "keyboard", "--theme", "light").pixel(5, 5) == [255, 255, 255])
    }

    @Test("are the same each time")
    func repeatable() throws {
        #expect(try take("--at", "0.1").pixels == take("--at", "0.1").pixels)
    }

    @Test("the README's is what the program shows, but for the fonts of the place")
    func picture() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let old = try #require(Picture(path: root.appendingPathComponent("assets/clavier.png").path))
        let new = try take("--at", "0.15")
        try #require(old.width == new.width && old.height == new.height)
        let different = zip(old.pixels, new.pixels).count { abs(Int($0) - Int($1)) > 8 }
        // All text takes some three pixels in a hundred.
        #expect(different < old.pixels.count / 25)
    }

    @Test("show the guide hatched in one colour, and the safe guide in another over it")
    func guides() throws {
        let picture = try take()
        /// The mean colour of a square of the hatch's period, and how many colours are in it.
        func mean(_ x: Int, _ y: Int) -> (red: Int, blue: Int, colors: Int) {
            let pixels = (0..<144).map { picture.pixel(x + $0 % 12, y + $0 / 12) }
            func sum(_ component: Int) -> Int { pixels.reduce(0) { $0 + Int($1[component]) } }
            return (sum(0) / 144, sum(2) / 144, Set(pixels).count)
        }
        // In the keyboard's empty strip: left of the host view, in the guide alone (12 points wide), in both.
        let (plain, guide, both) = (mean(100, 430), mean(150, 430), mean(300, 430))
        #expect(plain.colors == 1 && guide.colors > 2 && both.colors > 2)
        #expect(plain.blue == plain.red)
        #expect(guide.blue > guide.red + 8)
        #expect(both.blue - both.red < guide.blue - guide.red - 8)
    }

    @Test("show the toolbar's button in the smallest window too, at every scale", arguments: ["1", "1.25", "2", "3"])
    func smallestWindow(scale: String) throws {
        let picture = try take("--size", "320x240", "--scale", scale)
        let factor = try #require(Double(scale))
        // The toolbar's end, where nothing else is written: 32 points of margin within the host view, which ends at 304.
        let (xs, ys) = (Int(238 * factor)..<Int(273 * factor), Int(80 * factor)..<Int(106 * factor))
        let blue = ys.reduce(0) { count, y in
            count + xs.count { Int(picture.pixel($0, y)[2]) > Int(picture.pixel($0, y)[0]) + 100 }
        }
        #expect(blue > Int(20 * factor * factor))
    }

    @Test("that are stopped half way leave no picture, and say so by their exit code", arguments: [SIGTERM, SIGINT])
    func stopped(signal: Int32) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png").path
        let program = try RunningClavier(["--snapshot", path, "--duration", "60", "--at", "3600"], display: nil)
        _ = try program.wait(for: "frame")
        let exit = try program.stop(signal)
        #expect(exit.code == 128 + signal)
        #expect(exit.message == "")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("that cannot be written end with 73")
    func unwritable() throws {
        let exit = try RunningClavier(["--snapshot", "/nonexistent/a.png"], display: nil, trace: false).finish()
        #expect(exit.code == 73)
        #expect(exit.message.contains("/nonexistent/a.png"))
    }
}
