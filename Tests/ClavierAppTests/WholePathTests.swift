import Foundation
import Testing
import X11Host
import XTestSupport

/// From a click on a key to a letter above the guide, as a person does it.
@Suite("The whole path", .serialized)
@MainActor struct WholePathTests {
    private static let words = ["H", "HE", "HEL", "HELL", "HELLO"]

    /// The colour of a point in the space bar's row that the host view does not reach.
    private func pixelBesideTheHost(_ desk: Desk) -> XPerson.Color? {
        let origin = desk.person.origin(of: desk.window)
        return desk.person.pixel(of: desk.person.root, x: Int(origin.x) + 20, y: Int(origin.y) + 628)
    }

    private func typeHello(_ desk: Desk) throws {
        let keys = try desk.showKeyboard()
        for (key, text) in zip(["H", "E", "L", "L", "O"], Self.words) {
            try desk.tap(key, of: keys)
            try desk.program.waitForText(text)
        }
        try desk.tap("BP", of: keys)
        try desk.program.waitForText("HELL")
        try desk.tap("RETURN", of: keys)
        let shown = pixelBesideTheHost(desk)
        try desk.hideKeyboard()
        let last = try desk.program.wait(for: "frame") { $0.number("progress") == 1 }
        #expect(last.rect("keyboard").minY == last.rect("host").maxY + 32)
        // A frame is on the screen once a later event has been answered.
        for x in [142.0, 150] {
            desk.person.type(x < 150 ? 0xFF51 : 0xFF53, holding: [0xFFE9])
            try desk.program.wait(for: "frame") { $0.rect("host").minX == x }
        }
        let hidden = pixelBesideTheHost(desk)
        #expect(hidden != nil && hidden != shown)
        let exit = try desk.program.stop()
        #expect(exit.code == 0)
        #expect(exit.message == "")
        SlideCheck.expectExactFrames(desk.program.lines)
    }

    @Test("a click on the field brings the keyboard, its keys type, Escape takes it away")
    func withoutWindowManager() throws { try typeHello(Desk()) }

    @Test("the same under a window manager")
    func withWindowManager() throws { try typeHello(Desk(windowManager: true)) }

    @Test("the physical keyboard types too")
    func physicalKeyboard() throws {
        let desk = try Desk()
        _ = try desk.showKeyboard()
        desk.person.type(0x61)
        try desk.program.waitForText("a")
        desk.person.type(0x62, holding: [0xFFE1])
        try desk.program.waitForText("aB")
        desk.person.type(0xFF08)
        try desk.program.waitForText("a")
        try desk.program.stop()
    }

    @Test("CHG goes to the second keyboard and back")
    func inputModes() throws {
        let desk = try Desk(["--scene", "keyboard"])
        var keys = try desk.showKeyboard()
        try desk.tap("CHG", of: keys)
        let second = try desk.program.wait(for: "keys")
        #expect(second.keys["1"] != nil && second.keys["Q"] == nil)
        try desk.tap("1", of: second.keys)
        try desk.program.waitForText("1")
        try desk.tap("CHG", of: second.keys)
        keys = try desk.program.wait(for: "keys").keys
        try desk.tap("CP", of: keys)
        try desk.tap("Q", of: keys)
        try desk.program.waitForText("1q")
        try desk.program.stop()
    }

    @Test("the seed's keyboard has its rows, one point apart, of equal widths and heights")
    func seedGeometry() throws {
        let desk = try Desk(["--scene", "keyboard", "--size", "900x640"])
        let keys = try desk.showKeyboard()
        let rows = [
            ["Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P"], ["A", "S", "D", "F", "G", "H", "J", "K", "L"],
            ["CP", "Z", "X", "C", "V", "B", "N", "M", "BP"], ["CHG", "SPACE", "RETURN"],
        ]
        var heights: [CGFloat] = []
        for row in rows {
            let frames = try row.map { try #require(keys[$0]) }
            for (left, right) in zip(frames, frames.dropFirst()) { #expect(abs(right.minX - left.maxX - 1) < 1.01) }
            for frame in frames { #expect(abs(frame.width - frames[0].width) < 1.01) }
            heights.append(frames[0].height)
        }
        for height in heights { #expect(abs(height - heights[0]) < 1.01) }
        try desk.program.stop()
    }

    @Test("a window made larger or smaller is filled, and the host view stays inside")
    func resizedWindow() throws {
        let desk = try Desk(["--scene", "clavier"])
        let origin = desk.person.origin(of: desk.window)
        for size in [CGSize(width: 1200, height: 900), CGSize(width: 320, height: 240)] {
            desk.person.resize(desk.window, to: size)
            try desk.program.wait(for: "frame") { $0.rect("host").size == size }
            // What was painted with that frame is on the screen once a later event has been answered.
            desk.person.type(0xFF09)
            try desk.program.wait(for: "frame")
            desk.person.type(0xFF09)
            try desk.program.wait(for: "frame")
            let corner = desk.person.pixel(
                of: desk.person.root, x: Int(origin.x + size.width) - 3, y: Int(origin.y) + 3)
            #expect(corner != XPerson.Color(0, 0, 0))
        }
        try desk.program.stop()
    }

    @Test("the host view moves with Alt and an arrow, also before anything has the focus")
    func keysMoveTheHost() throws {
        let desk = try Desk()
        desk.person.focus(desk.window)
        desk.person.type(0xFF51, holding: [0xFFE9])
        try desk.program.wait(for: "frame") { $0.rect("host").minX == 142 }
        desk.person.type(0xFF57, holding: [0xFFE9])
        try desk.program.wait(for: "frame") { $0.rect("host").width == 608 }
        try desk.program.stop()
    }

    @Test(
        "the safe area of the command line is the host view's, in every scene",
        arguments: ["guide", "clavier", "typist"])
    func safeArea(scene: String) throws {
        let desk = try Desk(["--scene", scene, "--safe-area", "20,30,40,50"])
        try desk.program.stop()
        let frame = try #require(desk.program.lines.last { $0.kind == "frame" })
        #expect(frame.members["safeArea"] as? [Double] == [20, 30, 40, 50])
        SlideCheck.expectExactFrames(desk.program.lines, pinned: false)
    }

    @Test("every scene shows the keyboard and lets it go again", arguments: ["guide", "clavier", "typist", "keyboard"])
    func scenes(name: String) throws {
        let desk = try Desk(["--scene", name])
        _ = try desk.showKeyboard()
        try desk.hideKeyboard()
        try desk.program.stop()
        SlideCheck.expectExactFrames(desk.program.lines)
    }
}
