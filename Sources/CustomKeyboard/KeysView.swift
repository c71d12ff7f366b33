import Foundation
import UIKit

/// The rows of keys. A touch in a gap goes to the nearest key, so that no place of the keyboard is dead.
final class KeysView: UIView {
    private(set) var keys: [KeyButton] = []

    /// The distance in points between neighbours, and from a row's ends, top and bottom.
    private static let gap: CGFloat = 1

    /// Builds the rows, equally high, of keys that are equally wide within their row.
    init(layout: KeyboardLayout) {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        let rows = layout.rows.map { makeRow($0) }
        for row in rows { addSubview(row) }
        stack(rows)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit is KeyButton ? hit : nearestKey(to: point) ?? hit
    }

    private func nearestKey(to point: CGPoint) -> KeyButton? {
        keys.min { $0.distance(to: point, in: self) < $1.distance(to: point, in: self) }
    }

    // MARK: Building

    private func makeRow(_ rowKeys: [Key]) -> UIView {
        let row = UIView()
        row.translatesAutoresizingMaskIntoConstraints = false
        let buttons = rowKeys.map { KeyButton(key: $0) }
        keys += buttons
        for button in buttons { row.addSubview(button) }
        guard let first = buttons.first, let last = buttons.last else { return row }
        var constraints = [
            first.leftAnchor.constraint(equalTo: row.leftAnchor, constant: Self.gap),
            last.rightAnchor.constraint(equalTo: row.rightAnchor, constant: -Self.gap).yielding,
        ]
        for button in buttons {
            constraints += [
                button.topAnchor.constraint(equalTo: row.topAnchor, constant: Self.gap),
                button.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -Self.gap).yielding,
            ]
        }
        for (left, right) in zip(buttons, buttons.dropFirst()) {
            constraints += [
                right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: Self.gap),
                right.widthAnchor.constraint(equalTo: first.widthAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
        return row
    }

    /// Puts the rows below each other without a gap, from top to bottom.
    private func stack(_ rows: [UIView]) {
        guard let first = rows.first, let last = rows.last else { return }
        var constraints = [
            first.topAnchor.constraint(equalTo: topAnchor), last.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        for row in rows {
            constraints += [
                row.leftAnchor.constraint(equalTo: leftAnchor, constant: Self.gap),
                row.rightAnchor.constraint(equalTo: rightAnchor, constant: -Self.gap).yielding,
            ]
        }
        for (upper, lower) in zip(rows, rows.dropFirst()) {
            constraints += [
                lower.topAnchor.constraint(equalTo: upper.bottomAnchor),
                lower.heightAnchor.constraint(equalTo: first.heightAnchor),
            ]
        }
        NSLayoutConstraint.activate(constraints)
    }
}

extension UIView {
    /// How far a point (another view's coordinates) is from this view.
    fileprivate func distance(to point: CGPoint, in view: UIView) -> CGFloat {
        let rect = convert(bounds, to: view)
        return hypot(max(rect.minX - point.x, 0, point.x - rect.maxX), max(rect.minY - point.y, 0, point.y - rect.maxY))
    }
}
