import Foundation

extension UIScrollView {
    /// The content as a guide: constraints about it say how large `contentSize` is.
    public final var contentLayoutGuide: UILayoutGuide {
        if let guide = layout.guidesOfUIKit.content { return guide }
        let guide = systemGuide("UIScrollView-contentLayoutGuide", pin: .content)
        layout.guidesOfUIKit.content = guide
        return guide
    }

    /// The frame of the scroll view as a guide, which stays where it is while the content scrolls.
    public final var frameLayoutGuide: UILayoutGuide {
        if let guide = layout.guidesOfUIKit.frame { return guide }
        let guide = systemGuide("UIScrollView-frameLayoutGuide", pin: .frameInsets)
        layout.guidesOfUIKit.frame = guide
        return guide
    }
}
