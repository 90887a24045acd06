import Synchronization
import VirtualFoundation

/// Turns the stages while nobody else runs on the main actor: a test waits for an expectation, or at an `await`.
///
/// Each turn is one block of the process's own main queue, which `XCTestCase.wait(for:)` and suspended tests let run; so a
/// fulfilled expectation ends the wait before the next turn. Time goes from one thing that is due to the next. Nothing is
/// left to do when no timer, link, block or sleeping task of a living stage is due.
@MainActor
enum WaitingTurns {
    private struct Waiter {
        weak var host: SceneHost?
    }

    private static var waiters: [Waiter] = []
    private nonisolated static let isPlanned = Atomic(false)

    /// Turns a stage, too, from now on.
    static func add(_ host: SceneHost) {
        if waiters.isEmpty { MainLoop.onWork { plan() } }
        waiters.removeAll { $0.host == nil }
        waiters.append(Waiter(host: host))
    }

    private nonisolated static func plan() {
        if isPlanned.exchange(true, ordering: .acquiringAndReleasing) { return }
        MainThread.runLater { step() }
    }

    private static func step() {
        isPlanned.store(false, ordering: .releasing)
        var isMoreDue = false
        for waiter in waiters {
            if let host = waiter.host, host.turnWhileWaiting() { isMoreDue = true }
        }
        if isMoreDue { plan() }
    }
}

extension SceneHost {
    /// One turn: now, where blocks wait, else when the next thing is due.
    /// - Returns: True where more is due.
    fileprivate func turnWhileWaiting() -> Bool {
        guard passesTimeInWaits, hasWork else { return false }
        if !sources.contains(where: { $0.isReady(at: time) }), let next = nextTurn(), next > time {
            clock.time = next
        }
        runTurn()
        return hasWork
    }

    /// Whether a source will need a turn.
    private var hasWork: Bool {
        sources.contains { source in
            source.isReady(at: time) || source.nextTurn(after: time, ticks: ticks).map { $0 < .infinity } ?? false
        }
    }
}
