import Foundation
import UIKit

/// The pictures on keys that no font is sure to have, as paths in a square of 20 points.
enum KeyIcon: Equatable {
    case capitals(isOn: Bool)
    case delete
    case globe
    case hide

    /// The length of the square's sides, and the width of lines, in points.
    static let side: CGFloat = 20
    /// How much of the square's height the pictures take at most, in points.
    static let height: CGFloat = 16.5
    private static let lineWidth: CGFloat = 1.5

    /// Draws the picture in the middle of a rectangle.
    @MainActor func draw(in rect: CGRect, color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: rect.midX - Self.side / 2, y: rect.midY - Self.side / 2)
        color.set()
        for path in paths {
            path.lineWidth = Self.lineWidth
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            path.stroke()
            if case .capitals(isOn: true) = self { path.fill() }
        }
        context.restoreGState()
    }

    @MainActor private var paths: [UIBezierPath] {
        switch self {
        case .capitals:
            return [Self.path([(10, 3), (17, 10), (13, 10), (13, 16), (7, 16), (7, 10), (3, 10)], closed: true)]
        case .delete:
            return [
                Self.path([(7, 4), (18, 4), (18, 16), (7, 16), (2, 10)], closed: true),
                Self.path([(9.5, 7.5), (14.5, 12.5)]), Self.path([(14.5, 7.5), (9.5, 12.5)]),
            ]
        case .globe:
            return [
                UIBezierPath(ovalIn: CGRect(x: 2.5, y: 2.5, width: 15, height: 15)),
                UIBezierPath(ovalIn: CGRect(x: 6.5, y: 2.5, width: 7, height: 15)),
                Self.path([(2.5, 10), (17.5, 10)]),
            ]
        case .hide:
            return [
                Self.path([(2, 3), (18, 3), (18, 12), (2, 12)], closed: true),
                Self.path([(6, 9), (14, 9)]), Self.path([(7, 15), (10, 18), (13, 15)]),
            ]
        }
    }

    @MainActor private static func path(_ points: [(CGFloat, CGFloat)], closed: Bool = false) -> UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        if closed { path.close() }
        return path
    }
}
