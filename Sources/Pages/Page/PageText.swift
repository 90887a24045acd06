import Foundation
import RenderServer

/// Text on its way into a page.
enum PageText {
    /// JSON for a data block: compact, and without a `<`, so that nothing in it ends the block.
    static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .integer(let value): bytes += String(value).utf8
        case .number(let value): appendNumber(value, to: &bytes)
        case .string(let value): JSONString.append(value, .lessThan, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                append(value, to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            append(members, to: &bytes)
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func append(_ members: [(key: String, value: JSONValue)], to bytes: inout [UInt8]) {
        for (index, member) in members.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONString.append(member.key, .lessThan, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            append(member.value, to: &bytes)
        }
    }

    /// What stands between the braces of an object.
    static func members(_ members: [(key: String, value: JSONValue)]) -> [UInt8] {
        var bytes: [UInt8] = []
        append(members, to: &bytes)
        return bytes
    }

    private static func appendNumber(_ value: Double, to bytes: inout [UInt8]) {
        guard value.isFinite else {
            bytes += "null".utf8
            return
        }
        // A thousandth of a point is less than any screen shows.
        let thousandths = (value * 1000).rounded()
        guard abs(thousandths) < 1e15 else {
            bytes += "\(value)".utf8
            return
        }
        let whole = Int(thousandths)
        bytes += (whole % 1000 == 0 ? String(whole / 1000) : "\(Double(whole) / 1000)").utf8
    }

    /// Text in HTML, or in an attribute between double quotes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Standard base64, which is what scripts decode.
    static func base64(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString()
    }
}
