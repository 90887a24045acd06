/// Marks what stands between two tildes twice, which the parser does not know.
struct Strikethrough {
    /// A letter of the text.
    private struct Letter {
        var character: Character
        var piece: Int
        var isStruck = false
    }

    private let pieces: [MarkedText]
    private var letters: [Letter] = []

    /// Words with their marks, those between tildes struck through.
    static func marked(_ pieces: [MarkedText]) -> [MarkedText] {
        guard pieces.contains(where: { $0.words.contains("~~") && !$0.marks.contains(.code) }) else { return pieces }
        return Strikethrough(pieces).result
    }

    private init(_ pieces: [MarkedText]) {
        self.pieces = pieces
        letters = pieces.enumerated().flatMap { index, piece in
            piece.words.map { Letter(character: $0, piece: index) }
        }
        strike()
    }

    /// Pairs what opens with what closes next, and leaves both out.
    private mutating func strike() {
        var left: Set<Int> = []
        var opened: Int?
        var index = 0
        while index < letters.count {
            let end = endOfTildes(index)
            defer { index = max(end, index + 1) }
            guard end - index == 2 else { continue }
            if let start = opened, closes(index, end) {
                for inner in start..<index { letters[inner].isStruck = true }
                left.formUnion([start, start + 1, index, index + 1])
                opened = nil
            } else if opened == nil, opens(index, end) {
                opened = index
            }
        }
        letters = letters.enumerated().filter { !left.contains($0.offset) }.map(\.element)
    }

    private func endOfTildes(_ start: Int) -> Int {
        var end = start
        while end < letters.count, letters[end].character == "~", !pieces[letters[end].piece].marks.contains(.code) {
            end += 1
        }
        return end
    }

    /// What stands there; at the edges a blank.
    private func character(_ index: Int) -> Character {
        letters.indices.contains(index) ? letters[index].character : " "
    }

    private func opens(_ start: Int, _ end: Int) -> Bool {
        Self.leans(towards: character(end), from: character(start - 1))
    }

    private func closes(_ start: Int, _ end: Int) -> Bool {
        Self.leans(towards: character(start - 1), from: character(end))
    }

    /// Whether a mark belongs to what stands at one side of it: CommonMark's rule of flanks.
    private static func leans(towards inner: Character, from outer: Character) -> Bool {
        guard !inner.isWhitespace else { return false }
        func isSign(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        return !isSign(inner) || outer.isWhitespace || isSign(outer)
    }

    /// Letters that are marked alike, together again.
    private var result: [MarkedText] {
        var result: [MarkedText] = []
        var last: (piece: Int, isStruck: Bool)?
        for letter in letters {
            let key = (letter.piece, letter.isStruck)
            if let last, last == key {
                result[result.count - 1].words.append(letter.character)
                continue
            }
            last = key
            var piece = pieces[letter.piece].with(String(letter.character))
            if letter.isStruck { piece.marks.insert(.strikethrough) }
            result.append(piece)
        }
        return result
    }
}
