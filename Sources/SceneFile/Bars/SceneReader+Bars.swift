import UIKit
import YAMLTree

/// What the file says of a controller's own bar.
struct BarNode: ScenePart {
    /// The bar, for those who name its id.
    let view: ViewNode
    let change: ViewChange
}

extension ValueKind {
    /// The keys of a controller's bar, of a class.
    static func barKeys(_ className: String) -> ValueKind {
        .part(
            ScenePartKind("bar.\(className)") { node, reader in
                reader.readBar(node, className).map { .part($0) }
            })
    }
}

extension SceneValue {
    var bar: BarNode? { part() }
}

// Bars and their items.
extension SceneReader {
    /// A button of a bar: a map, or the word for room.
    func readBarItem(_ node: YAMLNode) -> ItemNode? {
        if case .scalar = node.content {
            guard readName(node, of: [BarForms.flexibleSpace]) != nil else { return nil }
            return ItemNode(mark: node.mark, record: SceneRecord(mark: node.mark, values: [:]), kind: .button)
        }
        guard let record = readVariant(node, BarForms.buttons) else {
            lose(node)
            return nil
        }
        let item = ItemNode(mark: node.mark, record: record, kind: .button)
        if record.form == 0 { check(record) }
        register(item)
        return item
    }

    func readTabItem(_ node: YAMLNode) -> ItemNode? {
        guard let record = readRecord(node, BarForms.tab.record) else {
            lose(node)
            return nil
        }
        let item = ItemNode(mark: node.mark, record: record, kind: .tab)
        register(item)
        return item
    }

    private func check(_ record: SceneRecord) {
        let contents = ["systemItem", "customView", "title", "image"].filter(record.says)
        if contents.isEmpty {
            report("the item shows nothing", at: record.mark, expected: "title, image, systemItem or customView")
        }
        guard let first = contents.first, first == "systemItem" || first == "customView" else { return }
        for other in contents.dropFirst() {
            report("'\(other)' beside '\(first)'", at: record.keyMark(of: other), expected: "one or the other")
        }
    }

    /// What the file says of a controller's own bar: its keys, and an id.
    func readBar(_ node: YAMLNode, _ className: String) -> BarNode? {
        guard let type = registry.view(className) else { return nil }
        let view = ViewNode(mark: node.mark, type: type, layerClass: nil)
        var keys = node
        if case .mapping(let entries) = node.content, let entry = entries.first(where: { $0.key == "id" }) {
            view.id = readText(entry.value).flatMap { register($0, view, entry) }
            keys = YAMLNode(.mapping(entries.filter { $0.key != "id" }), at: node.mark)
        }
        return readChange(keys, of: view).map { BarNode(view: view, change: $0) }
    }
}
