import UIKit

extension StageSnapshot.ConstraintReading {
    /// Reads a constraint and what its sides come to on the window.
    @MainActor
    init(_ constraint: NSLayoutConstraint, in window: UIWindow) {
        text = constraint.description
        isBroken = constraint.isBroken
        sides = constraint.sides(in: window)
    }
}
