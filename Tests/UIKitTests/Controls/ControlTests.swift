import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ControlTests {
    /// A button whose events are written down.
    private func makeButton(on stage: Stage) -> (UIButton, () -> [String]) {
        final class Log { var events: [String] = [] }
        let log = Log()
        let button = stage.add(UIButton(type: .system), 0, 0, 100, 40)
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
            (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names { button.addAction(UIAction { _ in log.events.append(name) }, for: event) }
        return (button, { log.events })
    }

    @Test func aPressIsDownUpAndPrimary() {
        let stage = Stage()
        let (button, events) = makeButton(on: stage)
        stage.touch(.began, 50, 20, type: .indirectPointer)
        #expect(button.isHighlighted)
        #expect(button.isTracking)
        stage.touch(.ended, 50, 20, type: .indirectPointer)
        #expect(!button.isHighlighted)
        #expect(events() == ["down", "up", "primary"])
        stage.close()
    }

    @Test func leavingTheButtonReleasesItAndComingBackPressesItAgain() {
        let stage = Stage()
        let (button, events) = makeButton(on: stage)
        stage.touch(.began, 50, 20, type: .indirectPointer)
        stage.touch(.moved, 50, 200, type: .indirectPointer)
        #expect(!button.isHighlighted)
        stage.touch(.moved, 50, 30, type: .indirectPointer)
        #expect(button.isHighlighted)
        stage.touch(.moved, 50, 200, type: .indirectPointer)
        stage.touch(.ended, 50, 200, type: .indirectPointer)
        #expect(events() == ["down", "exit", "enter", "exit", "up outside"])
        stage.close()
    }

    @Test func aFingerMayRollSeventyPointsAway() {
        let stage = Stage()
        let (_, events) = makeButton(on: stage)
        stage.touch(.began, 50, 20)
        stage.touch(.ended, 50, 100)
        #expect(events() == ["down", "up", "primary"])
        stage.close()
    }

    @Test func aCancelledTouchDoesNothing() {
        let stage = Stage()
        let (button, events) = makeButton(on: stage)
        stage.touch(.began, 50, 20)
        stage.touch(.cancelled, 50, 20)
        #expect(!button.isHighlighted)
        #expect(events() == ["down", "cancel"])
        stage.close()
    }

    @Test func aDisabledControlDoesNotReact() {
        let stage = Stage()
        let (button, events) = makeButton(on: stage)
        button.isEnabled = false
        stage.tap(50, 20)
        #expect(events() == [])
        #expect(button.state == .disabled)
        stage.close()
    }

    @Test func disablingWhilePressedLetsGo() {
        let stage = Stage()
        let (button, events) = makeButton(on: stage)
        stage.touch(.began, 50, 20)
        button.isEnabled = false
        stage.touch(.ended, 50, 20)
        #expect(!button.isHighlighted)
        #expect(events() == ["down", "cancel"])
        stage.close()
    }

    @Test func anActionOfTheSameNameReplacesTheFirst() {
        let button = UIButton(type: .system)
        var runs: [Int] = []
        button.addAction(UIAction(identifier: .init("a")) { _ in runs.append(1) }, for: .touchUpInside)
        button.addAction(UIAction(identifier: .init("a")) { _ in runs.append(2) }, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(runs == [2])
        button.removeAction(identifiedBy: .init("a"), for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(runs == [2])
    }

    @Test func theHandlerKnowsItsSender() {
        let button = UIButton(type: .system)
        weak var sender: AnyObject?
        button.addAction(UIAction { sender = $0.sender }, for: .valueChanged)
        button.sendActions(for: .valueChanged)
        #expect(sender === button)
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
    func tabMovesAlongTheControlsAndAKeyPresses(_ code: UIKeyboardHIDUsage) {
        let stage = Stage()
        let (first, events) = makeButton(on: stage)
        let disabled = stage.add(UIButton(type: .system), 0, 50, 100, 40)
        disabled.isEnabled = false
        let hidden = stage.add(UIButton(type: .system), 0, 100, 100, 40)
        hidden.isHidden = true
        let last = stage.add(UIButton(type: .system), 0, 150, 100, 40)
        stage.press(.keyboardTab)
        #expect(first.isFirstResponder)
        #expect(first.state == .focused)
        stage.press(.keyboardTab)
        #expect(last.isFirstResponder)
        #expect(first.state == .normal)
        stage.press(.keyboardTab)
        #expect(first.isFirstResponder)
        stage.press(.keyboardTab, .shift)
        #expect(last.isFirstResponder)
        stage.press(.keyboardTab)
        #expect(stage.press(code))
        #expect(events() == ["up", "primary"])
        stage.press(.keyboardEscape)
        #expect(!first.isFirstResponder)
        #expect(first.subviews.allSatisfy { !($0 is FocusRingView) })
        stage.close()
    }

    @Test func keysThatNobodyUsesAreReportedAsSuch() {
        let stage = Stage()
        stage.add(UIView(), 0, 0, 100, 100)
        #expect(!stage.press(.keyboardA))
        #expect(!stage.press(.keyboardTab))
        #expect(!stage.press(.keyboardEscape))
        stage.close()
    }
}
