import Clavier
import CustomKeyboard
import Typist
import UIKit

/// The README's examples, each in a function of its own. `ReadmeTests` sees to it that every Swift example of the
/// README that uses the libraries stands here to the letter, and runs them.
@MainActor enum ReadmeExamples {
    static func pinToGuide(_ bar: UIView, in view: UIView) {
        bar.bottomAnchor.constraint(equalTo: view.clavierLayoutGuide.topAnchor).isActive = true
    }

    static func pinToSafeGuide(_ bar: UIView, in view: UIView) {
        bar.bottomAnchor.constraint(equalTo: view.safeClavierLayoutGuide.topAnchor).isActive = true
    }

    static func coveredPart(of view: UIView) -> CGRect {
        let covered: CGRect = view.clavierLayoutGuide.layoutFrame
        return covered
    }

    static func switchAppleOff(for view: UIView) {
        view.usingAppleKeyboardLayoutGuideIfAvailable = false
        ClavierGlobalConfig.usingAppleKeyboardLayoutGuideIfAvailable = false
    }

    static func bringKeyboards() {
        UIScreen.main.keyboard.installedInputViewControllers = [
            KeyboardViewController(), KeyboardViewController(layout: .symbols),
        ]
    }

    /// What the events wrote down.
    static var log: [String] = []

    static func hearEvents(_ keyboard: Typist) {
        keyboard
            .on(event: .didShow) { options in
                log.append("the keyboard is at \(options.endFrame)")
            }
            .on(event: .didHide) { options in
                log.append("it left within \(options.animationDuration) s")
            }
            .start()
    }

    static func followDrag(
        _ keyboard: Typist, _ scrollView: UIScrollView, move: @escaping (CGRect, Double) -> Void
    ) {
        func moveToolbar(to frame: CGRect, over seconds: Double) { move(frame, seconds) }
        keyboard
            .toolbar(scrollView: scrollView)
            .on(event: .willChangeFrame) { options in
                moveToolbar(to: options.endFrame, over: 0)
            }
            .on(event: .willHide) { options in
                moveToolbar(to: options.endFrame, over: options.animationDuration)
            }
            .start()
    }
}
