import Foundation

/// Constraints that the visual format can say are reported in it, as UIKit does.
extension LayoutDescription {
    /// `V:|-(10)-[UILabel:0x…]   (active, names: '|':UIView:0x… )`, or nil for what the format cannot say.
    static func visual(_ constraint: NSLayoutConstraint) -> String? {
        guard constraint.multiplier == 1, constraint.priority == .required,
            let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView
        else { return nil }
        switch (constraint.firstAttribute, constraint.secondAttribute) {
        case (.leading, .leading), (.top, .top):
            guard first.superview === second else { return nil }
            return edge(constraint, "|-\(gap(constraint))-[\(name(of: first))]", second)
        case (.trailing, .trailing), (.bottom, .bottom):
            if second.superview === first {
                return edge(constraint, "[\(name(of: second))]-\(gap(constraint))-|", first)
            }
            return nil
        case (.leading, .trailing), (.top, .bottom):
            guard first !== second.superview, second !== first.superview else { return nil }
            let text = "[\(name(of: second))]-\(gap(constraint))-[\(name(of: first))]"
            return prefix(constraint) + text + suffix(constraint) + "   (\(state(constraint)))"
        default:
            return nil
        }
    }

    private static func edge(_ constraint: NSLayoutConstraint, _ text: String, _ container: UIView) -> String {
        let names = "names: '|':\(name(of: container)) "
        return prefix(constraint) + text + suffix(constraint) + "   (\(state(constraint)), \(names))"
    }

    private static func gap(_ constraint: NSLayoutConstraint) -> String {
        let relation = constraint.relation == .equal ? "" : symbol(constraint.relation)
        return "(\(relation)\(number(constraint.constant)))"
    }

    private static func prefix(_ constraint: NSLayoutConstraint) -> String {
        constraint.firstAttribute.kind == .x ? "H:" : "V:"
    }

    private static func suffix(_ constraint: NSLayoutConstraint) -> String {
        guard constraint.firstAttribute.kind == .x else { return "" }
        return constraint.owner?.isRightToLeft == true ? "(RTL)" : "(LTR)"
    }

    private static func state(_ constraint: NSLayoutConstraint) -> String {
        constraint.isActive ? "active" : "inactive"
    }
}
