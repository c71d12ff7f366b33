import Foundation
import Testing

@testable import ClavierApp
@testable import UIKit

@Suite("The host view's handles", .serialized)
@MainActor struct ResizableViewTests {
    /// Where each handle of a view at (100, 100) of 300 by 200 points is, what the pointer looks like there, and where
    /// the view is after a drag of 10 to the right and 20 down.
    struct Handle: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let place: CGPoint
        let shape: UIPointerShape
        let frame: CGRect

        init(_ name: String, _ x: CGFloat, _ y: CGFloat, _ shape: UIPointerShape, _ frame: (Int, Int, Int, Int)) {
            testDescription = name
            place = CGPoint(x: x, y: y)
            self.shape = shape
            self.frame = CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
        }
    }

    @Test(
        "move only the edges that they stand for, and look like it",
        arguments: [
            Handle("left, as far out as a finger", 85, 200, .resizeHorizontal, (110, 100, 290, 200)),
            Handle("far left", 83, 200, .arrow, (100, 100, 300, 200)),
            Handle("left", 98, 200, .resizeHorizontal, (110, 100, 290, 200)),
            Handle("right", 402, 200, .resizeHorizontal, (100, 100, 310, 200)),
            Handle("top", 250, 97, .resizeVertical, (100, 120, 300, 180)),
            Handle("bottom", 250, 303, .resizeVertical, (100, 100, 300, 220)),
            Handle("top left", 99, 99, .resizeTopLeft, (110, 120, 290, 180)),
            Handle("top right", 401, 99, .resizeTopRight, (100, 120, 310, 180)),
            Handle("bottom left", 99, 301, .resizeBottomLeft, (110, 100, 290, 220)),
            Handle("bottom right", 401, 301, .resizeBottomRight, (100, 100, 310, 220)),
            Handle("left, near the bottom", 99, 285, .resizeBottomLeft, (110, 100, 290, 220)),
            Handle("top, near the right", 385, 99, .resizeTopRight, (100, 120, 310, 180)),
            Handle("title", 250, 120, .move, (110, 120, 300, 200)),
            Handle("content", 250, 200, .arrow, (100, 100, 300, 200)),
        ])
    func handles(handle: Handle) {
        let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 600, height: 500))
        let application = UIApplication.shared
        application.addScreen(screen)
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.isHidden = false
        defer {
            window.isHidden = true
            application.removeScreen(screen)
        }
        let view = ResizableView(frame: CGRect(x: 100, y: 100, width: 300, height: 200))
        view.titleHeight = 44
        window.addSubview(view)
        #expect(application.sendHover(at: handle.place, on: screen) == handle.shape)
        // A little more on the way, which must not add up.
        for (phase, x, y) in [(UITouch.Phase.began, 0, 0), (.moved, 37, -11), (.moved, 10, 20), (.ended, 10, 20)] {
            let place = CGPoint(x: handle.place.x + CGFloat(x), y: handle.place.y + CGFloat(y))
            application.sendTouch(phase, identifier: 1, at: place, on: screen, type: .indirectPointer)
        }
        #expect(view.frame == handle.frame)
    }

    @Test("leave a control in the title's place to itself, but for the edges")
    func controlInTheTitle() {
        let view = ResizableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.titleHeight = 44
        let field = UITextField(frame: CGRect(x: 0, y: 10, width: 200, height: 30))
        let label = UILabel(frame: CGRect(x: 200, y: 10, width: 100, height: 30))
        label.isUserInteractionEnabled = true
        for subview in [field, label] { view.addSubview(subview) }
        #expect(view.hitTest(CGPoint(x: 100, y: 25), with: nil) === field)
        #expect(view.hitTest(CGPoint(x: 4, y: 25), with: nil) === view)
        #expect(view.hitTest(CGPoint(x: 250, y: 25), with: nil) === view)
    }
}
