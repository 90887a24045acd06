import YAMLTree

extension SceneReader {
    private var known: KnownComponents { parts[KnownComponents.self] }
    private var components: SceneComponents { known.all }

    /// The map of a view's own keys: components are put in the place of their uses.
    /// - Parameter keepsIDs: Whether ids in the component mean what they say.
    /// - Returns: nil after an error was reported.
    func resolvingUses(_ node: YAMLNode, keepsIDs: Bool = false) -> YAMLNode? {
        var (node, keepsIDs) = (node, keepsIDs)
        while case .mapping(let entries) = node.content, let use = entries.first(where: { $0.key == "use" }) {
            guard let component = component(of: use), let arguments = arguments(entries, use, component) else {
                return nil
            }
            node = expanded(component, arguments, at: node, use, entries, keepsIDs: keepsIDs)
            keepsIDs = false
        }
        return node
    }

    // MARK: Component and parameters

    private func component(of use: YAMLEntry) -> Component? {
        let place = components.mark.map { [sources.note("the components are described here", at: $0)] } ?? []
        guard case .scalar(let name, _) = use.value.content, !isNull(use.value) else {
            let names = components.isEmpty ? "the name of a component" : Self.choice(of: components.names)
            report("found \(describe(use.value))", at: use.value.mark, expected: names, notes: place)
            return nil
        }
        guard components.contains(name) else {
            report(
                "no component has the name '\(name)'", at: use.value.mark,
                expected: components.mark == nil ? "`components:` in the scene" : nil,
                suggestion: nearestName(to: name, among: components.names), notes: place)
            return nil
        }
        guard let component = known.all.use(name) else { return nil }
        let around = sources.components(around: use.keyMark)
        guard !around.contains(name) else {
            report(
                "the component '\(name)' uses itself", at: use.value.mark,
                notes: [sources.note("the component is here", at: component.mark)])
            return nil
        }
        guard around.count < SceneLimits.nesting else {
            report("components are nested more than 400 deep", at: use.value.mark)
            return nil
        }
        return component
    }

    /// What a use says by parameter; nil when that does not fit the component.
    private func arguments(_ entries: [YAMLEntry], _ use: YAMLEntry, _ component: Component) -> [String: YAMLNode]? {
        var arguments: [String: YAMLNode] = [:]
        var isComplete = true
        if let with = entries.first(where: { $0.key == "with" }) {
            guard case .mapping(let values) = with.value.content else {
                mismatch(with.value, expected: "a map of the component's parameters")
                return nil
            }
            guard count(with.value) else { return nil }
            for value in values {
                arguments[value.key] = value.value
                guard component.parameter(value.key) == nil else { continue }
                reportUnknownParameter(value.key, at: value.keyMark, of: component)
                isComplete = false
            }
        }
        for parameter in component.parameters where parameter.standard == nil && arguments[parameter.name] == nil {
            report(
                "the component '\(component.name)' needs the parameter '\(parameter.name)'", at: use.keyMark,
                notes: [sources.note("the parameter is here, without a default", at: parameter.mark)])
            isComplete = false
        }
        return isComplete ? arguments : nil
    }

    // MARK: Expansion

    private func expanded(
        _ component: Component, _ arguments: [String: YAMLNode], at node: YAMLNode, _ use: YAMLEntry,
        _ entries: [YAMLEntry], keepsIDs: Bool
    ) -> YAMLNode {
        let id = keepsIDs ? nil : entries.first { $0.key == "id" } ?? ownID(of: component, use)
        let scope = ComponentScope(
            component: component.name, prefix: id.map { self.id($0.value.scalar ?? "", at: $0.keyMark) } ?? "",
            root: component.view.value("id")?.scalar, keepsIDs: keepsIDs)
        let note = SceneSources.Note(
            message: "in the component '\(component.name)', used here", mark: node.mark, lastLine: node.lastOwnLine,
            isUse: true)
        let origin = sources.add(at: component.view.mark, scope: scope, note: note)
        let view = ComponentExpansion(reader: self, component: component, arguments: arguments, origin: origin).view()
        let others = entries.filter { !["use", "with", "id"].contains($0.key) }
        let own = id.map { id in view.entries.filter { $0.key != "id" } + [id] } ?? view.entries
        return YAMLNode(.mapping(Self.merged(own, others)), at: view.mark)
    }

    private func ownID(of component: Component, _ use: YAMLEntry) -> YAMLEntry {
        let text = known.all.id(for: component.name, in: sources.scope(at: use.keyMark))
        return YAMLEntry(
            key: "id", keyMark: use.keyMark, value: YAMLNode(.scalar(text, isPlain: false), at: use.value.mark))
    }

    /// The component's keys with the user's in their place. The keys of `layer` are each a property of their own, and
    /// constraints are statements of which one does not replace another.
    private static func merged(_ entries: [YAMLEntry], _ others: [YAMLEntry]) -> [YAMLEntry] {
        var result = entries
        // The first of a key, as it stood before: no list is walked for each key of another.
        let places = Dictionary(entries.indices.map { (entries[$0].key, $0) }) { first, _ in first }
        for other in others {
            guard let place = places[other.key] else {
                result.append(other)
                continue
            }
            let own = result[place]
            switch (other.key, own.value.content, other.value.content) {
            case ("layer", .mapping(let first), .mapping(let second)):
                let layer = YAMLNode(.mapping(merged(first, second)), at: own.value.mark)
                result[place] = YAMLEntry(key: own.key, keyMark: own.keyMark, value: layer)
            case ("constraints", .sequence(let first), .sequence(let second)):
                let all = YAMLNode(.sequence(first + second), at: own.value.mark)
                result[place] = YAMLEntry(key: own.key, keyMark: own.keyMark, value: all)
            default: result[place] = other
            }
        }
        return result
    }
}
