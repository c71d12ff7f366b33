import Foundation
import Testing

/// The three ways to send the keyboard away.
@Suite("Hiding the keyboard", .serialized)
@MainActor struct HidingTests {
    enum Way: CaseIterable {
        case escape, hideKey, button

        /// Does it, while the last frame shows where things are.
        @MainActor func perform(on desk: Desk, _ frame: TraceLine) {
            let keyboard = frame.rect("keyboard")
            let toolbar = frame.rect("toolbar").offsetBy(dx: frame.rect("host").minX, dy: frame.rect("host").minY)
            switch self {
            case .escape: desk.person.type(0xFF1B)
            // 44 points wide and 30 high, 8 from the keyboard's end.
            case .hideKey: desk.click(CGRect(x: keyboard.maxX - 52, y: keyboard.minY, width: 44, height: 30))
            // The margin is 32 points wide.
            case .button: desk.click(CGRect(x: toolbar.maxX - 92, y: toolbar.minY, width: 60, height: toolbar.height))
            }
        }
    }

    @Test("works with Escape, with its own hide key and with the toolbar's button", arguments: Way.allCases)
    func atRest(way: Way) throws {
        let desk = try Desk()
        _ = try desk.showKeyboard()
        way.perform(on: desk, try #require(desk.program.lines.last { $0.kind == "frame" }))
        try desk.program.waitForEvent("didHide")
        let frame = try desk.program.wait(for: "frame")
        #expect(frame.rect("keyboard").minY == frame.rect("host").maxY + 32)
        try desk.program.stop()
        SlideCheck.expectExactFrames(desk.program.lines)
    }

    @Test("works half way too, from where the keyboard is", arguments: Way.allCases)
    func halfWay(way: Way) throws {
        let desk = try Desk(["--curve", "linear", "--duration", "10"])
        desk.click(try desk.fieldFrame())
        let frame = try desk.program.wait(for: "frame") { $0.rect("keyboard").minY < 560 }
        way.perform(on: desk, frame)
        let event = try desk.program.waitForEvent("willHide")
        #expect(event.rect("startFrame").minY <= frame.rect("keyboard").minY)
        #expect(event.rect("startFrame").minY > 424)
        #expect(event.rect("endFrame").minY == 640)
        try desk.program.wait(for: "frame") { $0.rect("keyboard").minY > event.rect("startFrame").minY }
        try desk.program.stop()
        SlideCheck.expectExactFrames(desk.program.lines)
    }
}
