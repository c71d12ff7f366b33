import Foundation

/// An animation that can be started, paused, reversed, moved by hand and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where the animation is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether it moves by itself.
    var isRunning: Bool { get }
    /// Whether it moves toward its start.
    var isReversed: Bool { get set }
    /// How far it is, 0...1.
    var fractionComplete: CGFloat { get set }

    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts after a number of seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses.
    func pauseAnimation()
    /// Stops where it is; with true for good, else until `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation at a place.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
