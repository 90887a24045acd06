import Synchronization

/// The loops that were made while a leak scope was open. They are held until it is closed: a device's run loop does not go
/// with the objects that its timers hold.
package enum LoopTracker {
    private static let state = Mutex((openScopes: 0, loops: [MainLoop]()))

    static func note(_ loop: MainLoop) {
        state.withLock { state in
            if state.openScopes > 0 { state.loops.append(loop) }
        }
    }

    /// Opens a scope.
    /// - Returns: Where its loops begin.
    package static func open() -> Int {
        state.withLock { state in
            state.openScopes += 1
            return state.loops.count
        }
    }

    /// Closes the scope that was opened last.
    package static func close(_ start: Int) -> [MainLoop] {
        let (loops, done) = state.withLock { state in
            state.openScopes -= 1
            let loops = Array(state.loops[start...])
            defer { if state.openScopes == 0 { state.loops = [] } }
            return (loops, state.openScopes == 0 ? state.loops : [])
        }
        // The ends of loops may make others: outside of the lock.
        withExtendedLifetime(done) {}
        return loops
    }
}
