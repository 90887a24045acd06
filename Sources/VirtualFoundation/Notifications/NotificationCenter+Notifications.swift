import Foundation

extension NotificationCenter {
    /// The notifications of a name as they are posted, from the call of `makeAsyncIterator()` on.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: NSNotification.Name
        // Only compared, never followed.
        private nonisolated(unsafe) weak var object: AnyObject?
        private let hasObject: Bool

        init(_ center: NotificationCenter, name: NSNotification.Name, object: AnyObject?) {
            self.center = center
            self.name = name
            self.object = object
            hasObject = object != nil
        }

        /// Waits for one notification after the other; those that nobody waits for are kept.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var base: AsyncStream<SentNotification>.Iterator

            /// The next notification; nil when the task is cancelled.
            public mutating func next() async -> Notification? {
                await base.next()?.notification
            }
        }

        /// Begins to observe.
        public func makeAsyncIterator() -> Iterator {
            let stream = AsyncStream<SentNotification> { continuation in
                if hasObject, object == nil { return continuation.finish() }
                let token = Token(
                    center.addObserver(forName: name, object: object, queue: nil) {
                        continuation.yield(SentNotification(notification: $0))
                    })
                continuation.onTermination = { [center] _ in center.removeObserver(token.object) }
            }
            return Iterator(base: stream.makeAsyncIterator())
        }
    }

    /// The notifications of a name as they are posted.
    /// - Parameter object: Whose notifications are wanted; nil: anybody's. It is not held.
    public func notifications(named name: NSNotification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(self, name: name, object: object)
    }
}

/// The token of an observer. Unchecked, because it has no state and is only compared.
private struct Token: @unchecked Sendable {
    let object: any NSObjectProtocol
    init(_ object: any NSObjectProtocol) { self.object = object }
}
