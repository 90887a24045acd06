/// Cells of a list that are used again for each other.
struct CellKind: Hashable {
    /// The list's id, else its index path.
    let list: String
    /// What they are used again by; nil: they never are.
    let identifier: String?

    /// As reports call one of them.
    var title: String { identifier.map { "cell \($0)" } ?? "cell without an identifier in \(list)" }
}
