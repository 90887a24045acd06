import TextFormatting

/// What a client calls a request, to know its answer: a text or a whole number.
package enum RequestID: Hashable, Sendable {
    case text(String)
    case number(Int)
    /// None was given, or none that can be one.
    case none

    var jsonValue: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): .integer(number)
        case .none: .null
        }
    }
}

extension RequestID: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "is neither a text nor a whole number")
        }
    }
}
