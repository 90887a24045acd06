import Dispatch
import Foundation
import OpenCombine
import VirtualFoundation

/// The main queue of a stage delivers in the stage's time: `receive(on: DispatchQueue.main)`, `debounce`, `delay`.
extension MainQueue: OpenCombine.Scheduler {
    /// A moment on the queue.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// Seconds of the stage.
        let seconds: Double

        /// The time between two moments.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            let seconds: Double

            init(_ seconds: Double) { self.seconds = seconds }

            /// A time in seconds.
            public init(integerLiteral value: Int) { seconds = Double(value) }
            /// A time in seconds.
            public init(floatLiteral value: Double) { seconds = value }
            /// A time in seconds; nil for what is no number of this machine's.
            public init?<Source: BinaryInteger>(exactly source: Source) {
                guard let exact = Double(exactly: source) else { return nil }
                seconds = exact
            }

            /// The time without its sign, in seconds.
            public var magnitude: Double { seconds.magnitude }

            public static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.seconds + b.seconds) }
            public static func - (a: Stride, b: Stride) -> Stride { Stride(a.seconds - b.seconds) }
            public static func * (a: Stride, b: Stride) -> Stride { Stride(a.seconds * b.seconds) }
            public static func += (a: inout Stride, b: Stride) { a = a + b }
            public static func -= (a: inout Stride, b: Stride) { a = a - b }
            public static func *= (a: inout Stride, b: Stride) { a = a * b }

            public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
            public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
        }

        public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.seconds - seconds) }
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(seconds: seconds + n.seconds) }
    }

    /// The main queue has no options.
    public struct SchedulerOptions {}

    public var now: SchedulerTimeType { SchedulerTimeType(seconds: time) }

    /// A turn of the run loop, which is the shortest wait there is.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Handed(call: action)
        async { action.call() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let action = Handed(call: action)
        let wait = max(0, date.seconds - time)
        asyncAfter(deadline: .now() + wait) { action.call() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition(interval: interval, action: action)
        repetition.run(on: self, at: date)
        return AnyCancellable { repetition.isCancelled = true }
    }
}

/// Work that schedulers take from any thread and run on the main one.
// Unchecked, because it is called on the main queue alone.
struct Handed: @unchecked Sendable {
    let call: () -> Void
}

/// Work that is done again and again until it is cancelled.
// Unchecked, because it is touched on the main queue alone.
private final class Repetition: @unchecked Sendable {
    let interval: MainQueue.SchedulerTimeType.Stride
    let action: () -> Void
    var isCancelled = false

    init(interval: MainQueue.SchedulerTimeType.Stride, action: @escaping () -> Void) {
        self.interval = interval
        self.action = action
    }

    func run(on queue: MainQueue, at date: MainQueue.SchedulerTimeType) {
        queue.schedule(after: date, tolerance: 0, options: nil) {
            guard !self.isCancelled else { return }
            self.action()
            self.run(on: queue, at: date.advanced(by: self.interval))
        }
    }
}
