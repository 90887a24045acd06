extension JSONValue {
    /// The value on one line, without blanks and without a line end.
    package var line: String {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the value on one line behind UTF-8.
    package func append(to bytes: inout [UInt8], _ escapes: JSONString.Escapes = .byLetter) {
        switch self {
        case .string(let value): JSONString.append(value, escapes, to: &bytes)
        case .array(let values):
            bytes.append(UInt8(ascii: "["))
            for (index, value) in values.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                value.append(to: &bytes, escapes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            Self.append(members, to: &bytes, escapes)
            bytes.append(UInt8(ascii: "}"))
        case .null, .bool, .integer, .number, .exact: bytes += text.utf8
        }
    }

    /// Writes what stands between the braces of an object.
    package static func append(
        _ members: [(key: String, value: JSONValue)], to bytes: inout [UInt8], _ escapes: JSONString.Escapes
    ) {
        for (index, member) in members.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            JSONString.append(member.key, escapes, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            member.value.append(to: &bytes, escapes)
        }
    }
}
