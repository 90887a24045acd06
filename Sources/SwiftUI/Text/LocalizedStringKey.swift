import Foundation

/// A key of an app's texts in its user's language; what is put into a literal is put into the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    /// The text where no bundle has one for the key; nil: the key.
    private var fallback: String?
    private var arguments: [Argument] = []

    /// Something to put into the text.
    fileprivate enum Argument: Equatable, Sendable {
        case text(String)
        case integer(Int)
        case number(Double)

        var words: String {
            switch self {
            case .text(let text): text
            case .integer(let number): String(number)
            case .number(let number): String(format: "%f", number)
            }
        }
    }

    /// A key by its text.
    public init(_ value: String) { key = value }
    /// The key that a literal is.
    public init(stringLiteral value: String) { key = value }

    /// The key that a literal with values is.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// A key whose text, where no bundle has one, is another one's.
    init(key: String, text: LocalizedStringKey) {
        self.key = key
        fallback = text.key
        arguments = text.arguments
    }

    /// The words in the language of a bundle, without marks.
    func text(table: String?, bundle: Bundle?) -> String {
        marked(table: table, bundle: bundle).map(\.words).joined()
    }

    /// The text in the language of a bundle, as it is written.
    func written(table: String?, bundle: Bundle?) -> String {
        let (text, fill) = template(table, bundle)
        return fill(text)
    }

    /// The text in the language of a bundle. What is put into it is no markup.
    func marked(table: String?, bundle: Bundle?) -> [MarkedText] {
        let (text, fill) = template(table, bundle)
        return Markdown.read(text).map { piece in
            MarkedText(words: fill(piece.words), marks: piece.marks, link: piece.link.map(fill))
        }
    }

    /// The text before anything is put into it, and what puts it into its parts.
    private func template(_ table: String?, _ bundle: Bundle?) -> (text: String, fill: (String) -> String) {
        let format = (bundle ?? .main).localizedString(forKey: key, value: fallback ?? key, table: table)
        guard !arguments.isEmpty || format.contains("%%") else { return (format, { $0 }) }
        let template = TextTemplate(format)
        let words = arguments.map(\.words)
        return (template.text, { template.filled($0, words) })
    }

    /// Gathers the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words of the literal.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// A value in the literal.
        public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
        /// A value in the literal.
        public mutating func appendInterpolation(_ value: Int) { add("%lld", .integer(value)) }
        /// A value in the literal.
        public mutating func appendInterpolation(_ value: Double) { add("%lf", .number(value)) }
        /// A value in the literal.
        public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", .number(Double(value))) }

        /// A value in the literal.
        public mutating func appendInterpolation<Style: FormatStyle>(
            _ input: Style.FormatInput, format: Style
        ) where Style.FormatOutput == String {
            add("%@", .text(format.format(input)))
        }

        /// Any value, in the words that describe it.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) { add("%@", .text(String(describing: value))) }

        private mutating func add(_ directive: String, _ argument: Argument) {
            key += directive
            arguments.append(argument)
        }
    }
}
