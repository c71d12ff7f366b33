import Foundation
import UIKit

/// The part of UIKit's `keyboardLayoutGuide` that lies in its view's safe area, else the bottom edge of the safe area.
@MainActor final class AppleSafeLayoutGuide: ClavierLayoutGuide {
    convenience init() {
        self.init(usesSafeArea: true)
        identifier = "safeKeyboardLayoutGuide"
    }

    override func keyboardFrame(in view: UIView) -> CGRect? { view.keyboardLayoutGuide.layoutFrame }
}
