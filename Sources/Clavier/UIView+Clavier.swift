import UIKit

extension UIView {
    /// Whether this view's guides are made of UIKit's own `keyboardLayoutGuide`; as
    /// `ClavierGlobalConfig.usingAppleKeyboardLayoutGuideIfAvailable` says unless set. It counts for what is asked for
    /// afterwards: a guide that constraints hang on stays what it is.
    public final var usingAppleKeyboardLayoutGuideIfAvailable: Bool {
        get { ViewSwitches.usingApple[self] ?? ClavierGlobalConfig.usingAppleKeyboardLayoutGuideIfAvailable }
        set { ViewSwitches.usingApple[self] = newValue }
    }

    /// Another name of `usingAppleKeyboardLayoutGuideIfAvailable`, for code written for the iOS library.
    @available(*, deprecated, renamed: "usingAppleKeyboardLayoutGuideIfAvailable")
    public final var useAppleKeyboardLayoutGuideIfAvailable: Bool {
        get { usingAppleKeyboardLayoutGuideIfAvailable }
        set { usingAppleKeyboardLayoutGuideIfAvailable = newValue }
    }

    /// The part of this view that the keyboard covers: a `ClavierLayoutGuide`, or UIKit's `keyboardLayoutGuide` where
    /// the view uses that. The same guide each time.
    public final var clavierLayoutGuide: UILayoutGuide {
        if usingAppleKeyboardLayoutGuideIfAvailable { return keyboardLayoutGuide }
        return guide {
            !$0.usesSafeArea
        } make: {
            ClavierLayoutGuide()
        }
    }

    /// The part of this view's safe area that the keyboard covers. The same guide each time.
    public final var safeClavierLayoutGuide: UILayoutGuide {
        if usingAppleKeyboardLayoutGuideIfAvailable {
            return guide {
                $0 is AppleSafeLayoutGuide
            } make: {
                AppleSafeLayoutGuide()
            }
        }
        return guide {
            $0.usesSafeArea && !($0 is AppleSafeLayoutGuide)
        } make: {
            ClavierLayoutGuide(usesSafeArea: true)
        }
    }

    /// The guide of this view that is meant, else a new one.
    private func guide(
        _ isMeant: (ClavierLayoutGuide) -> Bool, make: () -> ClavierLayoutGuide
    ) -> ClavierLayoutGuide {
        for case let guide as ClavierLayoutGuide in layoutGuides where isMeant(guide) { return guide }
        let guide = make()
        addLayoutGuide(guide)
        return guide
    }
}
