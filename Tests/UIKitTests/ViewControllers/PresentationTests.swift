import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PresentationTests {
    /// Writes down its appearance callbacks, after its name.
    final class Recorder: UIViewController {
        static var log: [String] = []
        var name = ""

        convenience init(_ name: String, _ style: UIModalPresentationStyle = .automatic) {
            self.init()
            self.name = name
            modalPresentationStyle = style
        }

        override func viewWillAppear(_ animated: Bool) { Self.log.append("\(name) will appear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { Self.log.append("\(name) did appear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { Self.log.append("\(name) will disappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { Self.log.append("\(name) did disappear \(animated)") }
    }

    private func show(_ root: UIViewController, width: CGFloat = 300, height: CGFloat = 300) -> Stage {
        let stage = Stage(width: width, height: height)
        stage.window.rootViewController = root
        stage.frame()
        Recorder.log = []
        return stage
    }

    @Test func aFullScreenTakesTheWindowAndThePresentingViewGoes() {
        let root = Recorder("a")
        let stage = show(root)
        let front = Recorder("b", .fullScreen)
        var isDone = false
        root.present(front, animated: true) { isDone = true }
        #expect(Recorder.log == ["a will disappear true", "b will appear true"])
        #expect(root.presentedViewController === front && front.presentingViewController === root)
        #expect(front.isBeingPresented && !front.isBeingDismissed)
        #expect(front.next === root)
        #expect(front.view.bounds == stage.window.bounds)
        stage.frame(after: 0.1)
        #expect(!isDone && root.view.window != nil)
        stage.frame(after: 0.5)
        #expect(Recorder.log.suffix(2) == ["b did appear true", "a did disappear true"])
        #expect(isDone && !front.isBeingPresented)
        #expect(root.view.window == nil)

        Recorder.log = []
        isDone = false
        front.dismiss(animated: true) { isDone = true }
        #expect(Recorder.log == ["b will disappear true", "a will appear true"])
        #expect(front.isBeingDismissed && root.view.window === stage.window)
        stage.frame(after: 0.6)
        #expect(Recorder.log.suffix(2) == ["a did appear true", "b did disappear true"])
        #expect(isDone && front.view.window == nil)
        #expect(root.presentedViewController == nil && front.presentingViewController == nil)
        #expect(stage.window.subviews == [root.view])
        stage.close()
    }

    @Test(arguments: [false, true]) func whoeverIsTypedIntoLeavesWithWhatIsDismissed(animated: Bool) {
        let root = UIViewController()
        let stage = show(root)
        let front = UIViewController()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        front.view.addSubview(field)
        root.present(front, animated: false)
        field.becomeFirstResponder()
        #expect(stage.screen.keyboard.isVisible)
        front.dismiss(animated: animated)
        #expect(!field.isFirstResponder)
        #expect(!stage.screen.keyboard.isVisible)
        stage.frame(after: 5)
        stage.close()
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
    func otherStylesLeaveThePresentingViewThere(style: UIModalPresentationStyle) {
        let root = Recorder("a")
        let stage = show(root)
        let front = Recorder("b", style)
        root.present(front, animated: false)
        #expect(Recorder.log == ["b will appear false", "b did appear false"])
        #expect(root.view.window === stage.window)
        root.dismiss(animated: false)
        #expect(Recorder.log.suffix(2) == ["b will disappear false", "b did disappear false"])
        stage.close()
    }

    /// It is half way up when the keyboard would be, and its own place never changes.
    @Test func itSlidesUpFromTheBottomAndDownAgain() {
        let root = UIViewController()
        let stage = show(root)
        let front = Recorder("b", .overFullScreen)
        root.present(front, animated: true)
        func top() -> CGFloat { front.view.superview?.shown.frame.minY ?? .nan }
        stage.frame()
        #expect(top() == 300)
        #expect(front.view.convert(CGPoint.zero, to: nil) == .zero)
        // A critically damped spring has 1 - e^(-wt) (1 + wt) of its way behind it, w = sqrt(1000 / 3): 0.5448 at 0.1 s.
        stage.frame(after: 0.1)
        #expect(abs(top() - 300 * (1 - 0.5448)) < 0.1)
        stage.frame(after: 0.5)
        #expect(top() == 0)
        root.dismiss(animated: true)
        stage.frame(after: 0.1)
        #expect(abs(top() - 300 * 0.5448) < 0.1)
        #expect(front.view.convert(CGPoint.zero, to: nil) == .zero)
        stage.frame(after: 0.5)
        #expect(front.view.window == nil)
        stage.close()
    }

    @Test func aDismissalOnTheWayInTurnsRoundWithoutAJumpAndLosesNoCallback() {
        let root = Recorder("a")
        let stage = show(root)
        let front = Recorder("b", .fullScreen)
        var done: [String] = []
        root.present(front, animated: true) { done.append("presented") }
        stage.frame(after: 0.1)
        let card = front.view.superview
        let before = card?.shown.frame.minY ?? .nan
        root.dismiss(animated: true) { done.append("dismissed") }
        #expect(abs((card?.shown.frame.minY ?? .nan) - before) < 1e-6)
        stage.frame(after: 1)
        #expect(
            Recorder.log == [
                "a will disappear true", "b will appear true", "b did appear true", "a did disappear true",
                "b will disappear true", "a will appear true", "a did appear true", "b did disappear true",
            ])
        #expect(done == ["presented", "dismissed"])
        #expect(stage.window.subviews == [root.view])
        stage.close()
    }

    @Test func sheetsHaveTheirSizes() {
        func frame(_ style: UIModalPresentationStyle, in width: CGFloat, _ height: CGFloat, _ size: CGSize = .zero)
            -> CGRect
        {
            let root = UIViewController()
            let stage = show(root, width: width, height: height)
            defer { stage.close() }
            let front = Recorder("b", style)
            front.preferredContentSize = size
            root.present(front, animated: false)
            return front.view.convert(front.view.bounds, to: nil)
        }
        // Apple's form sheet is 540 points wide and 620 high.
        #expect(frame(.formSheet, in: 1000, 800) == CGRect(x: 230, y: 90, width: 540, height: 620))
        #expect(frame(.formSheet, in: 400, 800) == CGRect(x: 0, y: 20, width: 400, height: 780))
        #expect(frame(.pageSheet, in: 400, 800) == CGRect(x: 0, y: 20, width: 400, height: 780))
        #expect(
            frame(.automatic, in: 1000, 800, CGSize(width: 300, height: 200))
                == CGRect(x: 350, y: 300, width: 300, height: 200))
        #expect(frame(.overFullScreen, in: 400, 300) == CGRect(x: 0, y: 0, width: 400, height: 300))
    }

    @Test func aSheetFollowsTheWindowAndItsPreferredSize() {
        let root = UIViewController()
        let stage = show(root, width: 800, height: 800)
        let front = Recorder("b", .formSheet)
        front.preferredContentSize = CGSize(width: 200, height: 200)
        root.present(front, animated: false)
        stage.window.frame.size = CGSize(width: 600, height: 400)
        stage.frame()
        #expect(front.view.convert(front.view.bounds, to: nil) == CGRect(x: 200, y: 100, width: 200, height: 200))
        front.preferredContentSize = CGSize(width: 300, height: 100)
        stage.frame()
        #expect(front.view.convert(front.view.bounds, to: nil) == CGRect(x: 150, y: 150, width: 300, height: 100))
        stage.close()
    }

    @Test func aTapBesideASheetDismissesItUnlessItIsModal() {
        let root = UIViewController()
        let stage = show(root, width: 800, height: 800)
        let front = Recorder("b", .formSheet)
        root.present(front, animated: false)
        front.isModalInPresentation = true
        stage.tap(10, 10)
        #expect(root.presentedViewController === front)
        front.isModalInPresentation = false
        stage.wait(1)
        stage.tap(400, 400)
        stage.frame(after: 1)
        #expect(root.presentedViewController === front)
        stage.tap(10, 10)
        stage.frame(after: 1)
        #expect(root.presentedViewController == nil)
        stage.close()
    }

    @Test func touchesDoNotReachWhatIsBehind() {
        let root = UIViewController()
        let stage = show(root)
        root.present(Recorder("b", .overFullScreen), animated: false)
        let hit = stage.window.hitTest(CGPoint(x: 150, y: 150), with: nil)
        #expect(hit?.isDescendant(of: root.view) == false)
        stage.close()
    }

    @Test func theOutermostControllerPresentsAndOneBehindDismissesAllInFront() {
        let (root, child) = (Recorder("a"), Recorder("child"))
        root.addChild(child)
        let stage = show(root)
        root.view.addSubview(child.view)
        let (second, third) = (Recorder("b"), Recorder("c"))
        child.present(second, animated: false)
        #expect(root.presentedViewController === second && child.presentedViewController === second)
        #expect(second.presentingViewController === root)
        root.present(Recorder("ignored"), animated: false)
        #expect(root.presentedViewController === second)
        second.present(third, animated: false)
        #expect(third.presentingViewController === second)
        root.dismiss(animated: true)
        #expect(third.view.window == nil && second.view.window != nil)
        stage.frame(after: 1)
        #expect(root.presentedViewController == nil && second.view.window == nil)
        stage.close()
    }

    @Test func withoutAWindowNothingIsPresented() {
        let (root, front) = (UIViewController(), UIViewController())
        root.present(front, animated: false)
        #expect(root.presentedViewController == nil)
        root.dismiss(animated: false)
    }

    @Test func aWindowWithAPresentedControllerIsNotKeptAlive() {
        weak var window: UIWindow?
        weak var front: UIViewController?
        do {
            let stage = show(UIViewController())
            let controller = Recorder("b", .fullScreen)
            stage.window.rootViewController?.present(controller, animated: false)
            (window, front) = (stage.window, controller)
            #expect(controller.view.window === window)
            stage.close()
        }
        #expect(window == nil && front == nil)
    }

    @Test func theKeyboardLeavesWhatIsCovered() {
        let root = UIViewController()
        let stage = show(root)
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        root.present(Recorder("b"), animated: false)
        #expect(!field.isFirstResponder)
        stage.close()
    }

    @Test func whatHappensAlongsideMovesInTheTransitionsTime() {
        final class Alongside: UIViewController {
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            var ended: Bool?

            override func viewWillAppear(_ animated: Bool) {
                view.addSubview(mark)
                transitionCoordinator?.animate { [mark] context in
                    #expect(context.isAnimated && context.transitionDuration == 0.5)
                    #expect(context.viewController(forKey: .to) === self)
                    mark.alpha = 0
                } completion: { [weak self] in
                    self?.ended = !$0.isCancelled
                }
            }
        }
        let root = UIViewController()
        let stage = show(root)
        let front = Alongside()
        root.present(front, animated: true)
        stage.frame(after: 0.1)
        #expect(abs(front.mark.shown.alpha - (1 - 0.5448)) < 1e-3)
        #expect(front.ended == nil)
        stage.frame(after: 0.5)
        #expect(front.mark.shown.alpha == 0)
        #expect(front.ended == true && front.transitionCoordinator == nil)
        stage.close()
    }

    @Test func presentingAControllerWithAParentIsAMistake() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (root, child) = (UIViewController(), UIViewController())
                root.addChild(child)
                root.present(child, animated: false)
            }
        }
    }

    @Test func stylesHaveUIKitsNumbers() {
        #expect(UIModalPresentationStyle.automatic.rawValue == -2 && UIModalPresentationStyle.none.rawValue == -1)
        #expect(UIModalPresentationStyle.fullScreen.rawValue == 0 && UIModalPresentationStyle.formSheet.rawValue == 2)
        #expect(UIModalPresentationStyle.overFullScreen.rawValue == 5)
        #expect(UIModalPresentationStyle.popover.rawValue == 7)
        #expect(UIModalTransitionStyle.crossDissolve.rawValue == 2)
        #expect(UIViewController().modalPresentationStyle == .automatic)
    }
}
