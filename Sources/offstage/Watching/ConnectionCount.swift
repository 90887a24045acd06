import Synchronization

/// How many connections are being answered.
final class ConnectionCount: Sendable {
    private let open = Mutex(0)

    /// - Returns: False where there are as many as may be.
    func begin(atMost limit: Int) -> Bool {
        open.withLock { count in
            guard count < limit else { return false }
            count += 1
            return true
        }
    }

    func end() { open.withLock { $0 -= 1 } }
}
