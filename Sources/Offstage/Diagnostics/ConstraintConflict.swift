import UIKit

/// Required constraints that cannot hold together, and the one that gave way.
@preconcurrency @MainActor
public struct ConstraintConflict {
    /// A minimal set: without any one of them the others can hold.
    public let constraints: [NSLayoutConstraint]
    /// The one that is left out, as long as the conflict lasts. It stays active.
    public let broken: NSLayoutConstraint
    /// What UIKit writes to its log, with names in place of addresses.
    public let message: String

    init(_ conflict: UnsatisfiableConstraints) {
        constraints = conflict.constraints
        broken = conflict.broken
        message = conflict.message
    }
}
