import Foundation
import UIKit

/// The part of a view's safe area below the top of UIKit's `keyboardLayoutGuide`.
@MainActor final class AppleSafeLayoutGuide: UILayoutGuide {
    convenience init(in view: UIView) {
        self.init()
        identifier = "safeKeyboardLayoutGuide"
        view.addLayoutGuide(self)
        let safe = view.safeAreaLayoutGuide
        let top = topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
        top.priority = .belowRequired
        NSLayoutConstraint.activate([
            leftAnchor.constraint(equalTo: safe.leftAnchor), rightAnchor.constraint(equalTo: safe.rightAnchor),
            bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            topAnchor.constraint(lessThanOrEqualTo: safe.bottomAnchor),
            topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor), top,
        ])
    }

    override var layoutFrame: CGRect {
        _ = owningView?.keyboardLayoutGuide.layoutFrame
        return super.layoutFrame
    }
}
