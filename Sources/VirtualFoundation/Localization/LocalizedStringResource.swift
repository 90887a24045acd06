import Foundation

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

        package var bundle: Bundle? {
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
        self.init(keyAndValue.format.key, keyAndValue, table, locale, bundle)
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
    package var format: LocalizedFormat { LocalizedFormat(key: key, text: defaultValue.format) }

    /// Whether both are the same text at the same place.
    public static func == (a: Self, b: Self) -> Bool {
        a.format == b.format && a.table == b.table && a.locale == b.locale
            && a.bundle.bundle == b.bundle.bundle
    }
}
