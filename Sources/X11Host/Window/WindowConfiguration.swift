import Foundation
import UIKit

/// What a window starts with.
public struct WindowConfiguration {
    /// The title that window managers show.
    public var title: String
    /// The size of the window in points.
    public var size: CGSize
    /// The size below which a person cannot make it, in points.
    public var minimumSize: CGSize
    /// Pixels per point; nil takes what the desktop says (`Xft.dpi`, else the monitor's physical size).
    public var scale: CGFloat?
    /// The window's picture in lists of windows, the sizes in which it exists; made once the window is shown. With none
    /// the window manager shows its own.
    public var icons: @MainActor () -> [UIImage]
    /// The two parts of WM_CLASS: the program's name and the kind of window.
    public var windowClass: (instance: String, name: String)

    /// A window of 900 by 640 points that can be made as small as 320 by 240.
    public init(
        title: String = "Clavier", size: CGSize = CGSize(width: 900, height: 640),
        minimumSize: CGSize = CGSize(width: 320, height: 240), scale: CGFloat? = nil,
        icons: @autoclosure @escaping @MainActor () -> [UIImage] = [],
        windowClass: (instance: String, name: String) = ("clavier", "Clavier")
    ) {
        self.title = title
        self.size = size
        self.minimumSize = minimumSize
        self.scale = scale
        self.icons = icons
        self.windowClass = windowClass
    }
}
