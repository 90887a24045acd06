import UIKit
import YAMLTree

/// What changes do to lists.
enum ListVerbs {
    private static let positions = ListFace.all.reduce(into: [String]()) { names, face in
        names += face.positions.filter { !names.contains($0) }
    }

    static let list = Field("id", .text, required: true, "Of a list: a UITableView or a UICollectionView.")
    static let animated = Field("animated", .bool, "Default true.")
    private static let position = Field(
        "position", .name(positions), "Where it comes to stand, as tables or collections have it; none: just in sight.")

    private static let beside = [
        Field("before", .text, "The row that comes behind."), Field("after", .text, "The row that comes before."),
    ]
    private static let steps = [
        Record(
            "a step of the snapshot",
            [
                Field("append", .list(.rowOrID), required: true, "Rows at the end of a section."),
                Field(
                    "to", .text,
                    "The section, or in a collection the item that they come below. Default the last section."),
            ]),
        Record(
            "a step of the snapshot",
            [Field("insert", .list(.rowOrID), required: true, "Rows beside another one.")] + beside),
        Record("a step of the snapshot", [Field("delete", .rowIDs, required: true, "Rows that leave.")]),
        Record("a step of the snapshot", [Field("move", .text, required: true, "A row that moves.")] + beside),
        Record(
            "a step of the snapshot",
            [Field("reload", .list(.rowOrID), required: true, "Rows that get another cell, as they are now.")]),
        Record(
            "a step of the snapshot",
            [Field("reconfigure", .list(.rowOrID), required: true, "Rows whose cell is set up anew, as they are now.")]
        ),
    ]
    static let step = ScenePartKind("snapshotStep", .variants(steps))

    static let verbs = [
        ChangeVerb([
            list, Field("snapshot", .list(.part(step)), required: true, "What becomes of the rows, in order."),
            Field("animatingDifferences", .bool, "Whether it is animated. Default true."),
        ]) { $0.snapshotChange($1) },
        ChangeVerb([list, Field("reloadData", .newSections, required: true, "What it shows from now on.")]) {
            $0.reloadChange($1)
        },
        ChangeVerb([
            list, Field("scrollTo", .text, required: true, "A row. Default position top, sideways the start."),
            position,
            animated,
        ]) { reader, record in
            let position = record.text("position")
            return reader.rowChange(record, "scrollTo") { isAnimated in
                { $0.scroll(to: $1, position, animated: isAnimated) }
            }
        },
        ChangeVerb([list, Field("select", .text, required: true, "A row. Default position none."), position, animated])
        { reader, record in
            let position = record.text("position")
            return reader.rowChange(record, "select") { isAnimated in
                { $0.select($1, position, animated: isAnimated) }
            }
        },
        ChangeVerb([list, Field("deselect", .text, required: true, "A row."), animated]) { reader, record in
            reader.rowChange(record, "deselect") { isAnimated in { $0.deselect($1, animated: isAnimated) } }
        },
        ChangeVerb([
            list, Field("setEditing", .bool, required: true, "Whether rows show what can be done with them."), animated,
        ]) { reader, record in
            reader.changedList(record).map {
                SetListEditing(
                    list: $0.list, isEditing: record.bool("setEditing") ?? false,
                    isAnimated: record.bool("animated") ?? true)
            }
        },
    ]
}

/// A list that a change is about.
struct ChangedList {
    let id: String
    let node: ListNode
}

// Changes of lists, once all rows are known.
extension SceneReader {
    /// Whether the position is one of the list's own.
    private func checkPosition(_ record: SceneRecord, _ list: ListNode) {
        guard let face = list.face, let position = record.text("position"), !face.positions.contains(position) else {
            return
        }
        report(
            "a \(face.className) has no position '\(position)'", at: record.mark(of: "position"),
            expected: Self.choice(of: face.positions))
    }

    func changedList(_ record: SceneRecord) -> (list: ChangedList, view: ViewNode)? {
        guard let id = reference(record, "id") else { return nil }
        return knownList(id, at: record.mark(of: "id")).map { (ChangedList(id: id, node: $0.node), $0.view) }
    }

    /// - Parameter change: What becomes of the row, by whether it is animated.
    func rowChange(
        _ record: SceneRecord, _ key: String, _ change: (Bool) -> @MainActor (SceneList, IndexPath) -> Void
    ) -> (any ChangeAction)? {
        guard let (list, view) = changedList(record), let id = reference(record, key),
            let row = knownRow(id, in: (view, list.node), at: record.mark(of: key))
        else { return nil }
        checkPosition(record, list.node)
        return ChangeRow(list: list, row: row, change: change(record.bool("animated") ?? true))
    }

    fileprivate func reloadChange(_ record: SceneRecord) -> (any ChangeAction)? {
        guard let (list, _) = changedList(record), let content: ListNode = record["reloadData"]?.part() else {
            return nil
        }
        return ReloadList(list: list, sections: content.sections)
    }

    fileprivate func snapshotChange(_ record: SceneRecord) -> (any ChangeAction)? {
        guard let (list, view) = changedList(record) else { return nil }
        let source = view.settings.first { $0.row.key == "dataSource" }?.value.text
        guard source != "classic" else {
            report(
                "'snapshot' is for lists with `dataSource: diffable`", at: record.keyMark(of: "snapshot"),
                expected: "reloadData")
            return nil
        }
        let steps = (record.items("snapshot") ?? []).compactMap(\.value.record).compactMap { step($0, list, view) }
        return ApplySnapshot(list: list, steps: steps, isAnimated: record.bool("animatingDifferences") ?? true)
    }

    private func step(_ record: SceneRecord, _ list: ChangedList, _ view: ViewNode) -> SnapshotStep? {
        let kind: SnapshotStep.Kind?
        if let rows = rows(record, "append", list, view) {
            kind = holder(record, list).map { .append(rows, to: $0) }
        } else if let rows = rows(record, "insert", list, view) {
            kind = place(record, list, view).map { .insert(rows, $0) }
        } else if let ids = record["delete"]?.nodes(RowID.self) {
            kind = .delete(ids.compactMap { knownRow($0.id, in: (view, list.node), at: $0.mark) })
        } else if let id = reference(record, "move") {
            guard let row = knownRow(id, in: (view, list.node), at: record.mark(of: "move")) else { return nil }
            kind = place(record, list, view).map { .move(row, $0) }
        } else if let rows = rows(record, "reload", list, view) {
            kind = .reload(rows)
        } else {
            kind = rows(record, "reconfigure", list, view).map { .reconfigure($0) }
        }
        return kind.map { SnapshotStep(mark: record.mark, kind: $0) }
    }

    /// Rows of a step: new ones, or known ones as they are.
    private func rows(_ record: SceneRecord, _ key: String, _ list: ChangedList, _ view: ViewNode) -> ChangedRows? {
        guard let items = record.items(key) else { return nil }
        var rows = ChangedRows()
        for item in items {
            for id in item.value.nodes(RowID.self) ?? [] {
                if let row = knownRow(id.id, in: (view, list.node), at: id.mark) { rows.ranges.append(.one(row)) }
            }
            for node in item.value.nodes(ListRowNode.self) ?? [] {
                rows.nodes.append(node)
                rows.ranges.append(node.range)
            }
        }
        checkUnique(rows.nodes)
        return rows
    }

    /// A section, or in a collection an item: sections first, where both are called alike.
    private func holder(_ record: SceneRecord, _ list: ChangedList) -> SnapshotStep.Holder? {
        guard let id = reference(record, "to") else { return .lastSection }
        if let key = list.node.sectionKey(id) { return .section(key) }
        if list.node.canBeOutline, let key = list.node.names.key(of: id) {
            list.node.isOutline = true
            return .row(key)
        }
        report(
            "the list '\(list.id)' has no section '\(id)'", at: record.mark(of: "to"),
            suggestion: nearestName(to: id, among: list.node.sectionIDs))
        return nil
    }

    private func place(_ record: SceneRecord, _ list: ChangedList, _ view: ViewNode) -> SnapshotStep.Place? {
        let said = record.said(of: ["before", "after"])
        guard let key = said.first, said.count == 1, let id = reference(record, key) else {
            report("the step says no place, or two", at: record.mark, expected: "'before' or 'after'")
            return nil
        }
        let row = knownRow(id, in: (view, list.node), at: record.mark(of: key))
        return row.map { SnapshotStep.Place(row: $0, isBefore: key == "before") }
    }

    // MARK: What changes bring

    /// Makes the rows known that changes bring, wherever in the changes they are.
    func declareRows(_ items: [SceneItem]) {
        for item in items { item.value.record.map { declareRows(in: $0) } }
    }

    private func declareRows(in record: SceneRecord) {
        if record["snapshot"] != nil || record["reloadData"] != nil, let id = reference(record, "id"),
            let view = targets[id] as? ViewNode, let list = list(of: view)
        {
            for step in record.items("snapshot") ?? [] {
                for entry in step.value.record?.entriesInOrder() ?? [] {
                    let rows = (entry.item.value.items ?? []).flatMap { $0.value.nodes(ListRowNode.self) ?? [] }
                    check(rows, in: list)
                    list.declare(rows)
                }
            }
            let content: ListNode? = record["reloadData"]?.part()
            for section in content?.sections ?? [] {
                check(section, in: list)
                list.declareLater(section)
            }
        }
        for entry in record.entriesInOrder() {
            switch entry.item.value {
            case .record(let inner): declareRows(in: inner)
            case .list(let items): declareRows(items)
            default: break
            }
        }
    }

    /// Looks at what lists say of their rows, once these are known.
    func checkLists() {
        for id in targets.ids(of: ViewNode.self) {
            guard let view = targets[id] as? ViewNode, let list = list(of: view),
                let setting = view.settings.first(where: { ["selectedRows", "selectedItems"].contains($0.row.key) })
            else { continue }
            for row in setting.value.nodes(RowID.self) ?? [] { _ = knownRow(row.id, in: (view, list), at: row.mark) }
        }
    }
}
