import Foundation
import Testing
import VirtualFoundation

@Suite("Distances of time in words")
struct RelativeDateTimeFormatterTests {
    private func formatter(
        _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
        _ units: RelativeDateTimeFormatter.UnitsStyle = .full,
        _ language: String = "en_US"
    ) throws -> RelativeDateTimeFormatter {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = style
        formatter.unitsStyle = units
        formatter.locale = Locale(identifier: language)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        formatter.calendar = calendar
        return formatter
    }

    @Test(
        "Units by style, ahead and behind",
        arguments: [
            (RelativeDateTimeFormatter.UnitsStyle.full, "2 months ago", "in 3 hours"),
            (.spellOut, "two months ago", "in three hours"), (.short, "2 mo. ago", "in 3 hr."),
            (.abbreviated, "2mo ago", "in 3h"),
        ])
    func units(_ style: RelativeDateTimeFormatter.UnitsStyle, _ behind: String, _ ahead: String) throws {
        let formatter = try formatter(.numeric, style)
        #expect(formatter.localizedString(from: DateComponents(month: -2)) == behind)
        #expect(formatter.localizedString(from: DateComponents(hour: 3)) == ahead)
    }

    @Test(
        "Names where the language has them",
        arguments: [
            (DateComponents(day: -1), "yesterday", "gestern"), (DateComponents(day: 0), "today", "heute"),
            (DateComponents(day: 1), "tomorrow", "morgen"), (DateComponents(day: -2), "2 days ago", "vorgestern"),
            (DateComponents(weekOfYear: 1), "next week", "nächste Woche"),
            (DateComponents(weekOfMonth: -1), "last week", "letzte Woche"),
            (DateComponents(year: -1), "last year", "letztes Jahr"), (DateComponents(second: 0), "now", "jetzt"),
        ])
    func names(_ components: DateComponents, _ english: String, _ german: String) throws {
        #expect(try formatter(.named).localizedString(from: components) == english)
        #expect(try formatter(.named, .full, "de_DE").localizedString(from: components) == german)
    }

    @Test("Without names even zero and one are numbers; the largest unit counts, and nothing is rounded up")
    func largest() throws {
        let formatter = try formatter()
        #expect(formatter.localizedString(from: DateComponents(day: 0)) == "in 0 days")
        #expect(formatter.localizedString(from: DateComponents(day: 1)) == "in 1 day")
        #expect(formatter.localizedString(from: DateComponents()) == "in 0 seconds")
        #expect(formatter.localizedString(from: DateComponents(day: 0, hour: -5, minute: -59)) == "5 hours ago")
        #expect(formatter.localizedString(fromTimeInterval: 90 * 60) == "in 1 hour")
        #expect(formatter.localizedString(fromTimeInterval: -59.9) == "59 seconds ago")
        #expect(formatter.localizedString(fromTimeInterval: -86400 * 45) == "1 month ago")
        #expect(formatter.localizedString(fromTimeInterval: 86400 * 13) == "in 1 week")
    }

    @Test("Two times: by the calendar, across a change of the clocks too")
    func times() throws {
        let formatter = try formatter(.named)
        // 26 March 2023, 12:00 in Berlin: 23 hours after noon of the day before.
        let noon = Date(timeIntervalSince1970: 1_679_824_800)
        #expect(formatter.localizedString(for: noon.addingTimeInterval(-23 * 3600), relativeTo: noon) == "yesterday")
        #expect(formatter.localizedString(for: noon.addingTimeInterval(-22 * 3600), relativeTo: noon) == "22 hours ago")
        #expect(formatter.localizedString(for: noon, relativeTo: noon) == "now")
        #expect(formatter.string(for: Date().addingTimeInterval(-3 * 86400 - 60)) == "3 days ago")
        #expect(formatter.string(for: "noon") == nil)
    }

    @Test("The first letter is as where the words stand; nil brings the user's calendar and locale back")
    func context() throws {
        let formatter = try formatter(.named)
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
        formatter.formattingContext = .middleOfSentence
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        formatter.calendar = nil
        formatter.locale = nil
        #expect(formatter.calendar == .autoupdatingCurrent && formatter.locale == .autoupdatingCurrent)
    }
}
