import Foundation
import Synchronization

/// Tells observers of what happened, on the main actor and in the order in which they were added.
///
/// Observers belong to the stage in which they were added: they hear what is posted while it is current, and go with
/// it. Those that were added before there was a stage hear everything.
///
/// A target is not held, and is dropped at the next post after its end. A block is held until its token is removed,
/// whether or not the token is kept.
open class NotificationCenter: NSObject, @unchecked Sendable {
    // Unchecked, because the class has no state but the lock's.
    private let lastNumber = Mutex<UInt64>(0)

    /// A centre of its own.
    public override init() {
        super.init()
    }

    deinit {
        let id = ObjectIdentifier(self)
        for table in Self.tables { table.forget(id) }
    }

    /// The centre that an app shares. It also passes on what is posted to Foundation's own.
    open class var `default`: NotificationCenter { shared }

    private static let shared: NotificationCenter = {
        let center = NotificationCenter()
        _ = Foundation.NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) {
            center.post($0)
        }
        return center
    }()

    // MARK: Observers

    /// Sends a message, with the notification as its argument, to an object that is not held.
    /// - Parameters:
    ///   - aName: nil: any name.
    ///   - anObject: Whose notifications are wanted; nil: anybody's. It is not held.
    open func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        add(observer: observer as AnyObject, receiver: .message(aSelector), name: aName, object: anObject)
    }

    /// Calls a block, which is held until the token is removed.
    /// - Parameters:
    ///   - name: nil: any name.
    ///   - obj: Whose notifications are wanted; nil: anybody's. It is not held.
    ///   - queue: The main queue, or nil for the poster's thread: both are the main actor. Another is told as a
    ///     diagnostic, and the block runs on the main actor.
    /// - Returns: The token for `removeObserver(_:)`.
    @discardableResult
    open func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @MainActor (Notification) -> Void
    ) -> any NSObjectProtocol {
        if let queue, queue !== OperationQueue.main {
            MainLoop.notVirtual(
                "an observer of \(name?.rawValue ?? "all notifications") asked for the queue \(queue.name ?? "without a name"): "
                    + "its block runs on the main actor")
        }
        let token = NSObject()
        add(observer: token, receiver: .block(block), name: name, object: obj)
        return token
    }

    /// Removes all that an observer, or the token of a block, was added for.
    open func removeObserver(_ observer: Any) {
        removeObserver(observer, name: nil, object: nil)
    }

    /// Removes what an observer was added for with a name and an object; nil stands for any.
    open func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
        guard type(of: observer) is AnyClass else { return }
        let observer = observer as AnyObject
        for table in Self.tables {
            table.remove(of: self) {
                $0.isOf(observer) && (aName == nil || $0.name == aName) && $0.filter.isMeant(by: anObject)
            }
        }
    }

    private func add(
        observer: AnyObject, receiver: Registration.Receiver, name: NSNotification.Name?, object: Any?
    ) {
        let number = lastNumber.withLock { number in
            number += 1
            return number
        }
        let registration = Registration(
            number: number, name: name, filter: ObjectFilter(object), observer: observer, receiver: receiver)
        MainLoop.current.observers.add(registration, of: self)
    }

    // MARK: Posting

    /// Calls the observers of a notification.
    ///
    /// Observers that are added meanwhile wait for the next one, removed ones are skipped (assumed). From another thread
    /// it goes to the main queue, which is told as a diagnostic.
    open func post(_ notification: Notification) {
        let found = observers(of: notification)
        guard !found.isEmpty else { return }
        guard MainThread.isCurrent else { return postLater(notification) }
        let sent = SentNotification(notification: notification)
        MainActor.assumeIsolated {
            for registration in found where !registration.isOver { registration.deliver(sent.notification) }
        }
    }

    /// Calls the observers of a name.
    open func post(name aName: NSNotification.Name, object anObject: Any?) {
        post(Notification(name: aName, object: anObject, userInfo: nil))
    }

    /// Calls the observers of a name, and passes values on to them.
    open func post(
        name aName: NSNotification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]? = nil
    ) {
        post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
    }

    private func postLater(_ notification: Notification) {
        MainLoop.notVirtual(
            "\(notification.name.rawValue) was posted off the main actor: its observers are called by the main queue")
        let sent = SentNotification(notification: notification)
        MainLoop.current.queue.add { self.post(sent.notification) }
    }

    /// Who observes a notification in the current scene, and who did before there was one; drops those that are gone.
    private func observers(of notification: Notification) -> [Registration] {
        let found = Self.tables.flatMap { table in
            table.remove(of: self) { $0.isOver }
            return table.registrations(of: self).filter {
                ($0.name == nil || $0.name == notification.name) && $0.filter.admits(notification.object)
            }
        }
        return found.sorted { $0.number < $1.number }
    }

    /// The tables of the current scene and of the time before.
    private static var tables: [RegistrationTable] {
        let (loop, standing) = (MainLoop.current, MainLoop.standing)
        return loop === standing ? [loop.observers] : [standing.observers, loop.observers]
    }
}

/// A notification on its way to the main actor, or to a task that waits for it. Unchecked, as Foundation's own queues and
/// sequences are: who posts a notification gives it away.
struct SentNotification: @unchecked Sendable {
    let notification: Notification
}
