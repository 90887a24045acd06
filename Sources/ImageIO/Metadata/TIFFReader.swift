/// Reads the directories of TIFF's structure, in either byte order. Nothing outside the bytes is read.
struct TIFFReader {
    private let bytes: [UInt8]
    private let isLittle: Bool
    let firstDirectory: Int

    /// Nil for bytes that do not begin like it.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 8, bytes.starts(with: "II".utf8) || bytes.starts(with: "MM".utf8) else { return nil }
        self.bytes = bytes
        isLittle = bytes[0] == UInt8(ascii: "I")
        firstDirectory = Self.number(bytes[4..<8], isLittle: isLittle)
        guard Self.number(bytes[2..<4], isLittle: isLittle) == 42 else { return nil }
    }

    /// The first value of each entry: texts, whole numbers and fractions. Entries that leave the bytes are left out.
    func directory(at place: Int) -> [Int: ExifTags.Value] {
        guard let count = number(at: place, of: 2) else { return [:] }
        var entries: [Int: ExifTags.Value] = [:]
        for index in 0..<count {
            let entry = place + 2 + 12 * index
            guard let tag = number(at: entry, of: 2), let kind = number(at: entry + 2, of: 2),
                let length = number(at: entry + 4, of: 4)
            else { break }
            entries[tag] = entries[tag] ?? value(kind, count: length, at: entry + 8)
        }
        return entries
    }

    private func value(_ kind: Int, count: Int, at field: Int) -> ExifTags.Value? {
        switch kind {
        case 2: return text(count: count, at: field)
        case 1, 6, 7: return count > 0 ? number(at: field, of: 1).map { .number(Double($0)) } : nil
        case 3, 8: return count > 0 ? number(at: field, of: 2).map { .number(Double($0)) } : nil
        case 4, 9: return count > 0 ? number(at: field, of: 4).map { .number(Double($0)) } : nil
        case 5, 10: return fraction(isSigned: kind == 10, at: field)
        default: return nil
        }
    }

    /// Up to four letters stand in the field itself, others where it says.
    private func text(count: Int, at field: Int) -> ExifTags.Value? {
        guard let start = count > 4 ? number(at: field, of: 4) : field, count <= bytes.count - min(start, bytes.count)
        else { return nil }
        return .text(String(decoding: bytes[start..<start + count].prefix { $0 != 0 }, as: UTF8.self))
    }

    private func fraction(isSigned: Bool, at field: Int) -> ExifTags.Value? {
        guard let place = number(at: field, of: 4), let above = number(at: place, of: 4),
            let below = number(at: place + 4, of: 4), below != 0
        else { return nil }
        func value(_ number: Int) -> Double {
            isSigned ? Double(Int32(truncatingIfNeeded: number)) : Double(number)
        }
        return .number(value(above) / value(below))
    }

    private func number(at index: Int, of count: Int) -> Int? {
        guard index >= 0, index <= bytes.count - count else { return nil }
        return Self.number(bytes[index..<index + count], isLittle: isLittle)
    }

    private static func number(_ bytes: ArraySlice<UInt8>, isLittle: Bool) -> Int {
        isLittle ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
