import YAMLTree

/// The components that a scene has.
struct SceneComponents {
    /// Where they are described: the key of the scene.
    var mark: YAMLMark?
    /// Nil for one that something is wrong with.
    private var components: [String: Component?] = [:]
    /// In the order of the file.
    private var order: [String] = []
    private var used: Set<String> = []
    /// Uses without an id so far, by the id that they would have but for their number.
    private var counts: [String: Int] = [:]

    var isEmpty: Bool { components.isEmpty }
    var names: [String] { order }
    var unused: [Component] { order.filter { !used.contains($0) }.compactMap { components[$0] ?? nil } }

    mutating func add(_ name: String, _ component: Component?) {
        if components.updateValue(component, forKey: name) == nil { order.append(name) }
    }

    func contains(_ name: String) -> Bool { components[name] != nil }

    mutating func use(_ name: String) -> Component? {
        used.insert(name)
        return components[name] ?? nil
    }

    /// A new id for a use that has none: `bubble#1`.
    mutating func id(for component: String, in scope: ComponentScope?) -> String {
        let key = (scope?.prefix ?? "") + "/" + component
        counts[key, default: 0] += 1
        return "\(component)#\(counts[key, default: 0])"
    }
}

/// The components that a reader knows.
final class KnownComponents: FeatureStore {
    var all = SceneComponents()
}
