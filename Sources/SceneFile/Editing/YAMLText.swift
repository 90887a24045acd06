import YAMLTree

/// A replacement of some of a text.
struct TextEdit: Equatable {
    /// Places in the text's scalars; empty where something is put in.
    let range: Range<Int>
    let replacement: String
}

/// The text of a YAML file, and where in it the things of its tree stand.
struct YAMLText {
    let scalars: [Unicode.Scalar]
    /// Where each line begins.
    private let lines: [Int]
    /// What ends the file's lines.
    let newline: String

    /// Lines end where libyaml ends them.
    private static let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        self.scalars = scalars
        lines =
            [0]
            + scalars.indices.filter { index in
                guard Self.breaks.contains(scalars[index]) else { return false }
                return scalars[index] != "\r" || index + 1 == scalars.count || scalars[index + 1] != "\n"
            }.map { $0 + 1 }
        newline = text.unicodeScalars.contains("\r\n".unicodeScalars) ? "\r\n" : "\n"
    }

    /// The text with all edits made; of two that meet, the one that begins first.
    func applying(_ edits: [TextEdit]) -> String {
        let sorted = edits.sorted {
            ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
        }
        var result = String.UnicodeScalarView()
        var position = 0
        for edit in sorted where edit.range.lowerBound >= position {
            result.append(contentsOf: scalars[position..<edit.range.lowerBound])
            result.append(contentsOf: edit.replacement.unicodeScalars)
            position = edit.range.upperBound
        }
        result.append(contentsOf: scalars[position...])
        return String(result)
    }

    /// Where a mark points; nil outside the text.
    func index(_ mark: YAMLMark) -> Int? {
        guard lines.indices.contains(Int(mark.line) - 1) else { return nil }
        let index = lines[Int(mark.line) - 1] + Int(mark.column) - 1
        return index < scalars.count ? index : nil
    }

    /// Where a value itself begins, behind `&anchor` and `!tag`.
    func contentStart(_ mark: YAMLMark) -> Int? {
        guard var index = index(mark) else { return nil }
        while index < scalars.count, scalars[index] == "&" || scalars[index] == "!" {
            while index < scalars.count, !scalars[index].isSpace { index += 1 }
            while index < scalars.count, scalars[index].isSpace { index += 1 }
        }
        return index < scalars.count ? index : nil
    }

    /// The name behind `&`, when a value begins with an anchor.
    func anchor(at mark: YAMLMark) -> String? {
        guard let start = index(mark), scalars[start] == "&" else { return nil }
        return name(from: start + 1)
    }

    // MARK: Lines

    func lineStart(_ line: Int) -> Int { line < lines.count ? lines[line] : scalars.count }

    /// The number of the line, from 0, that holds a place.
    func line(of index: Int) -> Int {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= index { low = middle } else { high = middle }
        }
        return low
    }

    /// Behind the last thing on a line, comment included.
    func endOfContent(inLine line: Int) -> Int {
        var end = lineStart(line + 1)
        while end > lineStart(line), scalars[end - 1].isSpace { end -= 1 }
        return end
    }

    private func firstOfLine(_ line: Int) -> Int? {
        (lineStart(line)..<lineStart(line + 1)).first { !scalars[$0].isSpace }
    }

    /// True when nothing but spaces stands before a place on its line.
    func isFirstOfLine(_ index: Int) -> Bool { firstOfLine(line(of: index)) == index }

    /// The last line of a block that a key at `column` of `line` opens: what is indented more, and the items of a list
    /// that stands right below its key. Comments and blank lines behind it are not of it.
    func lastLine(ofBlockAt line: Int, column: Int, isList: Bool, before end: Int?) -> Int {
        var last = line
        var next = line + 1
        while next < (end ?? lines.count) {
            if let first = firstOfLine(next) {
                let indentation = first - lineStart(next)
                let isItem = isList && indentation == column && scalars[first] == "-"
                guard indentation > column || isItem else { break }
                if scalars[first] != "#" { last = next }
            }
            next += 1
        }
        return last
    }

    // MARK: Values

    /// Behind a value that begins at `start` and ends within brackets, quotes or a line; nil for what is written in a
    /// block.
    func endOfInlineValue(_ start: Int, isScalar: Bool, inFlow: Bool) -> Int? {
        switch scalars[start] {
        case "{", "[": return closing(start)
        case "\"", "'": return closingQuote(start)
        case "|", ">": return nil
        default: return isScalar ? endOfPlain(start, inFlow: inFlow) : nil
        }
    }

    private func endOfPlain(_ start: Int, inFlow: Bool) -> Int {
        var end = start
        while end < scalars.count, inFlow || !Self.breaks.contains(scalars[end]) {
            if inFlow, [",", "}", "]"].contains(scalars[end]) { break }
            if isComment(end), end > start { break }
            end += 1
        }
        while end > start, scalars[end - 1].isSpace { end -= 1 }
        return end
    }

    private func closing(_ start: Int) -> Int? {
        var depth = 0
        var position = start
        while position < scalars.count {
            switch scalars[position] {
            case "{", "[": depth += 1
            case "}", "]":
                depth -= 1
                if depth == 0 { return position + 1 }
            case "\"", "'":
                // Within a word it is a letter.
                guard !isInWord(position) else { break }
                guard let end = closingQuote(position) else { return nil }
                position = end - 1
            case "#" where isComment(position): position = lineStart(line(of: position) + 1) - 1
            default: break
            }
            position += 1
        }
        return nil
    }

    private func isInWord(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        return !scalars[index - 1].isSpace && !["{", "[", ",", ":"].contains(scalars[index - 1])
    }

    private func isComment(_ index: Int) -> Bool {
        scalars[index] == "#" && (index == 0 || scalars[index - 1].isSpace)
    }

    private func closingQuote(_ start: Int) -> Int? {
        var position = start + 1
        while position < scalars.count {
            if scalars[position] == "\\", scalars[start] == "\"" {
                position += 1
            } else if scalars[position] == scalars[start] {
                guard scalars[start] == "'", position + 1 < scalars.count, scalars[position + 1] == "'" else {
                    return position + 1
                }
                position += 1
            }
            position += 1
        }
        return nil
    }

    /// Behind the colon of a key.
    func endOfKey(_ mark: YAMLMark) -> Int? {
        guard let start = contentStart(mark) else { return nil }
        var position = start
        if scalars[start] == "\"" || scalars[start] == "'" {
            guard let end = closingQuote(start) else { return nil }
            position = end
        }
        return scalars[position...].firstIndex(of: ":").map { $0 + 1 }
    }

    /// The alias that stands behind a key.
    func alias(behind index: Int) -> Range<Int>? {
        let start = scalars[index...].firstIndex { !$0.isSpace }
        guard let start, scalars[start] == "*" else { return nil }
        return start..<start + 1 + name(from: start + 1).unicodeScalars.count
    }

    // MARK: Anchors

    /// An anchor that stands in `range` and is repeated behind it.
    func anchor(in range: Range<Int>) -> String? {
        var aliases: Set<String>?
        for index in range where scalars[index] == "&" && !isInWord(index) {
            let name = name(from: index + 1)
            let repeated = aliases ?? names(behind: "*", in: range.upperBound..<scalars.count)
            aliases = repeated
            if repeated.contains(name) { return name }
        }
        return nil
    }

    private func names(behind sign: Unicode.Scalar, in range: Range<Int>) -> Set<String> {
        Set(range.filter { scalars[$0] == sign && !isInWord($0) }.map { name(from: $0 + 1) })
    }

    private func name(from start: Int) -> String {
        var name = String.UnicodeScalarView()
        for scalar in scalars[start...] {
            guard !scalar.isSpace, ![",", "[", "]", "{", "}"].contains(scalar) else { break }
            name.append(scalar)
        }
        return String(name)
    }
}

extension Unicode.Scalar {
    fileprivate var isSpace: Bool { properties.isWhitespace }
}
