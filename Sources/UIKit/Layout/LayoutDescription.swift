import Foundation

/// Constraints, items and anchors in the words of UIKit's reports.
@MainActor enum LayoutDescription {
    static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    }

    /// `UILabel:0x…'name'`.
    static func name(of object: AnyObject?) -> String {
        guard let object else { return "(null)" }
        let name = "\(type(of: object)):\(address(of: object))"
        let identifier = (object as? UILayoutGuide)?.identifier ?? (object as? UIView)?.accessibilityIdentifier ?? ""
        return identifier.isEmpty ? name : "\(name)'\(identifier)'"
    }

    static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
        attribute == .notAnAttribute ? "notAnAttribute" : "\(attribute)"
    }

    /// The class that UIKit has for an anchor of this kind.
    static func anchorName(of operand: LayoutOperand) -> String {
        switch operand.attribute.kind {
        case .x where operand.distance == nil: "NSLayoutXAxisAnchor"
        case .y where operand.distance == nil: "NSLayoutYAxisAnchor"
        default: "NSLayoutDimension"
        }
    }

    static func name(of operand: LayoutOperand) -> String {
        guard let distance = operand.distance else { return side(operand.item, operand.attribute, nil) }
        return side(nil, .notAnAttribute, distance)
    }

    /// `<NSLayoutConstraint:0x… 'name' UIView:0x….width == 100   (active)>`.
    static func of(_ constraint: NSLayoutConstraint) -> String {
        var text = "<\(type(of: constraint)):\(address(of: constraint)) "
        if let identifier = constraint.identifier, !identifier.isEmpty { text += "'\(identifier)' " }
        text += visual(constraint) ?? equation(constraint)
        return text + ">"
    }

    /// A row that the engine has added by itself.
    static func of(_ row: SystemRow, of item: LayoutItem, tiedBy tie: MaskTie?) -> String {
        let name = name(of: item.guide ?? item.view)
        let address = address(of: item.view)
        switch row {
        case .left, .top, .width, .height: return fixture(row, of: item, tiedBy: tie)
        case .hugsWidth, .resistsWidth:
            return
                "<NSContentSizeLayoutConstraint:\(address) H:[\(name)(\(number(item.intrinsicSize.width)))]   (active)>"
        case .hugsHeight, .resistsHeight:
            return
                "<NSContentSizeLayoutConstraint:\(address) V:[\(name)(\(number(item.intrinsicSize.height)))]   (active)>"
        case .floorsWidth, .floorsContentWidth: return "<NSLayoutConstraint:\(address) \(name).width >= 0   (active)>"
        case .floorsHeight, .floorsContentHeight:
            return "<NSLayoutConstraint:\(address) \(name).height >= 0   (active)>"
        case .offsetX, .offsetY: return "<NSLayoutConstraint:\(address) \(name).contentOffset   (active)>"
        }
    }

    private static func equation(_ constraint: NSLayoutConstraint) -> String {
        var text = side(constraint.firstItem, constraint.firstAttribute, constraint.firstDistance)
        text += " \(symbol(constraint.relation)) "
        let hasSecond = constraint.secondItem != nil || constraint.secondDistance != nil
        if hasSecond {
            if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
            text += side(constraint.secondItem, constraint.secondAttribute, constraint.secondDistance)
            if constraint.constant != 0 {
                text += " \(constraint.constant < 0 ? "-" : "+") \(number(abs(constraint.constant)))"
            }
        } else {
            text += number(constraint.constant)
        }
        if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
        return text + "   (\(constraint.isActive ? "active" : "inactive"))"
    }

    private static func side(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ distance: LayoutDistance?
    ) -> String {
        guard let distance else { return "\(name(of: item)).\(name(of: attribute))" }
        return "(\(side(distance.to, distance.toAttribute, nil)) - \(side(distance.from, distance.fromAttribute, nil)))"
    }

    static func symbol(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// As `%g` prints it.
    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
