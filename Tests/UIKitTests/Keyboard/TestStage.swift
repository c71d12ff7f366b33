import Foundation
import Testing

@testable import UIKit

/// A screen of its own with one window, and a clock that starts at 0. Tests run one after the other on the main actor
/// and share only the application; each stage leaves it without a first responder and without the stage's screen.
@MainActor final class TestStage {
    let screen: UIScreen
    let window: UIWindow
    let origin: TimeInterval

    var keyboard: UIKeyboard { screen.keyboard }
    var application: UIApplication { .shared }

    init(size: CGSize = CGSize(width: 320, height: 480)) {
        screen = UIScreen(bounds: CGRect(origin: .zero, size: size))
        // Whole seconds keep differences of times exact.
        origin = UIApplication.shared.currentTime.rounded(.up) + 1
        UIApplication.shared.addScreen(screen)
        UIApplication.shared.advance(to: origin)
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.isHidden = false
    }

    /// Takes the stage down.
    func close() {
        application.firstResponder?.resignFirstResponder()
        application.setFirstResponder(nil)
        commit(at: application.currentTime - origin + 1000)
        window.isHidden = true
        application.removeScreen(screen)
        UIAccessibility.isReduceMotionEnabled = false
        UIView.setAnimationsEnabled(true)
    }

    /// Sets the clock, as a host does before it delivers an event.
    func advance(to time: TimeInterval) { application.advance(to: origin + time) }

    /// Makes the frame of a time.
    func commit(at time: TimeInterval) { application.commitFrame(at: origin + time) }

    /// A view in the window.
    func addView(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        window.addSubview(view)
        return view
    }
}

/// A view that takes text, with input views of the test's choice.
@MainActor final class TestField: UIView, UIKeyInput {
    var text = ""
    var keys: UIView?
    var accessory: UIView?
    var refusesToResign = false

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !refusesToResign }
    override var inputView: UIView? { keys }
    override var inputAccessoryView: UIView? { accessory }

    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if !text.isEmpty { text.removeLast() } }
}

/// Whether two numbers differ by no more than rounding. Times on a clock that runs for long are less exact than numbers.
func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 1e-6) -> Bool { abs(a - b) <= tolerance }
