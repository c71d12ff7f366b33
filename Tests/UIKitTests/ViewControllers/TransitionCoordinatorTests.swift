import Foundation
import Testing

@testable import UIKit

/// What controllers and views are told of when the window's size or the traits change.
@MainActor @Suite(.serialized) struct TransitionCoordinatorTests {
    final class Recorder: UIViewController {
        var log: [String] = []
        var moves: ((any UIViewControllerTransitionCoordinator) -> Void)?

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
            coordinator.animate { [unowned self] context in
                log.append("along \(Int(view.bounds.width)) \(context.isAnimated)")
            } completion: { [unowned self] _ in
                log.append("done")
            }
            moves?(coordinator)
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            log.append("will be \(newCollection.userInterfaceStyle)")
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            log.append("is \(traitCollection.userInterfaceStyle)")
        }
    }

    final class Label: UIView {
        var previous: [UITraitCollection?] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            previous.append(previousTraitCollection)
        }
    }

    @Test func controllersAreToldBeforeTheirWindowChangesItsSize() {
        let stage = Stage(width: 300, height: 300)
        let (root, child, stranger) = (Recorder(), Recorder(), Recorder())
        root.addChild(child)
        root.addChild(stranger)
        stage.window.rootViewController = root
        root.view.addSubview(child.view)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = .flexibleWidth
        stage.frame()
        stage.window.frame.size.width = 200
        #expect(root.log == ["from 300 to 200", "along 200 false"])
        #expect(child.log == ["from 300 to 200", "along 200 false"])
        #expect(stranger.log.isEmpty)
        stage.wait(0)
        #expect(root.log.last == "done" && child.log.last == "done")
        stage.window.frame.origin.x = 10
        stage.window.frame.size.width = 200
        #expect(root.log.count == 3)
        stage.close()
    }

    @Test func whatIsPresentedIsToldToo() {
        let stage = Stage()
        let (root, front) = (Recorder(), Recorder())
        stage.window.rootViewController = root
        root.present(front, animated: false)
        stage.frame()
        stage.window.bounds.size = CGSize(width: 400, height: 300)
        #expect(front.log.first?.hasSuffix("to 400") == true)
        stage.close()
    }

    /// A window that changes its size within an animation takes along what happens alongside.
    @Test func alongsideIsInTheAnimationAround() {
        let stage = Stage()
        let root = Recorder()
        let mark = UIView()
        root.moves = {
            $0.animate { context in
                #expect(context.transitionDuration == 2)
                mark.center.x = 100
            }
        }
        stage.window.rootViewController = root
        root.view.addSubview(mark)
        stage.frame()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { stage.window.frame.size.width = 200 }
        stage.frame(after: 1)
        #expect(abs(mark.shown.center.x - 50) < 1e-6)
        #expect(root.log.last != "done")
        stage.frame(after: 1)
        #expect(root.log.last == "done")
        stage.close()
    }

    @Test func aTransitionThatIsOverTakesNothingMore() {
        let coordinator = TransitionCoordinator(containerView: UIView())
        coordinator.runAtOnce()
        #expect(!coordinator.animate { _ in })
    }

    @Test func lightAndDarkAreToldToEverythingInTheWindow() {
        let stage = Stage()
        let (root, label) = (Recorder(), Label())
        stage.window.rootViewController = root
        root.view.addSubview(label)
        root.log = []
        label.previous = []
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(root.log == ["will be dark", "is dark"])
        #expect(label.previous.map { $0?.userInterfaceStyle } == [.light])
        #expect(label.traitCollection.hasDifferentColorAppearance(comparedTo: label.previous[0]))
        stage.window.overrideUserInterfaceStyle = .dark
        #expect(label.previous.count == 1)
        stage.window.overrideUserInterfaceStyle = .unspecified
        #expect(root.log.last == "is light")
        stage.screen.scale = 2
        #expect(label.previous.last??.displayScale == 1)
        #expect(label.traitCollection.displayScale == 2)
        #expect(label.previous.count == 3)
        stage.close()
    }

    @Test func aViewThatComesToOtherTraitsIsTold() {
        let stage = Stage()
        stage.window.overrideUserInterfaceStyle = .dark
        let (outer, label) = (UIView(), Label())
        outer.addSubview(label)
        #expect(label.previous.isEmpty)
        stage.window.addSubview(outer)
        #expect(label.previous == [UITraitCollection()])
        outer.removeFromSuperview()
        stage.window.overrideUserInterfaceStyle = .light
        label.previous = []
        stage.window.addSubview(outer)
        #expect(label.previous.isEmpty)
        stage.close()
    }
}
