import Foundation

// Of Foundation's on iOS; Linux has neither.

extension String {
    /// A text that is looked up in an app's texts, with the values of its literal.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        package let format: LocalizedFormat

        package init(_ format: LocalizedFormat) { self.format = format }
        /// A text as it is.
        public init(_ value: String) { format = LocalizedFormat(value) }
        /// The text that a literal is.
        public init(stringLiteral value: String) { format = LocalizedFormat(value) }
        /// The text that a literal with values is.
        public init(stringInterpolation: StringInterpolation) { format = stringInterpolation.format }

        /// Gathers the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var format = LocalizedFormat("")

            /// Nothing yet.
            public init(literalCapacity: Int, interpolationCount: Int) {}

            /// Words of the literal.
            public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }

            /// A text in the literal.
            public mutating func appendInterpolation(_ string: String) { format.append(.text(string)) }

            /// A number in the literal, as its type is written.
            public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
                format.append(value)
            }

            /// A number in the literal.
            /// - Parameter specifier: How it is written: `%.2f`.
            public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
                format.append(value, specifier: specifier)
            }

            /// A value in the literal, in the words of a format.
            public mutating func appendInterpolation<Style: FormatStyle>(
                _ input: Style.FormatInput, format style: Style
            ) where Style.FormatOutput == String {
                format.append(.text(style.format(input)))
            }

            /// Any value, in the words that describe it.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) {
                format.append(.text(String(describing: value)))
            }
        }
    }

    /// A text in the user's language.
    /// - Parameter locale: How numbers in it are written.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.format.words(table: table, bundle: bundle, locale: locale)
    }

    /// A text in the user's language, by a key.
    /// - Parameter locale: How numbers in it are written.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = LocalizedFormat(key: "\(key)", text: defaultValue.format)
            .words(table: table, bundle: bundle, locale: locale)
    }

    /// The text of a resource in the user's language.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = resource.format.words(
            table: resource.table, bundle: resource.bundle.bundle, locale: resource.locale)
    }
}
