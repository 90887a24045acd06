import YAMLTree

/// Keys to set in one map of a YAML text; `null` takes a key away.
struct MapEdit {
    private let map: YAMLNode
    private let text: YAMLText
    private let start: Int
    private let isFlow: Bool
    /// A flow map whose keys stand in quotes is of a JSON file, and stays so.
    private let isQuoted: Bool

    /// Why a text is not edited.
    struct Refusal: Error {
        let reason: String
        let mark: YAMLMark
    }

    init(_ map: YAMLNode, in text: YAMLText) throws(Refusal) {
        guard case .mapping = map.content, let start = text.contentStart(map.mark) else {
            throw Refusal(reason: "there is no map of keys here", mark: map.mark)
        }
        self.map = map
        self.text = text
        self.start = start
        isFlow = text.scalars[start] == "{"
        isQuoted = isFlow && map.entries.first.flatMap { text.index($0.keyMark) }.map { text.scalars[$0] } == "\""
    }

    /// The edits that give the keys these values.
    func setting(_ values: [(key: String, value: String)]) throws(Refusal) -> [TextEdit] {
        var edits: [TextEdit] = []
        var added: [(key: String, value: String)] = []
        var removed: Set<Int> = []
        for (key, value) in values {
            let place = map.entries.firstIndex { $0.key == key }
            switch (place, value) {
            case (nil, "null"): break
            case (nil, _): added.append((key, value))
            case (let place?, "null"): removed.insert(place)
            case (let place?, _): edits.append(try replacing(place, with: value))
            }
        }
        let remaining = map.entries.indices.filter { !removed.contains($0) }
        guard let first = remaining.first else { return try edits + [replacingAll(with: added)] }
        for place in removed { edits.append(try removing(place)) }
        if !added.isEmpty { edits.append(try inserting(added, before: first)) }
        return edits
    }

    /// A map within the map, on one line.
    func nested(_ values: [(key: String, value: String)]) -> String {
        "{ \(values.map(written).joined(separator: ", ")) }"
    }

    private func written(_ entry: (key: String, value: String)) -> String {
        isQuoted ? "\"\(entry.key)\": \(JSONScalar.text(entry.value))" : "\(entry.key): \(entry.value)"
    }

    private func inserting(_ added: [(key: String, value: String)], before place: Int) throws(Refusal) -> TextEdit {
        if isFlow {
            let entries = added.map { " \(written($0))," }.joined()
            return TextEdit(range: start + 1..<start + 1, replacement: entries)
        }
        let mark = map.entries[place].keyMark
        guard let index = text.index(mark) else { throw lost(mark) }
        let indentation = String(repeating: " ", count: Int(mark.column) - 1)
        let entries = added.map { "\(written($0))\(text.newline)\(indentation)" }.joined()
        return TextEdit(range: index..<index, replacement: entries)
    }

    /// For a map of which nothing stays.
    private func replacingAll(with added: [(key: String, value: String)]) throws(Refusal) -> TextEdit {
        let isBlock = !isFlow && !added.isEmpty
        let indentation = String(repeating: " ", count: Int(map.entries.first?.keyMark.column ?? 1) - 1)
        let separator = isBlock ? text.newline + indentation : ", "
        let entries = added.map(written).joined(separator: separator)
        let range = try isFlow ? flowRange() : checked(start..<endOfEntry(map.entries.count - 1))
        return TextEdit(range: range, replacement: isBlock ? entries : entries.isEmpty ? "{}" : "{ \(entries) }")
    }

    private func flowRange() throws(Refusal) -> Range<Int> {
        guard let end = text.endOfInlineValue(start, isScalar: false, inFlow: true) else { throw lost(map.mark) }
        return try checked(start..<end)
    }

    // MARK: Entries

    private func replacing(_ place: Int, with value: String) throws(Refusal) -> TextEdit {
        let range = try valueRange(place)
        let needsSpace = range.lowerBound > 0 && text.scalars[range.lowerBound - 1] == ":"
        let written = isQuoted ? JSONScalar.text(value) : value
        return TextEdit(range: range, replacement: (needsSpace ? " " : "") + written)
    }

    private func removing(_ place: Int) throws(Refusal) -> TextEdit {
        let entries = map.entries
        guard let start = text.index(entries[place].keyMark) else { throw lost(entries[place].keyMark) }
        if isFlow || !text.isFirstOfLine(start) {
            if place + 1 < entries.count {
                guard let next = text.index(entries[place + 1].keyMark) else { throw lost(entries[place].keyMark) }
                return TextEdit(range: try checked(start..<next), replacement: "")
            }
            // Another entry stays, so one stands before this.
            return TextEdit(
                range: try checked(valueRange(place - 1).upperBound..<valueRange(place).upperBound), replacement: "")
        }
        let last = try lastLine(place)
        return TextEdit(
            range: try checked(text.lineStart(text.line(of: start))..<text.lineStart(last + 1)), replacement: "")
    }

    /// Where the value of an entry stands.
    func valueRange(_ place: Int) throws(Refusal) -> Range<Int> {
        let entry = map.entries[place]
        guard let behindKey = text.endOfKey(entry.keyMark) else { throw lost(entry.keyMark) }
        if entry.value.mark < entry.keyMark {
            // An alias has the place of what it stands for.
            guard let alias = text.alias(behind: behindKey) else { throw lost(entry.keyMark) }
            return alias
        }
        if entry.value.scalar == "", entry.value.isPlain { return behindKey..<behindKey }
        guard let start = text.index(entry.value.mark), let content = text.contentStart(entry.value.mark) else {
            throw lost(entry.keyMark)
        }
        let isScalar = entry.value.scalar != nil
        let end = text.endOfInlineValue(content, isScalar: isScalar, inFlow: isFlow)
        if isFlow {
            guard let end else { throw lost(entry.keyMark) }
            return try checked(start..<end)
        }
        let last = try lastLine(place)
        if let end, !isScalar || last == text.line(of: end) { return try checked(start..<end) }
        return try checked(behindKey..<text.endOfContent(inLine: last))
    }

    private func endOfEntry(_ place: Int) throws(Refusal) -> Int { text.endOfContent(inLine: try lastLine(place)) }

    /// Of an entry of a block map.
    private func lastLine(_ place: Int) throws(Refusal) -> Int {
        let entry = map.entries[place]
        guard let start = text.index(entry.keyMark) else { throw lost(entry.keyMark) }
        var isList = false
        if case .sequence = entry.value.content { isList = true }
        let next = place + 1 < map.entries.count ? Int(map.entries[place + 1].keyMark.line) - 1 : nil
        return text.lastLine(
            ofBlockAt: text.line(of: start), column: Int(entry.keyMark.column) - 1, isList: isList, before: next)
    }

    /// The range, if nothing elsewhere repeats what it holds.
    private func checked(_ range: Range<Int>) throws(Refusal) -> Range<Int> {
        guard let anchor = text.anchor(in: range) else { return range }
        throw Refusal(reason: "it would take away the anchor &\(anchor), which is repeated below", mark: map.mark)
    }

    private func lost(_ mark: YAMLMark) -> Refusal {
        Refusal(reason: "it is written in a form that is not edited", mark: mark)
    }
}

/// Values of scene files as JSON writes them.
private enum JSONScalar {
    static func text(_ value: String) -> String {
        if value.hasPrefix("{") { return value }
        if value.hasPrefix("["), value.hasSuffix("]") {
            let items = value.dropFirst().dropLast().split(separator: ",").map { text(String($0.trimmed)) }
            return "[" + items.joined(separator: ", ") + "]"
        }
        let isBare = ["true", "false", "null"].contains(value) || value.hasPrefix("\"") || Double(value) != nil
        return isBare ? value : "\"\(value)\""
    }
}

extension Substring {
    fileprivate var trimmed: Substring { drop { $0 == " " } }
}
