//  Typist: closures for the keyboard's events.
//
//  What always holds: an instance reads the keyboard's notifications and, while a finger drags it, its frame; it keeps
//  one closure an event; closures run between `start()` and `stop()` only. Instances know nothing of each other.

import Foundation
import UIKit

/// Runs closures when the keyboard comes, goes or changes its frame.
///
///     keyboard.on(event: .willShow) { print($0.endFrame) }.start()
@preconcurrency @MainActor
public class Typist: NSObject {
    /// An instance for programs that need one only. Whoever sets a closure on it replaces everybody else's.
    public static let shared = Typist()

    /// A closure that gets what is known of an event.
    public typealias TypistCallback = (KeyboardOptions) -> Void

    private var callbacks: [KeyboardEvent: TypistCallback] = [:]
    private var observers: [any NSObjectProtocol] = []
    private lazy var drag = KeyboardDrag { [weak self] in self?.keyboardWasDragged($0) }

    /// An instance that does nothing before `start()`.
    public override init() { super.init() }

    isolated deinit { stop() }

    /// Runs `callback` at each `event`, in place of the closure that was set before; nil removes that. It can be called
    /// before and after `start()`.
    @discardableResult
    public func on(event: KeyboardEvent, do callback: TypistCallback?) -> Self {
        callbacks[event] = callback
        return self
    }

    /// Has drags in `scrollView` dismiss the keyboard interactively, and runs the closure of `willChangeFrame` while
    /// they do: its end frame is the part of the keyboard that the finger leaves on the screen, its duration 0. When the
    /// finger lets go, the keyboard's own events tell where it goes from there.
    @discardableResult
    public func toolbar(scrollView: UIScrollView) -> Self {
        drag.follow(scrollView)
        return self
    }

    /// Starts to run closures; if it has been started, nothing happens.
    public func start() {
        guard observers.isEmpty else { return }
        observers = KeyboardEvent.allCases.map { event in
            NotificationCenter.default.addObserver(forName: event.notification, object: nil, queue: nil) {
                [weak self] note in
                // The keyboard posts on the main actor, and observers without a queue run where it posts.
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated { self?.keyboardDidSend(event, note) }
            }
        }
    }

    /// Stops running closures. They are kept, for the next `start()`.
    public func stop() {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
        observers = []
    }

    /// Forgets all closures.
    public func clear() { callbacks.removeAll() }

    private func keyboardDidSend(_ event: KeyboardEvent, _ note: Notification) {
        guard let options = KeyboardOptions(note) else { return }
        callbacks[event]?(options)
    }

    private func keyboardWasDragged(_ options: KeyboardOptions) {
        if !observers.isEmpty { callbacks[.willChangeFrame]?(options) }
    }
}
