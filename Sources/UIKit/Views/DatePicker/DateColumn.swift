import Foundation

/// One wheel of a date picker: what its rows say, and what they make of a date.
struct DateColumn {
    /// What the wheel sets.
    enum Kind: Equatable {
        /// A day, counted from the picker's first date.
        case day
        case month, dayOfMonth, year
        case hour, minute, period
        /// Of a duration.
        case hours, minutes
    }

    let kind: Kind
    let terms: DateTerms
    /// The day that day 0 is.
    let origin: Date
    private let symbols: [String]
    private let formatter: DateFormatter

    /// Days on each side of the first one.
    static let days = 20_000
    /// Wheels that go round do so this often (assumed).
    private static let rounds = 100
    private static let lastYear = 10_000

    init(_ kind: Kind, _ terms: DateTerms, origin: Date) {
        self.kind = kind
        self.terms = terms
        self.origin = terms.calendar.startOfDay(for: origin)
        formatter = terms.formatter()
        switch kind {
        case .month: symbols = formatter.standaloneMonthSymbols
        case .period: symbols = [formatter.amSymbol, formatter.pmSymbol]
        default: symbols = []
        }
        formatter.dateFormat = terms.pattern("EEEMMMd")
    }

    /// The wheels of a mode, in the language's order.
    static func columns(of mode: UIDatePicker.Mode, _ terms: DateTerms, origin: Date) -> [DateColumn] {
        let time: [Kind] = terms.hasPeriods ? [.hour, .minute, .period] : [.hour, .minute]
        let kinds: [Kind] =
            switch mode {
            case .time: time
            case .date: parts(of: terms.pattern("yMMMMd"))
            case .yearAndMonth: parts(of: terms.pattern("yMMMM"))
            case .dateAndTime: [.day] + time
            case .countDownTimer: [.hours, .minutes]
            }
        return kinds.map { DateColumn($0, terms, origin: origin) }
    }

    /// Year, month and day in the order of a pattern; what is quoted in it is no field.
    private static func parts(of pattern: String) -> [Kind] {
        let fields: [Character: Kind] = ["y": .year, "M": .month, "L": .month, "d": .dayOfMonth]
        var kinds: [Kind] = []
        var isQuoted = false
        for letter in pattern {
            if letter == "'" { isQuoted.toggle() }
            guard !isQuoted, let kind = fields[letter], !kinds.contains(kind) else { continue }
            kinds.append(kind)
        }
        return kinds
    }

    // MARK: Rows

    /// How many different rows there are.
    private var values: Int {
        switch kind {
        case .day: 2 * Self.days + 1
        case .month: max(1, symbols.count)
        case .dayOfMonth: terms.calendar.maximumRange(of: .day)?.count ?? 31
        case .year: Self.lastYear
        case .hour: terms.hasPeriods ? 12 : 24
        case .minute, .minutes: 60 / terms.minuteInterval
        case .period: 2
        case .hours: 24
        }
    }

    private var goesRound: Bool { ![.day, .year, .period, .hours].contains(kind) }

    var rows: Int { goesRound ? values * Self.rounds : values }

    private func value(_ row: Int) -> Int { values > 0 ? row % values : 0 }

    /// The row of a value, in the middle of the rounds.
    private func row(_ value: Int) -> Int { goesRound ? Self.rounds / 2 * values + value : value }

    func title(_ row: Int) -> String {
        let value = value(row)
        switch kind {
        case .day: return dayTitle(value - Self.days)
        case .month, .period: return symbols.indices.contains(value) ? symbols[value] : ""
        case .dayOfMonth, .year: return "\(value + 1)"
        case .hour: return terms.hasPeriods ? "\(value == 0 ? 12 : value)" : "\(value)"
        case .minute:
            let minute = value * terms.minuteInterval
            return minute < 10 ? "0\(minute)" : "\(minute)"
        case .hours: return "\(value)"
        case .minutes: return "\(value * terms.minuteInterval)"
        }
    }

    private func dayTitle(_ offset: Int) -> String {
        guard let date = terms.calendar.date(byAdding: .day, value: offset, to: origin) else { return "" }
        let isToday = terms.calendar.isDate(date, inSameDayAs: terms.today)
        return isToday && terms.locale.language.languageCode == .english ? "Today" : formatter.string(from: date)
    }

    /// The row of a date.
    func row(of date: Date) -> Int {
        let calendar = terms.calendar
        switch kind {
        case .day:
            let start = calendar.startOfDay(for: date)
            let days = calendar.dateComponents([.day], from: origin, to: start).day ?? 0
            return min(max(days + Self.days, 0), values - 1)
        case .month: return row(min(calendar.component(.month, from: date), values) - 1)
        case .dayOfMonth: return row(calendar.component(.day, from: date) - 1)
        case .year: return row(min(max(calendar.component(.year, from: date), 1), values) - 1)
        case .hour: return row(calendar.component(.hour, from: date) % values)
        case .minute: return row(calendar.component(.minute, from: date) / terms.minuteInterval)
        case .period: return calendar.component(.hour, from: date) < 12 ? 0 : 1
        case .hours, .minutes: return 0
        }
    }

    /// The row of a duration in seconds.
    func row(ofDuration seconds: Double) -> Int {
        let minutes = Int(seconds / 60)
        return kind == .hours ? row(minutes / 60) : row(minutes % 60 / terms.minuteInterval)
    }

    // MARK: Dates

    /// What a row makes of a date. A day that a month lacks becomes its last one (assumed).
    func applied(_ row: Int, to date: Date) -> Date {
        let (value, calendar) = (value(row), terms.calendar)
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        let hour = parts.hour ?? 0
        switch kind {
        case .day:
            let day = calendar.date(byAdding: .day, value: value - Self.days, to: origin) ?? date
            let new = calendar.dateComponents([.era, .year, .month, .day], from: day)
            (parts.era, parts.year, parts.month, parts.day) = (new.era, new.year, new.month, new.day)
        case .month: parts.month = value + 1
        case .dayOfMonth: parts.day = value + 1
        case .year: parts.year = value + 1
        case .hour: parts.hour = terms.hasPeriods ? hour / 12 * 12 + value : value
        case .minute: parts.minute = value * terms.minuteInterval
        case .period: parts.hour = hour % 12 + 12 * value
        case .hours, .minutes: return date
        }
        return Self.date(from: parts, in: calendar) ?? date
    }

    private static func date(from parts: DateComponents, in calendar: Calendar) -> Date? {
        var first = parts
        first.day = 1
        guard let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month) else {
            return calendar.date(from: parts)
        }
        var limited = parts
        limited.day = min(parts.day ?? 1, days.upperBound - 1)
        return calendar.date(from: limited)
    }

    /// What a row makes of a duration in seconds.
    func applied(_ row: Int, toDuration seconds: Double) -> Double {
        let (value, minutes) = (value(row), Int(seconds / 60))
        let new = kind == .hours ? value * 60 + minutes % 60 : minutes / 60 * 60 + value * terms.minuteInterval
        return Double(new * 60)
    }
}
