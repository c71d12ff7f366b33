import UIKit

//  Closures over stand-ins for views, whose constraints are kept in a group and replaced as a whole.

/// Constraints that are replaced together.
final class Arrangement {
    private(set) var constraints: [NSLayoutConstraint] = []

    var isActive: Bool {
        get { constraints.allSatisfy(\.isActive) }
        set { constraints.forEach { $0.isActive = newValue } }
    }

    fileprivate func replace(with new: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
        constraints = new
        NSLayoutConstraint.activate(constraints)
    }
}

/// Anything with the sides of a rectangle. What a library calls a stand-in is often no more than this protocol.
protocol Rectangular: AnyObject {
    associatedtype StandIn
    func standIn(_ log: ArrangementLog) -> StandIn
}

final class ArrangementLog {
    var constraints: [NSLayoutConstraint] = []
}

/// Reads `standIn.top`, `standIn.width` and so on off the item's anchors by key path.
@dynamicMemberLookup
struct Rectangle<Item: NSObject> {
    let item: Item
    let log: ArrangementLog

    subscript<Anchor>(dynamicMember path: KeyPath<Item, Anchor>) -> Side<Anchor> {
        Side(anchor: item[keyPath: path], log: log)
    }
}

struct Side<Anchor> {
    let anchor: Anchor
    let log: ArrangementLog

    func isAt<Axis>(_ other: Side<Anchor>, plus constant: CGFloat = 0) where Anchor: NSLayoutAnchor<Axis> {
        log.constraints.append(anchor.constraint(equalTo: other.anchor, constant: constant))
    }

    func measures(_ size: CGFloat) where Anchor: NSLayoutDimension {
        log.constraints.append(anchor.constraint(equalToConstant: size))
    }
}

extension UIView: Rectangular {
    func standIn(_ log: ArrangementLog) -> Rectangle<UIView> {
        translatesAutoresizingMaskIntoConstraints = false
        return Rectangle(item: self, log: log)
    }
}

extension UILayoutGuide: Rectangular {
    func standIn(_ log: ArrangementLog) -> Rectangle<UILayoutGuide> { Rectangle(item: self, log: log) }
}

@discardableResult
func arrange<each Item: Rectangular>(
    _ item: repeat each Item, replacing arrangement: Arrangement = Arrangement(),
    by sides: (repeat (each Item).StandIn) -> Void
) -> Arrangement {
    let log = ArrangementLog()
    sides(repeat (each item).standIn(log))
    arrangement.replace(with: log.constraints)
    return arrangement
}
