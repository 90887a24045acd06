import Foundation
import ListUpdates
import QuartzCore

/// Gives a table its rows from snapshots: what changes from one to the next is found, and shown as one update.
///
/// It is the table's data source from its making on. Tables hold it weakly: keep it. Titles and the index are a subclass's,
/// which overrides their methods: one that is not overridden counts as absent.
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<Section, UUID>(tableView: table) { table, path, id in
///     let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
///     cell.textLabel?.text = names[id]
///     return cell
/// }
/// var snapshot = NSDiffableDataSourceSnapshot<Section, UUID>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(ids)
/// dataSource.apply(snapshot)
/// ```
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    /// Gives the cell of an item, at its place. Nil raises.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let cellProvider: CellProvider
    private weak var tableView: UITableView?
    nonisolated let engine: DiffableEngine<SectionIdentifierType, ItemIdentifierType>

    /// How rows and sections come, go and are replaced. Default `automatic`.
    public var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Becomes the table's data source, without sections.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        engine = DiffableEngine()
        super.init()
        engine.list = { [weak self] in
            self.flatMap { own in
                own.tableView.map { TableDiffableList(table: $0, animation: own.defaultRowAnimation) }
            }
        }
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows a snapshot: rows that are new come, those that are gone leave, others move, and marked ones are shown anew.
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

    /// Shows a snapshot by reloading the table: nothing is compared or animated, and marks do not count.
    /// - Parameter completion: Called in a later turn of the main thread.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        engine.take(snapshot, .reload, completion)
    }

    /// Shows a snapshot on the main thread by reloading the table, and returns when that is done.
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
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        engine.item(at: indexPath)
    }

    /// The place of an item; nil for one that is not shown.
    @discardableResult
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        engine.path(of: itemIdentifier)
    }

    // MARK: What the table asks

    /// How many sections are shown.
    @discardableResult
    open func numberOfSections(in tableView: UITableView) -> Int { engine.shown.numberOfSections }

    /// How many items a section holds. Raises for one that is not there.
    @discardableResult
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        engine.count(of: section)
    }

    /// The provider's cell for the item at a place. Raises where it gives none.
    @discardableResult
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let id = engine.asked(at: indexPath) else { return UITableViewCell() }
        if let cell = cellProvider(tableView, indexPath, id) { return cell }
        DiffableMisuse.raise(
            "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath.sentence) with item "
                + "identifier '\(id)', which is not allowed. You must always return a cell to the table view: "
                + tableView.label)
        return UITableViewCell()
    }

    /// Nil: override it.
    @discardableResult
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Nil: override it.
    @discardableResult
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Nil: override it.
    @discardableResult
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// The section with the title's number: override it.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        OptionalMethods.leftOut(of: self)
        return index
    }

    /// False: override it.
    @discardableResult
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// False: override it.
    @discardableResult
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing: override it, and apply a snapshot of what was edited.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing: override it, and apply a snapshot in which the item was moved.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
