import UIKit

//  Operators on anchors, the way layout libraries have them: generic over the anchor's kind, with no word of actors, and
//  beside the `==` that every object has.

/// `factor × anchor + constant`, and how much it matters.
struct Equation<Anchor> {
    var anchor: Anchor
    var factor: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
}

infix operator ~ : EquationPriority
precedencegroup EquationPriority {
    higherThan: ComparisonPrecedence
    lowerThan: AdditionPrecedence
}

extension UILayoutPriority: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(Float(value)) }
}

func + <Anchor>(anchor: Anchor, constant: CGFloat) -> Equation<Anchor> where Anchor: NSObject {
    Equation(anchor: anchor, constant: constant)
}

func - <Anchor>(anchor: Anchor, constant: CGFloat) -> Equation<Anchor> where Anchor: NSObject { anchor + -constant }

func * (factor: CGFloat, anchor: NSLayoutDimension) -> Equation<NSLayoutDimension> {
    Equation(anchor: anchor, factor: factor)
}

func + <Anchor>(equation: Equation<Anchor>, constant: CGFloat) -> Equation<Anchor> {
    var sum = equation
    sum.constant += constant
    return sum
}

func ~ <Anchor>(equation: Equation<Anchor>, priority: UILayoutPriority) -> Equation<Anchor> {
    var weighed = equation
    weighed.priority = priority
    return weighed
}

@discardableResult
func == (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint { left == right + 0 }

@discardableResult
func == (left: NSLayoutYAxisAnchor, right: NSLayoutYAxisAnchor) -> NSLayoutConstraint { left == right + 0 }

@discardableResult
func == (left: NSLayoutDimension, right: NSLayoutDimension) -> NSLayoutConstraint { left == right + 0 }

@discardableResult
func == (left: NSLayoutXAxisAnchor, right: Equation<NSLayoutXAxisAnchor>) -> NSLayoutConstraint {
    Batch.add(left.constraint(equalTo: right.anchor, constant: right.constant), right.priority)
}

@discardableResult
func == (left: NSLayoutYAxisAnchor, right: Equation<NSLayoutYAxisAnchor>) -> NSLayoutConstraint {
    Batch.add(left.constraint(equalTo: right.anchor, constant: right.constant), right.priority)
}

@discardableResult
func <= <Axis, Anchor: NSLayoutAnchor<Axis>>(left: Anchor, right: Equation<Anchor>) -> NSLayoutConstraint {
    Batch.add(left.constraint(lessThanOrEqualTo: right.anchor, constant: right.constant), right.priority)
}

@discardableResult
func == (left: NSLayoutDimension, right: Equation<NSLayoutDimension>) -> NSLayoutConstraint {
    Batch.add(
        left.constraint(equalTo: right.anchor, multiplier: right.factor, constant: right.constant), right.priority)
}

@discardableResult
func == (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    Batch.add(left.constraint(equalToConstant: right), .required)
}

/// Constraints that are activated together.
final class Batch {
    private static var open: [Batch] = []
    private(set) var constraints: [NSLayoutConstraint] = []

    init(_ equations: () -> Void) {
        Self.open.append(self)
        equations()
        Self.open.removeLast()
        NSLayoutConstraint.activate(constraints)
    }

    static func add(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) -> NSLayoutConstraint {
        (constraint.firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        constraint.priority = priority
        if let batch = open.last { batch.constraints.append(constraint) } else { constraint.isActive = true }
        return constraint
    }
}
