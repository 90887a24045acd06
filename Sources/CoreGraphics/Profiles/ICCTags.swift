/// The entries of a colour profile by their four letters. Nothing outside the bytes is read.
struct ICCTags {
    private let bytes: [UInt8]
    private var places: [String: Range<Int>] = [:]

    /// Nil for bytes that do not have a profile's header and list of entries.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.count >= 132, letters(at: 36) == "acsp", let count = number(at: 128, of: 4) else { return nil }
        for index in 0..<min(count, 100) {
            let entry = 132 + 12 * index
            guard let start = number(at: entry + 4, of: 4), let length = number(at: entry + 8, of: 4),
                start <= bytes.count, length <= bytes.count - start
            else { continue }
            places[letters(at: entry)] = start..<start + length
        }
    }

    /// Four letters for the kind of its colours.
    var colorSpace: String { letters(at: 16) }

    /// A curve: a table, an exponent or a function.
    func curve(_ tag: String) -> ToneCurve? {
        guard let place = places[tag] else { return nil }
        switch letters(at: place.lowerBound) {
        case "curv": return sampledCurve(in: place)
        case "para": return function(in: place)
        default: return nil
        }
    }

    /// X, Y and Z.
    func place(_ tag: String) -> [Double]? {
        guard let place = places[tag], letters(at: place.lowerBound) == "XYZ " else { return nil }
        return fixed(at: place.lowerBound + 8, count: 3, before: place.upperBound)
    }

    /// The first text of an entry: a name.
    func text(_ tag: String) -> String? {
        guard let place = places[tag] else { return nil }
        let start = place.lowerBound
        switch letters(at: start) {
        case "desc":
            guard let count = number(at: start + 8, of: 4), count > 1, count - 1 <= place.upperBound - start - 12 else {
                return nil
            }
            return String(decoding: bytes[start + 12..<start + 11 + count], as: UTF8.self)
        case "mluc":
            guard let length = number(at: start + 20, of: 4), let offset = number(at: start + 24, of: 4),
                offset <= place.count, length <= place.count - offset
            else { return nil }
            let units = stride(from: start + offset, to: start + offset + length - 1, by: 2)
            return String(decoding: units.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self)
        default: return nil
        }
    }

    private func sampledCurve(in place: Range<Int>) -> ToneCurve? {
        let start = place.lowerBound + 12
        guard let count = number(at: start - 4, of: 4), count <= max(place.upperBound - start, 0) / 2 else {
            return nil
        }
        if count == 0 { return .power(1) }
        let values = (0..<count).map { UInt16(number(at: start + 2 * $0, of: 2) ?? 0) }
        return count == 1 ? .power(Double(values[0]) / 256) : .table(values)
    }

    /// The five forms of ICC's parametric curve.
    private func function(in place: Range<Int>) -> ToneCurve? {
        let counts = [1, 3, 4, 5, 7]
        guard let kind = number(at: place.lowerBound + 8, of: 2), kind < counts.count,
            let p = fixed(at: place.lowerBound + 12, count: counts[kind], before: place.upperBound)
        else { return nil }
        switch kind {
        case 0: return .power(p[0])
        // Below the end of the power's own line nothing, or a constant.
        case 1: return p[1] == 0 ? nil : .function(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: 0, f: 0)
        case 2: return p[1] == 0 ? nil : .function(g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: p[3], f: p[3])
        case 3: return .function(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
        default: return .function(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
        }
    }

    /// Signed numbers in 65536ths.
    private func fixed(at start: Int, count: Int, before end: Int) -> [Double]? {
        guard start + 4 * count <= end else { return nil }
        return (0..<count).map {
            Double(Int32(truncatingIfNeeded: number(at: start + 4 * $0, of: 4) ?? 0)) / 65536
        }
    }

    private func number(at index: Int, of count: Int) -> Int? {
        guard index >= 0, index + count <= bytes.count else { return nil }
        return bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private func letters(at index: Int) -> String {
        guard index >= 0, index + 4 <= bytes.count else { return "" }
        return String(decoding: bytes[index..<index + 4], as: UTF8.self)
    }
}
