import YAMLTree

// Menus and what is in them.
extension SceneReader {
    func readMenu(_ node: YAMLNode) -> SceneRecord? {
        nested(node) {
            readRecord(node, MenuForms.menu).map {
                register(ItemNode(mark: node.mark, record: $0, kind: .menu))
                return $0
            }
        }
    }

    /// An action, or a map with `children`.
    func readMenuElement(_ node: YAMLNode) -> SceneValue? {
        nested(node) {
            if isMenu(node) { return readMenu(node).map { .record($0) } }
            guard let record = readRecord(node, MenuForms.action.record) else {
                lose(node)
                return nil
            }
            if !record.says("title"), !record.says("image") {
                report("the element shows nothing", at: record.mark, expected: "title or image")
            }
            let item = ItemNode(mark: node.mark, record: record, kind: .menuAction)
            register(item)
            return .part(item)
        }
    }

    /// Whether a map has children, or a key that seems to mean them.
    private func isMenu(_ node: YAMLNode) -> Bool {
        guard case .mapping(let entries) = node.content else { return false }
        return entries.contains { entry in
            entry.key == "children"
                || MenuForms.action.record.field(entry.key) == nil
                    && NearestName.nearest(to: entry.key, among: ["children"]) != nil
        }
    }
}
