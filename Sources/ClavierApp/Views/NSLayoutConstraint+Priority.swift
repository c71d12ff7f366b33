import UIKit

extension NSLayoutConstraint {
    /// This constraint, with that priority from now on.
    func with(priority: Float) -> Self {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
