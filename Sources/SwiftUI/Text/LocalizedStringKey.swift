import Foundation

/// A key of an app's texts in its user's language; what is put into a literal is put into the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let format: LocalizedFormat
    /// Texts and pictures of the literal, by their numbers.
    private var texts: [Text] = []

    init(_ format: LocalizedFormat) { self.format = format }
    /// A key by its text.
    public init(_ value: String) { format = LocalizedFormat(value) }
    /// The key that a literal is.
    public init(stringLiteral value: String) { format = LocalizedFormat(value) }

    /// The key that a literal with values is.
    public init(stringInterpolation: StringInterpolation) {
        format = stringInterpolation.format
        texts = stringInterpolation.texts
    }

    /// The words in the language of a bundle, without marks.
    func text(table: String?, bundle: Bundle?, _ environment: EnvironmentValues) -> String {
        parts(table: table, bundle: bundle, environment).map { part in
            switch part {
            case .words(let piece): piece.words
            case .text(let text, _): text.words(environment)
            }
        }.joined()
    }

    /// A part of the text: words that are marked alike, or a text that brings its own looks.
    enum Part {
        case words(MarkedText)
        case text(Text, MarkedText)
    }

    /// The text in the language of a bundle. What is put into it is no markup.
    func parts(table: String?, bundle: Bundle?, _ environment: EnvironmentValues) -> [Part] {
        let template = format.template(table: table, bundle: bundle)
        return Markdown.read(template.text).flatMap { piece in
            var piece = piece
            piece.link = piece.link.map { format.words(of: template.parts(of: $0), environment.locale) }
            return template.parts(of: piece.words).map { part -> Part in
                if let text = text(of: part) { return .text(text, piece.with("")) }
                return .words(piece.with(format.words(of: [part], environment.locale)))
            }
        }
    }

    private func text(of part: FormatTemplate.Part) -> Text? {
        guard case .value(let place, _) = part, format.arguments.indices.contains(place),
            case .other(let number) = format.arguments[place], texts.indices.contains(number)
        else { return nil }
        return texts[number]
    }

    /// Gathers the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var format = LocalizedFormat("")
        fileprivate var texts: [Text] = []

        /// Nothing yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words of the literal.
        public mutating func appendLiteral(_ literal: String) { format.append(literal: literal) }

        /// A text in the literal.
        public mutating func appendInterpolation(_ string: String) { format.append(.text(string)) }

        /// A number in the literal, as its type is written.
        public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) { format.append(value) }

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

        /// An object in the literal, in the words of a formatter.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            format.append(.text(formatter?.string(for: subject) ?? "\(subject)"))
        }

        /// A value in the literal, in the words of a formatter.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            format.append(.text(formatter?.string(for: subject) ?? "\(subject)"))
        }

        /// A text with its looks in the literal.
        public mutating func appendInterpolation(_ text: Text) {
            format.append(.other(texts.count))
            texts.append(text)
        }

        /// A picture in the literal.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        /// A text with attributes in the literal.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// A date in the literal.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        /// Two dates in the literal.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

        /// Two dates in the literal.
        public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

        /// A text of an app in the literal.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            appendInterpolation(Text(resource))
        }

        /// Any value, in the words that describe it.
        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            format.append(.text(String(describing: value)))
        }
    }
}
