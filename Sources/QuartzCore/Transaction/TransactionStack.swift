/// The transactions that are open in one scene: the implicit one first, then the explicit ones.
struct TransactionStack {
    private struct Scope {
        var values: [String: Any] = [:]
        var completion: (() -> Void)?
    }

    private var scopes = [Scope()]

    /// True while only the implicit transaction is open.
    var isImplicit: Bool { scopes.count == 1 }

    /// The completion block of the innermost transaction.
    var completion: (() -> Void)? {
        get { scopes[scopes.count - 1].completion }
        set { scopes[scopes.count - 1].completion = newValue }
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
    /// - Returns: The completion block that now has to run.
    mutating func end() -> (() -> Void)? {
        let completion = completion
        if isImplicit { scopes[0] = Scope() } else { scopes.removeLast() }
        return completion
    }
}
