/// JSON with its keys in the order given, so that equal values are equal texts.
package enum JSONValue: Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// At most three decimals: enough for what is drawn.
    case number(Double)
    /// Every digit, so that reading gives the same number again.
    case exact(Double)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// The text, or null.
    package static func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }

    /// A list of texts.
    package static func texts(_ values: some Sequence<String>) -> JSONValue { .array(values.map { .string($0) }) }

    /// A list of numbers with every digit: a rectangle, a size.
    package static func exact(_ values: some Sequence<Double>) -> JSONValue { .array(values.map { .exact($0) }) }

    /// Indented by two spaces a level; an array of plain values stays on its line. Without a line end.
    package var text: String {
        var result = ""
        write(to: &result, indent: "")
        return result
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .integer(let value): text += String(value)
        case .number(let value): text += value.isFinite ? DecimalText.number(value) : "null"
        case .exact(let value): text += Self.digits(value)
        case .string(let value): text += JSONString.quoted(value)
        case .array(let values): write(values, to: &text, indent: indent)
        case .object(let members): write(members, to: &text, indent: indent)
        }
    }

    private func write(_ values: [JSONValue], to text: inout String, indent: String) {
        guard values.contains(where: \.isNested) else {
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                value.write(to: &text, indent: indent)
            }
            text += "]"
            return
        }
        text += "[\n"
        for (index, value) in values.enumerated() {
            text += indent + "  "
            value.write(to: &text, indent: indent + "  ")
            text += index + 1 < values.count ? ",\n" : "\n"
        }
        text += indent + "]"
    }

    private func write(_ members: [(key: String, value: JSONValue)], to text: inout String, indent: String) {
        guard !members.isEmpty else {
            text += "{}"
            return
        }
        text += "{\n"
        for (index, member) in members.enumerated() {
            text += indent + "  " + JSONString.quoted(member.key) + ": "
            member.value.write(to: &text, indent: indent + "  ")
            text += index + 1 < members.count ? ",\n" : "\n"
        }
        text += indent + "}"
    }

    private static func digits(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : value.description
    }

    private var isNested: Bool {
        switch self {
        case .array, .object: true
        default: false
        }
    }
}
