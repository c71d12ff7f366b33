import Foundation
import Testing

/// What must hold for every frame of every slide, computed here from the trace alone.
enum SlideCheck {
    /// How far two numbers of points may be apart.
    static let tolerance = 0.01

    /// The rule of the guide: the part of the host view that the keyboard covers if that has an area, else the host's
    /// bottom edge with no height; in the host's coordinates, within its safe area for the safe guide.
    static func guide(keyboard: CGRect, host: CGRect, insets: [Double] = [0, 0, 0, 0]) -> CGRect {
        let left = insets[1]
        let right = max(left, host.width - insets[3])
        let top = insets[0]
        let bottom = max(top, host.height - insets[2])
        let x0 = max(left, keyboard.minX - host.minX)
        let x1 = min(right, keyboard.maxX - host.minX)
        let y0 = max(top, keyboard.minY - host.minY)
        let y1 = min(bottom, keyboard.maxY - host.minY)
        if x1 > x0, y1 > y0 { return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0) }
        return CGRect(x: left, y: bottom, width: right - left, height: 0)
    }

    static func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
            && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
    }

    /// Checks all frames among the lines; returns how many there were.
    @discardableResult
    static func expectExactFrames(
        _ lines: [TraceLine], pinned: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Int {
        let frames = lines.filter { $0.kind == "frame" }
        for frame in frames {
            let keyboard = frame.rect("keyboard")
            let host = frame.rect("host")
            let guide = frame.rect("guide")
            let insets = frame.members["safeArea"] as? [Double] ?? []
            let wanted = Self.guide(keyboard: keyboard, host: host)
            #expect(isClose(guide, wanted), "t \(frame.time): \(guide), not \(wanted)", sourceLocation: sourceLocation)
            let safe = Self.guide(keyboard: keyboard, host: host, insets: insets)
            #expect(
                isClose(frame.rect("safeGuide"), safe), "t \(frame.time): safe \(frame.rect("safeGuide")), not \(safe)",
                sourceLocation: sourceLocation)
            if pinned {
                #expect(
                    abs(frame.rect("toolbar").maxY - guide.minY) <= tolerance, "t \(frame.time): the toolbar is off",
                    sourceLocation: sourceLocation)
            }
        }
        return frames.count
    }

    /// Checks that between two events of a slide that nothing disturbs, each frame shows the keyboard where `curve`
    /// (from the part of the duration that is over, to the part of the way) has it at the frame's time, and says which
    /// part of the duration is over.
    static func expectCurve(
        _ lines: [TraceLine], from begin: String, to end: String, seconds: Double, curve: (Double) -> Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        func part(_ time: Double) -> Double { min(1, max(0, time / seconds)) }
        let frames = try expectMotion(lines, from: begin, to: end, sourceLocation: sourceLocation) { curve(part($0)) }
        for (frame, time) in frames {
            #expect(abs(frame.number("progress") - part(time)) <= 1e-4, sourceLocation: sourceLocation)
        }
    }

    /// Checks that between two events of a slide that nothing disturbs, each frame shows the keyboard where `position`
    /// (from the seconds since the first event, to the part of the way) has it. Returns the frames with their seconds.
    @discardableResult
    static func expectMotion(
        _ lines: [TraceLine], from begin: String, to end: String, sourceLocation: SourceLocation = #_sourceLocation,
        position: (Double) -> Double
    ) throws -> [(frame: TraceLine, time: Double)] {
        let first = try #require(lines.firstIndex { $0.kind == "event" && $0.name == begin })
        let last = try #require(lines[first...].firstIndex { $0.kind == "event" && $0.name == end })
        let start = lines[first].rect("startFrame")
        let stop = lines[first].rect("endFrame")
        let frames = lines[first..<last].filter { $0.kind == "frame" }.map { ($0, $0.time - lines[first].time) }
        #expect(frames.count > 5, sourceLocation: sourceLocation)
        for (frame, time) in frames {
            let y = start.minY + (stop.minY - start.minY) * position(time)
            // The trace has microseconds; at the steepest curve here that is far less than a hundredth of a point.
            #expect(
                abs(frame.rect("keyboard").minY - y) <= tolerance,
                "t \(frame.time): the keyboard is at \(frame.rect("keyboard").minY), not at \(y)",
                sourceLocation: sourceLocation)
        }
        return frames
    }
}
