import TextFormatting

/// Values that are written once and then told by their number, in the order in which they came.
struct Interner {
    private var places: [[UInt8]: Int] = [:]
    /// Each value as JSON.
    private(set) var texts: [[UInt8]] = []

    mutating func place(of value: JSONValue) -> Int {
        var bytes: [UInt8] = []
        value.append(to: &bytes, .lessThan)
        return place(of: bytes)
    }

    mutating func place(of json: [UInt8]) -> Int {
        if let place = places[json] { return place }
        places[json] = texts.count
        texts.append(json)
        return texts.count - 1
    }

    /// `[value,value]`, without those in front of `first`.
    func list(from first: Int = 0) -> [UInt8] {
        [UInt8(ascii: "[")] + texts[first...].joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
    }
}
