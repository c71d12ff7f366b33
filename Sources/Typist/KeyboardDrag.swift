import Foundation
import UIKit

/// Turns what a finger does to the keyboard into events, of which UIKit posts none.
@MainActor struct KeyboardDrag {
    /// The last event that the keyboard posted.
    var options: Typist.KeyboardOptions?
    private var lastFrame: CGRect?

    /// The event for the part of the keyboard that a finger leaves on the screen; nil when it has not moved it.
    mutating func step(of keyboard: UIKeyboard) -> Typist.KeyboardOptions? {
        guard keyboard.state == .dragged, let options else {
            lastFrame = nil
            return nil
        }
        var frame = keyboard.presentedFrame
        frame.size.height = max(0, keyboard.screen.bounds.maxY - frame.minY)
        guard frame != lastFrame else { return nil }
        lastFrame = frame
        return options.ending(at: frame)
    }
}
