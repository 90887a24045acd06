import Foundation

/// Says when a `TimelineView` is shown anew.
public protocol TimelineSchedule {
    /// Dates, each later than the one before.
    associatedtype Entries: Sequence where Entries.Element == Date
    typealias Mode = TimelineScheduleMode
    /// The dates from the last one that is not after a start.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often dates may come.
public enum TimelineScheduleMode: Sendable {
    /// As often as the schedule likes.
    case normal
    /// Once in a while.
    case lowFrequency
}

/// Dates at even distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var coming: Date
        fileprivate let interval: TimeInterval

        /// The next date.
        public mutating func next() -> Date? {
            defer { coming.addTimeInterval(interval) }
            return coming
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// Dates from one on, seconds apart.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval > 0 && interval.isFinite ? interval : 1
    }

    /// The dates from the last one that is not after a start.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let steps = max(0, (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down))
        return Entries(coming: start.addingTimeInterval(steps * interval), interval: interval)
    }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries
    /// The beginnings of minutes.
    public init() {}

    /// The minutes from the one that a start lies in.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Dates that are told.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    /// Some dates.
    public init(_ dates: Entries) { self.dates = dates }
    /// The dates.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Each frame, or not all of them.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    public typealias Entries = PeriodicTimelineSchedule.Entries
    /// Seconds from one date to the next at least; nil: a frame.
    let minimumInterval: Double?
    let isPaused: Bool

    /// Each frame, or not all of them.
    /// - Parameters:
    ///   - minimumInterval: Seconds from one date to the next at least; nil: a frame.
    ///   - paused: Whether nothing is shown anew for now.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Dates a frame apart, 60 a second, or as far as was asked for.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: startDate, by: isPaused ? .greatestFiniteMagnitude : minimumInterval ?? 1 / 60)
            .entries(from: startDate, mode: mode)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates from one on, seconds apart.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Each frame, or not all of them.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Dates that are told.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date { ExplicitTimelineSchedule(dates) }
}
