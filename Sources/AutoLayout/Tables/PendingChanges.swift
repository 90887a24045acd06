/// What has been asked of a solver since its last solve.
struct PendingChanges: Sendable {
    /// Constraints to bring in: added, or taken out because their priority changed.
    var added: [Int32] = []
    /// Constraints whose constant changed.
    var edited: [Int32] = []
    /// Variables that a constraint no longer defines, or that are to be forgotten.
    var loosenedVariables: [Int32] = []
    /// Components that have lost a row.
    var loosenedComponents: [Int32] = []
    /// Components that have lost rows, but no required equality: they need not be taken apart.
    var thinnedComponents: [Int32] = []
    /// Variables to forget.
    var removedVariables: [Int32] = []
    /// Broken constraints to try again.
    var retried: [Int32] = []

    var isEmpty: Bool { edited.isEmpty && removedVariables.isEmpty && !isStructural }

    /// Whether more than constants has changed.
    var isStructural: Bool {
        !(added.isEmpty && loosenedVariables.isEmpty && loosenedComponents.isEmpty && thinnedComponents.isEmpty
            && retried.isEmpty)
    }

    var bytes: Int {
        let count =
            added.capacity + edited.capacity + loosenedVariables.capacity + loosenedComponents.capacity
            + thinnedComponents.capacity + removedVariables.capacity + retried.capacity
        return count * MemoryLayout<Int32>.stride
    }
}
