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

    /// What rows are appended to.
    enum Holder {
        case lastSection
        case section(SectionKey)
        /// In a collection, the item that they come below.
        case row(RowKey)
    }

    enum Kind {
        case append(ChangedRows, to: Holder)
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
        let completion = completion.map { end in { end(true) } }
        if list.node.isOutline, let source = source as? any OutlineList {
            return change(Outline(source), in: shown, scene, completion)
        }
        var snapshot = source.snapshot()
        for step in steps {
            if let missing = step.missing(in: snapshot, list.node) {
                scene.report(missing, at: step.mark, expected: "what the list shows then")
                continue
            }
            shown.take(step.kind.rows.nodes)
            step.change(&snapshot, list.node.names)
        }
        source.apply(snapshot, animatingDifferences: isAnimated, completion: completion)
    }

    @MainActor
    private func change(
        _ outline: Outline, in shown: SceneList, _ scene: SceneStage, _ completion: (() -> Void)?
    ) {
        var outline = outline
        for step in steps {
            if let missing = outline.missing(step, list.node) {
                scene.report(missing, at: step.mark, expected: "what the list shows then")
                continue
            }
            shown.take(step.kind.rows.nodes)
            outline.change(by: step, list.node.names)
        }
        outline.apply(animated: isAnimated, completion: completion)
    }
}

extension SnapshotStep {
    fileprivate typealias Snapshot = NSDiffableDataSourceSnapshot<SectionKey, RowKey>

    /// What is wrong with the step; nil where nothing is.
    fileprivate func missing(in snapshot: Snapshot, _ list: ListNode) -> String? {
        func isThere(_ key: RowKey) -> Bool { snapshot.indexOfItem(key) != nil }
        if case .append(_, let holder) = kind {
            if case .section(let section) = holder {
                return snapshot.indexOfSection(section) == nil ? "the section is not in the list" : nil
            }
            return snapshot.numberOfSections == 0 ? "the list has no section" : nil
        }
        return missing(list, isThere)
    }

    /// What is wrong with a step that is about rows.
    func missing(_ list: ListNode, _ isThere: (RowKey) -> Bool) -> String? {
        let gone = needed(list).first { !isThere($0) }
        if let gone { return "the \(list.noun) '\(list.names.name(of: gone))' is not in the list" }
        guard let place, moved(list).contains(place.row) else { return nil }
        return "the \(list.noun) '\(list.names.name(of: place.row))' cannot stand beside itself"
    }

    var place: Place? {
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
        case .append(_, .row(let row)): [row]
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
        case .append(_, .section(let section)): snapshot.appendItems(rows, toSection: section)
        case .append: snapshot.appendItems(rows)
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
