import Foundation
import Synchronization

/// The blocks of a loop's main queue, in the order in which they were handed over; from any thread.
package final class MainQueueSchedule: Sendable {
    /// One block, and when it may run.
    struct Block: Sendable {
        /// The modes in which the loop takes it; empty: any.
        var modes: Set<RunLoop.Mode> = []
        /// Asked before the block runs, and again later where it says no; nil: at once.
        var isReady: (@MainActor () -> Bool)?
        var run: @MainActor () -> Void
    }

    private struct State: Sendable {
        var ready: [Block] = []
        /// Blocks before this place have run.
        var head = 0
        /// Blocks that wait for a mode or a condition.
        var waiting: [Block] = []

        mutating func takeFirst() -> Block? {
            guard head < ready.count else { return nil }
            let block = ready[head]
            head += 1
            if head == ready.count {
                ready.removeAll(keepingCapacity: true)
                head = 0
            } else if head >= 1024 {
                ready.removeFirst(head)
                head = 0
            }
            return block
        }
    }

    nonisolated(unsafe) var loop = WeakLoop(nil)  // Set once, before anyone else sees the schedule.
    private let state = Mutex(State())
    @MainActor private var delayed = DueList<@MainActor () -> Void>()
    @MainActor private var count: UInt64 = 0

    package init() {}

    // MARK: From any thread

    /// Adds a block behind all others.
    package func add(_ block: @escaping @MainActor () -> Void) {
        add(Block(run: block))
    }

    func add(modes: Set<RunLoop.Mode>, _ block: @escaping @MainActor () -> Void) {
        add(Block(modes: modes, run: block))
    }

    func add(_ block: Block) {
        state.withLock { $0.ready.append(block) }
        MainLoop.didAddWork()
    }

    /// Adds a block that becomes due after a delay in virtual time, which counts from the next turn where the caller is
    /// on another thread.
    package func add(after seconds: Double, to loop: MainLoop, _ block: @escaping @MainActor () -> Void) {
        guard MainThread.isCurrent else {
            return add { [weak self, weak loop] in
                guard let self, let loop else { return }
                delay(block, to: loop.time + max(seconds, 0))
            }
        }
        MainActor.assumeIsolated {
            guard seconds > 0 else { return add(block) }
            delay(block, to: loop.time + seconds)
        }
    }

    @MainActor
    private func delay(_ block: @escaping @MainActor () -> Void, to time: Double) {
        guard time.isFinite else { return }
        count += 1
        delayed.insert(block, at: .init(time: time, number: count))
        MainLoop.didAddWork()
    }

    /// Takes over another queue's blocks.
    @MainActor
    func adopt(_ other: MainQueueSchedule) {
        let taken = other.state.withLock { state in
            defer { state = State() }
            return (ready: state.ready[state.head...], waiting: state.waiting)
        }
        state.withLock { state in
            state.ready += taken.ready
            state.waiting += taken.waiting
        }
        while let time = other.delayed.nextTime, let block = other.delayed.removeFirst(due: time) {
            delay(block, to: time)
        }
    }

    /// Drops all blocks.
    @MainActor
    func removeAll() {
        let dropped = state.withLock { state in
            defer { state = State() }
            return state
        }
        // What they hold goes outside of the lock: it may hand over blocks of its own.
        withExtendedLifetime((dropped, delayed.removeAll())) {}
    }

    fileprivate var hasReady: Bool { state.withLock { $0.head < $0.ready.count } }
}

extension MainQueueSchedule: ClockSource {
    package var phase: TurnPhase { .mainQueue }

    package func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? {
        hasReady ? now : delayed.nextTime
    }

    package func isReady(at now: Double) -> Bool {
        revive()
        return hasReady || (delayed.nextTime.map { $0 <= now } ?? false)
    }

    package func runNext(at now: Double) -> Bool {
        while let block = delayed.removeFirst(due: now) { add(block) }
        if !hasReady { revive() }
        while let block = state.withLock({ $0.takeFirst() }) {
            guard canRun(block) else {
                state.withLock { $0.waiting.append(block) }
                continue
            }
            block.run()
            return true
        }
        return false
    }

    @MainActor
    private func canRun(_ block: Block) -> Bool {
        if !block.modes.isEmpty, loop.loop?.mode.isServed(by: block.modes) != true { return false }
        guard let isReady = block.isReady else { return true }
        return isReady()
    }

    /// Puts blocks whose mode or condition has come behind the others.
    @MainActor
    private func revive() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        guard !waiting.isEmpty else { return }
        let revived = waiting.map { canRun($0) }
        state.withLock { state in
            for (block, isReady) in zip(waiting, revived) {
                if isReady { state.ready.append(block) } else { state.waiting.append(block) }
            }
        }
    }
}
