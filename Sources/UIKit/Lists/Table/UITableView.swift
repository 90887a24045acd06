import CoreGraphics
import Foundation
import ListLayout

/// Rows below each other, in sections: as many as there are, of which cells are made only for those in sight.
///
/// A data source says how many rows there are and gives a cell for each that comes in sight; cells that leave are used
/// again. Heights are told by the delegate, by `rowHeight`, or measured from what a cell needs, once it is seen. What lies
/// out of sight counts as estimated until then, and what is in sight stays where it is while estimates are corrected.
@preconcurrency @MainActor
open class UITableView: UIScrollView, CellHost {
    /// A table of a style. Until it is laid out, or asked for something that it has to know for it, its data source is
    /// asked nothing.
    public init(frame: CGRect, style: Style) {
        styleStorage = style
        super.init(frame: frame)
        prepareTable()
    }

    /// A plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// A plain table; archives are not read.
    public required init?(coder: NSCoder) {
        styleStorage = .plain
        super.init(coder: coder)
        prepareTable()
    }

    private func prepareTable() {
        alwaysBounceVertical = true
        addGestureRecognizer(swipe.pan)
        addGestureRecognizer(reorder.gesture)
        setBackgroundColor(style == .plain ? .systemBackground : .systemGroupedBackground)
    }

    // MARK: State

    /// All lengths, as far as they are known.
    var offsets = ListOffsets()
    /// Cells that are shown.
    var rows = LiveViews<ListRow, UITableViewCell>()
    /// Headers and footers that are shown.
    var edges = LiveViews<EdgePlace, UIView>()
    /// Headers and footers in sight that have no view.
    var emptyEdges: Set<EdgePlace> = []
    var pool = ReusePool<String, ListRow, UITableViewCell>()
    var edgePool = ReusePool<String, EdgePlace, UIView>()
    /// The classes that cells, headers and footers are made of, by identifier.
    var (cellClasses, edgeClasses): ([String: AnyClass], [String: AnyClass]) = ([:], [:])
    var selection = ListSelection<ListRow>()
    /// The row that the data source is asked for now.
    var asked: AskedRow?
    /// The row under a finger that may select it.
    var touchedRow: ListRow?
    /// Whether the finger that is down closes the open row when it is off.
    var closesSwipe = false
    /// True once counts were asked for.
    var isLoaded = false
    /// True while data source and delegate are asked: what they begin meanwhile waits.
    var isAsking = false
    /// A reload was asked for meanwhile.
    var isReloadDue = false
    /// Lengths hold no more, as the width or the size of text is another one.
    var areLengthsStale = false
    private(set) lazy var prefetcher = TablePrefetcher(for: self)
    private(set) lazy var swipe = ListSwipe(of: self)
    private(set) lazy var reorder = ListReorder(of: self)
    private lazy var menus = TableMenus(of: self)
    private lazy var menuInteraction = UIContextMenuInteraction(delegate: menus)
    /// The titles beside the rows.
    var index: ListIndex?
    private(set) lazy var fillers = TableFillers(in: self)
    /// Where the table is to stand, until that is known for certain.
    var goal: ScrollGoal?
    /// The update that is being told.
    var update: ToldUpdate<RowAnimation>?
    /// Heights of the views above and below all rows, as they were when these were set.
    var (topHeight, bottomHeight): (CGFloat, CGFloat) = (0, 0)
    /// What a finger moved, while the data source is told of it.
    var toldMove: (from: IndexPath, to: IndexPath)?
    /// Whether a keyboard is to cover no row that is typed in.
    var avoidsKeyboard = false
    /// What was added below the content for a keyboard.
    var keyboardRoom: CGFloat = 0
    weak var tableDelegate: (any UITableViewDelegate)?
    var ownSeparatorInset: UIEdgeInsets?
    /// The safe area's left and right, as they were when rows were last told to keep out of it.
    var safeSides = UIEdgeInsets.zero
    /// Whether rows show what can be done with them.
    private(set) var showsEditing = false

    /// How the sections look.
    @_nonoverride
    open var style: Style { styleStorage }
    private let styleStorage: Style

    // MARK: Data

    /// Says what there is to show. Not held. Setting it forgets everything: it is asked with the next layout.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceDidChange() } }
    }

    /// Says how high rows are, gives headers and footers, and hears of what happens. Not held.
    @_nonoverride
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        tableDelegate = (self as UIScrollView).delegate as? any UITableViewDelegate
        if tableDelegate != nil, menuInteraction.view == nil {
            menuInteraction.leavesTouches = true
            addInteraction(menuInteraction)
        }
        sourceDidChange()
    }

    /// Hears of rows that are about to come in sight. Not held.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            prefetcher.forget()
            setNeedsLayout()
        }
    }

    /// Whether `prefetchDataSource` is told of rows. Default true.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { setNeedsLayout() } }
    }

    /// Opens the menus of rows; nil where no delegate could say what they show.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        menuInteraction.view == nil ? nil : menuInteraction
    }

    /// Forgets everything shown and known but the offset, and asks for counts, and for heights where they are not
    /// estimated, at once; for cells with the next layout. Nothing is selected any more.
    ///
    /// From inside of a method of data source or delegate that the table calls, it waits until the table has done asking.
    open func reloadData() { reload() }

    /// How many sections there are.
    open var numberOfSections: Int {
        loadIfNeeded()
        return offsets.sectionCount
    }

    /// How many rows a section has; 0 for one that is not there (assumed).
    @discardableResult
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return offsets.rowCount(in: section) ?? 0
    }

    // MARK: Heights

    /// How high rows are where the delegate does not say. Default `automaticDimension`: as high as their cells need.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { lengthsDidChange() } }
    }

    /// How high headers are where the delegate does not say. Default `automaticDimension`.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { lengthsDidChange() } }
    }

    /// How high footers are where the delegate does not say. Default `automaticDimension`.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { lengthsDidChange() } }
    }

    /// What a row counts before it is seen. Default `automaticDimension`: 44 (assumed). At 0 the height of each row is asked
    /// for at once, unless the delegate estimates.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { lengthsDidChange() } }
    }

    /// What a header counts before it is seen. Default `automaticDimension`: 28 (assumed). At 0 each is asked for at once.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { lengthsDidChange() } }
    }

    /// What a footer counts before it is seen. Default `automaticDimension`: 28 (assumed). At 0 each is asked for at once.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { lengthsDidChange() } }
    }

    /// How high empty rows are that fill a plain table to its end, each with its line. Default 0: there are none.
    open var fillerRowHeight: CGFloat = 0 {
        didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
    }

    /// The space above a section's header, where headers are told of at all. Default `automaticDimension`: 22 in plain
    /// tables, 0 in others.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { lengthsDidChange() } }
    }

    /// Whether rows in sight are measured again when their cells need another height. Default `enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { ConstraintWatch.isNeeded = true } }
    }

    // MARK: Views around the rows

    /// Above all rows, as wide as the table and as high as it was when it was set: setting it again takes over another
    /// height. Default nil.
    open var tableHeaderView: UIView? {
        didSet {
            topHeight = tableHeaderView?.layer.bounds.height ?? 0
            endViewDidChange(from: oldValue, to: tableHeaderView)
        }
    }

    /// Below all rows, as wide as the table and as high as it was when it was set. Default nil.
    open var tableFooterView: UIView? {
        didSet {
            bottomHeight = tableFooterView?.layer.bounds.height ?? 0
            endViewDidChange(from: oldValue, to: tableFooterView)
        }
    }

    /// Behind all rows, as large as the table; it does not scroll along. Default nil.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    // MARK: Separators

    /// Whether there are lines between rows. Default `singleLine`.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { lengthsDidChange() } }
    }

    /// The lines' colour; nil means the default, `UIColor.separator`.
    open var separatorColor: UIColor? = .separator {
        didSet { linesDidChange() }
    }

    /// What the lines do with what lies behind them, in place of the colour. Default nil. Which of both counts is assumed.
    open var separatorEffect: UIVisualEffect? {
        didSet { if separatorEffect !== oldValue { linesDidChange() } }
    }

    /// From the sides to the lines. Default: to where text begins in cells, 0 at the other side. An inset of
    /// `automaticDimension` at a side means the default there. What a cell sets comes first.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            cellsNeedLayout()
        }
    }

    /// From where `separatorInset` counts. Default `fromCellEdges`.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
        didSet { if separatorInsetReference != oldValue { cellsNeedLayout() } }
    }

    /// Whether cells' margins keep lines of text short where the table is wide. Default false.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { marginsOfCellsDidChange() } }
    }

    /// Whether cells' contents keep out of the safe area at the sides. Default true.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { marginsOfCellsDidChange() } }
    }

    // MARK: Section index

    /// The title that stands for search: a magnifying glass is shown in its place.
    public nonisolated static let indexSearch = "{search}"

    /// From how many rows on the index shows. Default 0.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if isLoaded, sectionIndexMinimumDisplayRowCount != oldValue { askIndexTitles() } }
    }

    /// The titles' colour. Default nil: the tint.
    open var sectionIndexColor: UIColor? {
        didSet { index?.takeColors() }
    }

    /// Behind the titles. Default nil: nothing (assumed).
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { index?.takeColors() }
    }

    /// Behind the titles while a finger is on them. Default nil: as without one.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { index?.takeColors() }
    }

    /// Asks for the titles of the index anew.
    open func reloadSectionIndexTitles() {
        askIndexTitles()
        cellsNeedLayout()
    }

    // MARK: Making and using again

    /// Says which class to make cells of, by an identifier; nil: none any more.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass
    }

    /// Refuses to make cells from a nib; nil: none are made for the identifier any more.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard nib == nil else { return UINib.refuse("cells with the identifier \(identifier)") }
        register(nil as AnyClass?, forCellReuseIdentifier: identifier)
    }

    /// Says which class to make headers and footers of, by an identifier; nil: none any more.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        edgeClasses[identifier] = aClass
    }

    /// Refuses to make headers and footers from a nib; nil: none are made for the identifier any more.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard nib == nil else { return UINib.refuse("headers and footers with the identifier \(identifier)") }
        register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }

    /// A cell that was put away, after `prepareForReuse()`, or a new one of a registered class.
    /// - Returns: Nil where there is neither.
    @discardableResult
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        reuseCell(identifier) ?? newCell(identifier)
    }

    /// A cell for the row that the data source is asked for: one that was put away, or a new one of a registered class, in
    /// the row's size.
    ///
    /// Raises where no class is registered, where the table has no such row, and for the second cell of a row.
    @discardableResult
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        cell(identifier, for: indexPath)
    }

    /// A header or footer that was put away, after `prepareForReuse()`, or a new one of a registered class.
    /// - Returns: Nil where there is neither.
    @discardableResult
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        reuseEdge(identifier)
    }

    // MARK: What is where

    /// A section with its header and footer, in the table's space; zero for one that is not there.
    @discardableResult
    open func rect(forSection section: Int) -> CGRect { sectionFrame(section) }

    /// A section's header, where it is when it does not stick to the edge; zero for a section that is not there.
    @discardableResult
    open func rectForHeader(inSection section: Int) -> CGRect { edgeFrame(EdgePlace(section, .header)) }

    /// A section's footer, where it is when it does not stick to the edge; zero for a section that is not there.
    @discardableResult
    open func rectForFooter(inSection section: Int) -> CGRect { edgeFrame(EdgePlace(section, .footer)) }

    /// A row, in the table's space; zero for one that is not there.
    @discardableResult
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowFrame(indexPath) }

    /// The row at a point of the table's space; nil between and around rows.
    @discardableResult
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point).map(IndexPath.init) }

    /// The row that shows a cell; nil where none does.
    @discardableResult
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.place(of: cell).map(IndexPath.init) }

    /// The rows of which something lies in a rectangle; nil for a rectangle that is none.
    @discardableResult
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect)?.map(IndexPath.init) }

    /// The cell that shows a row; nil for one out of sight.
    @discardableResult
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { ListRow(indexPath).flatMap { rows[$0] } }

    /// What is met in the table: its cells from the top down, then what stands between them.
    override var accessibilityOwnElements: [Any]? {
        let cells = visibleCells
        let listed: [UIView] = [tableHeaderView].compactMap { $0 } + cells
        let met = Set((listed + [backgroundView, tableFooterView].compactMap { $0 }).map { ObjectIdentifier($0) })
        let others = childViews.filter { !met.contains(ObjectIdentifier($0)) }
        return listed + others + [tableFooterView].compactMap { $0 }
    }

    /// The cells in sight, from the top down.
    open var visibleCells: [UITableViewCell] { rows.inOrder.map(\.view) }

    /// The rows in sight, from the top down; nil where there are none (assumed).
    open var indexPathsForVisibleRows: [IndexPath]? {
        rows.isEmpty ? (isLoaded ? [] : nil) : rows.inOrder.map { IndexPath($0.place) }
    }

    /// A section's header in sight; nil for others, and for views of other classes.
    @discardableResult
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edges[EdgePlace(section, .header)] as? UITableViewHeaderFooterView
    }

    /// A section's footer in sight; nil for others, and for views of other classes.
    @discardableResult
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        edges[EdgePlace(section, .footer)] as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling

    /// Scrolls so that a row is seen at a position, as far as the content reaches; one whose row is `NSNotFound` means the
    /// section's beginning. Rows on the way whose height is not known are estimated: the place is corrected as they come in
    /// sight. Raises for a row that is not there.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the selected row that is nearest to what is in sight; nothing where none is selected.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = nearestSelectedRow else { return }
        scroll(to: IndexPath(row), at: scrollPosition, animated: animated)
    }

    // MARK: Selection

    /// Posted by a table, as its object, when a finger changed what is selected; code's changes post nothing.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")

    /// Whether fingers select rows while the table is not edited. Default true.
    open var allowsSelection = true

    /// Whether fingers select rows while the table is edited. Default false.
    open var allowsSelectionDuringEditing = false

    /// Whether fingers select several rows. Default false.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, allowsMultipleSelection != oldValue { keepOneSelected() } }
    }

    /// Whether fingers select several rows while the table is edited: cells show it by a circle. Default false.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingRulesDidChange() } }
    }

    /// The selected row, the first of several; nil where none is.
    open var indexPathForSelectedRow: IndexPath? { selection.places.first.map(IndexPath.init) }

    /// The selected rows, in the order in which they were selected; nil where none is.
    open var indexPathsForSelectedRows: [IndexPath]? {
        selection.isEmpty ? nil : selection.places.map(IndexPath.init)
    }

    /// Selects a row, instead of others unless several may be selected; nil: none. The delegate does not hear of it.
    /// - Parameter scrollPosition: Where to scroll to; `none`: nowhere.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row. The delegate does not hear of it.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let row = ListRow(indexPath) else { return }
        deselect(row, animated: animated)
    }

    // MARK: Editing

    /// Whether the table is edited, or a row is swiped aside. Setting it calls `setEditing(_:animated:)` without an
    /// animation. Default false.
    open var isEditing: Bool {
        get { showsEditing || swipe.openRow != nil }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing: cells show their editing controls, and a row that is swiped aside closes. What was
    /// selected is so no more.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != showsEditing else { return swipe.close(animated: animated) }
        showsEditing = editing
        editingDidChange(animated: animated)
    }

    /// Where a row is shown: elsewhere while a finger moves one that has not been told to the data source. Nil for nil.
    @discardableResult
    open func presentationIndexPath(forDataSourceIndexPath indexPath: IndexPath?) -> IndexPath? {
        indexPath.map { path in ListRow(path).map { IndexPath(presentedRow($0)) } ?? path }
    }

    /// The data source's place of the row that is shown at one. Nil for nil.
    @discardableResult
    open func dataSourceIndexPath(forPresentationIndexPath indexPath: IndexPath?) -> IndexPath? {
        indexPath.map { path in ListRow(path).map { IndexPath(reorder.move?.row(at: $0) ?? $0) } ?? path }
    }

    /// Where a section is shown: sections do not move under a finger.
    @discardableResult
    open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    /// The data source's place of a section that is shown.
    @discardableResult
    open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    // MARK: Updates

    /// Changes rows and sections all at once: calls the block, asks for counts, checks them, and animates.
    /// - Parameter completion: Called when the animation has ended.
    @_disfavoredOverload
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        tell(updates, completion)
    }

    /// Changes rows and sections all at once: calls the block, asks for counts, checks them, and animates.
    /// - Parameter completion: Called when the animation has ended.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: completion) }
    }

    /// Changes until `endUpdates()` are one update.
    open func beginUpdates() { beginUpdate() }

    /// Ends the update that `beginUpdates()` began: without any change heights are asked for again, and animated to.
    open func endUpdates() { endUpdate() }

    /// Whether an update is being told that is not shown yet.
    open var hasUncommittedUpdates: Bool { update != nil }

    /// Tells of new sections, by their places after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insert(sections: sections, animation) }
    }

    /// Tells of sections that are gone, by their places before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.delete(sections: sections, animation) }
    }

    /// Asks for sections anew, by their places before the update: all their rows are replaced.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reload(sections: sections, animation) }
    }

    /// Tells that a section moved, from its place before the update to that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.move(section: section, to: newSection) }
    }

    /// Tells of new rows, by their places after the update.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insert(rows: indexPaths.map(Self.listPath), animation) }
    }

    /// Tells of rows that are gone, by their places before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.delete(rows: indexPaths.map(Self.listPath), animation) }
    }

    /// Asks for rows anew, by their places before the update: each gets another cell.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reload(rows: indexPaths.map(Self.listPath), animation) }
    }

    /// Asks the data source to set up the cells of rows anew that are in sight: it gets the same cells when it dequeues.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths.compactMap(ListRow.init)) }

    /// Tells that a row moved, from its place before the update to that after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.move(row: Self.listPath(indexPath), to: Self.listPath(newIndexPath)) }
    }

    // MARK: Layout and fingers

    /// Asks for the rows that came in sight, and places everything.
    open override func layoutSubviews() {
        layOutTable()
        super.layoutSubviews()
    }

    /// The table itself for all but the buttons of a row that is swiped aside: a finger elsewhere closes it, and does
    /// nothing else.
    @discardableResult
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        guard view != nil, swipe.openRow != nil, !swipe.isOnButtons(point) else { return view }
        return self
    }

    /// Shows the row under the finger as touched, if the delegate lets it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !beginTouch(touches) else { return }
        super.touchesBegan(touches, with: event)
    }

    /// A finger that leaves its row selects it no more (assumed).
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !moveTouch(touches) else { return }
        super.touchesMoved(touches, with: event)
    }

    /// Selects the row.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !endTouch(cancelled: false) else { return }
        super.touchesEnded(touches, with: event)
    }

    /// The finger scrolls, or went elsewhere: nothing is selected.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !endTouch(cancelled: true) else { return }
        super.touchesCancelled(touches, with: event)
    }

    /// Measures rows anew where the size of text is another one.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            lengthsDidChange()
        }
    }

    /// False for controls, as in any scroll view, and for the section index.
    @discardableResult
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        view !== index && super.touchesShouldCancel(in: view)
    }

    override func delaysTouches(in view: UIView?) -> Bool {
        super.delaysTouches(in: view) && (index == nil || view !== index)
    }

    override func keyboardDidCover() {
        super.keyboardDidCover()
        makeRoomForKeyboard()
    }

    override var bringsSubviewsInLayout: Bool { true }

    override func boundsDidChange(from old: CGRect) {
        if old.width != layer.bounds.width { lengthsDidChange() }
        if old.size != layer.bounds.size {
            swipe.close(animated: false)
        } else if !isAsking, update == nil {
            swipe.close()
        }
        setNeedsLayout()
        super.boundsDidChange(from: old)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeSidesMayHaveChanged()
        cellsNeedLayout()
    }
}
