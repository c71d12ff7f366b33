import Foundation
import Testing

@testable import UIKit

/// What follows a screen that gets another size, as on a device that is turned.
@Suite @MainActor struct ScreenSizeTests {
    @Test func windowsThatFillTheScreenGoOnToFillIt() {
        let stage = Stage()
        defer { stage.close() }
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let small = UIWindow(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        small.screen = stage.screen
        small.isHidden = false
        defer { small.isHidden = true }
        stage.screen.bounds.size = CGSize(width: 500, height: 600)
        #expect(stage.window.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
        #expect(small.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    /// The handlers of Apple's guide to the keyboard compare the frame with that of a view.
    @Test func viewsHaveTheirPlacesWhenTheKeyboardTellsItsOwn() {
        let stage = Stage()
        defer { stage.close() }
        let view = stage.addView(.zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.window.leftAnchor),
            view.rightAnchor.constraint(equalTo: stage.window.rightAnchor),
            view.topAnchor.constraint(equalTo: stage.window.topAnchor),
            view.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
        ])
        stage.keyboard.show()
        stage.frame(at: 1)
        var overlaps: [CGRect] = []
        defer { stage.keyboard.onEvent = nil }
        stage.keyboard.onEvent = { event in
            overlaps.append(view.bounds.intersection(view.convert(event.endFrame, from: stage.screen)))
        }
        stage.screen.bounds.size = CGSize(width: 500, height: 600)
        #expect(overlaps == [CGRect(x: 0, y: 384, width: 500, height: 216)])
    }
}
