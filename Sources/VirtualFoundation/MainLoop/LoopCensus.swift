import Synchronization

/// The loops that were made while a leak scope was open. They are held until it is closed: a device's run loop does not go
/// with the objects that its timers hold.
package enum LoopCensus {
    private static let book = Mutex((openScopes: 0, loops: [MainLoop]()))

    static func note(_ loop: MainLoop) {
        book.withLock { book in
            if book.openScopes > 0 { book.loops.append(loop) }
        }
    }

    /// Opens a scope.
    /// - Returns: Where its loops begin.
    package static func open() -> Int {
        book.withLock { book in
            book.openScopes += 1
            return book.loops.count
        }
    }

    /// Closes the scope that was opened last.
    package static func close(_ start: Int) -> [MainLoop] {
        let (loops, done) = book.withLock { book in
            book.openScopes -= 1
            let loops = Array(book.loops[start...])
            defer { if book.openScopes == 0 { book.loops = [] } }
            return (loops, book.openScopes == 0 ? book.loops : [])
        }
        // The ends of loops may make others: outside of the lock.
        withExtendedLifetime(done) {}
        return loops
    }
}
