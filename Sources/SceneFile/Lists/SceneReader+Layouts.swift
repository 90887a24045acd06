import YAMLTree

// Layouts of collections.
extension SceneReader {
    func readLayoutSize(_ node: YAMLNode) -> LayoutDimensions? {
        let expected = "a width and a height, such as [{ fractionalWidth: 1 }, 44]"
        guard let items = readItems(node, expected: expected) else { return nil }
        guard items.count == 2 else {
            mismatch(node, expected: expected)
            return nil
        }
        guard let width = readDimension(items[0]), let height = readDimension(items[1]) else { return nil }
        return LayoutDimensions(width: width, height: height)
    }

    private func readDimension(_ node: YAMLNode) -> LayoutDimension? {
        guard case .mapping(let entries) = node.content else {
            return readNumber(node, LayoutForms.lengths).map { LayoutDimension(name: nil, value: $0) }
        }
        guard count(node), let entry = entries.first, entries.count == 1, LayoutForms.dimensions.contains(entry.key)
        else {
            mismatch(
                node, expected: "points, or a map with \(Self.choice(of: LayoutForms.dimensions))")
            return nil
        }
        return readNumber(entry.value, LayoutForms.lengths).map { LayoutDimension(name: entry.key, value: $0) }
    }

    /// By its class, or as a list.
    func readCollectionLayout(_ node: YAMLNode) -> CollectionLayoutNode? {
        guard case .mapping(let entries) = node.content else {
            mismatch(node, expected: "a map with `class` or `list`")
            return nil
        }
        if entries.contains(where: { $0.key == "list" }) {
            return readRecord(node, LayoutForms.list).map { CollectionLayoutNode($0, .list) }
        }
        guard let entry = entries.first(where: { $0.key == "class" }) else {
            report(
                "the layout says no class", at: node.mark,
                expected: "UICollectionViewFlowLayout, UICollectionViewCompositionalLayout, or `list:`")
            return nil
        }
        let names = ["UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout"]
        guard let name = readName(entry.value, of: names) else { return nil }
        if name == names[0] { return readRecord(node, LayoutForms.flow).map { CollectionLayoutNode($0, .flow) } }
        return readRecord(node, LayoutForms.compositional).map { record in
            if case .sequence(let items)? = entries.first(where: { $0.key == "sections" })?.value.content, items.isEmpty
            {
                report("the layout has no section", at: record.mark(of: "sections"), expected: "one at least")
            }
            let layout = CollectionLayoutNode(record, .compositional)
            found(layout.decorations)
            return layout
        }
    }

    func checkGroup(_ record: SceneRecord) {
        if record.text("axis") == "custom" {
            for key in record.said(of: ["subitems", "count", "interItemSpacing"]) {
                report(
                    "'\(key)' in a custom group, which says where items stand", at: record.keyMark(of: key),
                    expected: "`frames:`")
            }
            if !record.says("frames") {
                report("a custom group without 'frames'", at: record.mark, expected: "`frames:`")
            }
            return
        }
        if record.says("frames") {
            report("'frames' goes with `axis: custom`", at: record.keyMark(of: "frames"), expected: "`subitems:`")
        } else if record.items("subitems")?.isEmpty ?? !record.says("subitems") {
            report("the group has nothing in it", at: record.mark, expected: "`subitems:`")
        }
        if record.says("count"), let items = record.items("subitems"), items.count != 1 {
            report("'count' repeats one subitem", at: record.keyMark(of: "count"), expected: "one in `subitems:`")
        }
    }
}
