import YAMLTree

extension SceneReader {
    /// Reads what the kind says.
    func read(_ node: YAMLNode, _ kind: ValueKind) -> SceneValue? {
        switch kind {
        case .bool: readBool(node).map { .bool($0) }
        case .integer(let range): readInteger(node, range).map { .integer($0) }
        case .number(let range): readNumber(node, range).map { .number($0) }
        case .numberOr(let word, let range): readNumber(node, range, or: word)
        case .text: readText(node).map { .text($0) }
        case .markup: readMarkup(node).map { .markup($0) }
        case .name(let names): readName(node, of: names).map { .text($0) }
        case .names(let names): readNames(node, of: names).map { .names($0) }
        case .numbers(let range): readNumberList(node, range).map { .numbers($0) }
        case .point: readPoint(node).map { .point($0) }
        case .size: readSize(node).map { .size($0) }
        case .offset: readOffset(node).map { .size($0) }
        case .rect: readRect(node).map { .rect($0) }
        case .insets(let names): readInsets(node, names: names).map { .insets($0) }
        default: readCompound(node, kind)
        }
    }

    private func readCompound(_ node: YAMLNode, _ kind: ValueKind) -> SceneValue? {
        switch kind {
        case .map: count(node) ? .node(node) : nil
        case .record(let record): readRecord(node, record).map { .record($0) }
        case .variants(let records): readVariant(node, records).map { .record($0) }
        case .list(let element): readList(node, of: element).map { .list($0) }
        case .oneOrMore(let element): readOneOrMore(node, of: element).map { .list($0) }
        case .dictionary(let element, let keys): readDictionary(node, of: element, keys: keys).map { .dictionary($0) }
        case .byID(let element):
            readDictionary(node, of: element, keys: "ids").map { .dictionary($0.map(withKnownID)) }
        case .either(let kinds): readEither(node, kinds)
        case .nullable(let kind): isNull(node) && !isUnquotedColor(node) ? .null : read(node, kind)
        case .part(let kind): kind.read(node, self)
        default: nil
        }
    }

    private func readNumber(_ node: YAMLNode, _ range: NumberRange, or word: String) -> SceneValue? {
        if node.scalar == word { return .text(word) }
        guard case .scalar(let text, let isPlain) = node.content, !(isPlain && SceneNumber.number(text) != nil) else {
            return readNumber(node, range).map { .number($0) }
        }
        mismatch(node, expected: "\(range.sentence) or \(word)")
        return nil
    }

    private func readMarkup(_ node: YAMLNode) -> TextMarkup? {
        guard let text = readText(node) else { return nil }
        do {
            return try TextMarkup(text)
        } catch {
            report(error.message, at: node.mark.advanced(by: error.offset, in: node))
            return nil
        }
    }

    /// A `#FFF` without quotes means a colour, not nil.
    private func isUnquotedColor(_ node: YAMLNode) -> Bool {
        sources.source(of: node.mark).unquotedColor(behind: node.mark) != nil
    }

    func readList(_ node: YAMLNode, of element: ValueKind) -> [SceneItem]? {
        guard let items = readItems(node, expected: "a list") else { return nil }
        return items.compactMap { item in read(item, element).map { SceneItem(value: $0, mark: item.mark) } }
    }

    private func readOneOrMore(_ node: YAMLNode, of element: ValueKind) -> [SceneItem]? {
        if case .sequence = node.content { return readList(node, of: element) }
        return read(node, element).map { [SceneItem(value: $0, mark: node.mark)] }
    }

    private func readDictionary(_ node: YAMLNode, of element: ValueKind, keys: String) -> [SceneEntry]? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map of \(keys)")
            return nil
        }
        guard count(node) else { return nil }
        return entries.compactMap { entry in
            read(entry.value, element).map {
                SceneEntry(
                    key: entry.key, keyMark: entry.keyMark, item: SceneItem(value: $0, mark: entry.value.mark))
            }
        }
    }

    /// The entry under the id that the whole scene knows.
    private func withKnownID(_ entry: SceneEntry) -> SceneEntry {
        SceneEntry(key: id(entry.key, at: entry.keyMark), keyMark: entry.keyMark, item: entry.item)
    }

    /// Chooses by form, so that the message is about what was meant.
    private func readEither(_ node: YAMLNode, _ kinds: [ValueKind]) -> SceneValue? {
        for kind in kinds where kind.fits(node) { return read(node, kind) }
        mismatch(node, expected: kinds.map(\.sentence).joined(separator: " or "))
        return nil
    }
}

extension ValueKind {
    /// Whether a value has the form of this kind, right or wrong inside.
    func fits(_ node: YAMLNode) -> Bool {
        switch (node.content, self) {
        case (.mapping, .record), (.mapping, .variants), (.mapping, .dictionary): true
        case (.scalar(let text, let isPlain), .bool): isPlain && ["true", "false"].contains(text)
        case (.scalar(let text, let isPlain), .number): isPlain && SceneNumber.number(text) != nil
        case (.scalar(let text, let isPlain), .name), (.scalar(let text, let isPlain), .text),
            (.scalar(let text, let isPlain), .markup):
            !(isPlain && (SceneReader.isNull(text) || SceneNumber.number(text) != nil))
        case (.sequence, .point), (.sequence, .list), (.sequence, .rect): true
        case (_, .oneOrMore(let element)): element.fits(node)
        default: false
        }
    }

    /// What messages say was expected.
    var sentence: String {
        switch self {
        case .name(let names): SceneReader.choice(of: names)
        case .number(let range): range.sentence
        case .record(let record): "a map for \(record.title)"
        case .point: "two numbers"
        case .rect: "four numbers"
        case .text, .markup: "a text"
        case .list: "a list"
        default: "a map"
        }
    }
}

extension YAMLMark {
    /// A place inside a text of one line.
    func advanced(by offset: Int, in node: YAMLNode) -> YAMLMark {
        guard case .scalar(_, let isPlain) = node.content else { return self }
        return YAMLMark(line: line, column: column + Int32(offset) + (isPlain ? 0 : 1), origin: origin)
    }
}
