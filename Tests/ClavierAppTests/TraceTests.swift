import Foundation
import Testing
import X11Host

/// The trace as a script reads it.
@Suite("The trace", .serialized)
@MainActor struct TraceTests {
    @Test("goes to a file too, each line at once, from start to end")
    func file() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).jsonl").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        // The file is a pipe here, which lets a line be waited for.
        try #require(mkfifo(path, 0o600) == 0)
        let display = try VirtualDisplay()
        let program = try RunningClavier(["--trace", path], display: display.name, trace: false)
        let reader = try #require(FileHandle(forReadingAtPath: path))
        var bytes = Data()
        func lines() throws -> [TraceLine] {
            try bytes.split(separator: UInt8(ascii: "\n")).map { try TraceLine(json: $0) }
        }
        while try bytes.last != UInt8(ascii: "\n") || !lines().contains(where: { $0.kind == "frame" }) {
            bytes += try #require(try reader.read(upToCount: 1), "the trace ended")
        }
        #expect(try lines().first?.kind == "start")
        kill(program.processIdentifier, SIGTERM)
        bytes += try reader.readToEnd() ?? Data()
        let exit = try program.finishSpeaking()
        #expect(exit.code == 0 && exit.output == "" && exit.message == "")
        let end = try #require(try lines().last)
        #expect(end.kind == "end")
        #expect(end.number("frames") == Double(try lines().filter { $0.kind == "frame" }.count))
    }

    @Test("has a time and a kind on each line, and numbers that make sense in each frame")
    func everyLine() throws {
        let desk = try Desk(["--scale", "1.25", "--size", "800x600"])
        let keys = try desk.showKeyboard(scale: 1.25)
        desk.click(try #require(keys["A"]), scale: 1.25)
        try desk.program.waitForText("A")
        try desk.hideKeyboard()
        try desk.program.stop()
        let lines = desk.program.lines
        let kinds = ["start", "screen", "frame", "event", "keys", "field", "text", "press", "release", "error", "end"]
        for line in lines { #expect(kinds.contains(line.kind) && line.time >= 0) }
        let start = try #require(lines.first)
        #expect(start.kind == "start" && start.number("scale") == 1.25 && start.number("refresh") > 0)
        #expect(start.text("version")?.isEmpty == false)
        #expect(start.rect("screen") == CGRect(x: 0, y: 0, width: 800, height: 600))
        for frame in lines where frame.kind == "frame" {
            #expect((0...1).contains(frame.number("progress")))
            #expect(frame.number("engine") >= 0 && frame.number("paint") >= 0)
        }
        #expect(lines.filter { $0.kind == "press" || $0.kind == "release" }.map { $0.text("key") } == ["A", "A"])
        SlideCheck.expectExactFrames(lines)
    }

    @Test("tells of a text when it changes, and not when its field gets the focus again")
    func texts() throws {
        let desk = try Desk()
        let keys = try desk.showKeyboard()
        try desk.tap("A", of: keys)
        try desk.program.waitForText("A")
        try desk.hideKeyboard()
        try desk.tap("B", of: try desk.showKeyboard())
        try desk.program.waitForText("AB")
        try desk.tap("BP", of: keys)
        try desk.program.waitForText("A")
        try desk.program.stop()
        #expect(desk.program.lines.filter { $0.kind == "text" }.map { $0.text("value") } == ["A", "AB", "A"])
    }

    @Test("names the layouts and layers whose keys are shown")
    func layers() throws {
        let desk = try Desk()
        var keys = try desk.showKeyboard()
        var names: [[String?]] = []
        func note(_ line: TraceLine) {
            keys = line.keys
            names.append([line.text("layout"), line.text("layer")])
        }
        note(try #require(desk.program.lines.last { $0.kind == "keys" }))
        for key in ["CP", "CHG", "CHG", "CP"] {
            try desk.tap(key, of: keys)
            note(try desk.program.wait(for: "keys"))
        }
        try desk.program.stop()
        #expect(
            names == [
                ["letters", "upper"], ["letters", "lower"], ["symbols", "symbols"], ["letters", "lower"],
                ["letters", "upper"],
            ])
    }

    @Test("tells of the focus and of keys at once, also while the keyboard slides")
    func inMidSlide() throws {
        let desk = try Desk(["--curve", "linear", "--duration", "10"])
        desk.click(try desk.fieldFrame())
        #expect(try desk.program.wait(for: "field").isFocused)
        let frame = try desk.program.wait(for: "frame") { $0.rect("keyboard").minY < 560 }
        // The first row begins below the strip of 32 points; its first key is 44 points high.
        desk.click(CGRect(x: 2, y: frame.rect("keyboard").minY + 33, width: 80, height: 44))
        #expect(try desk.program.wait(for: "press").text("key") == "Q")
        #expect(try desk.program.wait(for: "release").text("key") == "Q")
        try desk.program.waitForText("Q")
        try desk.program.stop()
        #expect(!desk.program.lines.contains { $0.name == "didShow" })
    }
}
