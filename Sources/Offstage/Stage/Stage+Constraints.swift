import UIKit

// What stages say of constraints.
extension Stage {
    /// The key of the log of conflicts, as UIKit spells it.
    private static let conflictLogKey = "_UIConstraintBasedLayoutLogUnsatisfiable"

    package func report(_ conflict: UnsatisfiableConstraints) {
        if defaults[Self.conflictLogKey] ?? true { diagnostics.add(conflict) }
        onUnsatisfiableConstraints?(ConstraintConflict(conflict))
    }

    /// The constraints that are left out at present because they conflict with others, in the order of the windows.
    public var brokenConstraints: [NSLayoutConstraint] {
        windows.flatMap(\.brokenConstraints)
    }
}
