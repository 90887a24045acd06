import Synchronization
import Typesetting

/// What was found wrong with texts wherever strings were drawn, on any thread, until a scene takes it.
enum TextProblemLog {
    private static let pending = Mutex(TextProblems())

    static func note(_ problems: TextProblems) {
        if !problems.isEmpty { pending.withLock { $0.add(problems) } }
    }

    /// What was noted since the last time.
    static func take() -> TextProblems {
        pending.withLock { pending in
            defer { pending = TextProblems() }
            return pending
        }
    }
}
