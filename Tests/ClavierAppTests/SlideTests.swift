import Foundation
import Testing
import X11Host

/// The slide as the trace has it, frame by frame.
@Suite("The slide", .serialized)
@MainActor struct SlideTests {
    /// A cubic Bézier curve from (0,0) to (1,1), solved by bisection.
    nonisolated private static func bezier(_ a: Double, _ b: Double, _ c: Double, _ d: Double, at x: Double) -> Double {
        func value(_ p: Double, _ q: Double, _ t: Double) -> Double {
            3 * p * t * (1 - t) * (1 - t) + 3 * q * t * t * (1 - t) + t * t * t
        }
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if value(a, c, middle) < x { low = middle } else { high = middle }
        }
        return value(b, d, low)
    }

    struct Case: Sendable, CustomStringConvertible {
        let description: String
        let curve: @Sendable (Double) -> Double

        static let all = [
            Case(description: "linear") { $0 },
            Case(description: "easeIn") { bezier(0.42, 0, 1, 1, at: $0) },
            Case(description: "easeOut") { bezier(0, 0, 0.58, 1, at: $0) },
            Case(description: "easeInOut") { bezier(0.42, 0, 0.58, 1, at: $0) },
            Case(description: "cubic-bezier(0.2,0.9,0.3,1)") { bezier(0.2, 0.9, 0.3, 1, at: $0) },
        ]
    }

    @Test("follows the curve's exact value at each frame's time", arguments: Case.all)
    func curves(_ slide: Case) throws {
        let desk = try Desk(["--curve", slide.description, "--duration", "0.4"])
        _ = try desk.showKeyboard()
        try desk.hideKeyboard()
        try desk.program.stop()
        let lines = desk.program.lines
        try SlideCheck.expectCurve(lines, from: "willShow", to: "didShow", seconds: 0.4, curve: slide.curve)
        try SlideCheck.expectCurve(lines, from: "willHide", to: "didHide", seconds: 0.4, curve: slide.curve)
        SlideCheck.expectExactFrames(lines)
    }

    @Test("on the keyboard's own curve is a critically damped spring of half a second, which is announced as a quarter")
    func keyboardCurve() throws {
        let desk = try Desk()
        _ = try desk.showKeyboard()
        try desk.hideKeyboard()
        try desk.program.stop()
        // Mass 3 and stiffness 1000.
        let frequency = (1000.0 / 3).squareRoot()
        for (begin, end) in [("willShow", "didShow"), ("willHide", "didHide")] {
            try SlideCheck.expectCurve(desk.program.lines, from: begin, to: end, seconds: 0.5) { part in
                1 - exp(-frequency * part * 0.5) * (1 + frequency * part * 0.5)
            }
        }
        let event = try #require(desk.program.lines.first { $0.name == "willShow" })
        #expect(event.number("duration") == 0.25 && event.number("curve") == 7)
        SlideCheck.expectExactFrames(desk.program.lines)
    }

    @Test("on a spring swings as that does")
    func spring() throws {
        let desk = try Desk(["--curve", "spring(1,100,10)"])
        _ = try desk.showKeyboard()
        try desk.program.stop()
        // The frequency is 10, the damping ratio one half.
        let swing = 75.0.squareRoot()
        try SlideCheck.expectMotion(desk.program.lines, from: "willShow", to: "didShow") { time in
            1 - exp(-5 * time) * (cos(swing * time) + 5 / swing * sin(swing * time))
        }
        SlideCheck.expectExactFrames(desk.program.lines)
    }

    @Test("posts the events in UIKit's order, once each")
    func order() throws {
        let desk = try Desk()
        _ = try desk.showKeyboard()
        try desk.hideKeyboard()
        try desk.program.stop()
        #expect(
            desk.program.lines.filter { $0.kind == "event" }.map(\.name) == [
                "willChangeFrame", "willShow", "didChangeFrame", "didShow", "willChangeFrame", "willHide",
                "didChangeFrame", "didHide",
            ])
    }

    @Test(
        "without a duration, and with reduced motion, is there at once",
        arguments: [["--duration", "0"], ["--reduce-motion"]])
    func atOnce(arguments: [String]) throws {
        let desk = try Desk(arguments)
        _ = try desk.showKeyboard()
        try desk.hideKeyboard()
        try desk.program.stop()
        let screen = try #require(desk.program.lines.first { $0.kind == "start" }).rect("screen")
        for frame in desk.program.lines where frame.kind == "frame" {
            let top = frame.rect("keyboard").minY
            #expect(top == screen.height || top == screen.height - frame.rect("keyboard").height)
        }
        SlideCheck.expectExactFrames(desk.program.lines)
    }

    @Test("toggled 50 times at random moments ends exactly where it belongs, and is exact all along")
    func toggles() throws {
        let desk = try Desk(["--duration", "0.3", "--curve", "easeInOut"])
        let field = try desk.fieldFrame()
        var generator = SystemRandomNumberGenerator()
        for round in 0..<50 {
            if round % 2 == 0 { desk.click(field) } else { desk.person.type(0xFF1B) }
            try desk.program.waitForEvent(round % 2 == 0 ? "willShow" : "willHide")
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                guard try desk.program.wait(for: "frame").number("progress") < 1 else { break }
            }
        }
        let last = try desk.program.wait(for: "frame") { $0.number("progress") == 1 }
        let screen = try #require(desk.program.lines.first { $0.kind == "start" }).rect("screen")
        #expect(last.rect("keyboard").minY == screen.height)
        try desk.program.stop()
        #expect(SlideCheck.expectExactFrames(desk.program.lines) > 50)
    }

    @Test("stays exact while the window is resized in mid slide")
    func windowResize() throws {
        let desk = try Desk(["--duration", "1", "--curve", "linear"])
        desk.click(try desk.fieldFrame())
        try desk.program.waitForEvent("willShow")
        for size in [(700, 500), (1100, 700), (320, 240), (900, 640)] {
            try desk.program.wait(for: "frame")
            desk.person.resize(desk.window, to: CGSize(width: size.0, height: size.1))
            try desk.program.wait(for: "screen") { $0.rect("screen").width == Double(size.0) }
        }
        let last = try desk.program.wait(for: "frame") { $0.number("progress") == 1 }
        #expect(last.rect("keyboard").width == 900)
        #expect(last.rect("keyboard").maxY == 640)
        try desk.program.stop()
        SlideCheck.expectExactFrames(desk.program.lines)
    }

    @Test("stays exact while the host view is resized and moved in mid slide")
    func hostResize() throws {
        let desk = try Desk(["--duration", "2", "--curve", "linear"])
        let host = try #require(desk.program.lines.last { $0.kind == "frame" }).rect("host")
        let origin = desk.person.origin(of: desk.window)
        desk.click(try desk.fieldFrame())
        try desk.program.waitForEvent("willShow")
        desk.person.move(to: CGPoint(x: origin.x + host.maxX - 2, y: origin.y + host.maxY - 2))
        desk.person.button(1, isDown: true)
        for step in 1...8 {
            desk.person.move(
                to: CGPoint(
                    x: origin.x + host.maxX - 2 - CGFloat(step * 20), y: origin.y + host.maxY - 2 - CGFloat(step * 5)))
            try desk.program.wait(for: "frame") { abs($0.rect("host").maxX - host.maxX + CGFloat(step * 20)) < 1 }
        }
        desk.person.button(1, isDown: false)
        desk.person.move(to: CGPoint(x: origin.x + host.minX + 60, y: origin.y + host.minY + 20))
        desk.person.button(1, isDown: true)
        desk.person.move(to: CGPoint(x: origin.x + host.minX + 20, y: origin.y + host.minY + 30))
        try desk.program.wait(for: "frame") { abs($0.rect("host").minX - host.minX + 40) < 1 }
        desk.person.button(1, isDown: false)
        try desk.program.waitForEvent("didShow")
        try desk.program.stop()
        SlideCheck.expectExactFrames(desk.program.lines)
    }

    @Test("survives windows of 1 x 1 and 8000 x 40 pixels")
    func extremeWindows() throws {
        let desk = try Desk()
        _ = try desk.showKeyboard()
        for size in [(1, 1), (8000, 40), (900, 640)] {
            desk.person.resize(desk.window, to: CGSize(width: size.0, height: size.1))
            try desk.program.wait(for: "screen") {
                $0.rect("screen").size == CGSize(width: size.0, height: size.1)
            }
        }
        try desk.hideKeyboard()
        try desk.program.stop()
        SlideCheck.expectExactFrames(desk.program.lines)
    }
}
