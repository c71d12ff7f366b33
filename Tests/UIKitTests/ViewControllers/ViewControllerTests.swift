import Foundation
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ViewControllerTests {
    /// Writes down what it is told of.
    final class Recorder: UIViewController {
        var log: [String] = []

        override func viewDidLoad() { log.append("load") }
        override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
        override func viewWillLayoutSubviews() { log.append("will layout") }
        override func viewDidLayoutSubviews() { log.append("did layout") }
        override func willMove(toParent parent: UIViewController?) {
            log.append(parent == nil ? "will leave" : "will join")
        }
        override func didMove(toParent parent: UIViewController?) { log.append(parent == nil ? "left" : "joined") }
    }

    @Test func theViewIsLoadedOnceWhenItIsAskedFor() {
        let controller = Recorder()
        #expect(!controller.isViewLoaded)
        _ = controller.view
        _ = controller.view
        #expect(controller.log == ["load"])
        #expect(controller.view.next === controller)
    }

    @Test func theRootControllersViewFillsTheWindow() {
        let stage = Stage()
        let controller = Recorder()
        stage.window.rootViewController = controller
        #expect(controller.log == ["load", "will appear", "did appear"])
        #expect(controller.view.frame == stage.window.bounds)
        stage.frame()
        #expect(controller.log.suffix(2) == ["will layout", "did layout"])
        stage.window.frame.size = CGSize(width: 200, height: 100)
        stage.frame()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        stage.window.rootViewController = nil
        #expect(controller.log.suffix(2) == ["will disappear", "did disappear"])
        #expect(controller.view.superview == nil)
        stage.close()
    }

    @Test func aChildAppearsAndLeavesWithItsView() {
        let stage = Stage()
        let parent = UIViewController()
        stage.window.rootViewController = parent
        let child = Recorder()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(child.log == ["will join", "load", "will appear", "did appear", "joined"])
        #expect(parent.children == [child])
        child.log = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.log == ["will leave", "will disappear", "did disappear", "left"])
        #expect(parent.children.isEmpty)
        stage.close()
    }

    @Test func childrenAppearWithTheirParent() {
        let stage = Stage()
        let parent = Recorder()
        let child = Recorder()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.log = []
        stage.window.rootViewController = parent
        #expect(child.log == ["will appear", "did appear"])
        stage.window.rootViewController = nil
        #expect(child.log == ["will appear", "did appear", "will disappear", "did disappear"])
        stage.close()
    }

    /// As the pages of a tab bar, of which one is shown.
    @Test func onlyChildrenWhoseViewsAreInsideAppearWithTheirParent() {
        let stage = Stage()
        let parent = Recorder()
        let shown = Recorder()
        let other = Recorder()
        for child in [shown, other] {
            parent.addChild(child)
            child.loadViewIfNeeded()
            child.log = []
        }
        parent.view.addSubview(shown.view)
        stage.window.rootViewController = parent
        #expect(shown.log == ["will appear", "did appear"])
        #expect(other.log.isEmpty)
        shown.view.removeFromSuperview()
        parent.view.addSubview(other.view)
        #expect(shown.log.suffix(2) == ["will disappear", "did disappear"])
        #expect(other.log == ["will appear", "did appear"])
        (shown.log, other.log) = ([], [])
        stage.window.rootViewController = nil
        #expect(shown.log.isEmpty)
        #expect(other.log == ["will disappear", "did disappear"])
        stage.close()
    }

    @Test func aChildWhoseViewComesWhileItsParentAppearsAppearsToo() {
        let stage = Stage()
        let parent = UIViewController()
        stage.window.addSubview(parent.view)
        let child = Recorder()
        child.loadViewIfNeeded()
        child.log = []
        parent.addChild(child)
        parent.beginAppearanceTransition(true, animated: true)
        parent.view.addSubview(child.view)
        parent.endAppearanceTransition()
        #expect(child.log == ["will join", "will appear", "did appear"])
        parent.view.removeFromSuperview()
        stage.close()
    }

    @Test func theResponderChainGoesThroughTheController() {
        let stage = Stage()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let button = UIButton(type: .system)
        controller.view.addSubview(button)
        var chain: [UIResponder] = []
        var responder: UIResponder? = button
        while let current = responder {
            chain.append(current)
            responder = current.next
        }
        #expect(chain == [button, controller.view, controller, stage.window, UIApplication.shared])
        stage.close()
    }
}
