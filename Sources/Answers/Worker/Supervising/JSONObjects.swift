/// Finds JSON objects in bytes that follow each other with or without anything between them.
struct JSONObjects {
    private var bytes: [UInt8] = []
    private var depth = 0
    private var isInText = false
    private var isEscaped = false

    /// The most bytes of an object.
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether an object has begun.
    var isOpen: Bool { depth > 0 }
    /// Whether an object has grown too large to be one.
    var isTooLarge: Bool { bytes.count > limit }

    /// Takes the next byte.
    /// - Returns: The object that ends with it.
    mutating func take(_ byte: UInt8) -> [UInt8]? {
        if depth == 0, byte != UInt8(ascii: "{") { return nil }
        bytes.append(byte)
        if isInText {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInText = false
            }
            return nil
        }
        switch byte {
        case UInt8(ascii: "\""): isInText = true
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        default: break
        }
        guard depth == 0 else { return nil }
        defer { bytes = [] }
        return bytes
    }
}
