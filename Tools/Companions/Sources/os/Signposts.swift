import Foundation
import Glibc

// What a profiler reads on a device. Here signposts are messages that are only of use while searching for a mistake:
// they are written with OFFSTAGE_LOG=debug in the environment, the time that an interval took with its end.

/// Tells intervals of one name apart that overlap.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number that is written.
    public let rawValue: UInt64

    /// For intervals of one name that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// No interval.
    public static let null = OSSignpostID(0)
    /// No interval.
    public static let invalid = OSSignpostID(.max)

    public init(_ value: UInt64) { rawValue = value }

    /// An identifier that no other call gets.
    public init(log: OSLog) { self.init(OpenIntervals.nextID()) }

    /// An identifier of an object, the same as long as it lives.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

extension OSLog {
    /// What the messages of a category are shown as on a device.
    public struct Category: Sendable {
        let name: String
        /// Shown at once.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// Written where a tool records.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// With the stack of who calls.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Whether signposts are written.
    public var signpostsEnabled: Bool { isEnabled(type: .debug) }

    func mark(_ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: String) {
        guard signpostsEnabled, id != .null, id != .invalid else { return }
        let interval = OpenIntervals.Interval(log: ObjectIdentifier(self), name: "\(name)", id: id)
        let words = message.isEmpty ? "" : ": \(message)"
        switch type {
        case .begin:
            OpenIntervals.begin(interval)
            write("begin \(name)\(words)", .debug)
        case .end:
            let time = OpenIntervals.end(interval).map { String(format: " after %.3f ms", $0 * 1000) } ?? " of nothing"
            write("end \(name)\(time)\(words)", .debug)
        default: write("event \(name)\(words)", .debug)
        }
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or a begin or an end of an interval.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {
    log.mark(type, name, signpostID, "")
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Marks a moment, or a begin or an end of an interval, with a message whose places take the arguments.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any?...
) {
    guard log.signpostsEnabled else { return }
    log.mark(type, name, signpostID, FormattedMessage.text(of: "\(format)", arguments))
}

/// The intervals that began and have not ended, with the time at which they did.
private enum OpenIntervals {
    struct Interval: Hashable {
        let log: ObjectIdentifier
        let name: String
        let id: OSSignpostID
    }

    private static let state = OSAllocatedUnfairLock(initialState: (starts: [Interval: Double](), last: UInt64(0)))

    private static var now: Double { ProcessInfo.processInfo.systemUptime }

    static func nextID() -> UInt64 {
        state.withLock { state in
            state.last += 1
            return state.last
        }
    }

    static func begin(_ interval: Interval) { state.withLock { $0.starts[interval] = now } }

    /// How long it took; nil for one that never began.
    static func end(_ interval: Interval) -> Double? {
        state.withLock { $0.starts.removeValue(forKey: interval) }.map { now - $0 }
    }
}
