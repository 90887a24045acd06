import Foundation

/// In which calendar, language and range a date picker counts.
struct DateTerms {
    /// With its locale and its time zone.
    var calendar: Calendar
    var locale: Locale
    var minimum: Date?
    var maximum: Date?
    var minuteInterval = 1
    /// What day it is.
    var today: Date

    /// A date inside of the range; a range whose ends are the wrong way round is none.
    func limited(_ date: Date) -> Date {
        if let minimum, let maximum, minimum > maximum { return date }
        if let minimum, date < minimum { return minimum }
        if let maximum, date > maximum { return maximum }
        return date
    }

    func allows(_ date: Date) -> Bool { limited(date) == date }

    /// Whether any time of a date's day is in the range.
    func allowsDay(of date: Date) -> Bool {
        let start = calendar.startOfDay(for: date)
        let end = calendar.date(byAdding: .day, value: 1, to: start)?.addingTimeInterval(-1) ?? start
        return limited(start) <= end && limited(end) >= start
    }

    /// A date with its minutes on the interval, downwards.
    func onInterval(_ date: Date) -> Date {
        guard minuteInterval > 1 else { return date }
        let minute = calendar.component(.minute, from: date) % minuteInterval
        let seconds = calendar.component(.second, from: date)
        return minute == 0 ? date : date.addingTimeInterval(-Double(minute * 60 + seconds))
    }

    /// A locale as formatters take it. Foundation's end the program for a name with letters that are not ASCII, which is
    /// none of a language: as for any unknown one the customs are those of no place.
    static func known(_ locale: Locale) -> Locale {
        locale.identifier.utf8.allSatisfy { $0 < 0x80 } ? locale : Locale(identifier: "")
    }

    /// A formatter of the language, calendar and time zone.
    func formatter() -> DateFormatter {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        return formatter
    }

    func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    /// Whether hours are counted to twelve, twice.
    var hasPeriods: Bool { pattern("j").contains("a") }
}
