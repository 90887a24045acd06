import UIKit
import YAMLTree

/// Rows of a step: what they are, and what is new about them.
struct ChangedRows {
    var ranges: [RowRange] = []
    var nodes: [ListRowNode] = []
}

/// A step of a snapshot.
struct SnapshotStep {
    /// Beside which row.
    struct Place {
        let row: RowKey
        let isBefore: Bool
    }

    enum Kind {
        /// Nil: to the last section.
        case append(ChangedRows, to: SectionKey?)
        case insert(ChangedRows, Place)
        case delete([RowKey])
        case move(RowKey, Place)
        case reload(ChangedRows)
        case reconfigure(ChangedRows)

        var rows: ChangedRows {
            switch self {
            case .append(let rows, _), .insert(let rows, _), .reload(let rows), .reconfigure(let rows): rows
            case .delete, .move: ChangedRows()
            }
        }
    }

    let mark: YAMLMark
    let kind: Kind
}

/// Changes the rows of a list by a snapshot. What a device refuses is reported, and not done.
struct ApplySnapshot: ChangeAction {
    let list: ChangedList
    let steps: [SnapshotStep]
    let isAnimated: Bool

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        guard let shown = scene.list(list.id, list.node), let source = shown.source as? any DiffableList else { return }
        var snapshot = source.snapshot()
        for step in steps {
            if let missing = step.missing(in: snapshot, list.node) {
                scene.report(missing, at: step.mark, expected: "what the list shows then")
                continue
            }
            shown.take(step.kind.rows.nodes)
            step.change(&snapshot, list.node.names)
        }
        source.apply(snapshot, animatingDifferences: isAnimated, completion: completion.map { end in { end(true) } })
    }
}

extension SnapshotStep {
    fileprivate typealias Snapshot = NSDiffableDataSourceSnapshot<SectionKey, RowKey>

    /// What is wrong with the step; nil where nothing is.
    fileprivate func missing(in snapshot: Snapshot, _ list: ListNode) -> String? {
        func isThere(_ key: RowKey) -> Bool { snapshot.indexOfItem(key) != nil }
        if case .append(_, let section) = kind {
            if let section { return snapshot.indexOfSection(section) == nil ? "the section is not in the list" : nil }
            return snapshot.numberOfSections == 0 ? "the list has no section" : nil
        }
        let gone = needed(list).first { !isThere($0) }
        if let gone { return "the row '\(list.names.name(of: gone))' is not in the list" }
        guard let place, moved(list).contains(place.row) else { return nil }
        return "the row '\(list.names.name(of: place.row))' cannot stand beside itself"
    }

    private var place: Place? {
        switch kind {
        case .insert(_, let place), .move(_, let place): place
        default: nil
        }
    }

    private func moved(_ list: ListNode) -> Set<RowKey> {
        switch kind {
        case .move(let row, _): [row]
        case .insert(let rows, _): Set(rows.ranges.flatMap(list.names.keys))
        default: []
        }
    }

    /// Rows that have to be there before the step.
    private func needed(_ list: ListNode) -> [RowKey] {
        switch kind {
        case .append: []
        case .insert(_, let place): [place.row]
        case .delete(let rows): rows
        case .move(let row, let place): [row, place.row]
        case .reload(let rows), .reconfigure(let rows): rows.ranges.flatMap(list.names.keys)
        }
    }

    fileprivate func change(_ snapshot: inout Snapshot, _ names: RowNames) {
        let rows = kind.rows.ranges.flatMap(names.keys)
        switch kind {
        case .append(_, let section): snapshot.appendItems(rows, toSection: section)
        case .insert(_, let place) where place.isBefore: snapshot.insertItems(rows, beforeItem: place.row)
        case .insert(_, let place): snapshot.insertItems(rows, afterItem: place.row)
        case .delete(let rows): snapshot.deleteItems(rows)
        case .move(let row, let place) where place.isBefore: snapshot.moveItem(row, beforeItem: place.row)
        case .move(let row, let place): snapshot.moveItem(row, afterItem: place.row)
        case .reload: snapshot.reloadItems(rows)
        case .reconfigure: snapshot.reconfigureItems(rows)
        }
    }
}

struct ReloadList: ChangeAction {
    let list: ChangedList
    let sections: [ListSectionNode]

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.list(list.id, list.node)?.show(sections)
    }
}

/// Does something to the table about one of its rows: scrolls to it, selects it, or does so no more.
struct ChangeRow: ChangeAction {
    let list: ChangedList
    let row: RowKey
    let change: @MainActor (UITableView, IndexPath) -> Void

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.withRow(row, of: list, at: mark, change)
    }
}

struct SetListEditing: ChangeAction {
    let list: ChangedList
    let isEditing: Bool
    let isAnimated: Bool

    func run(in scene: SceneStage, at mark: YAMLMark, completion: ((Bool) -> Void)?) {
        scene.list(list.id, list.node)?.table?.setEditing(isEditing, animated: isAnimated)
    }
}

extension SceneStage {
    /// Does something with a row, or reports that the list does not have it now.
    fileprivate func withRow(
        _ row: RowKey, of list: ChangedList, at mark: YAMLMark, _ body: @MainActor (UITableView, IndexPath) -> Void
    ) {
        guard let shown = self.list(list.id, list.node), let table = shown.table else { return }
        guard let path = shown.source?.path(of: row) else {
            return report(
                "the row '\(list.node.names.name(of: row))' is not in the list", at: mark,
                expected: "a row that it shows then")
        }
        body(table, path)
    }

    /// Lets lists tell of what they cannot do.
    func reportLists() {
        builder.parts[LiveLists.self].tell = { [weak self] in self?.report($0, at: $1, expected: $2) }
    }
}
