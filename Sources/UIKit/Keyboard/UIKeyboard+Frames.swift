import Foundation

extension UIKeyboard {
    /// The height of the whole keyboard in points, no more than the screen's.
    var height: CGFloat { max(0, min(input.height, screen.bounds.height)) }

    /// Where it is when it is docked and shown, in screen coordinates.
    public var dockedFrame: CGRect {
        CGRect(x: 0, y: screen.bounds.height - height, width: screen.bounds.width, height: height)
    }

    /// Where it is when it is docked and hidden: right below the screen.
    public var hiddenFrame: CGRect { frameOutside(.docked) }

    /// Where it is in its placement.
    var shownFrame: CGRect { frame(in: placement) }

    func frame(in placement: Placement) -> CGRect {
        switch placement {
        case .docked: dockedFrame
        case .floating(let rect): inside(rect.standardized)
        case .split(let offset): inside(dockedFrame.offsetBy(dx: 0, dy: -offset))
        }
    }

    /// Where a keyboard in a placement goes when it is hidden: straight down, below the screen.
    func frameOutside(_ placement: Placement) -> CGRect {
        var frame = frame(in: placement)
        frame.origin.y = screen.bounds.height
        return frame
    }

    private func inside(_ rect: CGRect) -> CGRect {
        var rect = rect
        rect.origin.x = max(0, min(rect.minX, screen.bounds.width - rect.width))
        rect.origin.y = max(0, min(rect.minY, screen.bounds.height - rect.height))
        return rect
    }
}
