import Cassowary

/// What an engine knows of a constraint.
struct LayoutConstraintEntry {
    enum State { case outside, pending, entered, broken }
    var handle: Constraint?
    /// What the right side has besides the constraint's own constant.
    var base = 0.0
    var state = State.outside
    /// The place in the engine's list.
    var index = -1
    /// Whether the constraint is being deactivated with others.
    var isLeaving = false
    /// Grows with each activation; reports list constraints in this order.
    var order = 0
}
