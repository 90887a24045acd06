import VirtualFoundation

/// What an app wants to hear when a snapshot is shown.
struct DiffableCompletion: Sendable {
    // Handed over once, with the snapshot, and called on the main thread alone.
    private nonisolated(unsafe) let body: (() -> Void)?

    init(_ body: (() -> Void)?) { self.body = body }

    /// Tells it in a later turn of the main thread.
    func callAsFunction() {
        if body != nil { DispatchQueue.main.async { now() } }
    }

    /// Tells it before the call that applied the snapshot returns: outside of a window there is no animation to wait for
    /// (assumed; tests of packages count on it).
    @MainActor func now() { body?() }
}
