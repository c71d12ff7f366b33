import CX11
import Foundation
import UIKit
import XTestSupport

@testable import X11Host

/// An X window under test, and a person in front of it. A test runs in one piece on the main thread: it waits for the
/// sockets of both by itself, so that no other test comes in between.
@MainActor final class Stage {
    let connection: DisplayConnection
    let screen: UIScreen
    let host: WindowHost
    let window: UIWindow
    let person: XPerson
    private(set) var errors: [String] = []
    /// Called when the person's connection may have events.
    var onTurn: (() -> Void)?
    private let surroundings = Surroundings()

    init(
        displayName: String? = nil, scale: CGFloat = 1, size: CGSize = CGSize(width: 400, height: 300),
        configuration: WindowConfiguration? = nil, fontMemory: String? = nil
    ) throws {
        let name = try displayName ?? Server.displayName()
        connection = try DisplayConnection(displayName: name, fontMemory: fontMemory)
        person = try XPerson(displayName: name)
        screen = UIScreen(bounds: .zero)
        UIApplication.shared.addScreen(screen)
        var settings = configuration ?? WindowConfiguration(size: size)
        settings.scale = scale
        host = try WindowHost(connection: connection, screen: screen, configuration: settings)
        window = UIWindow(frame: screen.bounds)
        window.screen = screen
        window.backgroundColor = .white
        host.onResize = { [unowned window] in window.frame = CGRect(origin: .zero, size: $0) }
        connection.onError = { [unowned self] in errors.append($0) }
    }

    /// Shows the window with the keyboard focus and the first frame on the screen.
    func show() -> Bool {
        window.makeKeyAndVisible()
        host.show()
        guard wait({ self.isViewable }) else { return false }
        person.focus(host.windowNumber)
        return wait { self.isAtRest && self.host.frameCount > 0 }
    }

    /// Whether nothing is left to be painted.
    var isAtRest: Bool { !UIApplication.shared.needsFrame && !host.clock.isWaiting }

    private var isViewable: Bool {
        var attributes = XWindowAttributes()
        return XGetWindowAttributes(person.display, host.windowNumber, &attributes) != 0
            && attributes.map_state == IsViewable
    }

    /// Delivers events until `condition` holds. Returns false after a time that only a failing test takes.
    func wait(seconds: Double = 20, _ condition: () -> Bool) -> Bool {
        let limit = MonotonicClock.now + seconds
        while true {
            turn()
            if condition() { return true }
            var sockets = ((connection.isLost ? [] : [connection.display]) + (person.isGone ? [] : [person.display]))
                .map {
                    pollfd(fd: XConnectionNumber($0), events: Int16(POLLIN), revents: 0)
                }
            if MonotonicClock.now > limit { return false }
            // The server has done everything asked for; what it does by itself, such as a blank, comes as an event.
            if !person.isGone { person.sync() }
            poll(&sockets, nfds_t(sockets.count), 20)
        }
    }

    /// Delivers what the server had to say up to now: a round trip of each, twice, so that answers to events come too.
    func settle() {
        for _ in 0..<3 {
            person.sync()
            XSync(connection.display, False)
            turn()
        }
    }

    private func turn() {
        connection.drain()
        onTurn?()
    }

    /// The colour of a pixel on the screen.
    func pixel(_ x: Int, _ y: Int) -> XPerson.Color? { person.pixel(of: host.windowNumber, x: x, y: y) }

    func close() {
        // Keys that are down are cancelled; a program without a window counts as active, as at the start.
        UIApplication.shared.setActive(false)
        UIApplication.shared.firstResponder?.resignFirstResponder()
        UIApplication.shared.setActive(true)
        window.isHidden = true
        host.close()
        UIApplication.shared.removeScreen(screen)
        surroundings.restore()
        connection.close()
        if !person.isGone { person.close() }
    }
}

/// Notes what it is told.
final class Witness: UIView, UIKeyInput {
    var log: [String] = []
    var text = ""

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { if !text.isEmpty { text.removeLast() } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("down", presses)
        super.pressesBegan(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("repeat", presses)
        super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("up", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("cancel", presses) }

    private func note(_ what: String, _ touches: Set<UITouch>) {
        for touch in touches {
            let place = touch.location(in: self)
            log.append("\(what) \(place.x) \(place.y)")
        }
    }

    private func note(_ what: String, _ presses: Set<UIPress>) {
        for key in presses.compactMap(\.key) { log.append("\(what) \(key.keyCode.rawValue)") }
    }
}
