import Foundation
import OpenCombine
import VirtualFoundation

extension VirtualFoundation.NotificationCenter {
    /// The notifications of a name, as they are posted.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends on what a centre posts, for as long as somebody listens.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where the notifications are posted.
        public let center: VirtualFoundation.NotificationCenter
        /// The notifications that are wanted.
        public let name: Notification.Name
        /// Whose are wanted; nil: anybody's.
        public let object: AnyObject?

        public init(center: VirtualFoundation.NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            let relay = Relay(subject)
            let token = center.addObserver(forName: name, object: object, queue: nil) { relay.subject.send($0) }
            let holder = Token(token, center)
            subject.handleEvents(receiveCancel: { holder.end() }).receive(subscriber: subscriber)
        }
    }
}

// Unchecked, because subjects lock themselves.
private struct Relay: @unchecked Sendable {
    let subject: PassthroughSubject<Notification, Never>
    init(_ subject: PassthroughSubject<Notification, Never>) { self.subject = subject }
}

private final class Token {
    private let token: any NSObjectProtocol
    private let center: VirtualFoundation.NotificationCenter

    init(_ token: any NSObjectProtocol, _ center: VirtualFoundation.NotificationCenter) {
        self.token = token
        self.center = center
    }

    func end() { center.removeObserver(token) }
    deinit { end() }
}
