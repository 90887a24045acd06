import YAMLTree

extension SceneReader {
    /// Reads a map by its table.
    func readRecord(_ node: YAMLNode, _ record: Record) -> SceneRecord? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map for \(record.title)")
            return nil
        }
        guard count(node) else { return nil }
        return readFields(entries, of: record, at: node.mark)
    }

    /// Reads the one of several maps that the keys fit best.
    func readVariant(_ node: YAMLNode, _ records: [Record]) -> SceneRecord? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map for \(records[0].title)")
            return nil
        }
        guard count(node) else { return nil }
        let keys = Set(entries.map(\.key))
        let meant = Self.meant(keys, records)
        let scores = records.map { Self.fit($0, keys, meant) }
        guard let best = scores.indices.max(by: { scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 > $1) }),
            scores[best] > 0
        else {
            reportNoVariant(entries, records, at: node.mark)
            return nil
        }
        return readFields(entries, of: records[best], form: best, at: node.mark)
    }

    /// The keys of some maps that misspelt ones seem to stand for; none for a map of more than a person misspells.
    private static func meant(_ keys: Set<String>, _ records: [Record]) -> Set<String> {
        let names = records.flatMap { $0.fields.map(\.key) }
        let unknown = keys.subtracting(names)
        guard unknown.count <= 32 else { return [] }
        return Set(unknown.compactMap { NearestName.nearest(to: $0, among: names) })
    }

    /// Keys that are known count, a little those that seem to be meant; required ones that are absent count against.
    private static func fit(_ record: Record, _ keys: Set<String>, _ meant: Set<String>) -> Int {
        let names = Set(record.fields.map(\.key))
        let known = names.intersection(keys).count
        let missing = record.fields.filter { $0.isRequired && !keys.contains($0.key) }.count
        return known == 0 ? 0 : 100 + 2 * known - 3 * missing + names.intersection(meant).count
    }

    private func reportNoVariant(_ entries: [YAMLEntry], _ records: [Record], at mark: YAMLMark) {
        let firstKeys = records.compactMap { $0.fields.first?.key }
        var distinct: [String] = []
        for key in firstKeys where !distinct.contains(key) { distinct.append(key) }
        guard let entry = entries.first else {
            return report("an empty map", at: mark, expected: "one with \(Self.choice(of: distinct))")
        }
        let nearest = nearestName(to: entry.key, among: distinct)
        report(
            "unknown key '\(entry.key)' in \(records[0].title)", at: entry.keyMark,
            expected: Self.choice(of: distinct), suggestion: nearest)
    }

    private func readFields(
        _ entries: [YAMLEntry], of record: Record, form: Int = 0, at mark: YAMLMark
    ) -> SceneRecord? {
        var values: [String: SceneEntry] = [:]
        var unread: Set<String> = []
        var isComplete = true
        var said: [String: (key: String, mark: YAMLMark)] = [:]
        for entry in entries {
            guard let field = record.field(entry.key) else {
                reportUnknownKey(entry, in: record)
                continue
            }
            if let early = said.updateValue((entry.key, entry.keyMark), forKey: field.meaning) {
                reportRepeated((entry.key, entry.keyMark), early)
            }
            if let value = read(entry.value, field.kind) {
                values[field.meaning] = SceneEntry(
                    key: field.meaning, keyMark: entry.keyMark, item: SceneItem(value: value, mark: entry.value.mark))
            } else {
                unread.insert(field.meaning)
                isComplete = isComplete && !field.isRequired
            }
        }
        for field in record.fields where field.isRequired && !entries.contains(where: { $0.key == field.key }) {
            report("\(record.title) needs the key '\(field.key)'", at: mark)
            isComplete = false
        }
        if !isComplete, let animator = entries.first(where: { $0.key == "animator" }) { lose(animator.value) }
        return isComplete ? SceneRecord(mark: mark, values: values, unread: unread, form: form) : nil
    }

    /// Reports a key that says what an earlier one says.
    func reportRepeated(_ late: (key: String, mark: YAMLMark), _ early: (key: String, mark: YAMLMark)) {
        let line = sources.line(of: early.mark, from: late.mark)
        report("'\(late.key)' says again what '\(early.key)' says on \(line): keep one of them", at: late.mark)
    }

    private func reportUnknownKey(_ entry: YAMLEntry, in record: Record) {
        if let message = record.refusals[entry.key] { return report(message, at: entry.keyMark) }
        lose(entry.value)
        guard isTelling else { return }
        let keys = record.fields.map(\.key)
        let nearest = nearestName(to: entry.key, among: keys)
        report(
            "unknown key '\(entry.key)' in \(record.title)", at: entry.keyMark,
            expected: nearest == nil ? Self.choice(of: keys) : nil, suggestion: nearest)
    }
}
