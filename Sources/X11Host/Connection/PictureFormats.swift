import CX11
import CXft

/// The three pixel formats that the host paints in.
struct PictureFormats {
    /// Premultiplied colour with opacity, depth 32.
    let color: UnsafeMutablePointer<XRenderPictFormat>
    /// Opacity alone, depth 8.
    let mask: UnsafeMutablePointer<XRenderPictFormat>
    /// The window's own.
    let window: UnsafeMutablePointer<XRenderPictFormat>
    /// The window's depth.
    let windowDepth: Int32

    /// The formats of the screen's default visual; nil when the server has no RENDER extension.
    init?(display: OpaquePointer, screen: Int32) {
        guard let window = XRenderFindVisualFormat(display, XDefaultVisual(display, screen)),
            let color = XRenderFindStandardFormat(display, PictStandardARGB32),
            let mask = XRenderFindStandardFormat(display, PictStandardA8)
        else { return nil }
        self.window = window
        self.color = color
        self.mask = mask
        windowDepth = XDefaultDepth(display, screen)
    }
}
