import Foundation

extension UIScreen {
    /// Puts the next frame together. What changed since the last one is its damage.
    func render() {
        var builder = frameBuilder
        frameBuilder = FrameBuilder()
        builder.begin(reusing: renderFrame, leftovers: leftovers)
        renderFrame = RenderFrame()
        leftovers.removeAll()
        for window in windows {
            builder.traits = window.windowTraits
            window.render(into: &builder, transform: .identity, clip: bounds)
        }
        renderFrame = builder.finish()
        frameBuilder = builder
    }

    /// Has the whole screen painted at the next frame, as after a resize or when pixels were lost.
    public func setNeedsFullRender() {
        for window in windows { window.markDamaged() }
        leftovers.add(bounds)
        UIApplication.shared.setNeedsFrame()
    }
}
