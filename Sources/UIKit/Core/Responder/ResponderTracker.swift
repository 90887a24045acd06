import Synchronization

/// Who was made while a leak scope was open. Responders are made on the main actor, but their initialiser is not bound
/// to it; hence the lock.
package enum ResponderTracker {
    /// Sendable, because the reference is set once, before others can see the entry, and read on the main actor alone,
    /// when the scope ends; weak references themselves are safe on any thread.
    package struct Entry: @unchecked Sendable {
        package weak var object: UIResponder?
    }

    private struct State: Sendable {
        var openScopes = 0
        var entries: [Entry] = []
        var follower: (@Sendable (UIResponder) -> Void)?
    }

    private static let state = Mutex(State())

    /// Called by every responder's initialiser.
    static func note(_ object: UIResponder) {
        let entry = Entry(object: object)
        let follower = state.withLock { state in
            // An application is the scene's own.
            if state.openScopes > 0, !(object is UIApplication) { state.entries.append(entry) }
            return state.follower
        }
        follower?(object)
    }

    /// Tells of each responder from now on, while it is made: on the thread of whoever makes it.
    package static func follow(_ follower: (@Sendable (UIResponder) -> Void)?) {
        state.withLock { $0.follower = follower }
    }

    /// Opens a scope.
    /// - Returns: where its entries begin.
    package static func open() -> Int {
        state.withLock { state in
            state.openScopes += 1
            return state.entries.count
        }
    }

    /// Closes the scope that was opened last.
    package static func close(_ start: Int) -> [Entry] {
        state.withLock { state in
            state.openScopes -= 1
            let entries = Array(state.entries[start...])
            if state.openScopes == 0 { state.entries = [] }
            return entries
        }
    }
}
