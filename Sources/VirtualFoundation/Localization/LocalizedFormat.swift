import Foundation

/// A text by its key, with the values of its literal.
package struct LocalizedFormat: Equatable, Sendable {
    /// Something to put into the text.
    package enum Argument: Equatable, Sendable {
        case text(String)
        case integer(Int64)
        case unsigned(UInt64)
        case number(Double)
        /// Something else, which whoever made the literal knows by its number.
        case other(Int)

        /// - Parameter directive: How the text asks for it.
        package func words(_ directive: FormatDirective, _ locale: Locale?) -> String {
            switch self {
            case .text(let text): text
            case .integer(let number): directive.words(number, locale)
            case .unsigned(let number): directive.words(number, locale)
            case .number(let number): directive.words(number, locale)
            case .other: ""
            }
        }

        init<Value: _FormatSpecifiable>(_ value: Value) {
            self =
                switch value._arg {
                case let number as any FixedWidthInteger & SignedInteger: .integer(Int64(truncatingIfNeeded: number))
                case let number as any FixedWidthInteger: .unsigned(UInt64(truncatingIfNeeded: number))
                case let number as any BinaryFloatingPoint: .number(Double(number))
                case let other: .text("\(other)")
                }
        }
    }

    /// What the text is known by: its words, with a directive for each value.
    package private(set) var key: String
    /// The text where no bundle has one for the key; nil: the key.
    private var fallback: String?
    package private(set) var arguments: [Argument] = []

    /// A text by its key.
    package init(_ key: String) { self.key = key }

    /// A key whose text, where no bundle has one, is another one's.
    package init(key: String, text: LocalizedFormat) {
        self.key = key
        fallback = text.key
        arguments = text.arguments
    }

    // MARK: Literals

    /// Adds words of a literal.
    package mutating func append(literal: String) {
        key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a value of a literal.
    /// - Parameter directive: What stands for it in the key.
    package mutating func append(_ argument: Argument, _ directive: String = "%@") {
        key += directive
        arguments.append(argument)
    }

    /// Adds a number of a literal.
    /// - Parameter specifier: How it is to be written; nil: as its type is.
    package mutating func append<Value: _FormatSpecifiable>(_ value: Value, specifier: String? = nil) {
        append(Argument(value), specifier ?? value._specifier)
    }

    // MARK: Looking up

    /// The text in the language of a bundle, before anything is put into it; nil: that of the app.
    package func template(table: String?, bundle: Bundle?) -> FormatTemplate {
        let format = (bundle ?? .main).localizedString(forKey: key, value: fallback ?? key, table: table)
        // A text without values is no format, unless its literal was. Most have no sign at all.
        guard format.utf8.contains(UInt8(ascii: "%")), !arguments.isEmpty || format.contains("%%") else {
            return FormatTemplate(words: format)
        }
        return FormatTemplate(format)
    }

    /// The text in the language of a bundle.
    /// - Parameter locale: How numbers are written; nil: without signs between digits.
    package func words(table: String?, bundle: Bundle?, locale: Locale?) -> String {
        let template = template(table: table, bundle: bundle)
        return words(of: template.parts(of: template.text), locale)
    }

    /// Parts of the text as one; a value that is not there is nothing.
    package func words(of parts: [FormatTemplate.Part], _ locale: Locale?) -> String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .value(let place, let directive):
                arguments.indices.contains(place) ? arguments[place].words(directive, locale) : ""
            }
        }.joined()
    }
}
