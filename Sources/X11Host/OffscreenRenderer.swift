import CX11
import Foundation
import UIKit

/// Paints frames into a pixmap and reads them back, for pictures and tests.
@MainActor public final class OffscreenRenderer {
    /// A renderer for `screen` at its size and scale; installs fonts and the PNG decoder in UIKit if there are none.
    public init(connection: DisplayConnection, screen: UIScreen = .main) {}
    /// Paints what `screen.renderFrame` holds.
    public func paint() {}
    /// Reads the picture back.
    public func image() throws(HostError) -> UIImage { throw .connectionLost }
    /// Writes the picture as a PNG file.
    public func writePNG(to path: String) throws(HostError) {}
    /// Frees what it has in the server.
    public func close() {}
}
