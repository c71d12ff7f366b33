import CX11
import CXft
import Foundation
import UIKit

extension XRenderColor {
    /// The colour as RENDER wants it: premultiplied, 16 bits a component.
    init(_ color: CGColor, alpha: CGFloat) {
        let opacity = max(0, min(1, color.alpha * alpha))
        func component(_ value: CGFloat) -> UInt16 { UInt16((max(0, min(1, value)) * opacity * 65535).rounded()) }
        self.init(
            red: component(color.red), green: component(color.green), blue: component(color.blue),
            alpha: UInt16((opacity * 65535).rounded()))
    }
}

/// Pictures of one colour without an end, to paint masks and text with.
@MainActor final class SolidCache {
    private unowned let connection: DisplayConnection
    /// By the four components' bits.
    private var pictures: [Int: Picture] = [:]
    /// Beyond this number all are made anew: an animated colour leaves one behind at each frame.
    private let limit = 256

    init(connection: DisplayConnection) { self.connection = connection }

    func picture(_ color: XRenderColor) -> Picture {
        let key = Int(color.red) | Int(color.green) << 16 | Int(color.blue) << 32 | Int(color.alpha) << 48
        if let picture = pictures[key] { return picture }
        if pictures.count >= limit { removeAll() }
        var color = color
        let picture = XRenderCreateSolidFill(connection.display, &color)
        pictures[key] = picture
        return picture
    }

    /// A picture that, as a mask, lets through this much.
    func opacity(_ alpha: CGFloat) -> Picture {
        picture(XRenderColor(CGColor(red: 0, green: 0, blue: 0), alpha: alpha))
    }

    /// The mask for an opacity; none where everything shows.
    func mask(_ alpha: CGFloat) -> Picture { alpha < 1 ? opacity(alpha) : 0 }

    private func removeAll() {
        for picture in pictures.values { XRenderFreePicture(connection.display, picture) }
        pictures.removeAll(keepingCapacity: true)
    }
}
