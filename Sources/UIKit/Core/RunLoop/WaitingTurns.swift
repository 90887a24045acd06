import Synchronization
import VirtualFoundation

/// Turns the stages while nobody else runs on the main actor: a test waits for an expectation, or at an `await`.
///
/// Each turn is one block of the process's own main queue, which `XCTestCase.wait(for:)` and suspended tests let run; so a
/// fulfilled expectation ends the wait before the next turn. Time goes from one thing that is due to the next. Nothing is
/// left to do when no timer, link, block or sleeping task of a living stage is due and its views are up to date.
///
/// A test of the main actor that waits without `await` is such a block itself, mostly one of a stage's turn, and no other
/// block runs meanwhile. But it runs the main thread's run loop: there the next turn comes by a timer, inside of the
/// other one, as the run loop of a device serves its sources inside of each other.
@MainActor
enum WaitingTurns {
    private final class Waiter {
        weak var host: SceneHost?
        /// The time of the last turn.
        var lastTurn: Double?

        init(_ host: SceneHost) { self.host = host }
    }

    private static var waiters: [Waiter] = []
    private nonisolated static let isPlanned = Atomic(false)
    /// Whether the run loop has the timer.
    private nonisolated static let isTimed = Atomic(false)

    /// Turns a stage, too, from now on.
    static func add(_ host: SceneHost) {
        if waiters.isEmpty { MainLoop.onWork { plan() } }
        waiters.removeAll { $0.host == nil }
        waiters.append(Waiter(host))
    }

    /// By a block and by a timer: the one that comes first makes the turn.
    private nonisolated static func plan() {
        if isPlanned.exchange(true, ordering: .acquiringAndReleasing) { return }
        MainThread.runLater { step() }
        if isTimed.exchange(true, ordering: .acquiringAndReleasing) { return }
        MainThread.runInRunLoop {
            isTimed.store(false, ordering: .releasing)
            step()
        }
    }

    private static func step() {
        guard isPlanned.exchange(false, ordering: .acquiringAndReleasing) else { return }
        var isMoreDue = false
        for waiter in waiters {
            guard let host = waiter.host else { continue }
            if host.turnWhileWaiting(updatesNow: waiter.lastTurn != host.time) { isMoreDue = true }
            waiter.lastTurn = host.time
        }
        if isMoreDue { plan() }
    }
}

extension SceneHost {
    /// One turn: now, where blocks wait, else when the next thing is due.
    /// - Parameter updatesNow: Whether views that are out of date wait for no time to pass. Those that each update leaves so
    ///   do, as time would stand still else.
    /// - Returns: True where more is due.
    fileprivate func turnWhileWaiting(updatesNow: Bool) -> Bool {
        guard passesTimeInWaits else { return false }
        guard hasWork else {
            self[RestWatch.self].sceneRests(until: .infinity, at: time)
            return false
        }
        // A layout under way, which waits for something, is over first.
        guard updatePass == nil else { return true }
        let isDueNow = updatesNow && isUpdatePending || sources.contains { $0.isReady(at: time) }
        if !isDueNow, let next = nextTurn(), next > time {
            self[RestWatch.self].sceneRests(until: next, at: time)
            clock.time = next
        }
        runTurn()
        return hasWork
    }

    /// Whether a source will need a turn, or something waits for an update or a commit.
    private var hasWork: Bool {
        isUpdatePending || !commitWaiters.isEmpty
            || sources.contains { source in
                source.isReady(at: time) || source.nextTurn(after: time, ticks: ticks).map { $0 < .infinity } ?? false
            }
    }
}
