import Foundation
import Testing
import UIKit

/// Views that have no place, or room for less than their margins, are left out; they stop nothing.
@MainActor @Suite struct PlacelessViewTests {
    private let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func show(_ views: [UIView]) -> UIWindow {
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.makeKeyAndVisible()
        views.forEach(window.addSubview)
        window.layoutIfNeeded()
        return window
    }

    @Test(arguments: [
        CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
    ])
    func viewsNowhereAreNotPainted(frame: CGRect) {
        let nowhere = UIView()
        nowhere.backgroundColor = .red
        nowhere.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
        let window = show([nowhere])
        nowhere.frame = frame
        UIApplication.shared.addScreen(screen)
        defer { UIApplication.shared.removeScreen(screen) }
        UIApplication.shared.commitFrame(at: 0)
        #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) != nil)
    }

    @Test(arguments: [
        CGAffineTransform(scaleX: .nan, y: 1), CGAffineTransform(scaleX: .infinity, y: .infinity),
        CGAffineTransform(translationX: .infinity, y: 0), CGAffineTransform(rotationAngle: .nan),
    ])
    func viewsThatAreTurnedBeyondMeasureAreNotPainted(transform: CGAffineTransform) {
        let turned = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        turned.backgroundColor = .red
        turned.clipsToBounds = true
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        inner.backgroundColor = .blue
        turned.addSubview(inner)
        let window = show([turned])
        turned.transform = transform
        UIApplication.shared.addScreen(screen)
        defer { UIApplication.shared.removeScreen(screen) }
        UIApplication.shared.commitFrame(at: 0)
        #expect(screen.renderFrame.nodes.allSatisfy { $0.extent.width.isFinite && $0.extent.height.isFinite })
        #expect(window.hitTest(CGPoint(x: 80, y: 80), with: nil) === window)
    }

    @Test(arguments: [0, 1, 4] as [CGFloat])
    func controlsWithoutRoomArePaintedAllTheSame(length: CGFloat) {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.clearButtonMode = .always
        field.text = "text"
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.selectedSegmentIndex = 0
        let window = show([field, segments, UISwitch(), UISlider(), UIButton(type: .system), UILabel(), UITextView()])
        for view in window.subviews { view.frame = CGRect(x: 10, y: 10, width: length, height: length) }
        UIApplication.shared.addScreen(screen)
        defer { UIApplication.shared.removeScreen(screen) }
        UIApplication.shared.commitFrame(at: 0)
        let text = field.textRect(forBounds: field.bounds)
        #expect(text.minX.isFinite && text.width >= 0)
    }
}
