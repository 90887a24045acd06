import TextFormatting
import YAMLTree

/// Where in a scene's text its texts and colours stand.
struct VariationSites {
    /// A scalar that may be replaced.
    struct Site {
        let range: Range<Int>
        let own: String
        /// Whether a space has to be put before what stands there then.
        let needsSpace: Bool

        func edit(_ replacement: String) -> TextEdit {
            TextEdit(range: range, replacement: (needsSpace ? " " : "") + JSONString.quoted(replacement))
        }
    }

    /// In the order of the file, as colours are.
    private(set) var texts: [Site] = []
    private(set) var colors: [Site] = []
    /// What may be the path of a picture.
    private(set) var paths: [String] = []

    private let text: YAMLText
    private let parameters: TextParameters
    private var found: Set<Int> = []
    private var seen: Set<YAMLMark> = []
    /// What something else in the file says, too, and so may mean.
    private var words: Set<String> = []

    /// Keys of what people read.
    static let textKeys: Set = [
        "text", "secondaryText", "title", "subtitle", "placeholder", "prompt", "message", "header", "footer",
        "backButtonTitle", "deleteTitle", "segments", "titles",
    ]
    /// Keys of the scene that variants have nothing of: what holds of the scene need not hold of them.
    static let leftOut = ["expect", "variants", "fuzzy"]
    private static let skipped: Set = ["offstage", "device", "traits", "reader"]
    private static let pictures = [".png", ".jpg", ".jpeg", ".gif", ".webp"]

    init(_ root: YAMLNode, in text: YAMLText, _ parameters: TextParameters) {
        self.text = text
        self.parameters = parameters
        let entries = root.entries.indices.filter { !Self.skipped.contains(root.entries[$0].key) }
        walk(root, entries)
        texts = texts.filter { !words.contains($0.own) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        colors.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Each place once, however often aliases repeat it; without recursion, as files nest as deep as they like.
    private mutating func walk(_ root: YAMLNode, _ entries: [Int]) {
        var waiting: [(node: YAMLNode, key: String, use: String?)] = []
        func take(_ node: YAMLNode, _ places: [Int], _ use: String?, _ sites: inout Self) {
            let own = node.value("use")?.scalar
            let edit = try? MapEdit(node, in: sites.text)
            for place in places {
                let entry = node.entries[place]
                guard let scalar = entry.value.scalar else {
                    let isSegments = entry.key == "items" && node.value("class")?.scalar == "UISegmentedControl"
                    let key = isSegments ? "segments" : entry.key
                    waiting.append((entry.value, key, entry.key == "with" ? own : nil))
                    continue
                }
                let range = edit.flatMap { try? $0.valueRange(place) }
                sites.note(scalar, range, isText: sites.isText(entry.key, in: use), entry.key)
            }
        }
        take(root, entries, nil, &self)
        while let (node, key, use) = waiting.popLast() {
            guard seen.insert(node.mark).inserted else { continue }
            switch node.content {
            case .scalar: break
            case .mapping(let entries): take(node, Array(entries.indices), use, &self)
            case .sequence(let items):
                for item in items {
                    guard let scalar = item.scalar else {
                        waiting.append((item, key, nil))
                        continue
                    }
                    note(scalar, range(of: item, in: node), isText: Self.textKeys.contains(key), key)
                }
            }
        }
    }

    private func isText(_ key: String, in use: String?) -> Bool {
        use.map { parameters.isText(key, of: $0) } ?? Self.textKeys.contains(key)
    }

    private mutating func note(_ scalar: String, _ range: Range<Int>?, isText: Bool, _ key: String) {
        if isText {
            guard VariedText.isVaried(scalar), Self.isPlain(scalar) else { return }
            if let site = site(scalar, range) { texts.append(site) }
            return
        }
        if Self.pictures.contains(where: { scalar.lowercased().hasSuffix($0) }) { paths.append(scalar) }
        if key != "id" { words.insert(scalar) }
        let mayBeNamed = key.lowercased().contains("color") || ["fill", "stroke", "tint"].contains(key)
        guard VariedColor.turns(scalar, mayBeNamed: mayBeNamed), let site = site(scalar, range) else { return }
        colors.append(site)
    }

    private mutating func site(_ scalar: String, _ range: Range<Int>?) -> Site? {
        guard let range, found.insert(range.lowerBound).inserted else { return nil }
        let needsSpace = range.lowerBound > 0 && text.scalars[range.lowerBound - 1] == ":"
        return Site(range: range, own: scalar, needsSpace: needsSpace)
    }

    /// Whether a text stands for itself: no parameter, no number of a row, no character that a quoted text cannot have.
    private static func isPlain(_ text: String) -> Bool {
        !text.hasPrefix("$")
            && text.unicodeScalars.allSatisfy { scalar in
                scalar != "{" && (scalar.value >= 0x20 || scalar == "\n")
                    && ![0x7F, 0x85, 0x2028, 0x2029, 0xFEFF].contains(scalar.value)
            }
    }

    /// Where an item of a list stands; nil for one of several lines.
    private func range(of item: YAMLNode, in list: YAMLNode) -> Range<Int>? {
        guard let start = text.index(item.mark), let open = text.contentStart(list.mark),
            start == text.contentStart(item.mark), start > open || text.scalars[open] == "-",
            let end = text.endOfInlineValue(start, isScalar: true, inFlow: text.scalars[open] == "[")
        else { return nil }
        var written = String.UnicodeScalarView()
        written.append(contentsOf: text.scalars[start..<end])
        guard !item.isPlain || String(written) == item.scalar else { return nil }
        return start..<end
    }
}

/// Which parameters of a scene's components are texts that people read, and nothing else.
struct TextParameters {
    private var names: [String: Set<String>] = [:]

    /// - Parameter components: Components by name; nil where there are none.
    init(_ components: YAMLNode?) {
        for component in components?.entries ?? [] {
            guard let view = component.value.value("view") else { continue }
            names[component.key] = Self.texts(of: view)
        }
    }

    func isText(_ parameter: String, of component: String) -> Bool { names[component]?.contains(parameter) ?? false }

    private static func texts(of view: YAMLNode) -> Set<String> {
        var (texts, others) = (Set<String>(), Set<String>())
        var waiting = [(node: view, key: "")]
        var seen: Set<YAMLMark> = []
        while let (node, key) = waiting.popLast() {
            switch node.content {
            case .scalar(let text, _):
                let isText = VariationSites.textKeys.contains(key)
                for name in parameters(in: text) {
                    if isText { texts.insert(name) } else { others.insert(name) }
                }
            case .sequence(let items):
                guard seen.insert(node.mark).inserted else { continue }
                waiting += items.map { ($0, key) }
            case .mapping(let entries):
                guard seen.insert(node.mark).inserted else { continue }
                // What another component makes of a parameter is not known here.
                waiting += entries.map { ($0.value, key == "with" ? "" : $0.key) }
            }
        }
        return texts.subtracting(others)
    }

    private static func parameters(in text: String) -> [String] {
        if let whole = ComponentText.parameter(text) { return [whole] }
        return ComponentText.parts(text).compactMap { part in
            if case .parameter(let name) = part { name } else { nil }
        }
    }
}
