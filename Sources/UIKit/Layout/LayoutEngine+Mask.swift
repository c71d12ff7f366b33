import Cassowary
import Foundation

/// How a view whose frame counts follows its superview, which constraints size: the four parts of its frame are linear
/// in the superview's size, so that what is inside of the view has a say in that too.
struct MaskTie: Equatable {
    let superview: Int32
    /// The parts of a change of the superview's width or height that the left side, the top, the width and the height
    /// take over, in the order of `SystemRow.fixture`.
    let shares: InlineArray<4, Double>
    /// What they are in points where the superview has no size.
    let constants: InlineArray<4, Double>

    /// Whether both say the same, but for what arithmetic leaves.
    static func == (left: MaskTie, right: MaskTie) -> Bool {
        left.superview == right.superview
            && left.shares.indices.allSatisfy {
                abs(left.shares[$0] - right.shares[$0]) < 1e-9 && abs(left.constants[$0] - right.constants[$0]) < 1e-6
            }
    }
}

extension LayoutEngine {
    /// Whether the mask ties a view to a size that is solved.
    private func isElastic(_ view: UIView) -> Bool {
        guard view !== root, isFixed(view), !view.autoresizingMask.isEmpty, view.model.transform.isIdentity,
            let superview = view.superview, superview.autoresizesSubviews
        else { return false }
        return !isFixed(superview) || isElastic(superview)
    }

    /// The tie of a view; `constants` are the parts of its frame.
    func maskTie(_ slot: Int32, _ constants: InlineArray<4, Double>) -> MaskTie? {
        let view = items[Int(slot)].view
        guard items[Int(slot)].guide == nil, isElastic(view), let superview = view.superview else { return nil }
        let inside = superview.bounds.size
        let shares = view.maskShares(in: inside)
        let parts: InlineArray<4, Double> = [
            Double(shares.horizontal.start), Double(shares.vertical.start), Double(shares.horizontal.size),
            Double(shares.vertical.size),
        ]
        let size = superview.alignmentRect(forFrame: CGRect(origin: .zero, size: inside)).size
        var rests = constants
        for (index, row) in SystemRow.fixture.enumerated() {
            rests[index] -= parts[index] * Double(row.axis == .horizontal ? size.width : size.height)
        }
        return MaskTie(superview: self.slot(of: superview), shares: parts, constants: rests)
    }

    /// The frame or the mask of an item has changed, which may be tied to its superview or has been.
    func retie(_ slot: Int32) {
        guard let constants = fixtureConstants(slot), maskTie(slot, constants) != maskTies[slot] else { return }
        replaceFixture(slot)
        systemDidChange()
    }

    /// Whether constraints size a view has changed, and so whether what is inside follows it.
    func retieSubviews(of view: UIView) {
        for subview in view.subviews where subview.layout.translatesMask && !subview.autoresizingMask.isEmpty {
            if let slot = knownSlot(of: subview) { retie(slot) }
            retieSubviews(of: subview)
        }
    }
}
