import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct KeyboardInputTests {
    private func field(on stage: Stage) -> TestField {
        let field = TestField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.window.addSubview(field)
        return field
    }

    @Test func theKeyboardFollowsTheFirstResponder() {
        let stage = Stage()
        defer { stage.close() }
        let (first, second) = (field(on: stage), field(on: stage))
        let log = EventLog(stage.keyboard)
        first.becomeFirstResponder()
        #expect(stage.keyboard.state == .showing)
        stage.frame(at: 1)
        second.becomeFirstResponder()
        stage.frame(at: 2)
        #expect(stage.keyboard.state == .shown)
        #expect(log.kinds == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
        second.resignFirstResponder()
        #expect(stage.keyboard.state == .hiding)
    }

    @Test func aResponderThatTakesNoTextBringsNoKeyboard() {
        final class Plain: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let stage = Stage()
        defer { stage.close() }
        let plain = Plain(frame: .zero)
        stage.window.addSubview(plain)
        #expect(plain.becomeFirstResponder())
        #expect(stage.keyboard.state == .hidden)
        field(on: stage).becomeFirstResponder()
        stage.frame(at: 1)
        plain.becomeFirstResponder()
        #expect(stage.keyboard.state == .hiding)
    }

    @Test func theKeyboardOfTheRespondersScreenComes() {
        let stage = Stage()
        let other = Stage(width: 200, height: 200)
        defer {
            other.close()
            stage.close()
        }
        let (here, there) = (field(on: stage), field(on: other))
        here.becomeFirstResponder()
        other.frame(at: 1)
        there.becomeFirstResponder()
        other.frame(at: 2)
        #expect(stage.keyboard.state == .hidden)
        #expect(other.keyboard.state == .shown)
    }

    @Test func aFieldThatIsRemovedTakesTheKeyboardAway() {
        let stage = Stage()
        defer { stage.close() }
        let field = field(on: stage)
        field.becomeFirstResponder()
        stage.frame(at: 1)
        field.removeFromSuperview()
        #expect(stage.keyboard.state == .hiding)
    }

    @Test func inputAndAccessoryViewsMakeTheHeight() {
        let stage = Stage()
        defer { stage.close() }
        let field = field(on: stage)
        let keys = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 180))
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        field.keys = keys
        field.accessory = accessory
        field.becomeFirstResponder()
        stage.frame(at: 1)
        #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 256, width: 320, height: 224))
        #expect(accessory.convert(accessory.bounds, to: stage.screen) == CGRect(x: 0, y: 256, width: 320, height: 44))
        #expect(keys.convert(keys.bounds, to: stage.screen) == CGRect(x: 0, y: 300, width: 320, height: 180))
        field.accessory = nil
        field.keys = nil
        field.reloadInputViews()
        stage.frame(at: 2)
        #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 264, width: 320, height: 216))
        #expect(keys.window == nil && accessory.window == nil)
    }

    @Test func anIntrinsicHeightCounts() {
        final class Keys: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 123) }
        }
        let stage = Stage()
        defer { stage.close() }
        let field = field(on: stage)
        field.keys = Keys(frame: .zero)
        field.becomeFirstResponder()
        #expect(stage.keyboard.endFrame.height == 123)
    }

    @Test func aHeightConstraintCounts() {
        let stage = Stage()
        defer { stage.close() }
        let keys = UIInputViewController()
        let height = keys.view.heightAnchor.constraint(equalToConstant: 300)
        height.isActive = true
        stage.keyboard.installedInputViewControllers = [keys]
        field(on: stage).becomeFirstResponder()
        stage.frame(at: 1)
        #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 180, width: 320, height: 300))
        #expect(keys.view.frame == CGRect(x: 0, y: 0, width: 320, height: 300))
        let log = EventLog(stage.keyboard)
        height.constant = 250
        stage.frame(at: 2)
        stage.frame(at: 3)
        #expect(log.kinds == [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
        #expect(keys.view.convert(keys.view.bounds, to: stage.screen) == CGRect(x: 0, y: 230, width: 320, height: 250))
    }

    @Test func aSelfSizingInputViewIsAsHighAsWhatIsInIt() {
        let stage = Stage()
        defer { stage.close() }
        let field = field(on: stage)
        let keys = UIInputView(frame: .zero, inputViewStyle: .default)
        keys.allowsSelfSizing = true
        let inner = UIView(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        keys.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: keys.topAnchor, constant: 10),
            inner.bottomAnchor.constraint(equalTo: keys.bottomAnchor, constant: -10),
            inner.heightAnchor.constraint(equalToConstant: 150),
        ])
        field.keys = keys
        field.becomeFirstResponder()
        stage.frame(at: 1)
        #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 310, width: 320, height: 170))
        #expect(inner.frame.height == 150)
    }

    @Test func aSelfSizingInputViewIsAsHighAsTheTextInItAtTheKeyboardsWidth() {
        let stage = Stage()
        defer { stage.close() }
        let field = field(on: stage)
        let keys = UIInputView(frame: .zero, inputViewStyle: .default)
        keys.allowsSelfSizing = true
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.numberOfLines = 0
        // Without a host's fonts a character is 6 points wide and a line 12 high: 71 characters in a width of 320.
        let text = (0..<12).map { _ in "words" }.joined(separator: " ")
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        keys.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: keys.topAnchor),
            label.bottomAnchor.constraint(equalTo: keys.bottomAnchor),
            label.leftAnchor.constraint(equalTo: keys.leftAnchor),
            label.rightAnchor.constraint(equalTo: keys.rightAnchor),
        ])
        field.keys = keys
        for time in [1.0, 3.0] {
            field.becomeFirstResponder()
            stage.frame(at: time)
            #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 456, width: 320, height: 24))
            #expect(label.frame == CGRect(x: 0, y: 0, width: 320, height: 24))
            label.text = (label.text ?? "") + "\nand a third line"
            stage.frame(at: time + 0.5)
            stage.frame(at: time + 1)
            #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 444, width: 320, height: 36))
            #expect(label.frame.height == 36)
            #expect(!UIApplication.shared.needsFrame)
            label.text = text
            field.resignFirstResponder()
            stage.frame(at: time + 1.5)
        }
    }

    @Test func anInputViewThatIsShownAgainHasTheHeightOfItsTurn() {
        let stage = Stage()
        defer { stage.close() }
        let keys = UIInputViewController()
        stage.keyboard.installedInputViewControllers = [keys]
        let field = field(on: stage)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        field.accessory = accessory
        for (turn, height) in [216, 216, 132].enumerated() {
            stage.keyboard.preferredHeight = CGFloat(height)
            accessory.frame.size.height = CGFloat(height / 4)
            field.becomeFirstResponder()
            stage.frame(at: Double(2 * turn + 1))
            #expect(keys.view.bounds.height == CGFloat(height))
            #expect(accessory.bounds.height == CGFloat(height / 4))
            field.resignFirstResponder()
            stage.frame(at: Double(2 * turn + 2))
            // What the keyboard does with a view is over when the view has left it.
            #expect(keys.view.constraints.isEmpty && accessory.constraints.isEmpty)
        }
    }

    @Test func theViewsOfAResponderThatLeftAreLetGo() {
        let stage = Stage()
        defer { stage.close() }
        weak var keys: UIView?
        do {
            let field = field(on: stage)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 90))
            keys = view
            field.keys = view
            field.becomeFirstResponder()
            stage.frame(at: 1)
            field.resignFirstResponder()
            field.keys = nil
        }
        #expect(keys != nil)
        stage.frame(at: 2)
        #expect(keys == nil)
        #expect(stage.keyboard.presentedFrame.height == 216)
    }

    @Test func anEmptyInputViewBringsNothing() {
        let stage = Stage()
        defer { stage.close() }
        let field = field(on: stage)
        field.keys = UIView(frame: .zero)
        field.becomeFirstResponder()
        stage.frame(at: 1)
        #expect(stage.keyboard.presentedFrame == CGRect(x: 0, y: 480, width: 320, height: 0))
    }

    @Test func anAccessoryAloneStandsAtTheBottom() {
        final class Host: UIView {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let stage = Stage()
        defer { stage.close() }
        let host = Host(frame: .zero)
        stage.window.addSubview(host)
        host.becomeFirstResponder()
        stage.frame(at: 1)
        #expect(host.bar.convert(host.bar.bounds, to: stage.screen) == CGRect(x: 0, y: 430, width: 320, height: 50))
    }

    @Test func installedKeyboardsTakeTurns() {
        final class Keys: UIInputViewController {
            var log: [String] = []
            override func viewDidAppear(_ animated: Bool) { log.append("appear") }
            override func viewDidDisappear(_ animated: Bool) { log.append("disappear") }
            override func textDidChange(_ textInput: (any UITextInput)?) { log.append("text") }
        }
        let stage = Stage()
        defer { stage.close() }
        let (letters, digits) = (Keys(), Keys())
        stage.keyboard.installedInputViewControllers = [letters, digits]
        #expect(letters.log == ["text"])
        field(on: stage).becomeFirstResponder()
        stage.frame(at: 1)
        #expect(letters.needsInputModeSwitchKey)
        #expect(letters.view.window != nil && letters.log == ["text", "text", "appear"])
        letters.advanceToNextInputMode()
        stage.frame(at: 2)
        #expect(letters.view.window == nil && letters.log.last == "disappear")
        #expect(digits.view.window != nil)
        #expect(digits.view.convert(digits.view.bounds, to: stage.screen) == stage.keyboard.presentedFrame)
        digits.advanceToNextInputMode()
        #expect(letters.view.window != nil)
        letters.dismissKeyboard()
        stage.frame(at: 3)
        #expect(stage.keyboard.state == .hidden)
        #expect(letters.view.window == nil)
    }

    @Test func touchesBesideTheKeyboardGoThrough() throws {
        let stage = Stage()
        defer { stage.close() }
        let keys = UIInputViewController()
        stage.keyboard.installedInputViewControllers = [keys]
        field(on: stage).becomeFirstResponder()
        stage.frame(at: 1)
        let window = try #require(stage.screen.windows.last)
        #expect(window !== stage.window)
        #expect(window.hitTest(window.convert(CGPoint(x: 100, y: 263), from: stage.screen), with: nil) == nil)
        #expect(window.hitTest(window.convert(CGPoint(x: 100, y: 265), from: stage.screen), with: nil) === keys.view)
        stage.keyboard.hide()
        stage.frame(at: 2)
        #expect(stage.screen.windows.last === stage.window)
    }

    @Test func aSlidePaintsNoKeyAgain() throws {
        let stage = Stage()
        defer { stage.close() }
        let keys = UIInputViewController()
        keys.view.backgroundColor = .gray
        stage.keyboard.installedInputViewControllers = [keys]
        field(on: stage).becomeFirstResponder()
        stage.frame(at: 0)
        stage.frame(at: 0.1)
        stage.frame(at: 0.2)
        let surface = try #require(stage.screen.renderFrame.surfaces.last)
        #expect(surface.damage.rects.isEmpty)
        #expect(!stage.screen.renderFrame.damage.rects.isEmpty)
    }

    @Test func aScreenThatIsGoneTakesItsKeyboardAlong() {
        weak var screen: UIScreen?
        do {
            let stage = Stage()
            screen = stage.screen
            field(on: stage).becomeFirstResponder()
            stage.frame(at: 1)
            stage.close()
        }
        #expect(screen == nil)
    }

    @Test func theKeyboardIsDarkWhereTheWindowIs() {
        let stage = Stage()
        defer { stage.close() }
        stage.window.overrideUserInterfaceStyle = .dark
        field(on: stage).becomeFirstResponder()
        #expect(stage.screen.windows.last?.overrideUserInterfaceStyle == .dark)
        stage.keyboard.overrideUserInterfaceStyle = .light
        #expect(stage.screen.windows.last?.overrideUserInterfaceStyle == .light)
    }
}
