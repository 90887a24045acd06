import YAMLTree

/// One property to set in the map of a view or layer.
struct PropertyEdit {
    let node: YAMLNode
    let isView: Bool
    let property: String
    let value: String

    /// What views call some properties of their layers.
    private static let viewNames = [
        "masksToBounds": "clipsToBounds", "backgroundColor": "backgroundColor", "mask": "mask",
    ]

    /// The text with the property set; nil where the file's form is not one that is edited.
    func applied(to text: YAMLText) -> String? {
        guard case .mapping = node.content else { return nil }
        guard isView else { return text.setting(property, to: value, in: node) }
        let layer = node.value("layer")
        if let layer, layer.value(property) != nil { return text.setting(property, to: value, in: layer) }
        if let name = Self.viewNames[property] { return text.setting(name, to: value, in: node) }
        if let layer { return text.setting(property, to: value, in: layer) }
        return text.setting("layer", to: "{ \(property): \(value) }", in: node)
    }
}

/// The text of a YAML file that is edited at places of its tree.
struct YAMLText {
    private let scalars: [Unicode.Scalar]
    private let lines: [Int]

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        self.scalars = scalars
        lines = [0] + scalars.indices.filter { scalars[$0] == "\n" }.map { $0 + 1 }
    }

    /// Replaces a key's value, or adds the key as the map's first; `null` takes the key away.
    func setting(_ key: String, to value: String, in map: YAMLNode) -> String? {
        guard let start = index(map.mark) else { return nil }
        let isFlow = scalars[start] == "{"
        guard let place = map.entries.firstIndex(where: { $0.key == key }) else {
            return value == "null" ? text(scalars) : inserting("\(key): \(value)", at: start, isFlow: isFlow, map)
        }
        if value == "null" { return removing(place, of: map.entries, isFlow: isFlow) }
        guard let range = inlineValue(map.entries[place].value, isFlow: isFlow) else { return nil }
        return replacing(range, with: value)
    }

    private func inserting(_ entry: String, at start: Int, isFlow: Bool, _ map: YAMLNode) -> String {
        if isFlow {
            let comma = map.entries.isEmpty ? "" : ","
            return replacing(start + 1..<start + 1, with: " \(entry)\(comma)")
        }
        let indentation = String(repeating: " ", count: Int(map.mark.column) - 1)
        return replacing(start..<start, with: "\(entry)\n\(indentation)")
    }

    private func removing(_ place: Int, of entries: [YAMLEntry], isFlow: Bool) -> String? {
        guard let start = index(entries[place].keyMark) else { return nil }
        if place + 1 < entries.count {
            return index(entries[place + 1].keyMark).map { replacing(start..<$0, with: "") }
        }
        if isFlow {
            guard let end = inlineValue(entries[place].value, isFlow: true)?.upperBound else { return nil }
            let comma = scalars[..<start].lastIndex(of: ",")
            return replacing((place > 0 ? comma ?? start : start)..<end, with: "")
        }
        guard place > 0 else { return nil }
        let column = Int(entries[place].keyMark.column) - 1
        let first = lines[Int(entries[place].keyMark.line) - 1]
        let next = lines.dropFirst(Int(entries[place].keyMark.line)).first { !isInside($0, deeperThan: column) }
        return replacing(first..<(next ?? scalars.count), with: "")
    }

    /// Whether a line is blank or indented by more than `column`.
    private func isInside(_ line: Int, deeperThan column: Int) -> Bool {
        let rest = scalars[line...].prefix { $0 != "\n" }
        guard let first = rest.firstIndex(where: { $0 != " " }) else { return true }
        return first - line > column
    }

    /// Where a value stands that begins and ends within brackets, quotes or a line; nil for block maps and lists, and
    /// for values with an anchor, which others may repeat.
    private func inlineValue(_ node: YAMLNode, isFlow: Bool) -> Range<Int>? {
        guard let start = index(node.mark), start < scalars.count else { return nil }
        switch scalars[start] {
        case "{", "[": return closing(start).map { start..<$0 }
        case "\"", "'": return closingQuote(start).map { start..<$0 }
        case "&", "|", ">": return nil
        default:
            guard case .scalar = node.content else { return nil }
            return start..<endOfPlain(start, isFlow: isFlow)
        }
    }

    private func endOfPlain(_ start: Int, isFlow: Bool) -> Int {
        var end = start
        while end < scalars.count, scalars[end] != "\n" {
            if isFlow, [",", "}", "]"].contains(scalars[end]) { break }
            if scalars[end] == "#", end > start, scalars[end - 1] == " " { break }
            end += 1
        }
        while end > start, scalars[end - 1] == " " || scalars[end - 1] == "\r" { end -= 1 }
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
                guard let end = closingQuote(position) else { return nil }
                position = end - 1
            default: break
            }
            position += 1
        }
        return nil
    }

    private func closingQuote(_ start: Int) -> Int? {
        var position = start + 1
        while position < scalars.count {
            if scalars[position] == "\\", scalars[start] == "\"" {
                position += 1
            } else if scalars[position] == scalars[start] {
                return position + 1
            }
            position += 1
        }
        return nil
    }

    private func index(_ mark: YAMLMark) -> Int? {
        guard lines.indices.contains(Int(mark.line) - 1) else { return nil }
        let index = lines[Int(mark.line) - 1] + Int(mark.column) - 1
        return index < scalars.count ? index : nil
    }

    private func replacing(_ range: Range<Int>, with new: String) -> String {
        text(scalars[..<range.lowerBound]) + new + text(scalars[range.upperBound...])
    }

    private func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView()
        result.append(contentsOf: scalars)
        return String(result)
    }
}
