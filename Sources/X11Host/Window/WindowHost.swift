import CX11
import Foundation
import UIKit

/// Sketch of the window host.
@MainActor public final class WindowHost: UIApplicationHost {
    /// Called after each painted frame.
    public var onFrame: ((FrameReport) -> Void)?
    /// Called when the window has a new size in points, before the frame that shows it is laid out; `screen.bounds` has it.
    public var onResize: ((CGSize) -> Void)?
    /// Called when the person closes the window; returning false keeps it open.
    public var onClose: (() -> Bool)?
    /// Called once when the server has gone away.
    public var onConnectionLost: (() -> Void)?
    /// How many frames a second the monitor shows.
    public private(set) var refreshRate = 60.0
    /// Pixels per point.
    public private(set) var scale: CGFloat = 1
    /// The number of frames painted.
    public private(set) var frameCount = 0

    public init(
        connection: DisplayConnection, screen: UIScreen = .main, configuration: WindowConfiguration = .init()
    ) throws(HostError) {}
    /// Shows the window.
    public func show() {}
    /// Takes the window away.
    public func close() {}
    /// Runs the main run loop until `stop()`, until the person closes the window, or until the server goes away.
    public func run() -> ExitReason { .stopped }
    /// Has `run()` return.
    public func stop() {}
    public func applicationNeedsFrame(_ application: UIApplication) {}
}
