import Foundation

extension UIApplication {
    /// How often a frame lays out and tracks until it calls what still moves a cycle. Two rounds settle a guide
    /// and what hangs on it; nested ones take a round each.
    static let layoutRoundLimit = 8

    /// When something is due that no event brings, in seconds on the host's clock; nil when nothing is.
    public var nextDeadline: TimeInterval? { scheduler.nextDeadline }

    /// Sets the time and runs what is due. Time never goes back: an earlier one counts as the current one.
    public func advance(to time: TimeInterval) {
        currentTime = time
        scheduler.run(until: handledTime)
    }

    /// Makes the frame of a moment: animations and the keyboard move to that time, guides follow, views are laid
    /// out, and each screen's `renderFrame` is put together.
    public func commitFrame(at time: TimeInterval) {
        layoutFrame(at: time)
        renderFrame()
    }

    /// The first half of `commitFrame(at:)`: everything moves to where it is at that time.
    public func layoutFrame(at time: TimeInterval) {
        // What changes until the views are laid out is part of this frame; it calls for no other one.
        needsFrame = true
        advance(to: time)
        advanceAnimations()
        stepMotions()
        layoutWindows()
    }

    /// The second half of `commitFrame(at:)`: each screen's `renderFrame` is put together, and what is left to do
    /// calls for another frame.
    public func renderFrame() {
        needsFrame = false
        for screen in screens { screen.render() }
        if animationsAreRunning || !input.movingScrollViews.isEmpty || layoutIsStale { setNeedsFrame() }
    }

    /// Whether layout has left something for the next frame.
    private var layoutIsStale: Bool {
        screens.contains { $0.windows.contains { $0.layoutFlags.isStale || $0.layoutFlags.descendantIsStale } }
    }

    /// Lays out all windows until the guides that track places have come to rest.
    public func layoutWindows() {
        for _ in 0..<Self.layoutRoundLimit {
            for screen in screens {
                for window in screen.windows { window.layoutStaleViews() }
            }
            if !updateTrackedGuides() { return }
        }
    }
}
