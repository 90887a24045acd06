import Synchronization

// Who is told that a loop has something to do, so that it is turned while nobody else runs.
extension MainLoop {
    /// Called on any thread when work was added to a loop.
    package nonisolated static func onWork(_ wake: @escaping @Sendable () -> Void) {
        waker.withLock { $0 = Waker(wake: wake) }
    }

    /// In a struct, because a closure that a lock hands out is wrapped once more each time it is read.
    private struct Waker {
        var wake: @Sendable () -> Void = {}
    }

    private nonisolated static let waker = Mutex(Waker())

    /// Called on any thread where something became due in a loop.
    package nonisolated static func didAddWork() {
        waker.withLock { $0 }.wake()
    }
}
