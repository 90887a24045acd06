/// What rows are called by: one row, or many by a text with `{n}` in it.
struct RowName: Hashable {
    /// The text up to `{n}`; all of it for one row.
    let prefix: String
    /// Behind `{n}`; nil for one row.
    let suffix: String?

    /// One row's.
    init(_ text: String) {
        (prefix, suffix) = (text, nil)
    }

    init(prefix: String, suffix: String) {
        (self.prefix, self.suffix) = (prefix, suffix)
    }

    /// What is wrong with the name of a repeated row.
    enum Problem: Error {
        case hasNoNumber, hasDigitBesideNumber
    }

    /// The name of a repeated row: `{n}` in it once.
    static func pattern(_ text: String) throws(Problem) -> RowName {
        guard let place = text.range(of: NumberedText.number) else { throw .hasNoNumber }
        let (prefix, suffix) = (text[..<place.lowerBound], text[place.upperBound...])
        guard suffix.range(of: NumberedText.number) == nil else { throw .hasNoNumber }
        guard !isDigit(prefix.utf8.last), !isDigit(suffix.utf8.first) else { throw .hasDigitBesideNumber }
        return RowName(prefix: String(prefix), suffix: String(suffix))
    }

    /// The name of one of the rows.
    func text(_ number: Int) -> String { suffix.map { prefix + String(number) + $0 } ?? prefix }

    /// The names of repeated rows of which a text may be one, each with its number: one for each number in the text.
    static func splits(of text: String) -> [(name: RowName, number: Int)] {
        let bytes = Array(text.utf8)
        guard bytes.count <= longest else { return [] }
        var (splits, start) = ([(name: RowName, number: Int)](), 0)
        while let first = bytes[start...].firstIndex(where: isDigit) {
            let end = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex
            // No name begins a number with a zero.
            if bytes[first] != UInt8(ascii: "0"), let number = Int(String(decoding: bytes[first..<end], as: UTF8.self))
            {
                let prefix = String(decoding: bytes[..<first], as: UTF8.self)
                splits.append((RowName(prefix: prefix, suffix: String(decoding: bytes[end...], as: UTF8.self)), number))
            }
            start = end
        }
        return splits
    }

    /// Bytes of an id (assumed: longer than anybody writes).
    static let longest = 200

    private static func isDigit(_ byte: UInt8?) -> Bool {
        byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
}
