import Foundation
import Testing

@testable import Typist
@testable import UIKit

@Suite @MainActor struct TypistTests {
    let hidden = CGRect(x: 0, y: 480, width: 320, height: 216)
    let shown = CGRect(x: 0, y: 264, width: 320, height: 216)

    @Test func everyEventComesInItsOrder() {
        let stage = TypistStage()
        defer { stage.close() }
        var events: [Typist.KeyboardEvent] = []
        let typist = Typist()
        for event in Typist.KeyboardEvent.allCases { typist.on(event: event) { _ in events.append(event) } }
        typist.start()
        stage.field.becomeFirstResponder()
        stage.commit(at: 1)
        stage.field.resignFirstResponder()
        stage.commit(at: 2)
        #expect(
            events == [
                .willChangeFrame, .willShow, .didChangeFrame, .didShow,
                .willChangeFrame, .willHide, .didChangeFrame, .didHide,
            ])
    }

    @Test func optionsSayWhatTheKeyboardDoes() throws {
        let stage = TypistStage()
        defer { stage.close() }
        var received: Typist.KeyboardOptions?
        let typist = Typist()
        typist.on(event: .willShow) { received = $0 }.start()
        stage.field.becomeFirstResponder()
        let options = try #require(received)
        #expect(options.belongsToCurrentApp)
        #expect(options.startFrame == hidden)
        #expect(options.endFrame == shown)
        #expect(options.animationDuration == 0.25)
        #expect(options.animationCurve.rawValue == 7)
        #expect(options.animationOptions.rawValue == 7 << 16)
    }

    @Test func aViewAnimatedWithTheOptionsMovesWithTheKeyboard() {
        let stage = TypistStage()
        defer { stage.close() }
        let bar = UIView(frame: CGRect(x: 0, y: 440, width: 320, height: 40))
        stage.window.addSubview(bar)
        let typist = Typist()
        typist.on(event: .willShow) { options in
            UIView.animate(withDuration: options.animationDuration, delay: 0, options: options.animationOptions) {
                bar.frame.origin.y = options.endFrame.minY - 40
            }
        }.start()
        stage.field.becomeFirstResponder()
        for time in [0.0, 0.1, 0.3, 0.5] {
            stage.commit(at: time)
            #expect(abs(bar.shown.frame.maxY - stage.keyboard.presentedFrame.minY) < 1e-6)
        }
    }

    @Test func nothingComesBeforeStart() {
        let stage = TypistStage()
        defer { stage.close() }
        let typist = Typist()
        typist.on(event: .willShow) { _ in Issue.record("must not be called") }
        stage.field.becomeFirstResponder()
        typist.start()
        typist.stop()
        stage.commit(at: 1)
        stage.field.resignFirstResponder()
        stage.commit(at: 2)
        stage.field.becomeFirstResponder()
    }

    @Test func startTwiceDoesNoHarmAndStopCanBeResumed() {
        let stage = TypistStage()
        defer { stage.close() }
        var count = 0
        let typist = Typist().on(event: .willShow) { _ in count += 1 }
        typist.start()
        typist.start()
        stage.field.becomeFirstResponder()
        #expect(count == 1)
        typist.stop()
        stage.field.resignFirstResponder()
        stage.field.becomeFirstResponder()
        #expect(count == 1)
        typist.start()
        stage.field.resignFirstResponder()
        stage.field.becomeFirstResponder()
        #expect(count == 2)
        typist.stop()
    }

    @Test func theLastClosureOfAnEventCounts() {
        let stage = TypistStage()
        defer { stage.close() }
        var calls: [String] = []
        let typist = Typist()
        typist.start()
        typist.on(event: .willShow) { _ in calls.append("first") }.on(event: .willShow) { _ in calls.append("second") }
        stage.field.becomeFirstResponder()
        #expect(calls == ["second"])
        typist.on(event: .willHide) { _ in calls.append("hide") }
        typist.on(event: .willHide, do: nil)
        stage.field.resignFirstResponder()
        #expect(calls == ["second"])
        typist.clear()
        stage.field.becomeFirstResponder()
        #expect(calls == ["second"])
    }

    @Test func twoInstancesDoNotDisturbEachOther() {
        let stage = TypistStage()
        defer { stage.close() }
        var counts = [0, 0]
        let first = Typist().on(event: .willShow) { _ in counts[0] += 1 }
        let second = Typist().on(event: .willShow) { _ in counts[1] += 1 }
        first.start()
        second.start()
        stage.field.becomeFirstResponder()
        second.stop()
        second.clear()
        stage.field.resignFirstResponder()
        stage.field.becomeFirstResponder()
        #expect(counts == [2, 1])
        #expect(Typist.shared === Typist.shared && Typist.shared !== first)
    }

    @Test func anInstanceThatIsGoneHearsNothing() {
        let stage = TypistStage()
        defer { stage.close() }
        weak var gone: Typist?
        do {
            let typist = Typist().on(event: .willShow) { _ in Issue.record("must not be called") }
            typist.toolbar(scrollView: stage.scrollView).start()
            gone = typist
        }
        #expect(gone == nil)
        stage.field.becomeFirstResponder()
    }

    @Test func animationOptionsExistForEveryCurve() throws {
        for raw in [0, 1, 2, 3, 7] {
            let curve = try #require(UIView.AnimationCurve(rawValue: raw))
            #expect(UIView.AnimationOptions(curve: curve).rawValue == UInt(raw) << 16)
        }
        #expect(UIView.AnimationOptions(curve: .easeOut) == .curveEaseOut)
    }

    @Test func aDragInTheScrollViewTellsEachStep() {
        let stage = TypistStage()
        defer { stage.close() }
        var frames: [CGRect] = []
        var hides = 0
        let typist = Typist()
        typist.toolbar(scrollView: stage.scrollView).on(event: .willHide) { _ in hides += 1 }.start()
        #expect(stage.scrollView.keyboardDismissMode == .interactive)
        stage.field.becomeFirstResponder()
        stage.commit(at: 1)
        typist.on(event: .willChangeFrame) { frames.append($0.endFrame) }
        stage.touch(.began, y: 200, at: 2)
        stage.touch(.moved, y: 230, at: 2.02)
        #expect(frames.isEmpty)
        stage.touch(.moved, y: 300, at: 2.04)
        stage.touch(.moved, y: 350, at: 2.06)
        stage.touch(.moved, y: 350, at: 2.08)
        #expect(
            frames == [
                CGRect(x: 0, y: 300, width: 320, height: 180), CGRect(x: 0, y: 350, width: 320, height: 130),
            ])
        stage.touch(.moved, y: 380, at: 2.1)
        stage.touch(.ended, y: 380, at: 2.1)
        #expect(hides == 1)
        #expect(!stage.field.isFirstResponder)
        #expect(frames.last == hidden)
        stage.commit(at: 3)
        #expect(stage.keyboard.state == .hidden)
        let count = frames.count
        stage.touch(.began, y: 200, at: 4)
        stage.touch(.moved, y: 400, at: 4.1)
        stage.touch(.ended, y: 400, at: 4.2)
        #expect(frames.count == count)
    }

    @Test func aFingerThatIsPulledBackLeavesTheKeyboard() {
        let stage = TypistStage()
        defer { stage.close() }
        var frames: [CGRect] = []
        let typist = Typist()
        typist.toolbar(scrollView: stage.scrollView).on(event: .willHide) { _ in Issue.record("must not hide") }.start()
        stage.field.becomeFirstResponder()
        stage.commit(at: 1)
        typist.on(event: .willChangeFrame) { frames.append($0.endFrame) }
        stage.touch(.began, y: 200, at: 2)
        for (index, y) in [290.0, 400, 350, 300, 250].enumerated() {
            stage.touch(.moved, y: y, at: 2.02 + Double(index) / 50)
        }
        stage.touch(.ended, y: 250, at: 2.12)
        #expect(frames.last == shown)
        stage.commit(at: 3)
        #expect(stage.field.isFirstResponder)
        #expect(stage.keyboard.presentedFrame == shown)
    }

    @Test func readsNotificationsOfOtherMakers() throws {
        let frame = CGRect(x: 0, y: 1, width: 2, height: 3)
        let name = UIResponder.keyboardWillChangeFrameNotification
        #expect(Typist.KeyboardOptions(Notification(name: name)) == nil)
        let note = Notification(
            name: name, userInfo: [UIResponder.keyboardFrameBeginUserInfoKey: NSValue(rect: frame)])
        let options = try #require(Typist.KeyboardOptions(note))
        #expect(options.startFrame == frame && options.endFrame == frame)
        #expect(options.belongsToCurrentApp)
        #expect(options.animationDuration == 0)
        #expect(options.animationOptions == .curveEaseInOut)
        let foreign = Notification(
            name: name,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: frame, UIResponder.keyboardIsLocalUserInfoKey: false,
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 3),
            ])
        let other = try #require(Typist.KeyboardOptions(foreign))
        #expect(other.endFrame == frame && !other.belongsToCurrentApp && other.animationOptions == .curveLinear)
    }
}
