import Foundation
import OpenCombine
import VirtualFoundation

extension VirtualFoundation.Timer {
    /// A publisher of dates, one each time that a timer in virtual time fires. It begins when it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: VirtualFoundation.RunLoop,
        in mode: Foundation.RunLoop.Mode, options: Never? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode)
    }

    /// Sends a date each time that a timer fires.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds from one date to the next.
        public let interval: TimeInterval
        /// Where the timer lives.
        public let runLoop: VirtualFoundation.RunLoop
        /// The mode in which it fires.
        public let mode: Foundation.RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        public init(interval: TimeInterval, runLoop: VirtualFoundation.RunLoop, mode: Foundation.RunLoop.Mode) {
            self.interval = interval
            self.runLoop = runLoop
            self.mode = mode
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            let subject = subject
            let timer = VirtualFoundation.Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
