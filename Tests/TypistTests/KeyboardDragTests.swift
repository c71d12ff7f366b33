import Foundation
import Testing

@testable import Typist
@testable import UIKit

/// A bar that a client moves with nothing but Typist's events, while a finger has the keyboard.
@Suite("A drag of the keyboard") @MainActor final class KeyboardDragTests {
    let shown = CGRect(x: 0, y: 264, width: 320, height: 216)
    let hide: [Typist.KeyboardEvent] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
    let show: [Typist.KeyboardEvent] = [.willChangeFrame, .willShow, .didChangeFrame, .didShow]
    lazy var stage = open()
    let bar = UIView(frame: CGRect(x: 0, y: 440, width: 320, height: 40))
    let typist = Typist()
    var events: [(kind: Typist.KeyboardEvent, options: Typist.KeyboardOptions)] = []

    var kinds: [Typist.KeyboardEvent] { events.map(\.kind) }

    /// Sets the stage when the test has begun; before, other tests may run.
    private func open() -> TypistStage {
        let stage = TypistStage()
        stage.window.addSubview(stage.field)
        stage.window.addSubview(bar)
        for event in Typist.KeyboardEvent.allCases {
            typist.on(event: event) { [unowned self] options in
                events.append((event, options))
                guard event == .willChangeFrame || event == .willHide else { return }
                UIView.animate(withDuration: options.animationDuration, delay: 0, options: options.animationOptions) {
                    self.bar.frame.origin.y = options.endFrame.minY - 40
                }
            }
        }
        typist.toolbar(scrollView: stage.scrollView).start()
        return stage
    }

    private func close() {
        typist.stop()
        stage.close()
    }

    /// Has a finger take the shown keyboard down to `y` and rest there, from 2 s on.
    private func drag(to y: CGFloat) {
        stage.field.becomeFirstResponder()
        stage.commit(at: 1)
        stage.touch(.began, y: 200, at: 2)
        stage.touch(.moved, y: 240, at: 2.02)
        stage.touch(.moved, y: y, at: 2.04)
        events = []
    }

    private func expectBarOnKeyboard(at time: Double, sourceLocation: SourceLocation = #_sourceLocation) {
        stage.commit(at: time)
        let gap = stage.keyboard.presentedFrame.minY - bar.shown.frame.maxY
        #expect(abs(gap) < 1e-6, "at \(time): \(gap)", sourceLocation: sourceLocation)
    }

    private func expectBarOnKeyboard(
        from start: Double, to end: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for step in 0...20 {
            expectBarOnKeyboard(at: start + (end - start) * Double(step) / 20, sourceLocation: sourceLocation)
        }
    }

    @Test("tells each step, at once, for what the finger leaves on the screen")
    func steps() throws {
        defer { close() }
        drag(to: 340)
        for (index, y) in [400.0, 470, 380].enumerated() {
            stage.touch(.moved, y: y, at: 2.1 + Double(index) / 50)
            expectBarOnKeyboard(at: 2.1 + Double(index) / 50)
        }
        #expect(kinds == [.willChangeFrame, .willChangeFrame, .willChangeFrame])
        #expect(events.map(\.options.startFrame.minY) == [340, 400, 470])
        let last = try #require(events.last?.options)
        #expect(last.endFrame == CGRect(x: 0, y: 380, width: 320, height: 100))
        #expect(last.animationDuration == 0 && last.animationCurve.rawValue == 7 && last.belongsToCurrentApp)
        #expect(last.animationOptions.contains(.beginFromCurrentState))
    }

    @Test("is told to an instance that started after the keyboard had come")
    func lateStart() {
        defer { close() }
        stage.field.becomeFirstResponder()
        stage.commit(at: 1)
        var frames: [CGRect] = []
        let late = Typist().toolbar(scrollView: stage.scrollView).on(event: .willChangeFrame) {
            frames.append($0.endFrame)
        }
        late.start()
        stage.touch(.began, y: 200, at: 2)
        stage.touch(.moved, y: 240, at: 2.02)
        stage.touch(.moved, y: 340, at: 2.04)
        #expect(frames == [CGRect(x: 0, y: 340, width: 320, height: 140)])
        late.stop()
    }

    @Test("let go from rest tells of the way back, and the bar comes along")
    func returnFromRest() throws {
        defer { close() }
        drag(to: 340)
        stage.touch(.ended, y: 340, at: 3)
        #expect(kinds == [.willChangeFrame, .willShow])
        let options = try #require(events.first?.options)
        #expect(options.startFrame == CGRect(x: 0, y: 340, width: 320, height: 216))
        #expect(options.endFrame == shown)
        #expect(options.animationDuration == 0.25)
        #expect(options.animationOptions.rawValue == 7 << 16)
        expectBarOnKeyboard(from: 3, to: 3.49)
        expectBarOnKeyboard(at: 3.5)
        #expect(kinds == show)
        #expect(bar.shown.frame.maxY == 264)
    }

    @Test("thrown back has the bar keep its momentum")
    func returnWithVelocity() {
        defer { close() }
        drag(to: 420)
        for (index, y) in [400.0, 380, 355].enumerated() { stage.touch(.moved, y: y, at: 2.06 + Double(index) / 50) }
        events = []
        stage.touch(.ended, y: 355, at: 2.1)
        #expect(stage.keyboard.state == .showing)
        expectBarOnKeyboard(from: 2.1, to: 3)
        #expect(kinds == show)
        #expect(bar.shown.frame.maxY == 264)
    }

    @Test("cut off tells of the way back", arguments: ["touch", "recogniser", "window"])
    func cancelled(what: String) {
        defer { close() }
        drag(to: 440)
        stage.commit(at: 3)
        switch what {
        case "touch": stage.touch(.cancelled, y: 440, at: 3)
        case "recogniser": stage.scrollView.panGestureRecognizer.isEnabled = false
        default: stage.scrollView.removeFromSuperview()
        }
        #expect(stage.keyboard.state == .showing)
        expectBarOnKeyboard(from: 3, to: 4)
        #expect(kinds == show)
        #expect(stage.keyboard.presentedFrame == shown && stage.field.isFirstResponder)
    }

    @Test("takes the bar along also out of a slide, and out of the way back")
    func dragOutOfASlide() {
        defer { close() }
        stage.field.becomeFirstResponder()
        stage.commit(at: 0.05)
        for round in 0..<3 {
            let start = 0.06 + Double(round) / 5
            stage.touch(.began, y: 200, at: start)
            for (index, y) in [350.0, 470, 440, 400, 420, 330].enumerated() {
                let time = start + Double(index + 1) / 100
                stage.touch(.moved, y: y, at: time)
                expectBarOnKeyboard(at: time)
            }
            #expect(stage.keyboard.state == .dragged)
            stage.touch(.ended, y: 330, at: start + 0.06)
            #expect(stage.keyboard.state == .showing)
            expectBarOnKeyboard(from: start + 0.06, to: start + 0.15)
        }
        expectBarOnKeyboard(from: 1, to: 2)
        #expect(kinds.suffix(4) == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
        #expect(kinds.filter { $0 == .didShow }.count == 1)
    }

    @Test("that leaves the keyboard past half of its way dismisses it without momentum, in the announced time")
    func dismissalFromRest() throws {
        defer { close() }
        drag(to: 400)
        stage.touch(.ended, y: 400, at: 3)
        #expect(kinds == [.willChangeFrame, .willHide])
        let options = try #require(events.last?.options)
        #expect(options.startFrame == CGRect(x: 0, y: 400, width: 320, height: 216))
        #expect(options.endFrame == CGRect(x: 0, y: 480, width: 320, height: 216))
        #expect(options.animationDuration == 0.25 && options.animationOptions.rawValue == 7 << 16)
        // Without velocity the spring has come 0.8793 of its way after 0.2 s: 1 - e^(-wt) (1 + wt), w = sqrt(1000 / 3).
        stage.commit(at: 3.2)
        #expect(abs(stage.keyboard.presentedFrame.minY - (400 + 80 * 0.8793)) < 0.01)
        expectBarOnKeyboard(from: 3.2, to: 4)
        #expect(kinds == hide)
        #expect(bar.shown.frame.maxY == 480)
    }

    @Test("that flicks the keyboard away has the bar go with it")
    func flick() {
        defer { close() }
        drag(to: 300)
        for (index, y) in [310.0, 325, 345].enumerated() { stage.touch(.moved, y: y, at: 2.06 + Double(index) / 50) }
        events = []
        stage.touch(.ended, y: 345, at: 2.1)
        #expect(stage.keyboard.state == .hiding)
        expectBarOnKeyboard(from: 2.1, to: 3)
        #expect(kinds == hide)
    }

    @Test("tells only what the keyboard posts when the program hides it")
    func hiddenByProgram() {
        defer { close() }
        drag(to: 340)
        stage.field.resignFirstResponder()
        stage.touch(.moved, y: 380, at: 2.08)
        stage.touch(.ended, y: 380, at: 2.1)
        expectBarOnKeyboard(from: 2.1, to: 3)
        #expect(kinds == hide)
    }

    @Test("has the bar turn round with the keyboard that the program hides in the way back")
    func hiddenDuringTheReturn() {
        defer { close() }
        drag(to: 340)
        stage.touch(.ended, y: 340, at: 3)
        stage.commit(at: 3.1)
        stage.field.resignFirstResponder()
        // The way back would have ended at 3.5.
        expectBarOnKeyboard(from: 3.1, to: 3.7)
        #expect(kinds == [.willChangeFrame, .willShow] + hide)
        #expect(bar.shown.frame.maxY == 480)
    }

    @Test(
        "has the bar on the keyboard at every frame, whenever the program turns it round",
        arguments: [
            KeyboardTiming.system, KeyboardTiming(curve: .linear, duration: 0.8),
            KeyboardTiming(curve: .easeInOut, duration: 0.3),
        ], 1...8)
    func turnedRound(timing: KeyboardTiming, stride: Int) {
        defer { close() }
        stage.keyboard.timing = timing
        var time = 0.0
        for round in 0..<12 {
            if round.isMultiple(of: 2) {
                stage.field.becomeFirstResponder()
            } else {
                stage.field.resignFirstResponder()
            }
            // Multiples of the golden ratio spread over the slide and its end.
            let end = time + 0.6 * (Double(round * stride) * 0.618).truncatingRemainder(dividingBy: 1)
            expectBarOnKeyboard(from: time, to: end)
            time = end
        }
        expectBarOnKeyboard(from: time, to: time + 1)
        #expect(bar.shown.frame.maxY == 480)
    }

    @Test("on a window of another size goes on from where the keyboard is")
    func resizedInHand() {
        defer { close() }
        bar.autoresizingMask = .flexibleTopMargin
        drag(to: 340)
        stage.screen.bounds.size.height = 600
        stage.window.frame = stage.screen.bounds
        expectBarOnKeyboard(at: 2.1)
        #expect(stage.keyboard.presentedFrame.minY == 460)
        #expect(events.map(\.options.endFrame) == [CGRect(x: 0, y: 460, width: 320, height: 140)])
        events = []
        stage.touch(.moved, y: 430, at: 2.2)
        expectBarOnKeyboard(at: 2.2)
        stage.touch(.ended, y: 430, at: 3)
        expectBarOnKeyboard(from: 3, to: 4)
        #expect(stage.keyboard.presentedFrame.minY == 384)
        #expect(kinds == [.willChangeFrame] + show)
    }

    @Test("tells at once when the window gets lower than the keyboard under the finger")
    func loweredInHand() {
        defer { close() }
        drag(to: 340)
        stage.screen.bounds.size.height = 120
        stage.window.frame = stage.screen.bounds
        expectBarOnKeyboard(at: 2.1)
        #expect(events.map(\.options.endFrame) == [CGRect(x: 0, y: 0, width: 320, height: 120)])
    }

    @Test("tells nothing once the instance has stopped")
    func stopped() {
        defer { close() }
        drag(to: 340)
        typist.stop()
        stage.touch(.moved, y: 380, at: 2.1)
        stage.touch(.ended, y: 380, at: 2.2)
        stage.commit(at: 4)
        #expect(kinds == [])
    }
}
