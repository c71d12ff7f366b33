import Foundation
import UIKit
import X11Host

/// A screen with one window over all of it, painted without an X window.
@MainActor final class Picture {
    let screen: UIScreen
    let window: UIWindow
    let renderer: OffscreenRenderer

    init(_ connection: DisplayConnection, width: CGFloat, height: CGFloat, scale: CGFloat = 1) {
        screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: scale)
        UIApplication.shared.addScreen(screen)
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.isHidden = false
        renderer = OffscreenRenderer(connection: connection, screen: screen)
    }

    func commit(at time: TimeInterval = 0) {
        UIApplication.shared.commitFrame(at: time)
        renderer.paint()
    }

    func close() {
        renderer.close()
        window.isHidden = true
        UIApplication.shared.removeScreen(screen)
    }
}

/// A view that draws with a closure.
final class DrawingView: UIView {
    var body: (CGRect) -> Void = { _ in } { didSet { setNeedsDisplay() } }
    override func draw(_ rect: CGRect) { body(rect) }
}
