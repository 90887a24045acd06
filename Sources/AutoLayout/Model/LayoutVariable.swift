/// What a variable stands for. It matters only where constraints leave the variable open: sizes vanish before positions.
package enum LayoutQuantity: Hashable, Sendable {
    case position
    case size
}

/// A number that a `LayoutSolver` finds. It belongs to the solver that made it.
package struct LayoutVariable: Hashable, Sendable {
    /// The variable's place in the solver's tables; places of removed variables are used again.
    let index: Int32
    /// Tells a variable from an earlier one in the same place.
    let generation: UInt32
}

extension LayoutVariable: CustomStringConvertible {
    package var description: String { "x\(index)" }
}
