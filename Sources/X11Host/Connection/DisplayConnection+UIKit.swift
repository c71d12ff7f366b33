import CX11
import Foundation
import UIKit

extension DisplayConnection {
    /// Gives UIKit this connection's fonts at a number of pixels per point, and the PNG decoder.
    func install(scale: CGFloat) {
        UIFont.provider = XftFontProvider(connection: self, scale: scale)
        UIImage.decoder = PNGCoder()
    }

    /// Compares remembered fonts with what fontconfig chooses once it has read its configuration. If they differ, all text
    /// is measured and painted anew.
    func verifyFonts(scale: CGFloat) {
        guard fonts.isUnverified else { return }
        Fontconfig.whenRead { [weak self] in
            guard let self, !isLost, !fonts.verify() else { return }
            UIFont.provider = XftFontProvider(connection: self, scale: scale)
        }
    }
}
