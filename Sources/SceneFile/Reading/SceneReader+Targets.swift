import YAMLTree

// What has an id.
extension SceneReader {
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
