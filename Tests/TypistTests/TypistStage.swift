import Foundation

@testable import UIKit

/// A screen of its own with a scroll view and a field, and a clock that starts at 0.
@MainActor final class TypistStage {
    final class Field: UIView, UIKeyInput {
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 320, height: 480))
    let window: UIWindow
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let field = Field(frame: .zero)
    private let origin: Double

    var keyboard: UIKeyboard { screen.keyboard }

    init() {
        let application = UIApplication.shared
        // Whole seconds keep differences of times exact.
        origin = application.currentTime.rounded(.up) + 1
        application.advance(to: origin)
        application.addScreen(screen)
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.isHidden = false
        window.addSubview(scrollView)
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        scrollView.addSubview(field)
    }

    func close() {
        UIApplication.shared.sendTouch(.cancelled, identifier: 1, at: .zero, on: screen)
        UIApplication.shared.firstResponder?.resignFirstResponder()
        window.isHidden = true
        UIApplication.shared.commitFrame(at: UIApplication.shared.currentTime + 1000)
        UIApplication.shared.removeScreen(screen)
    }

    func commit(at time: Double) { UIApplication.shared.commitFrame(at: origin + time) }

    func touch(_ phase: UITouch.Phase, y: CGFloat, at time: Double) {
        UIApplication.shared.advance(to: origin + time)
        UIApplication.shared.sendTouch(phase, identifier: 1, at: CGPoint(x: 100, y: y), on: screen)
    }
}
