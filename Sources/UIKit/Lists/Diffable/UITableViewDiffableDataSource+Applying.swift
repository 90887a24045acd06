import Foundation
import ListUpdates
import VirtualFoundation

/// How a snapshot is shown.
enum DiffableWay: Sendable {
    case difference(isAnimated: Bool)
    case reload
}

// From one snapshot to the next.
extension UITableViewDiffableDataSource {
    /// Has the app told that all is over, in a later turn: also where something raised, so that nobody waits for ever.
    private typealias Over = @Sendable () -> Void

    /// What the table is told when it asks.
    var shown: Snapshot { book.withLock { $0.shown } ?? Snapshot() }

    /// A snapshot comes, on any thread.
    nonisolated func take(_ snapshot: Snapshot, _ way: DiffableWay, _ completion: (() -> Void)?) {
        let isOnMain = MainThread.isCurrent
        // Handed over once, and called on the main thread alone.
        nonisolated(unsafe) let completion = completion
        let over: Over = { if completion != nil { DispatchQueue.main.async { completion?() } } }
        switch book.withLock({ $0.note(snapshot, onMain: isOnMain) }) {
        case .deadlock:
            DiffableMisuse.raise(DiffableThreadProblem.deadlock.message)
            return over()
        case .mixed: DiffableMisuse.log(DiffableThreadProblem.mixed.message)
        case nil: break
        }
        guard !isOnMain else { return MainActor.assumeIsolated { show(snapshot, way, then: over) } }
        DispatchQueue.main.async {
            self.book.withLock { $0.endWaiting() }
            self.show(snapshot, way, then: over)
        }
    }

    private func show(_ snapshot: Snapshot, _ way: DiffableWay, then over: @escaping Over) {
        guard !isApplying else {
            DiffableMisuse.raise(Self.nested)
            return over()
        }
        isApplying = true
        defer { isApplying = false }
        switch way {
        case .reload: reload(snapshot, then: over)
        case .difference(isAnimated: true): update(to: snapshot, isAnimated: true, then: over)
        case .difference(isAnimated: false):
            UIView.performWithoutAnimation { update(to: snapshot, isAnimated: false, then: over) }
        }
    }

    /// The words are assumed.
    private static var nested: String {
        "Attempted to apply a snapshot while another one is being applied, which is not allowed. Apply it when that is done."
    }

    private func reload(_ snapshot: Snapshot, then over: Over) {
        book.withLock { $0.show(snapshot) }
        tableView?.reloadData()
        over()
    }

    private func update(to new: Snapshot, isAnimated: Bool, then over: @escaping Over) {
        // Outside of a window nothing is compared (assumed).
        guard let table = tableView, table.window != nil else { return reload(new, then: over) }
        guard let old = book.withLock({ $0.shown }) else {
            guard isAnimated, new.content.hasMarks else { return reload(new, then: over) }
            reload(new) {}
            return tell(marks(of: new.content, isAlone: true), to: table, then: over)
        }
        guard !isShown(new, since: old, by: table) else {
            book.withLock { $0.show(new) }
            return over()
        }
        comparisons += 1
        let difference = SnapshotDifference(from: old.content, to: new.content)
        guard difference.isForTables else { return reload(new, then: over) }
        var steps = marks(of: new.content, isAlone: difference.isEmpty)
        if !difference.isEmpty { steps.insert({ self.tell(difference.batch, to: $0, as: new) }, at: 0) }
        tell(steps, to: table, then: over)
    }

    // MARK: Updates

    private typealias Step = (UITableView) -> Void

    /// Tells the table one update after the other; all last as long, so that the last one ends last.
    private func tell(_ steps: [Step], to table: UITableView, then over: @escaping Over) {
        guard !steps.isEmpty else { return over() }
        for (number, step) in steps.enumerated() {
            // What is not laid out yet is asked for as it was.
            table.layoutIfNeeded()
            table.performBatchUpdates {
                step(table)
            } completion: { _ in
                if number == steps.count - 1 { over() }
            }
        }
    }

    private func tell(_ batch: ListBatch, to table: UITableView, as new: Snapshot) {
        book.withLock { $0.show(new) }
        table.deleteSections(IndexSet(batch.deletedSections), with: defaultRowAnimation)
        table.insertSections(IndexSet(batch.insertedSections), with: defaultRowAnimation)
        for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
        table.deleteRows(at: batch.deletedItems.map(IndexPath.init), with: defaultRowAnimation)
        table.insertRows(at: batch.insertedItems.map(IndexPath.init), with: defaultRowAnimation)
        for move in batch.movedItems { table.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    }

    /// The updates that carry out marks, at their places in the snapshot that has them: sections first, then items, which
    /// are asked for twice if their section is marked too; all as one where nothing else changes.
    private func marks(
        of new: ListSnapshot<SectionIdentifierType, ItemIdentifierType>, isAlone: Bool
    ) -> [Step] {
        let sections = IndexSet(new.reloadedSectionIdentifiers.compactMap { new.index(ofSection: $0) })
        let paths = { (ids: [ItemIdentifierType]) in ids.compactMap { new.path(of: $0) }.map(IndexPath.init) }
        let (reloaded, reconfigured) = (paths(new.reloadedItemIdentifiers), paths(new.reconfiguredItemIdentifiers))
        let animation = defaultRowAnimation
        let ofSections: Step = { $0.reloadSections(sections, with: animation) }
        let ofItems: Step = { table in
            table.reloadRows(at: reloaded, with: animation)
            table.reconfigureRows(at: reconfigured)
        }
        let steps = (sections.isEmpty ? [] : [ofSections]) + (reloaded.isEmpty && reconfigured.isEmpty ? [] : [ofItems])
        return isAlone && steps.count > 1 ? [{ table in for step in steps { step(table) } }] : steps
    }

    // MARK: Answers

    func rows(of section: Int) -> Int {
        let shown = shown
        guard let id = shown.content.section(at: section) else {
            DiffableMisuse.raise("Invalid parameter not satisfying: section < _impl.numberOfSections")
            return 0
        }
        return shown.numberOfItems(inSection: id)
    }

    /// After an exception: a cell that shows nothing.
    func cell(in tableView: UITableView, at path: IndexPath) -> UITableViewCell {
        guard let id = itemIdentifier(for: path) else {
            // Assumed.
            DiffableMisuse.raise("Invalid parameter not satisfying: itemIdentifier")
            return UITableViewCell()
        }
        if let cell = cellProvider(tableView, path, id) { return cell }
        DiffableMisuse.raise(
            "UITableViewDiffableDataSource cell provider returned nil for index path \(UITableView.text(path)) with item "
                + "identifier '\(id)', which is not allowed. You must always return a cell to the table view: "
                + tableView.label)
        return UITableViewCell()
    }
}
