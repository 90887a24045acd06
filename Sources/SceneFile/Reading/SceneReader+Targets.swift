import YAMLTree

// What has an id.
extension SceneReader {
    /// The id that the whole scene knows, for one that stands at a mark. Those of components in components are as long as
    /// all around them together: they count as texts do, and stay short once there are too many.
    @inline(never)
    func id(_ local: String, at mark: YAMLMark) -> String {
        guard let scope = sources.scope(at: mark),
            count(bytes: scope.prefix.utf8.count + local.utf8.count, at: mark)
        else { return local }
        return scope.id(local)
    }

    /// What a key says, as an id that the whole scene knows: inside a component, ids are its own.
    func reference(_ record: SceneRecord, _ key: String) -> String? {
        record.text(key).map { id($0, at: record.mark(of: key)) }
    }

    /// Words that mean something else where ids stand.
    private static let reserved = Set(["superview"] + GuideName.names)

    /// Makes the id known; nil when it cannot be one.
    /// - Parameter entry: The key that says it: the key's place tells what component the id belongs to.
    func register(_ local: String, _ target: any SceneTarget, _ entry: YAMLEntry) -> String? {
        register(local, target, in: entry.keyMark, at: entry.value.mark)
    }

    func register(_ local: String, _ target: any SceneTarget, in place: YAMLMark, at mark: YAMLMark) -> String? {
        guard !local.isEmpty, !Self.reserved.contains(local) else {
            report(local.isEmpty ? "an empty id" : "'\(local)' is a reserved word", at: mark, expected: "another id")
            return nil
        }
        let id = id(local, at: place)
        if let first = targets.insert(id, target, at: mark) {
            let line = sources.line(of: first, from: mark)
            report("the id '\(local)' is taken on \(line)", at: mark, expected: "an id of its own")
            return nil
        }
        return id
    }

    /// The view, layer or other thing of an id, or nil after a report.
    func knownTarget(_ id: String, at mark: YAMLMark) -> (any SceneTarget)? {
        if let target = targets[id] { return target }
        if !isLost(id) {
            let nearest = nearestName(to: id, among: targets.ids)
            report("no view or layer has the id '\(id)'", at: mark, suggestion: nearest)
        }
        return nil
    }

    // MARK: Lost ids

    /// Remembers the ids of a part of the file that is not read, because something about it is wrong.
    func lose(_ node: YAMLNode) {
        guard count(node) else { return }
        switch node.content {
        case .scalar: break
        case .sequence(let items): items.forEach(lose)
        case .mapping(let entries):
            for entry in entries {
                if ["id", "identifier", "name"].contains(entry.key), case .scalar(let id, _) = entry.value.content {
                    targets.lose(self.id(id, at: entry.value.mark))
                } else {
                    lose(entry.value)
                }
            }
        }
    }

    /// Whether ids were lost with what could not be read, this one among them.
    func isLost(_ id: String) -> Bool { targets.lost.contains(id) }
}
