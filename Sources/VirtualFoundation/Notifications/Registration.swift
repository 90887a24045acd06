import Foundation

/// One observer of a notification centre, held by the table of the loop in which it was added.
///
/// Unchecked, because it changes under its centre's lock alone, and what it refers to is followed on the main actor
/// alone.
package final class Registration: @unchecked Sendable {
    /// What is called.
    enum Receiver {
        case message(Selector)
        case block(@MainActor (Notification) -> Void)
    }

    /// Orders the registrations of a centre by time.
    let number: UInt64
    /// nil: any name.
    let name: NSNotification.Name?
    let filter: ObjectFilter
    /// What `removeObserver(_:)` names: the target of messages, the token of a block.
    private(set) weak var observer: AnyObject?
    private let observerID: ObjectIdentifier
    /// Tokens are held, because callers may drop them.
    private let token: AnyObject?
    private var receiver: Receiver?

    init(
        number: UInt64, name: NSNotification.Name?, filter: ObjectFilter, observer: AnyObject, receiver: Receiver
    ) {
        self.number = number
        self.name = name
        self.filter = filter
        self.observer = observer
        self.receiver = receiver
        observerID = ObjectIdentifier(observer)
        if case .block = receiver { token = observer } else { token = nil }
    }

    /// True once it was removed, or its target is gone.
    var isOver: Bool { receiver == nil || observer == nil }

    /// True for a block, which is held until it is removed.
    package var isBlock: Bool { token != nil }

    /// Whether an observer is this one's.
    func isOf(_ object: AnyObject) -> Bool { observerID == ObjectIdentifier(object) }

    /// Lets go of what is called.
    package func end() { receiver = nil }

    @MainActor
    func deliver(_ notification: Notification) {
        guard let observer, let receiver else { return }
        switch receiver {
        case .message(let selector): selector.send(to: observer, [notification])
        case .block(let block): block(notification)
        }
    }
}
