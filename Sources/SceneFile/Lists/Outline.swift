import UIKit

/// A list whose sections can be trees.
@MainActor
protocol OutlineList: DiffableList {
    func tree(of section: SectionKey) -> NSDiffableDataSourceSectionSnapshot<RowKey>
    func apply(
        _ tree: NSDiffableDataSourceSectionSnapshot<RowKey>, to section: SectionKey, animatingDifferences: Bool,
        completion: (() -> Void)?)
}

extension NSDiffableDataSourceSectionSnapshot where ItemIdentifierType == RowKey {
    /// Adds rows, what is below them, and which of them are open.
    mutating func append(_ rows: [ListRowNode], to parent: RowKey? = nil, _ names: RowNames) {
        for row in rows {
            let keys = names.keys(of: row.range)
            append(keys, to: parent)
            guard let key = keys.first, !row.children.isEmpty else { continue }
            append(row.children, to: key, names)
            if row.record.bool("isExpanded") == true { expand([key]) }
        }
    }
}

/// The trees of a list under change.
@MainActor
struct Outline {
    private let source: any OutlineList
    private let sections: [SectionKey]
    private var trees: [SectionKey: NSDiffableDataSourceSectionSnapshot<RowKey>] = [:]
    private var changed: Set<SectionKey> = []
    private var reloaded: [RowKey] = []
    private var reconfigured: [RowKey] = []

    init(_ source: any OutlineList) {
        self.source = source
        sections = source.snapshot().sectionIdentifiers
        for section in sections { trees[section] = source.tree(of: section) }
    }

    /// The section that a row is in, also where what is above it is closed.
    func section(of row: RowKey) -> SectionKey? { sections.first { trees[$0]?.contains(row) == true } }

    /// What is wrong with a step; nil where nothing is.
    func missing(_ step: SnapshotStep, _ list: ListNode) -> String? {
        switch step.kind {
        case .append(_, .section(let section)) where trees[section] == nil: return "the section is not in the list"
        case .append(_, .lastSection) where sections.isEmpty: return "the list has no section"
        case .move(let row, let place) where isAbove(row, place.row):
            return "the \(list.noun) '\(list.names.name(of: row))' cannot stand below itself"
        default: return step.missing(list) { section(of: $0) != nil }
        }
    }

    private func isAbove(_ row: RowKey, _ other: RowKey) -> Bool {
        guard row != other, let section = section(of: row) else { return false }
        return trees[section]?.snapshot(of: row).contains(other) ?? false
    }

    // MARK: Changes

    mutating func change(by step: SnapshotStep, _ names: RowNames) {
        let keys = step.kind.rows.ranges.flatMap(names.keys)
        switch step.kind {
        case .append(let rows, let holder):
            leave(keys)
            append(rows, to: holder, names)
        case .insert(let rows, let place):
            leave(keys)
            var new = NSDiffableDataSourceSectionSnapshot<RowKey>()
            fill(&new, with: rows, names)
            insert(new, at: place)
        case .delete(let keys): leave(keys)
        case .move(let row, let place):
            guard let section = section(of: row), let branch = trees[section]?.snapshot(of: row, includingParent: true)
            else { return }
            leave([row])
            insert(branch, at: place)
        case .reload: reloaded += keys
        case .reconfigure: reconfigured += keys
        }
    }

    private func fill(
        _ tree: inout NSDiffableDataSourceSectionSnapshot<RowKey>, with rows: ChangedRows, to parent: RowKey? = nil,
        _ names: RowNames
    ) {
        let new = Set(rows.nodes.flatMap { names.keys(of: $0.range) })
        tree.append(rows.ranges.flatMap(names.keys).filter { !new.contains($0) }, to: parent)
        tree.append(rows.nodes, to: parent, names)
    }

    private mutating func append(_ rows: ChangedRows, to holder: SnapshotStep.Holder, _ names: RowNames) {
        let (section, parent): (SectionKey?, RowKey?) =
            switch holder {
            case .lastSection: (sections.last, nil)
            case .section(let section): (section, nil)
            case .row(let row): (self.section(of: row), row)
            }
        guard let section, var tree = trees[section] else { return }
        fill(&tree, with: rows, to: parent, names)
        set(tree, of: section)
    }

    private mutating func insert(_ branch: NSDiffableDataSourceSectionSnapshot<RowKey>, at place: SnapshotStep.Place) {
        guard let section = section(of: place.row), var tree = trees[section] else { return }
        if place.isBefore { tree.insert(branch, before: place.row) } else { tree.insert(branch, after: place.row) }
        set(tree, of: section)
    }

    /// Takes rows out, and what is below them.
    mutating func leave(_ rows: [RowKey]) {
        for row in rows {
            guard let section = section(of: row), var tree = trees[section] else { continue }
            tree.delete([row])
            set(tree, of: section)
        }
    }

    mutating func set(_ tree: NSDiffableDataSourceSectionSnapshot<RowKey>, of section: SectionKey) {
        trees[section] = tree
        changed.insert(section)
    }

    func tree(of section: SectionKey) -> NSDiffableDataSourceSectionSnapshot<RowKey>? { trees[section] }

    /// Shows what changed, section by section; all of it ends at once.
    func apply(animated: Bool, completion: (() -> Void)?) {
        let due = sections.filter(changed.contains)
        let hasMarks = !reloaded.isEmpty || !reconfigured.isEmpty
        guard !due.isEmpty || hasMarks else {
            completion?()
            return
        }
        for (number, section) in due.enumerated() {
            guard let tree = trees[section] else { continue }
            let isLast = number == due.count - 1 && !hasMarks
            source.apply(tree, to: section, animatingDifferences: animated, completion: isLast ? completion : nil)
        }
        guard hasMarks else { return }
        var snapshot = source.snapshot()
        snapshot.reloadItems(reloaded.filter { snapshot.indexOfItem($0) != nil })
        snapshot.reconfigureItems(reconfigured.filter { snapshot.indexOfItem($0) != nil })
        source.apply(snapshot, animatingDifferences: animated, completion: completion)
    }
}
