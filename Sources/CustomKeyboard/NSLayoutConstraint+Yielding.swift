import UIKit

extension NSLayoutConstraint {
    /// This constraint, as one that gives way in a keyboard that is too small for what is in it.
    var yielding: NSLayoutConstraint {
        priority = .belowRequired
        return self
    }
}
