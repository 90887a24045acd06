import RenderServer

/// JSON with keys in the order they were given, so that equal content is equal text.
indirect enum JSONText {
    case object([(key: String, value: JSONText)])
    case array([JSONText])
    case string(String)
    case number(Double)
    case bool(Bool)

    static func strings(_ values: [String]) -> JSONText { .array(values.map { .string($0) }) }

    /// Indented by two blanks; lists of plain values stay in one line.
    func text(indent: String = "") -> String {
        switch self {
        case .string(let value): return JSONString.quoted(value)
        case .number(let value): return NumberText.text(value)
        case .bool(let value): return value ? "true" : "false"
        case .array(let items): return Self.list(items, indent)
        case .object(let entries):
            if entries.isEmpty { return "{}" }
            let inner = indent + "  "
            let lines = entries.map { "\(inner)\(JSONString.quoted($0.key)): \($0.value.text(indent: inner))" }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        }
    }

    private static func list(_ items: [JSONText], _ indent: String) -> String {
        if items.allSatisfy(\.isPlain) { return "[" + items.map { $0.text() }.joined(separator: ", ") + "]" }
        let inner = indent + "  "
        let lines = items.map { inner + $0.text(indent: inner) }
        return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    }

    private var isPlain: Bool {
        switch self {
        case .object, .array: false
        default: true
        }
    }
}
