import YAMLTree

/// Writes a component's view as it is at one of its uses: parameters filled in, every node marked with the use.
@MainActor
struct ComponentExpansion {
    let reader: SceneReader
    let component: Component
    /// The values that the use says, by parameter.
    let arguments: [String: YAMLNode]
    /// Of the nodes that the component itself says.
    let origin: Int32

    /// The view's map, or as much of it as the limits allow.
    func view() -> YAMLNode { filled(component.view) }

    private func filled(_ node: YAMLNode) -> YAMLNode { copied(node, origin: origin, scalar: filled) }

    /// The node with its marks at another origin, as far as the limits allow.
    /// - Parameter scalar: What stands for a scalar of the node.
    private func copied(
        _ node: YAMLNode, origin: Int32, scalar: (_ text: String, _ isPlain: Bool, _ place: YAMLMark) -> YAMLNode
    ) -> YAMLNode {
        let content: YAMLNode.Content
        switch node.content {
        case .scalar(let text, let isPlain): return scalar(text, isPlain, node.mark)
        case .sequence(let items):
            content = .sequence(reader.count(node) ? items.map { copied($0, origin: origin, scalar: scalar) } : [])
        case .mapping(let entries):
            content = .mapping(
                (reader.count(node) ? entries : []).map {
                    YAMLEntry(
                        key: $0.key, keyMark: $0.keyMark.with(origin: origin),
                        value: copied($0.value, origin: origin, scalar: scalar))
                })
        }
        return YAMLNode(content, at: node.mark.with(origin: origin))
    }

    private func filled(_ text: String, isPlain: Bool, at place: YAMLMark) -> YAMLNode {
        if let name = ComponentText.parameter(text), let value = value(of: name, at: place) { return value }
        guard text.utf8.contains(UInt8(ascii: "{")) || text.hasPrefix("$$") else {
            return YAMLNode(.scalar(text, isPlain: isPlain), at: mark(place))
        }
        let parts = ComponentText.parts(text).map { part in
            switch part {
            case .text(let text): text
            case .parameter(let name): self.text(of: name, at: place)
            }
        }
        // A text that doubles on each of many levels is counted before it is built.
        let size = parts.reduce(0) { $0 + $1.utf8.count }
        let isWithin = reader.count(bytes: size, at: place)
        // A text, whatever it looks like now.
        return YAMLNode(.scalar(isWithin ? parts.joined() : "", isPlain: false), at: mark(place))
    }

    private func mark(_ mark: YAMLMark) -> YAMLMark { mark.with(origin: origin) }

    // MARK: Parameters

    private func value(of name: String, at place: YAMLMark) -> YAMLNode? {
        if let argument = arguments[name] {
            let note = SceneSources.Note(
                message: "it is the '\(name)' of the component '\(component.name)' here", mark: place,
                next: argument.mark.origin)
            return copied(argument, origin: reader.sources.add(at: argument.mark, note: note))
        }
        return component.parameter(name)?.standard.map { copied($0, origin: origin) }
    }

    private func copied(_ node: YAMLNode, origin: Int32) -> YAMLNode {
        copied(node, origin: origin) { text, isPlain, place in
            YAMLNode(.scalar(text, isPlain: isPlain), at: place.with(origin: origin))
        }
    }

    private func text(of name: String, at place: YAMLMark) -> String {
        guard let value = arguments[name] ?? component.parameter(name)?.standard else { return "" }
        if case .scalar(let text, _) = value.content { return reader.isNull(value) ? "" : text }
        reader.report(
            "found \(reader.describe(value)) for '{\(name)}' inside a text", at: value.mark,
            expected: "a text, a number, true or false", notes: [reader.sources.note("the text stands here", at: place)]
        )
        return ""
    }
}
