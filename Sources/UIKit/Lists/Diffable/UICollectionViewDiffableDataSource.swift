import Foundation
import ListUpdates
import QuartzCore

/// Gives a collection its items from snapshots: what changes from one to the next is found, and shown as one update.
///
/// It is the collection's data source from its making on. Collections hold it weakly: keep it. A section may also be given as
/// a tree (`NSDiffableDataSourceSectionSnapshot`), whose branches open and close.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Gives the cell of an item, at its place. Nil raises.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Gives a view beside cells, of a kind, at its place. Nil raises.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Who decides whether items are dragged, and hears of it.
    public struct ReorderingHandlers {
        /// Whether an item may be dragged. Default nil: none may.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called when an item was let go of elsewhere, before `snapshot()` says so.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when `snapshot()` says so.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Handlers that let nothing be dragged.
        public init() {}
    }

    /// Who decides whether branches open and close, and hears of it.
    public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
        /// Whether an item may be opened. Default nil: yes.
        public var shouldExpandItem: ((ItemType) -> Bool)?
        /// Called before an item opens.
        public var willExpandItem: ((ItemType) -> Void)?
        /// Whether an item may be closed. Default nil: yes.
        public var shouldCollapseItem: ((ItemType) -> Bool)?
        /// Called before an item closes.
        public var willCollapseItem: ((ItemType) -> Void)?
        /// Gives what is below an item that opens, in place of what is there.
        public var snapshotForExpandingParent:
            (
                (ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemType>
            )?

        /// Handlers that let everything open and close.
        public init() {}
    }

    private let cellProvider: CellProvider
    private weak var collectionView: UICollectionView?
    nonisolated let engine: DiffableEngine<SectionIdentifierType, ItemIdentifierType>
    /// Sections that were given as trees.
    private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    /// True while a tree is being applied, as a snapshot of all sections.
    private var isApplyingTree = false

    /// Gives headers, footers and other views beside cells. Default nil.
    public final var supplementaryViewProvider: SupplementaryViewProvider?

    /// Who decides whether items are dragged.
    public final var reorderingHandlers = ReorderingHandlers()

    /// Who decides whether branches open and close.
    public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Becomes the collection's data source, without sections.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        engine = DiffableEngine()
        super.init()
        engine.list = { [weak self] in self?.collectionView.map { CollectionDiffableList(collection: $0) } }
        engine.willShow = { [weak self] in self?.forgetTrees(but: $0) }
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows a snapshot: items that are new come, those that are gone leave, others move, and marked ones are shown anew.
    ///
    /// Always to be called on the main thread, or always on one queue beside it, where it returns at once.
    /// - Parameters:
    ///   - animatingDifferences: Whether the update is animated; it is the same one else.
    ///   - completion: Called in a later turn of the main thread, after the animation.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        engine.take(snapshot, .difference(isAnimated: animatingDifferences), completion)
    }

    /// Shows a snapshot on the main thread, and returns when that is done, after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by reloading the collection: nothing is compared or animated, and marks do not count.
    /// - Parameter completion: Called in a later turn of the main thread.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        engine.take(snapshot, .reload, completion)
    }

    /// Shows a snapshot on the main thread by reloading the collection, and returns when that is done.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// A copy of what was applied last, without marks.
    @discardableResult
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        engine.latest
    }

    // MARK: Trees

    /// Shows what is visible of a tree in a section: at the end, if it is not there yet. Items that stand in other sections
    /// leave them.
    /// - Parameter completion: Called in a later turn of the main thread, after the animation.
    public final func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        let new = placing(snapshot.visibleItems, in: section)
        isApplyingTree = true
        engine.take(new, .difference(isAnimated: animatingDifferences), completion)
        isApplyingTree = false
        tellCells(animated: animatingDifferences)
    }

    /// Shows what is visible of a tree in a section, and returns when that is done, after the animation.
    public final func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// A section as a tree: that which was applied, else its items as roots.
    @discardableResult
    public final func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        let shown = engine.latest
        if shown.indexOfSection(section) != nil { flat.append(shown.itemIdentifiers(inSection: section)) }
        return flat
    }

    /// All sections with other items in one.
    private func placing(
        _ items: [ItemIdentifierType], in section: SectionIdentifierType
    ) -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        var new = engine.latest
        if new.indexOfSection(section) == nil { new.appendSections([section]) }
        for item in items {
            // An item that stands elsewhere leaves that section, and the tree that it was in.
            guard let other = new.sectionIdentifier(containingItem: item), other != section else { continue }
            if trees[other]?.contains(item) == true { trees[other]?.delete([item]) }
        }
        new.deleteItems(new.itemIdentifiers(inSection: section))
        new.deleteItems(items)
        new.appendItems(items, toSection: section)
        return new
    }

    /// A snapshot of all sections comes: trees that say otherwise hold no more.
    private func forgetTrees(but new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
        guard !isApplyingTree else { return }
        for (section, tree) in trees {
            let isSame =
                new.indexOfSection(section) != nil
                && new.itemIdentifiers(inSection: section) == tree.visibleItems
            if !isSame { trees[section] = nil }
        }
    }

    // MARK: What is where

    /// The section at a place; nil where there is none.
    @discardableResult
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { engine.shown.content.section(at: index) }

    /// The place of a section; nil for one that is not shown.
    @discardableResult
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        engine.shown.content.index(ofSection: sectionIdentifier)
    }

    /// The item at a place; nil where there is none.
    @discardableResult
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { engine.item(at: indexPath) }

    /// The place of an item; nil for one that is not shown.
    @discardableResult
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { engine.path(of: itemIdentifier) }

    // MARK: What the collection asks

    /// How many sections are shown.
    @discardableResult
    open func numberOfSections(in collectionView: UICollectionView) -> Int { engine.shown.numberOfSections }

    /// How many items a section holds. Raises for one that is not there.
    @discardableResult
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        engine.count(of: section)
    }

    /// The provider's cell for the item at a place. Raises where it gives none.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let id = engine.asked(at: indexPath) else { return UICollectionViewCell(frame: .zero) }
        if let cell = cellProvider(collectionView, indexPath, id) {
            tell(cell, of: id)
            return cell
        }
        DiffableMisuse.raise(
            "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath.sentence) with item "
                + "identifier '\(id)', which is not allowed. You must always return a cell to the collection view: "
                + collectionView.label)
        return UICollectionViewCell(frame: .zero)
    }

    /// The provider's view. Raises where there is no provider, or it gives none.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        let lack =
            supplementaryViewProvider == nil
            ? "a supplementaryViewProvider was not specified on the diffable data source"
            : "the supplementaryViewProvider of the diffable data source returned nil"
        DiffableMisuse.raise(
            "CollectionView \(collectionView.label) requested a supplementary view, but \(lack) (kind \(kind), index path "
                + "\(indexPath.sentence))")
        return UICollectionReusableView(frame: .zero)
    }

    /// Whether the handlers let an item be dragged; else no.
    @discardableResult
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let id = engine.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(id) ?? false
    }

    /// Nil: override it.
    @discardableResult
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// The section with the title's number: override it.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        OptionalMethods.leftOut(of: self)
        return IndexPath(index: index)
    }

    /// Takes over where an item was dragged to, and tells the handlers.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let old = engine.latest
        guard let id = engine.item(at: sourceIndexPath),
            let new = moving(id, to: destinationIndexPath, in: old), new != old
        else { return }
        let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
        reorderingHandlers.willReorder?(transaction)
        engine.note(new)
        forgetTrees(but: new)
        reorderingHandlers.didReorder?(transaction)
    }

    private func moving(
        _ id: ItemIdentifierType, to path: IndexPath,
        in old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>? {
        guard path.count == 2, old.sectionIdentifiers.indices.contains(path.section) else { return nil }
        var new = old
        new.deleteItems([id])
        let section = new.sectionIdentifiers[path.section]
        let others = new.itemIdentifiers(inSection: section)
        guard path.item <= others.count else { return nil }
        if path.item < others.count {
            new.insertItems([id], beforeItem: others[path.item])
        } else {
            new.appendItems([id], toSection: section)
        }
        return new
    }
}

/// Seconds in which a chevron turns (assumed).
private let chevronTurn = 0.3

// Branches that open and close under a finger.
extension UICollectionViewDiffableDataSource: OutlineSource {
    /// Tells a cell how deep its item is, and whether it is open.
    private func tell(_ cell: UICollectionViewCell, of id: ItemIdentifierType) {
        guard let place = outlinePlace(of: id) else { return }
        cell.take(level: place.level, isExpanded: place.isExpanded)
    }

    /// Tells cells in sight whose branches are open or closed from now on.
    private func tellCells(animated: Bool) {
        guard let collectionView else { return }
        let tell = {
            for path in collectionView.indexPathsForVisibleItems {
                guard let id = self.engine.item(at: path), let cell = collectionView.cellForItem(at: path) else {
                    continue
                }
                self.tell(cell, of: id)
            }
        }
        guard animated, collectionView.window != nil else { return UIView.performWithoutAnimation(tell) }
        UIView.animate(withDuration: chevronTurn, delay: 0, options: .allowUserInteraction, animations: tell)
    }

    private func tree(of id: ItemIdentifierType) -> (
        section: SectionIdentifierType, tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    )? {
        guard let section = engine.shown.sectionIdentifier(containingItem: id), let tree = trees[section],
            tree.contains(id)
        else { return nil }
        return (section, tree)
    }

    private func outlinePlace(of id: ItemIdentifierType) -> (level: Int, isExpanded: Bool)? {
        tree(of: id).map { ($0.tree.level(of: id), $0.tree.isExpanded(id)) }
    }

    func toggleOutline(at path: IndexPath) -> Bool? {
        guard let id = engine.item(at: path), let (section, tree) = tree(of: id) else { return nil }
        var new = tree
        if tree.isExpanded(id) {
            guard sectionSnapshotHandlers.shouldCollapseItem?(id) ?? true else { return true }
            sectionSnapshotHandlers.willCollapseItem?(id)
            new.collapse([id])
        } else {
            guard sectionSnapshotHandlers.shouldExpandItem?(id) ?? true else { return false }
            sectionSnapshotHandlers.willExpandItem?(id)
            if let children = sectionSnapshotHandlers.snapshotForExpandingParent {
                new.replace(childrenOf: id, using: children(id, tree.snapshot(of: id)))
            }
            new.expand([id])
        }
        apply(new, to: section, animatingDifferences: true)
        return new.isExpanded(id)
    }
}
