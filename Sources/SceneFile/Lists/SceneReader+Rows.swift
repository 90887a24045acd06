import TextFormatting
import UIKit
import YAMLTree

/// A row's id as it stands in the file.
struct RowID {
    let id: String
    let mark: YAMLMark
}

// Sections and rows.
extension SceneReader {
    private var lists: FoundLists { parts[FoundLists.self] }

    /// - Parameter face: What shows them; nil for those of a change, whose list is not known yet.
    func readSections(_ node: YAMLNode, _ face: ListFace?) -> ListNode? {
        guard !lists.isInRow else {
            report("a list in a row of a list", at: node.mark, expected: "rows without lists")
            return nil
        }
        guard let items = readItems(node, expected: "a list of sections") else { return nil }
        let sections = items.compactMap { readSection($0, face?.section ?? ListForms.newSection) }
        check(sections)
        let list = ListNode(mark: node.mark, sections: sections, face: face)
        lists.all.append(list)
        return list
    }

    func readSection(_ node: YAMLNode, _ form: Record) -> ListSectionNode? {
        guard let record = readRecord(node, form) else {
            lose(node)
            return nil
        }
        let rows = record["rows"] ?? record["items"]
        return ListSectionNode(
            record, id: reference(record, "id"), supplementaries: readParts(record["supplementaries"]),
            rows: (rows?.items ?? []).flatMap { $0.value.nodes(ListRowNode.self) ?? [] })
    }

    private func readParts(_ value: SceneValue?) -> [String: RowPart] {
        (value?.entries ?? []).reduce(into: [:]) { $0[$1.key] = $1.item.value.part(RowPart.self) }
    }

    func readEdge(_ node: YAMLNode) -> ListEdgeNode? {
        if case .scalar = node.content { return readText(node).map { .text($0) } }
        return readView(node).map { .view($0) }
    }

    /// Looks for ids that are there twice.
    func check(_ sections: [ListSectionNode]) {
        var known: [String: YAMLMark] = [:]
        for section in sections {
            guard let id = section.id, let other = known.updateValue(section.mark, forKey: id) else { continue }
            reportTwice(id, at: section.mark, first: other)
        }
        checkUnique(sections.flatMap(\.rows).flatMap(\.branch))
    }

    func checkUnique(_ rows: [ListRowNode]) {
        var unique = UniqueRows()
        for row in rows {
            let mark = row.record.values["id"]?.item.mark ?? row.mark
            guard let other = unique.insert(row.name, count: row.count, at: mark) else { continue }
            reportTwice(row.name.suffix.map { "\(row.name.prefix){n}\($0)" } ?? row.name.prefix, at: mark, first: other)
        }
    }

    private func reportTwice(_ id: String, at mark: YAMLMark, first: YAMLMark) {
        report(
            "the id '\(id)' is taken on \(sources.line(of: first, from: mark))", at: mark,
            expected: "an id of its own in the list")
    }

    // MARK: Rows

    func readRow(_ node: YAMLNode, _ form: Record) -> ListRowNode? {
        nested(node) {
            guard let record = readRecord(node, form), let name = readName(of: record), countRows(of: record, at: node)
            else {
                lose(node)
                return nil
            }
            checkContent(of: record)
            return ListRowNode(
                record, name, content: readContent(of: node), supplementaries: readParts(record["supplementaries"]),
                children: readChildren(of: record))
        }
    }

    private func readChildren(of record: SceneRecord) -> [ListRowNode] {
        let children = (record.items("children") ?? []).flatMap { $0.value.nodes(ListRowNode.self) ?? [] }
        if !children.isEmpty, record.says("repeat") {
            report(
                "a row with 'repeat' has no rows below it: they would all be the same",
                at: record.keyMark(of: "children"))
        }
        return children
    }

    /// The id, or one that nobody writes.
    private func readName(of record: SceneRecord) -> RowName? {
        let isRepeated = record.says("repeat")
        guard let id = reference(record, "id") else {
            if record.says("id") { return nil }
            lists.unnamed += 1
            return isRepeated ? RowName(prefix: "row#\(lists.unnamed).", suffix: "") : RowName("row#\(lists.unnamed)")
        }
        let mark = record.mark(of: "id")
        guard !id.isEmpty, id.utf8.count <= RowName.longest else {
            report(id.isEmpty ? "an empty id" : "an id of more than 200 bytes", at: mark, expected: "another id")
            return nil
        }
        guard isRepeated else { return RowName(id) }
        do {
            return try RowName.pattern(id)
        } catch {
            let message =
                switch error {
                case .hasNoNumber: "the id '\(id)' of repeated rows has no {n} in it, or more than one"
                case .hasDigitBesideNumber: "the id '\(id)' has a digit beside {n}, so that rows may be called alike"
                }
            report(message, at: mark, expected: "an id such as \"row {n}\"")
            return nil
        }
    }

    private func countRows(of record: SceneRecord, at node: YAMLNode) -> Bool {
        let before = lists.rowCount
        lists.rowCount += record.integer("repeat") ?? 1
        guard lists.rowCount > SceneLimits.rows else { return true }
        if before <= SceneLimits.rows {
            report("the lists of the scene have more than 1,000,000 rows, those of changes counted", at: node.mark)
        }
        return false
    }

    private func checkContent(of record: SceneRecord) {
        let texts = record.said(of: (ListForms.texts + [ListForms.style]).map(\.key))
        if record.says("use") {
            for key in texts {
                report(
                    "'\(key)' beside 'use': the component shows it", at: record.keyMark(of: key), expected: "`with:`")
            }
        } else if record.says("with") {
            report("'with' goes with 'use', which names a component", at: record.keyMark(of: "with"))
        }
        if record.says("style"), record.says("configuration") {
            report(
                "'configuration' beside 'style': a cell's own labels have none",
                at: record.keyMark(of: "configuration"), expected: "one of them")
        }
        if record["secondaryText"] != nil, record.text("style") == "default" {
            report(
                "the style default has no second text", at: record.keyMark(of: "secondaryText"),
                expected: "subtitle, value1 or value2")
        }
        if record["image"] != nil, record.text("style") == "value2" {
            report("the style value2 has no image", at: record.keyMark(of: "image"), expected: "another style")
        }
    }

    func readRowOrID(_ node: YAMLNode) -> SceneValue? {
        guard case .mapping = node.content else {
            return readText(node).map { .nodes([RowID(id: id($0, at: node.mark), mark: node.mark)]) }
        }
        return readRow(node, ListForms.newRow).map { .nodes([$0]) }
    }

    func readRowIDs(_ node: YAMLNode) -> [RowID]? {
        readItems(node, expected: "a list of rows' ids")?.compactMap { item in
            readText(item).map { RowID(id: id($0, at: item.mark), mark: item.mark) }
        }
    }

    // MARK: Views in rows

    private func readContent(of node: YAMLNode) -> RowPart? {
        let entries = node.entries.filter { ["use", "with"].contains($0.key) }
        guard entries.contains(where: { $0.key == "use" }) else { return nil }
        let use = YAMLNode(.mapping(entries), at: node.mark)
        return readPart { self.resolvingUses(use, keepsIDs: true).flatMap { self.readView($0) } }
    }

    /// Reads a view whose ids are a row's own.
    func readPart(_ read: () -> ViewNode?) -> RowPart? {
        let (part, _) = inRow { () -> RowPart? in
            guard let view = read() else { return nil }
            let found = parts[FoundConstraints.self].nodes
            check(found)
            return RowPart(view: view, constraints: found, targets: targets)
        }
        return part
    }

    /// Reads something whose ids are a row's own, and gives the targets that it has.
    func inRow<Result>(_ read: () -> Result) -> (Result, SceneTargets) {
        let (found, outer, isInRow) = (parts[FoundConstraints.self], targets, lists.isInRow)
        let constraints = found.nodes
        (targets, found.nodes, lists.isInRow) = (SceneTargets(), [], true)
        defer { (targets, found.nodes, lists.isInRow) = (outer, constraints, isInRow) }
        return (read(), targets)
    }

    func readTableAccessories(_ node: YAMLNode) -> [RowAccessory]? {
        let read = readAccessories(node, ListForms.accessoryTypes.map(\.key)) { self.readAccessoryView($0) }
        if let read { checkOne(read) }
        return read
    }

    /// Cells of tables have one accessory.
    func checkOne(_ accessories: [RowAccessory]) {
        guard accessories.count > 1 else { return }
        report("a row has one accessory", at: accessories[1].mark, expected: "one, such as detailDisclosureButton")
    }

    func readAccessoryView(_ node: YAMLNode) -> RowAccessory? { readPart { self.readView(node) }.map { .view($0) } }

    /// Signs by these names, and maps.
    func readAccessories(
        _ node: YAMLNode, _ names: [String], map: (YAMLNode) -> RowAccessory?
    ) -> [RowAccessory]? {
        readItems(node, expected: "a list of signs and views")?.compactMap { item in
            if case .mapping = item.content { return map(item) }
            return readName(item, of: names).map { .sign($0, item.mark) }
        }
    }
}
