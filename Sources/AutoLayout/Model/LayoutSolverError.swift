/// Why a `LayoutSolver` refused something. Nothing has changed in the solver when one is thrown.
package enum LayoutSolverError: Error, Hashable, Sendable {
    /// A coefficient or constant is infinite or not a number.
    case notFinite
    /// A priority is not in 0 < p ≤ 1000.
    case priorityOutOfRange(Float)
    /// The variable was removed, or comes from another solver.
    case unknownVariable
    /// The constraint was removed, or comes from another solver.
    case unknownConstraint
    /// The variable cannot be removed because constraints use it.
    case variableInUse
}

extension LayoutSolverError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notFinite: "A coefficient or a constant is not finite."
        case .priorityOutOfRange(let priority): "The priority \(priority) is not above 0 and at most 1000."
        case .unknownVariable: "The variable is not in this solver."
        case .unknownConstraint: "The constraint is not in this solver."
        case .variableInUse: "The variable is used by constraints."
        }
    }
}
