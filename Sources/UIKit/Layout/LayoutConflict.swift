import Foundation

/// Required constraints that cannot all hold, and what was done about it.
@MainActor public struct LayoutConflict {
    /// The contradicting constraints, as few as contradict each other: those of the program in the order of their
    /// activation.
    public let constraints: [NSLayoutConstraint]
    /// The constraint that is left out until the others change. It stays active, and comes back by itself.
    public let brokenConstraint: NSLayoutConstraint
    /// The report in UIKit's words.
    public let report: String

    init(constraints: [NSLayoutConstraint], system: [String], broken: NSLayoutConstraint) {
        self.constraints = constraints
        brokenConstraint = broken
        let lines = (constraints.map(\.description) + system).map { "    \"\($0)\"" }.joined(separator: ",\n")
        report = """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want. 
            \tTry this: 
            \t\t(1) look at each constraint and try to figure out which you don't expect; 
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
            (
            \(lines)
            )

            Will attempt to recover by breaking constraint 
            \(broken.description)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
            also be helpful.
            """
    }
}

extension UIView {
    /// Called once for each conflict between required constraints. The module itself prints nothing.
    public static var layoutConflictHandler: ((LayoutConflict) -> Void)?

    /// The conflicts in the tree that this view is in, for whose sake a constraint is left out now, oldest first.
    public final var layoutConflicts: [LayoutConflict] {
        guard let engine = treeEngine else { return [] }
        engine.flush()
        return engine.conflicts
    }

    /// The reports of `layoutConflicts` in UIKit's words; nil when all constraints hold.
    public final var conflictReport: String? {
        let reports = layoutConflicts.map(\.report)
        return reports.isEmpty ? nil : reports.joined(separator: "\n\n")
    }
}
