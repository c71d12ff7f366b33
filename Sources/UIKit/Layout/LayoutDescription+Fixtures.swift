import Foundation

/// What places items without constraints of the program, as UIKit reports it.
extension LayoutDescription {
    /// `<NSAutoresizingMaskLayoutConstraint:0x… h=--& v=--& V:[UIView:0x…(768)]   (active)>` for a view whose frame
    /// counts; a guide that UIKit places has a plain constraint. `row` is one of `SystemRow.fixture`.
    static func fixture(_ row: SystemRow, of item: LayoutItem, tiedBy tie: MaskTie?) -> String {
        if let guide = item.guide {
            let container = item.view
            return "<NSLayoutConstraint:\(address(of: guide)) \(place(row, of: guide, in: container))>"
        }
        let view = item.view
        let flags = "h=\(flags(view, .horizontal)) v=\(flags(view, .vertical))"
        let size = view.model.bounds.size
        let origin = CGPoint(x: view.model.center.x - size.width / 2, y: view.model.center.y - size.height / 2)
        let rectangle = view.alignmentRect(forFrame: CGRect(origin: origin, size: size))
        let text = tie.flatMap { follow(row, of: view, by: $0) } ?? place(row, of: view, rectangle, in: view.superview)
        return "<NSAutoresizingMaskLayoutConstraint:\(address(of: view)) \(flags) \(text)>"
    }

    /// The two margins around the size, `&` where they or it are flexible; what is flexible nowhere keeps its place.
    private static func flags(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
        let parts: [UIView.AutoresizingMask] =
            axis == .horizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        let flags = parts.map { view.autoresizingMask.contains($0) ? "&" : "-" }.joined()
        return flags == "---" ? "--&" : flags
    }

    /// `UIView:0x….width == 0.5*UIView:0x….width + 10   (active)`, or nil for what does not follow the superview.
    private static func follow(_ row: SystemRow, of view: UIView, by tie: MaskTie) -> String? {
        let index = SystemRow.fixture.firstIndex(of: row) ?? 0
        let (share, constant) = (CGFloat(tie.shares[index]), CGFloat(tie.constants[index]))
        guard share != 0 else { return nil }
        let part = row == .left ? "minX" : row == .top ? "minY" : "\(row)"
        let factor = share == 1 ? "" : "\(number(share))*"
        let rest = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
        let size = row.axis == .horizontal ? "width" : "height"
        return "\(name(of: view)).\(part) == \(factor)\(name(of: view.superview)).\(size)\(rest)   (active)"
    }

    private static func place(_ row: SystemRow, of guide: UILayoutGuide, in container: UIView) -> String {
        let insets = guide.pinnedInsets
        switch guide.pin {
        case .insets, .frameInsets:
            switch row {
            case .left: return leading("H", guide, insets.left, in: container)
            case .top: return leading("V", guide, insets.top, in: container)
            case .width: return trailing("H", guide, insets.right, in: container)
            default: return trailing("V", guide, insets.bottom, in: container)
            }
        case .none, .frame, .content: return place(row, of: guide, guide.pinnedFrame, in: container)
        }
    }

    private static func place(
        _ row: SystemRow, of item: AnyObject, _ rectangle: CGRect, in container: UIView?
    ) -> String {
        switch row {
        case .left: leading("H", item, rectangle.minX, in: container)
        case .top: leading("V", item, rectangle.minY, in: container)
        case .width: "H:[\(name(of: item))(\(number(rectangle.width)))]   (active)"
        default: "V:[\(name(of: item))(\(number(rectangle.height)))]   (active)"
        }
    }

    private static func leading(_ axis: String, _ item: AnyObject, _ gap: CGFloat, in container: UIView?) -> String {
        "\(axis):|-(\(number(gap)))-[\(name(of: item))]   (active, names: '|':\(name(of: container)) )"
    }

    private static func trailing(_ axis: String, _ item: AnyObject, _ gap: CGFloat, in container: UIView?) -> String {
        "\(axis):[\(name(of: item))]-(\(number(gap)))-|   (active, names: '|':\(name(of: container)) )"
    }
}
