import Foundation
import UIKit

/// The pixels of one of a frame's surfaces, kept from frame to frame.
@MainActor final class SurfacePixels {
    let buffer: PixelBuffer
    /// What the buffer holds, in pixels of the surface.
    let rect: PixelRect
    /// The mask it was cut with, pixels and radius.
    let mask: (rect: PixelRect, radius: Double)?
    /// The frame in which it was last part of the picture.
    var lastFrame = 0
    /// Whether it has never been painted.
    var isNew = true
    /// Whether the picture looks its pixels up through a transform.
    var isTransformed = false

    init(buffer: PixelBuffer, rect: PixelRect, mask: (rect: PixelRect, radius: Double)?) {
        self.buffer = buffer
        self.rect = rect
        self.mask = mask
    }

    func fits(_ rect: PixelRect, _ mask: (rect: PixelRect, radius: Double)?) -> Bool {
        self.rect == rect && self.mask?.rect == mask?.rect && self.mask?.radius == mask?.radius
    }
}
