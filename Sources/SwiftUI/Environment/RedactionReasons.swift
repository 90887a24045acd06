/// Why what a view says is not shown.
public struct RedactionReasons: OptionSet, Sendable {
    /// A bit for each of them.
    public let rawValue: Int
    /// The members of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing is there to be shown yet: words and pictures are bars and boxes of their size.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Somebody else may look: what is marked by `privacySensitive` is hidden.
    public static let privacy = RedactionReasons(rawValue: 2)
}

private enum RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum PrivacyKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Why words and pictures are not shown; none: they are.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// Whether what is shown is for its user alone.
    var isPrivate: Bool {
        get { self[PrivacyKey.self] }
        set { self[PrivacyKey.self] = newValue }
    }

    /// Whether words and pictures are hidden.
    var isRedacted: Bool {
        redactionReasons.contains(.placeholder) || isPrivate && redactionReasons.contains(.privacy)
    }
}

/// How much of its colour is left of what is hidden (assumed).
enum Redaction { static let opacity = 0.16 }

extension View {
    /// Hides words and pictures of the view, for a reason that is added to those around.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows words and pictures of the view, whatever is around.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks what is for its user alone, and hidden where privacy is a reason.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivate, sensitive) }
}
