/// A format in which one letter stands for each of its directives, so that nothing is taken for markup.
struct TextTemplate {
    /// The format with letters of nobody's: the first, plus the place of what is put there.
    private(set) var text = ""

    /// Of one of the two planes that are for private use: the one that the format has no letters of.
    private let first: UInt32
    private static let mostPlaces = 0xFFF0

    /// A format, whose directives may name their places as in `%2$@`.
    init(_ format: String) {
        first = format.unicodeScalars.contains { $0.value >> 16 == 0xF } ? 0x100000 : 0xF0000
        var rest = Substring(format)
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            append(place: Self.place(&rest, &next))
        }
        text += rest
    }

    /// Reads a directive behind its sign.
    private static func place(_ rest: inout Substring, _ next: inout Int) -> Int {
        var place = next
        let digits = rest.prefix { $0.isNumber }
        if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
            place = number - 1
            rest = rest.dropFirst(digits.count + 1)
        } else {
            next += 1
        }
        // Flags, width, precision and length, then the letter: values have been written before.
        rest = rest.drop { $0.isNumber || "-+ #'*.hlqztjL".contains($0) }.dropFirst()
        return place
    }

    private mutating func append(place: Int) {
        guard (0..<Self.mostPlaces).contains(place), let letter = Unicode.Scalar(first + UInt32(place)) else {
            return
        }
        text.unicodeScalars.append(letter)
    }

    /// A part of the text with words in their places; nothing where there are none.
    func filled(_ part: String, _ words: [String]) -> String {
        var result = ""
        for scalar in part.unicodeScalars {
            let place = Int(scalar.value) - Int(first)
            if (0..<Self.mostPlaces).contains(place) {
                result += words.indices.contains(place) ? words[place] : ""
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
