import Foundation
import ListUpdates
import Synchronization
import VirtualFoundation

/// How a snapshot is shown.
enum DiffableWay: Sendable {
    case difference(isAnimated: Bool)
    case reload
}

/// The list that shows snapshots, as their data source knows it.
@MainActor
protocol DiffableList {
    var view: UIView { get }
    /// The move that the data source is being told of; nil: none.
    var toldMove: (from: IndexPath, to: IndexPath)? { get }
    func reloadData()
    /// Whether the list can show a difference as an update.
    func takes(_ difference: SnapshotDifference) -> Bool
    /// Calls a block that tells of changes, which are one update.
    func update(_ body: () -> Void, completion: @escaping () -> Void)
    func tell(_ batch: ListBatch)
    func reload(sections: IndexSet)
    func reload(items: [IndexPath])
    func reconfigure(items: [IndexPath])
}

/// Takes snapshots for a data source, from any thread, and has its list show what changes from one to the next.
@MainActor
final class DiffableEngine<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Has the app told that all is over, also where something raised, so that nobody waits for ever.
    typealias Over = DiffableCompletion
    private typealias Step = (any DiffableList) -> Void

    nonisolated private let book = Mutex(DiffableBook<SectionIdentifierType, ItemIdentifierType>())
    /// Gives the list; nil where it is gone.
    var list: () -> (any DiffableList)? = { nil }
    /// Called on the main thread before a snapshot that was applied is shown.
    var willShow: (Snapshot) -> Void = { _ in }
    /// True while a snapshot is being applied.
    private var isApplying = false
    /// How many pairs of snapshots were compared.
    private(set) var comparisons = 0

    /// What the list is told when it asks.
    var shown: Snapshot { book.withLock { $0.shown } ?? Snapshot() }

    /// What was applied last, without marks.
    nonisolated var latest: Snapshot { book.withLock { $0.latest } }

    /// From now on the list is told this: it has changed by itself.
    func note(_ snapshot: Snapshot) { book.withLock { $0.show(snapshot) } }

    /// A snapshot comes, on any thread.
    nonisolated func take(_ snapshot: Snapshot, _ way: DiffableWay, _ completion: (() -> Void)?) {
        let isOnMain = MainThread.isCurrent
        let over = Over(completion)
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

    private func show(_ snapshot: Snapshot, _ way: DiffableWay, then over: Over) {
        guard !isApplying else {
            DiffableMisuse.raise(Self.nested)
            return over()
        }
        isApplying = true
        defer { isApplying = false }
        willShow(snapshot)
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

    private func reload(_ snapshot: Snapshot) {
        note(snapshot)
        list()?.reloadData()
    }

    private func reload(_ snapshot: Snapshot, then over: Over) {
        reload(snapshot)
        over()
    }

    private func update(to new: Snapshot, isAnimated: Bool, then over: Over) {
        // Outside of a window nothing is compared (assumed).
        guard let list = list(), list.view.window != nil else {
            reload(new)
            return isAnimated ? over() : over.now()
        }
        guard let old = book.withLock({ $0.shown }) else {
            guard isAnimated, new.content.hasMarks else { return reload(new, then: over) }
            reload(new)
            return tell(marks(of: new.content, isAlone: true), to: list, then: over)
        }
        guard !isShown(new, since: old, by: list) else {
            note(new)
            return over()
        }
        comparisons += 1
        let difference = SnapshotDifference(from: old.content, to: new.content)
        guard list.takes(difference) else { return reload(new, then: over) }
        var steps = marks(of: new.content, isAlone: difference.isEmpty)
        if !difference.isEmpty {
            steps.insert(
                {
                    self.note(new)
                    $0.tell(difference.batch)
                }, at: 0)
        }
        tell(steps, to: list, then: over)
    }

    // MARK: Updates

    /// Tells the list one update after the other; all last as long, so that the last one ends last.
    private func tell(_ steps: [Step], to list: any DiffableList, then over: Over) {
        guard !steps.isEmpty else { return over() }
        for (number, step) in steps.enumerated() {
            // What is not laid out yet is asked for as it was.
            list.view.layoutIfNeeded()
            list.update {
                step(list)
            } completion: {
                if number == steps.count - 1 { over() }
            }
        }
    }

    /// The updates that carry out marks, at their places in the snapshot that has them: sections first, then items, which
    /// are asked for twice if their section is marked too; all as one where nothing else changes.
    private func marks(
        of new: ListSnapshot<SectionIdentifierType, ItemIdentifierType>, isAlone: Bool
    ) -> [Step] {
        let sections = IndexSet(new.reloadedSectionIdentifiers.compactMap { new.index(ofSection: $0) })
        let paths = { (ids: [ItemIdentifierType]) in ids.compactMap { new.path(of: $0) }.map { IndexPath($0) } }
        let (reloaded, reconfigured) = (paths(new.reloadedItemIdentifiers), paths(new.reconfiguredItemIdentifiers))
        let ofSections: Step = { $0.reload(sections: sections) }
        let ofItems: Step = { list in
            list.reload(items: reloaded)
            list.reconfigure(items: reconfigured)
        }
        let steps = (sections.isEmpty ? [] : [ofSections]) + (reloaded.isEmpty && reconfigured.isEmpty ? [] : [ofItems])
        return isAlone && steps.count > 1 ? [{ list in for step in steps { step(list) } }] : steps
    }

    // MARK: Answers

    /// The item at a place; nil where there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? { ListPath(path).flatMap { shown.content.item(at: $0) } }

    /// The place of an item; nil for one that is not shown.
    func path(of item: ItemIdentifierType) -> IndexPath? { shown.content.path(of: item).map { IndexPath($0) } }

    /// How many items a section holds. Raises for one that is not there.
    func count(of section: Int) -> Int {
        let shown = shown
        guard let id = shown.content.section(at: section) else {
            DiffableMisuse.raise("Invalid parameter not satisfying: section < _impl.numberOfSections")
            return 0
        }
        return shown.numberOfItems(inSection: id)
    }

    /// The item that the list asks for. Raises where there is none (the words are assumed).
    func asked(at path: IndexPath) -> ItemIdentifierType? {
        let item = item(at: path)
        if item == nil { DiffableMisuse.raise("Invalid parameter not satisfying: itemIdentifier") }
        return item
    }
}
