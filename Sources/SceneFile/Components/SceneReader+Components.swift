import Foundation
import TextFormatting
import YAMLTree

extension SceneReader {
    /// Takes up the components of a scene before its views are read, which may use them.
    func readComponents(of root: YAMLNode) {
        guard case .mapping(let entries) = root.content,
            let entry = entries.first(where: { $0.key == "components" })
        else { return }
        parts[KnownComponents.self].all.mark = entry.keyMark
        if case .scalar = entry.value.content { return readLibrary(entry.value) }
        readComponents(entry.value)
    }

    // MARK: Files

    private func readLibrary(_ node: YAMLNode) {
        guard let path = readText(node), let text = libraryText(path, at: node.mark) else { return }
        let file = PathText(sources.texts[0].file).folder
        let source = SceneSource(file: PathText(file).appending(path), text: text)
        let note = SceneSources.Note(message: "the file is read here", mark: node.mark)
        let tree = YAMLTree(text, maximumValues: SceneLimits.yamlValues, origin: sources.add(source, note: note))
        report(tree.problems)
        guard let root = tree.root else {
            if tree.problems.isEmpty { report("the file of components '\(path)' is empty", at: node.mark) }
            return
        }
        checkFirstKey(root)
        guard case .node(let map)? = readRecord(root, ComponentForms.library)?["components"] else { return }
        readComponents(map)
    }

    private func libraryText(_ path: String, at mark: YAMLMark) -> String? {
        guard let folder else {
            report("'\(path)' cannot be read: the scene is no file, so no folder is its own", at: mark)
            return nil
        }
        let home = folder.standardizedFileURL.resolvingSymlinksInPath()
        let url = (path.hasPrefix("/") ? URL(fileURLWithPath: path) : home.appendingPathComponent(path))
            .standardizedFileURL.resolvingSymlinksInPath()
        guard url.deletingLastPathComponent().path == home.path else {
            report("'\(path)' lies outside the scene's folder", at: mark, expected: "a file beside the scene")
            return nil
        }
        do throws(SceneErrors) {
            return try SceneFileText.text(of: url, named: path)
        } catch {
            let reason = error.errors.first?.message ?? "it cannot be read"
            report("components from '\(path)': \(reason)", at: mark)
            return nil
        }
    }

    // MARK: Definitions

    private func readComponents(_ node: YAMLNode) {
        guard case .mapping(let entries) = node.content else {
            return mismatch(node, expected: "a map of components by name, or the name of a file of them")
        }
        guard count(node) else { return }
        for entry in entries {
            let before = errors.count
            let component = readComponent(entry)
            parts[KnownComponents.self].all.add(entry.key, errors.count == before ? component : nil)
        }
    }

    private func readComponent(_ entry: YAMLEntry) -> Component? {
        guard ComponentText.isName(entry.key.replacingOccurrences(of: "-", with: "_")) else {
            report(
                "'\(entry.key)' cannot be a component's name", at: entry.keyMark, expected: "letters, digits, - and _")
            return nil
        }
        guard let record = readRecord(entry.value, ComponentForms.component), case .node(let view)? = record["view"]
        else { return nil }
        guard case .mapping = view.content else {
            mismatch(view, expected: "a map of a view's keys")
            return nil
        }
        guard let parameters = readParameters(record) else { return nil }
        let component = Component(name: entry.key, mark: entry.keyMark, parameters: parameters, view: view)
        checkParameters(of: component)
        return component
    }

    private func readParameters(_ record: SceneRecord) -> [Component.Parameter]? {
        guard case .node(let map)? = record["parameters"] else { return [] }
        guard case .mapping(let entries) = map.content else {
            mismatch(map, expected: "a map of parameters with what they are by default")
            return nil
        }
        for entry in entries where !ComponentText.isName(entry.key) {
            report("'\(entry.key)' cannot be a parameter's name", at: entry.keyMark, expected: "letters, digits and _")
        }
        return entries.map {
            Component.Parameter(name: $0.key, mark: $0.keyMark, standard: isNull($0.value) ? nil : $0.value)
        }
    }

    /// Every name in the view must be a parameter, and every parameter must be there.
    private func checkParameters(of component: Component) {
        var found: Set<String> = []
        var waiting = [component.view]
        while let node = waiting.popLast() {
            switch node.content {
            case .scalar(let text, _):
                for name in Self.parameters(in: text) {
                    found.insert(name)
                    if component.parameter(name) == nil { reportUnknownParameter(name, at: node.mark, of: component) }
                }
            case .sequence(let items):
                if count(node) { waiting += items }
            case .mapping(let entries):
                guard count(node) else { continue }
                if entries.count == 1, isNull(entries[0].value), component.parameter(entries[0].key) != nil {
                    let name = entries[0].key
                    found.insert(name)
                    report(
                        "{\(name)} without quotes is a map in YAML: write $\(name) or \"{\(name)}\"", at: node.mark)
                }
                waiting += entries.map(\.value)
            }
        }
        for parameter in component.parameters where !found.contains(parameter.name) {
            report(
                "the component '\(component.name)' does not use its parameter '\(parameter.name)'", at: parameter.mark,
                notes: [sources.note("its view is here", at: component.view.mark)])
        }
    }

    private static func parameters(in text: String) -> [String] {
        if let name = ComponentText.parameter(text) { return [name] }
        return ComponentText.parts(text).compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    func reportUnknownParameter(_ name: String, at mark: YAMLMark, of component: Component) {
        report(
            "the component '\(component.name)' has no parameter '\(name)'", at: mark,
            suggestion: nearestName(to: name, among: component.parameters.map(\.name)),
            notes: [sources.note("the component is here", at: component.mark)])
    }
}
