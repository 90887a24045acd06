import Foundation

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum ReservedLinesKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum TextChangesKey: EnvironmentKey { static var defaultValue: [TextChange] { [] } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
// The stage's, not those of the machine: else pictures would depend on where they are drawn.
private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { onMainActor { SceneHost.current.region.locale } }
}
private enum CalendarKey: EnvironmentKey {
    static var defaultValue: Calendar { onMainActor { SceneHost.current.region.calendar } }
}
private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { onMainActor { SceneHost.current.region.timeZone } }
}

extension EnvironmentValues {
    /// The font of text that has none of its own; nil: body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// How many lines a text may have; nil: any number.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// How many lines a text is high at least.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// How the lines of a text are aligned to each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// Where text without room is cut.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// Points between the lines of a text.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// How small text may be made so that it fits, 0…1.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// In which case text is shown; nil: as it is.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// What views around have asked for of text: bold, italic and such.
    var textChanges: [TextChange] {
        get { self[TextChangesKey.self] }
        set { self[TextChangesKey.self] = newValue }
    }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// How numbers and dates are written.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// How dates are counted.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }

    /// Where times are told.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

extension View {
    /// Lets controls of the view be used or not; what a view around has disabled stays so.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
    }
}
