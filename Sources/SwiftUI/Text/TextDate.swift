import UIKit

/// A date as a text shows it: as it is, or by how far it is from now.
struct TextDate: Equatable {
    /// What is shown.
    enum Look: Equatable {
        case time, date, relative, offset, timer
        /// The time of day of two dates, or the dates where they lie on several days.
        case span(Date)
        /// Minutes and seconds within two dates, up or down; stopped at a date.
        case interval(Date, pause: Date?, countsDown: Bool, showsHours: Bool)
    }

    let date: Date
    let look: Look

    /// - Parameter date: The stage's, or one that code took from `Date()`, which stands for so many seconds from now.
    init(_ date: Date, _ look: Look) {
        self.date = date
        self.look = look
    }

    /// What brings dates near the machine's to the stage's.
    static func ofStage(_ date: Date) -> Date {
        let now = onMainActor { TimelineClock.now }
        let (byMachine, byStage) = (date.timeIntervalSinceNow, date.timeIntervalSince(now))
        guard abs(byMachine) < abs(byStage) else { return date }
        // To the millisecond: the machine's clock runs on meanwhile.
        return now.addingTimeInterval((byMachine * 1000).rounded() / 1000)
    }

    // MARK: Words

    /// The words at a moment.
    func words(at now: Date, _ environment: EnvironmentValues) -> String {
        switch look {
        case .date: return Self.formatted(date, .long, .none, environment)
        case .time: return Self.formatted(date, .none, .short, environment)
        case .span(let end): return span(to: end, environment)
        case .timer: return Self.clock(abs(Self.seconds(from: date, to: now)), showsHours: true)
        case .relative: return Self.parts(abs(Self.seconds(from: date, to: now)), most: 2).joined(separator: ", ")
        case .offset:
            let seconds = Self.seconds(from: date, to: now)
            return (seconds < 0 ? "+" : "-") + (Self.parts(abs(seconds), most: 1).first ?? "")
        case .interval(let end, let pause, let countsDown, let showsHours):
            let moment = min(max(pause.map { min($0, now) } ?? now, date), end)
            let left = countsDown ? Self.seconds(from: moment, to: end) : Self.seconds(from: date, to: moment)
            return Self.clock(left, showsHours: showsHours)
        }
    }

    /// Whole seconds: what has begun counts when it is over.
    private static func seconds(from start: Date, to end: Date) -> Int {
        let seconds = end.timeIntervalSince(start)
        guard abs(seconds) < 1e12 else { return seconds < 0 ? -1_000_000_000_000 : 1_000_000_000_000 }
        return Int(seconds < 0 ? (seconds - 1e-6).rounded(.up) : (seconds + 1e-6).rounded(.down))
    }

    /// `36:59:01`, `2:32`.
    private static func clock(_ seconds: Int, showsHours: Bool) -> String {
        func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        guard showsHours, hours > 0 else {
            return "\(showsHours ? minutes : seconds / 60):\(two(seconds % 60))"
        }
        return "\(hours):\(two(minutes)):\(two(seconds % 60))"
    }

    private static let units = [
        ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1),
    ]

    /// `2 hours`, `23 minutes`: the largest unit and what is next to it. Months of 30 days, years of 365 (assumed).
    private static func parts(_ seconds: Int, most: Int) -> [String] {
        let first = units.firstIndex { seconds >= $0.1 } ?? units.count - 1
        var rest = seconds
        return units[first..<min(units.count, first + most)].enumerated().compactMap { place, unit in
            let count = rest / unit.1
            rest %= unit.1
            return count == 0 && place > 0 ? nil : "\(count) \(unit.0)\(count == 1 ? "" : "s")"
        }
    }

    private func span(to end: Date, _ environment: EnvironmentValues) -> String {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let isOneDay = calendar.isDate(date, inSameDayAs: end)
        return [date, end].map { date in
            isOneDay
                ? Self.formatted(date, .none, .short, environment) : Self.formatted(date, .medium, .none, environment)
        }.joined(separator: " – ")
    }

    private static func formatted(
        _ date: Date, _ day: DateFormatter.Style, _ time: DateFormatter.Style, _ environment: EnvironmentValues
    ) -> String {
        let formatter = DateFormatter()
        formatter.locale = environment.locale
        formatter.timeZone = environment.timeZone
        (formatter.dateStyle, formatter.timeStyle) = (day, time)
        return formatter.string(from: date)
    }

    // MARK: Time

    /// Seconds until the words may be others; nil: they stay.
    func nextChange(after now: Date) -> Double? {
        let edge: Date
        switch look {
        case .date, .time, .span: return nil
        case .timer, .relative, .offset: edge = date
        case .interval(let end, let pause, let countsDown, _):
            if now >= end || pause.map({ now >= $0 }) ?? false { return nil }
            if now < date { return date.timeIntervalSince(now) }
            edge = countsDown ? end : date
        }
        // A whole second from the edge.
        let away = now.timeIntervalSince(edge)
        let part = away - (away + 1e-6).rounded(.down)
        return max(0.001, 1 - part)
    }
}

extension Text {
    /// How a date is shown.
    public struct DateStyle: Equatable, Sendable {
        enum Kind: Sendable {
            case time, date, relative, offset, timer
        }
        let kind: Kind
        /// The time of day: `11:23 PM`.
        public static let time = DateStyle(kind: .time)
        /// The day: `June 3, 2019`.
        public static let date = DateStyle(kind: .date)
        /// How far it is from now: `2 hours, 23 minutes`.
        public static let relative = DateStyle(kind: .relative)
        /// How far it is from now, and where: `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// How far it is from now, as a clock: `36:59:01`.
        public static let timer = DateStyle(kind: .timer)

        var look: TextDate.Look {
            switch kind {
            case .time: .time
            case .date: .date
            case .relative: .relative
            case .offset: .offset
            case .timer: .timer
            }
        }
    }

    /// A date; what tells how far it is from now follows the time.
    public init(_ date: Date, style: DateStyle) { self.init(TextDate(TextDate.ofStage(date), style.look)) }

    /// The time from one date to another.
    public init(_ dates: ClosedRange<Date>) {
        self.init(TextDate(TextDate.ofStage(dates.lowerBound), .span(TextDate.ofStage(dates.upperBound))))
    }

    /// The time of an interval.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// A clock that runs within an interval.
    /// - Parameters:
    ///   - pauseTime: When it stops; nil: at the end.
    ///   - countsDown: Whether it shows what is left.
    ///   - showsHours: Whether more than an hour has hours.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            TextDate(
                TextDate.ofStage(timerInterval.lowerBound),
                .interval(
                    TextDate.ofStage(timerInterval.upperBound), pause: pauseTime.map { TextDate.ofStage($0) },
                    countsDown: countsDown, showsHours: showsHours)))
    }
}
