/// A value of JSON, written with two blanks a level and keys in their order.
package enum JSONText {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([JSONText])
    case object([(String, JSONText)])

    package var written: String { written(indent: "") + "\n" }

    private func written(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .text(let text): return Self.quoted(text)
        case .number(let number): return "\(number)"
        case .flag(let flag): return "\(flag)"
        case .list(let values):
            if values.isEmpty { return "[]" }
            return "[\n" + values.map { inner + $0.written(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let pairs):
            if pairs.isEmpty { return "{}" }
            let lines = pairs.map { "\(inner)\(Self.quoted($0.0)): \($0.1.written(indent: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\0"..<" ":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
