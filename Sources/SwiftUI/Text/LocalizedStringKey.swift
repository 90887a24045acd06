import Foundation

/// A key of an app's texts in its user's language; what is put into a literal is put into the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    fileprivate var arguments: [Argument] = []

    /// Something to put into the text.
    fileprivate enum Argument: Equatable {
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

    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }

    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// The text in the language of a bundle.
    func text(table: String?, bundle: Bundle?) -> String {
        let format = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
        guard !arguments.isEmpty || format.contains("%%") else { return format }
        return Self.fill(format, arguments.map(\.words))
    }

    /// Puts words where a format has its directives, which may name their places as in `%2$@`.
    private static func fill(_ format: String, _ words: [String]) -> String {
        var result = ""
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            var place = next
            let digits = rest.prefix { $0.isNumber }
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                place = number - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            rest = rest.drop { $0.isNumber || $0 == "." || $0 == "l" }.dropFirst()
            result += words.indices.contains(place) ? words[place] : ""
        }
        return result + rest
    }

    /// Gathers the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        public mutating func appendInterpolation(_ string: String) { add("%@", .text(string)) }
        public mutating func appendInterpolation(_ value: Int) { add("%lld", .integer(value)) }
        public mutating func appendInterpolation(_ value: Double) { add("%lf", .number(value)) }
        public mutating func appendInterpolation(_ value: CGFloat) { add("%lf", .number(Double(value))) }

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
