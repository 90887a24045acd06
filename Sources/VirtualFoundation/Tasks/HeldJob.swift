import Synchronization

/// A job of a task that waits for a loop's turn. It goes to the platform where the loop goes before.
final class HeldJob: Sendable {
    private let runs: @Sendable () -> Void
    private let forwards: @Sendable () -> Void
    private let isDone = Atomic(false)

    /// - Parameters:
    ///   - run: Runs the job, on the main actor's thread.
    ///   - forward: Hands the job to the platform's executor.
    init(run: @escaping @Sendable () -> Void, forward: @escaping @Sendable () -> Void) {
        runs = run
        forwards = forward
    }

    func run() {
        if !isDone.exchange(true, ordering: .relaxed) { runs() }
    }

    deinit {
        if !isDone.load(ordering: .relaxed) { forwards() }
    }
}
