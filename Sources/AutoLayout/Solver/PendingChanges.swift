/// What has been asked of a solver since its last solve.
struct PendingChanges: Sendable {
    /// Constraints to bring in: added, or taken out because their priority changed.
    var added: [Int32] = []
    /// Constraints whose constant changed.
    var edited: [Int32] = []
    /// Variables that stood in a constraint that was taken out.
    var loosened: [Int32] = []
    /// Variables to forget.
    var removedVariables: [Int32] = []

    var isEmpty: Bool { added.isEmpty && edited.isEmpty && loosened.isEmpty && removedVariables.isEmpty }

    var bytes: Int {
        (added.capacity + edited.capacity + loosened.capacity + removedVariables.capacity) * MemoryLayout<Int32>.stride
    }

    mutating func add(_ constraint: Int32) { added.append(constraint) }
    mutating func edit(_ constraint: Int32) { edited.append(constraint) }
    mutating func loosen(_ variable: Int32) { loosened.append(variable) }
    mutating func removeVariable(_ variable: Int32) { removedVariables.append(variable) }

    mutating func removeAll() {
        added.removeAll(keepingCapacity: true)
        edited.removeAll(keepingCapacity: true)
        loosened.removeAll(keepingCapacity: true)
        removedVariables.removeAll(keepingCapacity: true)
    }
}
