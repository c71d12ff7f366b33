import Foundation

/// What a view knows of its own layout.
struct ViewLayout {
    /// The place in the engine's list of items; negative while no constraint is about the view.
    var slot: Int32 = -1
    /// The first of the subviews whose solved place waits to be applied; negative when none does.
    var firstMoved: Int32 = -1
    /// The engine of the tree whose root this view is.
    var engine: LayoutEngine?
    var translatesMask = true
    var semantic = UISemanticContentAttribute.unspecified
    var safeArea = UIEdgeInsets.zero
    var margins = ViewMargins()
    var guidesOfUIKit = ViewGuides()
    /// The constraints that are installed on this view.
    var constraints: [NSLayoutConstraint] = []
    /// The active constraints about this view that are installed on another one.
    var mentions: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var sharedAnchors = SharedAnchors()
    var horizontal = ContentPriorities()
    var vertical = ContentPriorities()
}

/// The anchors that constraints about an item have given out, by attribute.
typealias SharedAnchors = [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>]

/// How a view's size follows its content along one axis.
struct ContentPriorities {
    var hugging = UILayoutPriority.defaultLow
    var resistance = UILayoutPriority.defaultHigh
}

/// What a view was told of its margins.
struct ViewMargins {
    var preservesSuperview = false
    var includesSafeArea = true
    /// What was set; nil stands for the defaults.
    var own: NSDirectionalEdgeInsets?
    /// What the margins were when they were last told.
    var effective = UIEdgeInsets(
        top: LayoutMetrics.margin, left: LayoutMetrics.margin, bottom: LayoutMetrics.margin, right: LayoutMetrics.margin
    )
}

/// The guides that UIKit itself gives a view; each is made when it is first asked for.
struct ViewGuides {
    var safeArea: UILayoutGuide?
    var margins: UILayoutGuide?
    var readable: UILayoutGuide?
    var content: UILayoutGuide?
    var frame: UILayoutGuide?
    var keyboard: UIKeyboardLayoutGuide?
    var bars: (top: LayoutSupportGuide, bottom: LayoutSupportGuide)?
}
