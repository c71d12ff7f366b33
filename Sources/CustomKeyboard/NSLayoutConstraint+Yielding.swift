import UIKit

extension NSLayoutConstraint {
    /// This constraint, as one that gives way in a keyboard that is too small for what is in it.
    var yielding: NSLayoutConstraint {
        priority = UILayoutPriority(999)
        return self
    }
}
