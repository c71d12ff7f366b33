import UIKit

//  A result builder whose parts are views, lines of views and spaces, from the top down.

protocol ColumnPart {}
extension UIView: ColumnPart {}
extension Int: ColumnPart {}
extension Array: ColumnPart where Element: UIView {}

/// A space of at least or at most so many points.
struct Gap: ColumnPart {
    let relation: NSLayoutConstraint.Relation
    let points: CGFloat

    static func atLeast(_ points: CGFloat) -> Gap { Gap(relation: .greaterThanOrEqual, points: points) }
    static func atMost(_ points: CGFloat) -> Gap { Gap(relation: .lessThanOrEqual, points: points) }
}

@resultBuilder enum ColumnBuilder {
    static func buildExpression(_ part: any ColumnPart) -> [any ColumnPart] { [part] }
    static func buildBlock(_ parts: [any ColumnPart]...) -> [any ColumnPart] { parts.flatMap { $0 } }
    static func buildOptional(_ parts: [any ColumnPart]?) -> [any ColumnPart] { parts ?? [] }
    static func buildArray(_ parts: [[any ColumnPart]]) -> [any ColumnPart] { parts.flatMap { $0 } }
}

extension UIView {
    func column(@ColumnBuilder _ parts: () -> [any ColumnPart]) {
        var above = topAnchor
        var gap = Gap(relation: .equal, points: 0)
        for part in parts() {
            switch part {
            case let points as Int: gap = Gap(relation: .equal, points: CGFloat(points))
            case let flexible as Gap: gap = flexible
            default:
                let line = part as? [UIView] ?? [part as? UIView].compactMap { $0 }
                for view in line { add(view, below: above, gap) }
                if let first = line.first { above = first.bottomAnchor }
                gap = Gap(relation: .equal, points: 0)
            }
        }
    }

    private func add(_ view: UIView, below anchor: NSLayoutYAxisAnchor, _ gap: Gap) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        switch gap.relation {
        case .equal: view.topAnchor.constraint(equalTo: anchor, constant: gap.points).isActive = true
        case .lessThanOrEqual:
            view.topAnchor.constraint(lessThanOrEqualTo: anchor, constant: gap.points).isActive = true
        case .greaterThanOrEqual:
            view.topAnchor.constraint(greaterThanOrEqualTo: anchor, constant: gap.points).isActive = true
        @unknown default: break
        }
    }
}

/// Chains that keep the view's own type.
protocol Chainable {}
extension UIView: Chainable {}

extension Chainable where Self: UIView {
    @discardableResult
    func with<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, _ value: Value) -> Self {
        self[keyPath: path] = value
        return self
    }

    @discardableResult
    func high(_ points: CGFloat) -> Self {
        heightAnchor.constraint(equalToConstant: points).isActive = true
        return self
    }

    /// The same side as the superview's, whichever the key path names.
    @discardableResult
    func pinned<Axis, Anchor: NSLayoutAnchor<Axis>>(_ side: KeyPath<UIView, Anchor>, _ constant: CGFloat = 0) -> Self {
        guard let superview else { return self }
        self[keyPath: side].constraint(equalTo: superview[keyPath: side], constant: constant).isActive = true
        return self
    }
}
