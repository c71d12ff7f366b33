import Foundation

/// Rounds edges to device pixels. Equal edges become equal ones, so neighbours neither gap nor overlap, and an edge on
/// the superview's edge stays on it although that was rounded in other coordinates.
struct PixelGrid {
    private let scale: CGFloat
    private let solvedSize: CGSize
    private let size: CGSize

    @MainActor init(superview: UIView, engine: LayoutEngine) {
        let scale = (superview.window?.screen ?? UIScreen.main).scale
        self.scale = scale > 0 ? scale : 1
        size = superview.model.bounds.size
        let slot = superview.layout.slot
        solvedSize =
            slot >= 0
            ? superview.frame(forAlignmentRect: CGRect(origin: .zero, size: engine.frame(ofSlot: slot).size)).size
            : size
    }

    func horizontal(_ edge: CGFloat) -> CGFloat { round(edge, solvedSize.width, size.width) }
    func vertical(_ edge: CGFloat) -> CGFloat { round(edge, solvedSize.height, size.height) }

    /// To the nearest pixel, from the middle between two to the larger one. What arithmetic may have taken off is
    /// given back first.
    private func round(_ edge: CGFloat, _ solvedEnd: CGFloat, _ end: CGFloat) -> CGFloat {
        abs(edge - solvedEnd) < 1e-6 ? end : Foundation.floor(edge * scale + 0.5 + 1e-6) / scale
    }
}
