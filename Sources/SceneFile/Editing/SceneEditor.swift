import RenderServer
import YAMLTree

/// Sets properties in the text of a scene and leaves all else, comments included, as it stands.
package struct SceneEditor {
    /// Why a change cannot be written.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    package private(set) var text: String

    package init(_ text: String) {
        self.text = text
    }

    /// Writes what a change sets.
    /// - Throws: `Failure` where the file says it in a form that this does not touch; nothing is changed then.
    package mutating func apply(_ change: LayerChange) throws(Failure) {
        let before = text
        do {
            for setting in change.settings { try set(setting.property, setting.value, change) }
        } catch {
            text = before
            throw error
        }
    }

    private mutating func set(_ property: String, _ value: String, _ change: LayerChange) throws(Failure) {
        guard let root = YAMLTree(text, maximumValues: SceneLimits.yamlValues).root else {
            throw Failure(description: "the scene cannot be read")
        }
        guard let found = SceneNodeSearch(root).node(change) else {
            throw Failure(description: "\(change.layer) does not stand in the file as such; \(change) by hand")
        }
        let edit = PropertyEdit(node: found.node, isView: found.isView, property: property, value: value)
        guard let changed = edit.applied(to: YAMLText(text)) else {
            throw Failure(description: "\(change.layer) is written in a form that is not edited; \(change) by hand")
        }
        text = changed
    }
}

/// Finds a layer's map in the tree of a scene.
struct SceneNodeSearch {
    private let root: YAMLNode

    init(_ root: YAMLNode) {
        self.root = root
    }

    func node(_ change: LayerChange) -> (node: YAMLNode, isView: Bool)? {
        if change.layer != change.path.description, let named = node(id: change.layer) { return named }
        return node(change.path)
    }

    /// The map of a layer, by its place.
    private func node(_ path: LayerPath) -> (node: YAMLNode, isView: Bool)? {
        guard case .view(0) = path.steps.first, let view = rootView(path.window) else { return nil }
        var found = (node: view, isView: true)
        for step in path.steps.dropFirst() {
            guard let next = child(found.node, step, isView: found.isView) else { return nil }
            found = next
        }
        return found
    }

    private func child(_ node: YAMLNode, _ step: LayerPath.Step, isView: Bool) -> (node: YAMLNode, isView: Bool)? {
        switch step {
        case .view(let index): node.value("subviews")?.element(index).map { ($0, true) }
        case .layer(let index): node.value("sublayers")?.element(index).map { ($0, false) }
        case .mask: node.value("mask").map { ($0, isView) } ?? node.value("layer")?.value("mask").map { ($0, false) }
        }
    }

    private func rootView(_ window: Int) -> YAMLNode? {
        if let windows = root.value("windows") { return windows.element(window)?.value("view") }
        return window == 0 ? root.value("view") : nil
    }

    private func node(id: String) -> (node: YAMLNode, isView: Bool)? {
        var stack: [(node: YAMLNode, isView: Bool)] = []
        if let view = rootView(0) { stack.append((view, true)) }
        for window in root.value("windows")?.elements ?? [] {
            if let view = window.value("view") { stack.append((view, true)) }
        }
        while let next = stack.popLast() {
            if next.node.value("id")?.scalar == id { return next }
            stack += (next.node.value("subviews")?.elements ?? []).map { ($0, true) }
            stack += (next.node.value("sublayers")?.elements ?? []).map { ($0, false) }
            if let mask = next.node.value("mask") { stack.append((mask, next.isView)) }
            if let mask = next.node.value("layer")?.value("mask") { stack.append((mask, false)) }
        }
        return nil
    }
}

extension YAMLNode {
    var entries: [YAMLEntry] {
        if case .mapping(let entries) = content { entries } else { [] }
    }

    var elements: [YAMLNode] {
        if case .sequence(let nodes) = content { nodes } else { [] }
    }

    var scalar: String? {
        if case .scalar(let text, _) = content { text } else { nil }
    }

    func value(_ key: String) -> YAMLNode? { entries.first { $0.key == key }?.value }

    func element(_ index: Int) -> YAMLNode? { elements.indices.contains(index) ? elements[index] : nil }
}
