import Foundation
import Testing
import X11Host

/// A drag of the list that takes the keyboard with it, by hand.
@Suite("Interactive dismissal", .serialized)
@MainActor struct DragTests {
    /// How high the toolbar of the scene is.
    private static let toolbarHeight: CGFloat = 52
    /// The top of the keyboard that is in, in a window of 900 x 640 points.
    private static let top: CGFloat = 640 - 216

    /// The scene with its keyboard in, a finger on the list that has it at y = 540, and the number of lines before.
    private func draggedDesk() throws -> (Desk, firstLine: Int) {
        let desk = try Desk(["--scene", "typist", "--size", "900x640"])
        _ = try desk.showKeyboard()
        move(desk, to: 200)
        desk.person.button(1, isDown: true)
        for y in [260.0, 340, 400] { move(desk, to: y) }
        let first = desk.program.lines.count
        for y in [450.0, 500, 540] {
            move(desk, to: y)
            try desk.program.wait(for: "frame") { $0.rect("keyboard").minY == y }
        }
        return (desk, first)
    }

    private func move(_ desk: Desk, to y: CGFloat) {
        let origin = desk.person.origin(of: desk.window)
        desk.person.move(to: CGPoint(x: origin.x + 300, y: origin.y + y))
    }

    /// The toolbar's bottom is on the keyboard's top in each frame, except when that is gone.
    private func expectToolbarOnKeyboard(_ lines: ArraySlice<TraceLine>) {
        let frames = lines.filter { $0.kind == "frame" }
        #expect(frames.count > 5)
        for frame in frames {
            #expect(
                abs(frame.rect("toolbar").maxY - frame.rect("keyboard").minY) <= SlideCheck.tolerance,
                "t \(frame.time): the toolbar ends at \(frame.rect("toolbar").maxY), not \(frame.rect("keyboard").minY)"
            )
        }
    }

    private func end(_ desk: Desk) throws {
        let exit = try desk.program.stop()
        #expect(exit.code == 0 && exit.message == "")
    }

    @Test("pulled back, Typist's toolbar is on the keyboard at each frame and ends there")
    func pulledBack() throws {
        let (desk, first) = try draggedDesk()
        for y in [520.0, 490] {
            move(desk, to: y)
            try desk.program.wait(for: "frame") { $0.rect("keyboard").minY == y }
        }
        desk.person.button(1, isDown: false)
        try desk.program.waitForEvent("didShow")
        let last = try desk.program.wait(for: "frame")
        #expect(last.rect("keyboard").minY == Self.top)
        let place = CGRect(x: 0, y: Self.top - Self.toolbarHeight, width: 900, height: Self.toolbarHeight)
        #expect(SlideCheck.isClose(last.rect("toolbar"), place))
        try end(desk)
        expectToolbarOnKeyboard(desk.program.lines[first...])
    }

    @Test("let go on its way down, it leaves with the toolbar")
    func dismissed() throws {
        let (desk, first) = try draggedDesk()
        move(desk, to: 560)
        desk.person.button(1, isDown: false)
        try desk.program.waitForEvent("didHide")
        try end(desk)
        expectToolbarOnKeyboard(desk.program.lines[first...])
    }

    @Test("in a window that is resized under the finger, it goes on and comes back")
    func resizedInHand() throws {
        let (desk, _) = try draggedDesk()
        let first = desk.program.lines.count
        desk.person.resize(desk.window, to: CGSize(width: 800, height: 600))
        try desk.program.wait(for: "frame") { $0.rect("host").height == 600 }
        for y in [500.0, 460] {
            move(desk, to: y)
            try desk.program.wait(for: "frame") { $0.rect("keyboard").minY == y }
        }
        desk.person.button(1, isDown: false)
        try desk.program.waitForEvent("didShow")
        let last = try desk.program.wait(for: "frame")
        let place = CGRect(x: 0, y: 600 - 216, width: 800, height: 216)
        #expect(last.rect("keyboard") == place)
        try end(desk)
        expectToolbarOnKeyboard(desk.program.lines[first...])
    }

    @Test("in a window that gets lower than the keyboard under the finger, the toolbar follows at once")
    func loweredInHand() throws {
        let (desk, _) = try draggedDesk()
        let first = desk.program.lines.count
        desk.person.resize(desk.window, to: CGSize(width: 900, height: 150))
        try desk.program.wait(for: "frame") { $0.rect("host").height == 150 }
        desk.person.button(1, isDown: false)
        try desk.program.wait(for: "frame") { $0.number("progress") == 1 && $0.rect("host").height == 150 }
        try end(desk)
        expectToolbarOnKeyboard(desk.program.lines[first...])
    }
}
