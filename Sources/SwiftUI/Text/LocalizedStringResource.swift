import Foundation

// Of Foundation's on iOS; on Linux it has neither.

extension String {
    /// A text that is looked up in an app's texts, with the values of its literal.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// Gathers the parts of a literal.
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
        let key: LocalizedStringKey

        /// A text as it is.
        public init(_ value: String) { key = LocalizedStringKey(value) }
        /// The text that a literal is.
        public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }
        /// The text that a literal with values is.
        public init(stringInterpolation: StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// A text in the user's language.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.key.written(table: table, bundle: bundle)
    }

    /// A text in the user's language, by a key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedStringKey(key: "\(key)", text: defaultValue.key).written(table: table, bundle: bundle)
    }

    /// The text of a resource in the user's language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.localizedKey.written(table: resource.table, bundle: resource.bundle.bundle)
    }
}

/// A text of an app in its user's language, and where it is to be found.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The bundle that has the text.
    public enum BundleDescription: Sendable {
        /// The app's.
        case main
        /// The one that a class came with.
        case forClass(AnyClass)
        /// The one that lies in a folder.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main: .main
            case .forClass(let kind): Bundle(for: kind)
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// What the text is known by.
    public let key: String
    /// The text where the bundle has none.
    public let defaultValue: String.LocalizationValue
    /// The table of the bundle that has the text; nil: Localizable.
    public let table: String?
    /// How numbers and dates are written.
    public var locale: Locale
    /// The bundle that has the text.
    public let bundle: BundleDescription

    /// A text that is its own key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key.key, keyAndValue, table, locale, bundle)
    }

    /// A text with a key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle)
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        (self.key, defaultValue, self.table, self.locale, self.bundle) = (key, value, table, locale, bundle)
    }

    /// The text that a literal is.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
    /// The text that a literal with values is.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// Key and text as one.
    var localizedKey: LocalizedStringKey { LocalizedStringKey(key: key, text: defaultValue.key) }

    /// Whether both are the same text at the same place.
    public static func == (a: Self, b: Self) -> Bool {
        a.localizedKey == b.localizedKey && a.table == b.table && a.locale == b.locale
            && a.bundle.bundle == b.bundle.bundle
    }
}
