/// Why a ``Solver`` refused a call. Except where a case says otherwise, the solver is then exactly as it was before.
public enum SolverError: Error, Equatable {
    /// The required constraint, the new constant or the new strength contradicts these active required constraints.
    ///
    /// The list is minimal: without any one of its members the rest is compatible with the refused constraint, which is not listed
    /// itself. It is empty when the refused constraint is false on its own, such as `0 = 1`.
    case unsatisfiable(conflicting: [Constraint])
    /// The constraint was removed, or belongs to another solver.
    case unknownConstraint
    /// The variable was removed, or belongs to another solver.
    case unknownVariable
    /// A constraint still mentions the variable that is to be removed.
    case variableInUse
    /// A coefficient, a constant or a suggested value is infinite or not a number.
    case nonFinite
    /// A strength is not in `0 < strength <= 1000`, or an edit variable was to be required.
    case invalidStrength
    /// The variable is an edit variable already.
    case duplicateEditVariable
    /// The variable is no edit variable.
    case unknownEditVariable
    /// The solver took more than 200 steps and 20 for each variable and each constraint, which only a numerically hopeless system causes.
    ///
    /// A constraint that was to be added is not active then. Any other change is in place, every required constraint holds, but the
    /// values may not be optimal until a later call succeeds.
    case iterationLimit
}
