import CX11
import Foundation
import UIKit

extension DisplayConnection {
    /// Gives UIKit this connection's fonts at a number of pixels per point, and the PNG decoder.
    func install(scale: CGFloat) {
        UIFont.provider = XftFontProvider(connection: self, scale: scale)
        UIImage.decoder = PNGCoder()
    }
}
