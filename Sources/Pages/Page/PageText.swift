import Foundation
import TextFormatting

/// Text on its way into a page.
enum PageText {
    /// JSON for a data block: compact, and without a `<`, so that nothing in it ends the block.
    static func append(_ value: JSONValue, to bytes: inout [UInt8]) {
        value.append(to: &bytes, .lessThan)
    }

    /// What stands between the braces of an object.
    static func members(_ members: [(key: String, value: JSONValue)]) -> [UInt8] {
        var bytes: [UInt8] = []
        JSONValue.append(members, to: &bytes, .lessThan)
        return bytes
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
