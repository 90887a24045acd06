import Synchronization

/// What was found wrong with asset catalogues, on any thread, until a scene takes it.
enum AssetProblemLog {
    private static let pending = Mutex<[String]>([])

    /// Notes a problem as a whole sentence.
    static func note(_ problem: String) {
        pending.withLock { if !$0.contains(problem) { $0.append(problem) } }
    }

    /// What was noted since the last time.
    static func take() -> [String] {
        pending.withLock { pending in
            defer { pending = [] }
            return pending
        }
    }
}
