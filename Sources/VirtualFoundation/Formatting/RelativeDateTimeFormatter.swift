import Foundation

/// Says how far a time is from another: "in 3 days", "yesterday", "2 hr. ago", in the words of a locale.
///
/// One unit is told, the largest that is not zero: 90 minutes are an hour, and nothing is rounded up.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether days and their like have names.
    public enum DateTimeStyle: Int, Sendable, CaseIterable {
        /// Always a number: "1 day ago".
        case numeric = 0
        /// A name where the locale has one: "yesterday".
        case named = 1
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable, CaseIterable {
        /// "2 months ago".
        case full = 0
        /// "two months ago".
        case spellOut = 1
        /// "2 mo. ago".
        case short = 2
        /// "2mo ago".
        case abbreviated = 3
    }

    /// Whether days and their like have names. Default numeric.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written. Default full.
    open var unitsStyle = UnitsStyle.full
    /// Where in a text the words stand, for their first letter. Default unknown.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that days and months are counted in; nil sets the user's. Default the user's.
    open var calendar: Calendar! = .autoupdatingCurrent {
        didSet { if calendar == nil { calendar = .autoupdatingCurrent } }
    }
    /// Whose words are used; nil sets the user's. Default the user's.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if locale == nil { locale = .autoupdatingCurrent } }
    }

    /// A formatter of numbers and whole words.
    public override init() {
        super.init()
    }

    /// A formatter of numbers and whole words; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Says a distance that is given in units: the largest that is not zero, else the smallest of those that are set.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let counts = RelativeUnit.allCases.compactMap { unit in unit.count(in: dateComponents).map { (unit, $0) } }
        let (unit, count) = counts.first { $0.1 != 0 } ?? counts.last ?? (.second, 0)
        return words(unit, count)
    }

    /// Says a distance in seconds, negative for what lies behind.
    ///
    /// Units longer than a day are counted from the first of January 2001 on (assumed), so that the answer is the same on
    /// every day.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
    }

    /// Says how far a time is from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let units = Set(RelativeUnit.allCases.map(\.component))
        return localizedString(from: calendar.dateComponents(units, from: referenceDate, to: date))
    }

    /// Says how far a `Date` is from now; nil of anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    /// The words for so many of one unit.
    private func words(_ unit: RelativeUnit, _ count: Int) -> String {
        // In the middle of a month and at noon: nothing lies across a change of the clocks or a shorter month.
        let start = Date(timeIntervalSinceReferenceDate: 14.5 * 86400)
        guard let end = calendar.date(byAdding: unit.component, value: count, to: start) else { return "" }
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: end, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: unitsStyle.ofFormats,
            locale: locale, calendar: calendar, capitalizationContext: formattingContext.ofFormats)
        style.allowedFields = [unit.field]
        return style.format(start)
    }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var ofFormats: Date.AnchoredRelativeFormatStyle.UnitsStyle {
        switch self {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}

extension Formatter.Context {
    fileprivate var ofFormats: FormatStyleCapitalizationContext {
        switch self {
        case .standalone: .standalone
        case .listItem: .listItem
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        default: .unknown
        }
    }
}

/// The units in which distances of time are told, the largest first.
private enum RelativeUnit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    var field: Date.AnchoredRelativeFormatStyle.Field {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .week
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// How many of them components say; nil where they say nothing.
    func count(in components: DateComponents) -> Int? {
        self == .week ? components.weekOfMonth ?? components.weekOfYear : components.value(for: component)
    }
}
