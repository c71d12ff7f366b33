import CX11
import Foundation
import UIKit

/// The pointer over a window: its shape, and whether its button is down.
@MainActor struct PointerInput {
    /// The number that UIKit knows the left button's touch by.
    static let touch = 1
    /// How far a click of the wheel scrolls, in points: three lines of text.
    static let wheelStep: CGFloat = 48

    /// Whether the left button is down.
    var isDown = false
    private let connection: DisplayConnection
    private let window: Window
    /// What the pointer looks like.
    private(set) var shape = UIPointerShape.arrow
    private var cursors: [UIPointerShape: Cursor] = [:]

    init(connection: DisplayConnection, window: Window) {
        self.connection = connection
        self.window = window
    }

    /// Makes the pointer look like `new` over the window.
    mutating func setShape(_ new: UIPointerShape) {
        guard shape != new else { return }
        shape = new
        let cursor = cursors[new] ?? XCreateFontCursor(connection.display, Self.glyph(of: new))
        cursors[new] = cursor
        XDefineCursor(connection.display, window, cursor)
    }

    /// Frees the cursors in the server.
    mutating func close() {
        for cursor in cursors.values { XFreeCursor(connection.display, cursor) }
        cursors = [:]
    }

    /// The shapes of X's cursor font.
    private static func glyph(of shape: UIPointerShape) -> UInt32 {
        let glyph =
            switch shape {
            case .arrow: XC_left_ptr
            case .beam: XC_xterm
            case .hand: XC_hand2
            case .resizeHorizontal: XC_sb_h_double_arrow
            case .resizeVertical: XC_sb_v_double_arrow
            case .resizeTopLeft: XC_top_left_corner
            case .resizeTopRight: XC_top_right_corner
            case .resizeBottomLeft: XC_bottom_left_corner
            case .resizeBottomRight: XC_bottom_right_corner
            case .move: XC_fleur
            }
        return UInt32(glyph)
    }
}
