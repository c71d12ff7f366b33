import Clavier
import Foundation
import UIKit

/// What a frame of the keyboard's slide costs with many of Clavier's guides, without a window system.
@MainActor enum GuideBenchmark {
    private static let screenBounds = CGRect(x: 0, y: 0, width: 900, height: 640)
    private static let slides = 8
    /// Frames of a slide, at 60 a second: few enough that the keyboard moves in each.
    private static let framesPerSlide = 24

    static func run() -> [BenchmarkTable] {
        var table = BenchmarkTable("A frame of the keyboard's slide with guides in views of their own, medians")
        var single = 0.0
        for count in [1, 10, 100, 1000] {
            let time = frameTime(guides: count)
            if count == 1 {
                single = time
                table.add("1 guide, a frame", time, "µs", target: "under 50")
            } else {
                table.add("\(count) guides, a frame", time, "µs")
                let further = (time - single) / Double(count - 1)
                table.add("\(count) guides, each further guide", further, "µs", target: "under 2")
            }
        }
        return [table]
    }

    /// The median processor time of `UIApplication.commitFrame` while the keyboard slides, in microseconds.
    private static func frameTime(guides count: Int) -> Double {
        let application = UIApplication.shared
        let screen = UIScreen(bounds: screenBounds)
        application.addScreen(screen)
        defer { application.removeScreen(screen) }
        let window = UIWindow(frame: screenBounds)
        window.screen = screen
        window.isHidden = false
        defer { window.isHidden = true }
        for _ in 0..<count {
            let view = UIView(frame: screenBounds)
            view.usingAppleKeyboardLayoutGuideIfAvailable = false
            window.addSubview(view)
            _ = view.clavierLayoutGuide
        }
        var time = application.currentTime + 1
        application.commitFrame(at: time)
        screen.keyboard.timing = KeyboardTiming(curve: .linear, duration: Double(framesPerSlide + 1) / 60)
        var frames = Sample()
        for slide in 0..<slides {
            slide.isMultiple(of: 2) ? screen.keyboard.show() : screen.keyboard.hide()
            application.commitFrame(at: time)
            for _ in 0..<framesPerSlide {
                time += 1.0 / 60
                frames.add(ProcessorTime.microseconds { application.commitFrame(at: time) })
            }
            time += 1
            application.commitFrame(at: time)
        }
        return frames.median
    }
}
