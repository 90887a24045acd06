/// What holds with equality at a position of a component's active set.
enum ActiveConstraint: Sendable {
    /// The component's row of that index.
    case row(Int32)
    /// The variable of a column that no row pins down, held where it is.
    case anchor(column: Int32)

    /// The index of the row; nil for an anchor.
    var row: Int? {
        if case .row(let row) = self { Int(row) } else { nil }
    }
}
