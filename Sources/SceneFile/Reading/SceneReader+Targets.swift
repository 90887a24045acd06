import YAMLTree

// What has an id.
extension SceneReader {
    /// What a key says, as an id that the whole scene knows: inside a component, ids are its own.
    func reference(_ record: SceneRecord, _ key: String) -> String? {
        record.text(key).map { id($0, at: record.mark(of: key)) }
    }

    /// The view, layer or other thing of an id, or nil after a report.
    func knownTarget(_ id: String, at mark: YAMLMark) -> SceneTargets.Target? {
        if let target = targets[id] { return target }
        if !isLost(id) {
            let nearest = NearestName.nearest(to: id, among: targets.ids)
            report("no view or layer has the id '\(id)'", at: mark, suggestion: nearest)
        }
        return nil
    }

    /// The view of an id, or nil after a report.
    func knownView(_ id: String, at mark: YAMLMark) -> ViewNode? {
        guard let target = knownTarget(id, at: mark) else { return nil }
        if case .view(let view) = target { return view }
        report("'\(id)' is \(target.sentence)", at: mark, expected: "a view")
        return nil
    }
}
