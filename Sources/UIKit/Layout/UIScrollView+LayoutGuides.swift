import Foundation

extension UIScrollView {
    /// `contentLayoutGuide`, made when it is first asked for.
    final var contentGuide: UILayoutGuide {
        if let guide = layout.guidesOfUIKit.content { return takeIn(guide) }
        let guide = systemGuide("UIScrollView-contentLayoutGuide", pin: .content)
        layout.guidesOfUIKit.content = guide
        return guide
    }

    /// `frameLayoutGuide`, made when it is first asked for.
    final var frameGuide: UILayoutGuide {
        if let guide = layout.guidesOfUIKit.frame { return takeIn(guide) }
        let guide = systemGuide("UIScrollView-frameLayoutGuide", pin: .frameInsets)
        layout.guidesOfUIKit.frame = guide
        return guide
    }
}
