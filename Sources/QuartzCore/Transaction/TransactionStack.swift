/// The transactions that are open in one scene: the implicit one first, then the explicit ones.
@MainActor
struct TransactionStack {
    private struct Scope {
        var values: [String: Any] = [:]
        /// The completion block that was set last; those before it run by themselves.
        var completion: TransactionCompletion?
    }

    private var scopes = [Scope()]

    /// True while only the implicit transaction is open.
    var isImplicit: Bool { scopes.count == 1 }

    /// The completion block of the innermost transaction.
    var completion: TransactionCompletion? { scopes[scopes.count - 1].completion }

    /// The completion blocks that wait for an animation that is added now: one of each open transaction.
    var waitingCompletions: [TransactionCompletion] { scopes.compactMap(\.completion) }

    /// Replaces the completion block. One that was there before waits for the animations added up to now.
    mutating func setCompletion(_ completion: TransactionCompletion?) {
        let replaced = scopes[scopes.count - 1].completion
        scopes[scopes.count - 1].completion = completion
        replaced?.end()
    }

    /// The values of the innermost transaction, those of the ones around it among them.
    subscript(key: String) -> Any? {
        get { scopes[scopes.count - 1].values[key] }
        set { scopes[scopes.count - 1].values[key] = newValue }
    }

    mutating func begin() {
        scopes.append(Scope(values: scopes[scopes.count - 1].values))
    }

    /// Ends the innermost explicit transaction, or empties the implicit one.
    /// - Returns: The completion block that now waits for animations alone.
    mutating func end() -> TransactionCompletion? {
        let completion = completion
        if isImplicit { scopes[0] = Scope() } else { scopes.removeLast() }
        return completion
    }
}
