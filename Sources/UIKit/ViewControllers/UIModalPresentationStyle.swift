/// How a controller that is presented lies over the window, with UIKit's raw values.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system likes: a page sheet.
    case automatic = -2
    /// Not presented at all; presenting with it is presenting as `automatic`.
    case none = -1
    /// It fills the window; the presenting controller's view is taken away.
    case fullScreen = 0
    /// A sheet over part of the window.
    case pageSheet = 1
    /// A smaller sheet in the middle of the window.
    case formSheet = 2
    /// As `fullScreen`: here every context is the window.
    case currentContext = 3
    /// As `overFullScreen`: there are no presentation controllers here.
    case custom = 4
    /// It fills the window; what is behind stays.
    case overFullScreen = 5
    /// As `overFullScreen`.
    case overCurrentContext = 6
    /// As `formSheet`: there are no popovers here.
    case popover = 7

    var isSheet: Bool { [.automatic, .none, .pageSheet, .formSheet, .popover].contains(self) }
    /// Whether the presenting view goes while it is covered.
    var hidesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
