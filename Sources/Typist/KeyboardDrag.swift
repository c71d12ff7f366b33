import Foundation
import UIKit

/// Turns what a finger does to the keyboard into events, of which UIKit posts none before the finger lets go.
@MainActor struct KeyboardDrag {
    /// Where the finger had the keyboard at the last event; nil at first, and once it has let go.
    private var lastFrame: CGRect?

    /// The event for the part of the keyboard that a finger leaves on the screen; nil when it has not moved it.
    mutating func step(of keyboard: UIKeyboard) -> Typist.KeyboardOptions? {
        guard keyboard.state == .dragged else {
            lastFrame = nil
            return nil
        }
        var frame = keyboard.presentedFrame
        frame.size.height = max(0, keyboard.screen.bounds.maxY - frame.minY)
        guard frame != lastFrame else { return nil }
        let start = lastFrame ?? keyboard.endFrame
        lastFrame = frame
        return Typist.KeyboardOptions(stepFrom: start, to: frame, curve: keyboard.timing.announcedCurve)
    }
}
