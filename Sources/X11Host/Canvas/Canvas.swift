import CX11
import CXft
import Foundation
import UIKit

/// Replays display lists into a picture with XRender. Coordinates are pixels of the surface that is painted;
/// `target` knows where in it the picture lies.
@MainActor final class Canvas {
    /// A picture and the pixel of the surface that its top left corner shows.
    struct Target {
        var picture: Picture
        var x: Int
        var y: Int
    }

    struct State {
        /// From the list's points to pixels of the surface.
        var transform: CGAffineTransform
        var clip: PixelRect
        var alpha: CGFloat
        /// How many layers were open.
        var layers: Int
    }

    let connection: DisplayConnection
    let display: OpaquePointer
    var target = Target(picture: 0, x: 0, y: 0)
    var state = State(transform: .identity, clip: .everything, alpha: 1, layers: 0)
    var saved: [State] = []
    var layers: [Layer] = []
    var tessellator = Tessellator()
    var flattener = PathFlattener()
    var stroker = PathStroker()
    var rectangles = ContiguousArray<XRectangle>()

    private var damage = ContiguousArray<PixelRect>()
    private var damageBounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// The clip that the target's picture has; nil when it must be set anew.
    private var appliedClip: PixelRect?
    private var clipRectangles = ContiguousArray<XRectangle>()

    init(connection: DisplayConnection) {
        self.connection = connection
        display = connection.display
    }

    /// Starts to paint into `target`, only within `damage`.
    func begin(_ target: Target, damage: ContiguousArray<PixelRect>) {
        self.target = target
        self.damage = damage
        damageBounds = damage.reduce(PixelRect(x: 0, y: 0, width: 0, height: 0)) { $0.union($1) }
        state = State(transform: .identity, clip: damageBounds, alpha: 1, layers: 0)
        appliedClip = nil
    }

    /// What is painted elsewhere for a while, with what it interrupts.
    struct Interruption {
        fileprivate var target: Target
        var state: State
        fileprivate var damage: ContiguousArray<PixelRect>
        fileprivate var damageBounds: PixelRect
    }

    /// Keeps what is painted now; `begin` something else afterwards.
    func interrupt() -> Interruption {
        Interruption(target: target, state: state, damage: damage, damageBounds: damageBounds)
    }

    /// Goes on with what was interrupted.
    func resume(_ interruption: Interruption) {
        target = interruption.target
        state = interruption.state
        damage = interruption.damage
        damageBounds = interruption.damageBounds
        appliedClip = nil
    }

    /// Whether anything in `rect` would be painted.
    func isDamaged(_ rect: PixelRect) -> Bool {
        guard rect.intersects(damageBounds) else { return false }
        return damage.contains { $0.intersects(rect) }
    }

    /// Makes the target's clip the damage within the state's clip, if `rect` is touched by it at all.
    func prepare(_ rect: PixelRect) -> Bool {
        guard !rect.isEmpty, !state.clip.isEmpty, state.clip.intersects(rect), isDamaged(rect.intersection(state.clip))
        else { return false }
        if appliedClip != state.clip { applyClip() }
        return true
    }

    private func applyClip() {
        clipRectangles.removeAll(keepingCapacity: true)
        for rect in damage {
            let part = rect.intersection(state.clip)
            if !part.isEmpty { clipRectangles.append(part.offset(x: -target.x, y: -target.y).xRectangle) }
        }
        let picture = target.picture
        clipRectangles.withUnsafeMutableBufferPointer {
            XRenderSetPictureClipRectangles(display, picture, 0, 0, $0.baseAddress, Int32($0.count))
        }
        appliedClip = state.clip
    }

    /// The target's clip is no longer what it was set to.
    func forgetClip() { appliedClip = nil }

    /// Makes everything in the damage transparent.
    func clear() {
        guard prepare(damageBounds) else { return }
        var color = XRenderColor(red: 0, green: 0, blue: 0, alpha: 0)
        let rect = damageBounds.offset(x: -target.x, y: -target.y).xRectangle
        XRenderFillRectangle(
            display, PictOpSrc, target.picture, &color, Int32(rect.x), Int32(rect.y), UInt32(rect.width),
            UInt32(rect.height))
    }

    /// Paints `source` through `mask` into `rect` of the surface. `sourceX` and `maskX` name the pixel that comes to
    /// the rectangle's top left corner.
    func composite(
        _ source: Picture, mask: Picture, in rect: PixelRect, operation: Int32 = PictOpOver, sourceX: Int = 0,
        sourceY: Int = 0, maskX: Int = 0, maskY: Int = 0
    ) {
        XRenderComposite(
            display, operation, source, mask, target.picture, Int32(sourceX), Int32(sourceY), Int32(maskX),
            Int32(maskY), Int32(rect.x - target.x), Int32(rect.y - target.y), UInt32(max(0, rect.width)),
            UInt32(max(0, rect.height)))
    }

    /// A picture of a colour at the state's opacity.
    func solid(_ color: CGColor) -> Picture { connection.solids.picture(XRenderColor(color, alpha: state.alpha)) }
}
