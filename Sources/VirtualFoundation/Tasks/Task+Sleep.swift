import Synchronization

// Sleeps in the time of the stage, exact to the last digit. They stand before the library's own where UIKit is imported;
// a sleep that is called elsewhere comes to the executors, and is exact to the millisecond.
extension Task where Success == Never, Failure == Never {
    /// Waits for some nanoseconds: of the stage's time where one of its tasks calls.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)), tolerance: nil, clock: .continuous)
    }

    /// Waits for a duration: of the stage's time where one of its tasks calls and the clock is one of the library's.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    public nonisolated(nonsending) static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        guard let seconds = (duration as? Duration)?.seconds, clock.isReal, let sleep = VirtualSleep(for: seconds)
        else {
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        try await sleep.end()
    }

    /// Waits for an instant: in the stage's time, after as long as it is ahead now, where one of its tasks calls and the
    /// clock is one of the library's.
    /// - Throws: `CancellationError` when the task is cancelled meanwhile.
    public nonisolated(nonsending) static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        guard let seconds = (clock.now.duration(to: deadline) as? Duration)?.seconds, clock.isReal,
            let sleep = VirtualSleep(for: MainLoop.wholeMilliseconds(seconds))
        else { return try await clock.sleep(until: deadline, tolerance: tolerance) }
        try await sleep.end()
    }
}

extension Clock {
    fileprivate var isReal: Bool { self is ContinuousClock || self is SuspendingClock }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// One task that sleeps in a loop's time. A loop that goes ends it as a cancellation does.
private final class VirtualSleep: Sendable {
    private enum State {
        case new
        case waiting(CheckedContinuation<Void, any Error>)
        case over(isCancelled: Bool)
    }

    private let state = Mutex(State.new)

    /// Begins to sleep in the time of the loop whose turn or body runs; nil: there is none.
    init?(for seconds: Double) {
        guard let loop = TaskRoutes.loopOfRunningTask else { return nil }
        // The loop alone holds the waker: where it goes, so does the waker, and the sleep ends.
        let waker = Waker(self)
        loop.queue.add(after: seconds, to: loop) { waker.wake() }
    }

    /// Waits until the sleep is over.
    nonisolated(nonsending) func end() async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { wait($0) }
        } onCancel: {
            finish(isCancelled: true)
        }
    }

    private func wait(_ continuation: CheckedContinuation<Void, any Error>) {
        let isCancelled: Bool? = state.withLock { state in
            if case .over(let isCancelled) = state { return isCancelled }
            state = .waiting(continuation)
            return nil
        }
        if let isCancelled { Self.resume(continuation, isCancelled: isCancelled) }
    }

    private func finish(isCancelled: Bool) {
        let waiting: CheckedContinuation<Void, any Error>? = state.withLock { state in
            switch state {
            case .over: return nil
            case .new:
                state = .over(isCancelled: isCancelled)
                return nil
            case .waiting(let continuation):
                state = .over(isCancelled: isCancelled)
                return continuation
            }
        }
        if let waiting { Self.resume(waiting, isCancelled: isCancelled) }
    }

    private static func resume(_ continuation: CheckedContinuation<Void, any Error>, isCancelled: Bool) {
        if isCancelled { continuation.resume(throwing: CancellationError()) } else { continuation.resume() }
    }

    private final class Waker: Sendable {
        private let sleep: VirtualSleep
        init(_ sleep: VirtualSleep) { self.sleep = sleep }
        func wake() { sleep.finish(isCancelled: false) }
        deinit { sleep.finish(isCancelled: true) }
    }
}
