import CoreGraphics
import Foundation
import ListLayout

/// Items in any arrangement: a layout says where they stand, a data source gives a cell for each that comes in sight.
///
/// Cells that leave are used again. The layout is asked after each invalidation (`UICollectionViewLayout`): it prepares, says
/// how large the content is, and gives attributes for what is in sight. A cell may answer with a size of its own.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, ReusableViewHost {
    /// A collection with a layout. Its data source is asked nothing until something has to be known.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutStorage = layout
        super.init(frame: frame)
        layout.collectionStorage = self
    }

    /// Raises: a collection needs a layout.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
        report(
            misuse: "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter")
    }

    /// A collection whose layout shows nothing; archives are not read.
    public required init?(coder: NSCoder) {
        layoutStorage = UICollectionViewLayout()
        super.init(coder: coder)
        layoutStorage.collectionStorage = self
    }

    // MARK: State

    var layoutStorage: UICollectionViewLayout
    /// The items of each section; nil until somebody has to know.
    var counts: [Int]?
    /// Whether the layout has prepared since it was invalid.
    var isPrepared = false
    var isPreparing = false
    /// What contexts have added since.
    var (offsetAdjustment, sizeAdjustment) = (CGPoint.zero, CGSize.zero)
    /// What the layout handed out last, for a part of the content.
    var handed: HandedAttributes?
    /// What is shown.
    var live = LiveViews<CollectionElement, UICollectionReusableView>()
    /// How it is shown.
    var shown: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// Cells that were made ready before they are seen.
    var ready: [CollectionElement: UICollectionViewCell] = [:]
    var pool = ReusePool<ReuseKey, CollectionElement, UICollectionReusableView>()
    var classes: [ReuseKey: AnyClass] = [:]
    var selection = ListSelection<IndexPath>()
    /// What the data source is asked for now.
    var ask: CollectionAsk?
    /// The item under a finger that may select it.
    var touched: IndexPath?
    /// True while the layout, the data source and the delegate are asked: what they begin meanwhile waits.
    var isAsking = false
    /// A reload was asked for meanwhile.
    var isReloadDue = false
    /// The update that is being told.
    var update: ToldUpdate<Void>?
    /// The bounds before they changed in an animation.
    var boundsBefore: CGRect?
    /// Where the collection is to stand, until that is known for certain.
    var goal: CollectionGoal?
    /// The item that is dragged.
    var dragged: CollectionMovement?
    var transition: LayoutTransition?
    /// Swipes items of lists aside; nil until one may be.
    var swipe: ListSwipe?
    /// A finger is on an item that it closes as it leaves.
    var closesSwipe = false
    /// The colour of the layout that the collection took over.
    var listBackground: UIColor?
    /// The titles beside the items.
    var index: ListIndex?
    /// Whether the titles may be others than those shown.
    var isIndexStale = true
    private(set) lazy var prefetcher = CollectionPrefetcher(for: self)
    private lazy var menus = CollectionMenus(of: self)
    private lazy var menuInteraction = UIContextMenuInteraction(delegate: menus)
    weak var collectionDelegate: (any UICollectionViewDelegate)?
    private var isEditingStorage = false

    // MARK: Layout

    /// Says where items stand. Setting it changes to another layout, without an animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutStorage }
        set { change(to: newValue, animated: false, completion: nil) }
    }

    /// Changes to another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        change(to: layout, animated: animated, completion: nil)
    }

    /// Changes to another layout.
    /// - Parameter completion: Called when the animation has ended.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        change(to: layout, animated: animated, completion: completion)
    }

    /// Puts a layout in the place of the present one that mixes it with another one, by its `transitionProgress`.
    /// - Parameter completion: Called at the end, after `finishInteractiveTransition()` or `cancelInteractiveTransition()`.
    /// - Returns: That layout: the delegate's, or one that moves everything on straight lines.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        startTransition(to: layout, completion)
    }

    /// Goes on to the new layout.
    open func finishInteractiveTransition() { endTransition(finishes: true) }

    /// Goes back to the old layout.
    open func cancelInteractiveTransition() { endTransition(finishes: false) }

    // MARK: Data

    /// Says what there is to show. Not held. Setting it forgets everything: it is asked with the next layout.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { sourceDidChange() } }
    }

    /// Hears what happens. Not held.
    @_nonoverride
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }

    override func delegateDidChange() {
        super.delegateDidChange()
        collectionDelegate = (self as UIScrollView).delegate as? any UICollectionViewDelegate
        if collectionDelegate != nil, menuInteraction.view == nil {
            menuInteraction.leavesTouches = true
            addInteraction(menuInteraction)
        }
        layoutStorage.invalidateLayout()
    }

    /// Hears of items that are about to come in sight. Not held.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            prefetcher.forget()
            setNeedsLayout()
        }
    }

    /// Whether data and cells of items are asked for before they come in sight. Default true.
    open var isPrefetchingEnabled = true {
        didSet {
            guard isPrefetchingEnabled != oldValue else { return }
            putReadyAway { _ in true }
            setNeedsLayout()
        }
    }

    /// Opens the menus of items; nil where no delegate could say what they show.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        menuInteraction.view == nil ? nil : menuInteraction
    }

    /// Forgets everything shown and known but the offset. All is asked for with the next layout; counts when somebody has to
    /// know. Nothing is selected any more.
    ///
    /// From inside of a method of data source, delegate or layout that the collection calls, it waits until that is done.
    open func reloadData() { reload() }

    /// How many sections there are.
    open var numberOfSections: Int { knownCounts.count }

    /// How many items a section has. Raises for a section that is not there.
    @discardableResult
    open func numberOfItems(inSection section: Int) -> Int { itemCount(in: section) }

    /// Whether cells take the size that their content needs when that changes. Default `enabled`.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet { if selfSizingInvalidation == .enabledIncludingConstraints { ConstraintWatch.isNeeded = true } }
    }

    /// Behind all items, as large as the collection; it does not scroll along. Default nil.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    // MARK: Making and using again

    /// Says which class to make cells of, by an identifier; nil: none any more.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[.cell(identifier)] = cellClass
    }

    /// Refuses to make cells from a nib; nil: none are made for the identifier any more.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        guard nib == nil else { return UINib.refuse("cells with the identifier \(identifier)") }
        register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
    }

    /// Says which class to make views of a kind of, by an identifier; nil: none any more.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        classes[ReuseKey(.supplementaryView, elementKind, identifier)] = viewClass
    }

    /// Refuses to make views beside cells from a nib; nil: none are made for kind and identifier any more.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard nib == nil else { return UINib.refuse("views of the kind \(kind) with the identifier \(identifier)") }
        register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }

    /// A cell for the item that the data source is asked for: one that was put away, after `prepareForReuse()`, or a new one of
    /// the registered class.
    ///
    /// Raises where no class is registered, and for the second cell of one item.
    @discardableResult
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        dequeueCell(identifier, for: indexPath)
    }

    /// A view beside cells that the data source is asked for: one that was put away, after `prepareForReuse()`, or a new one
    /// of the registered class.
    ///
    /// Raises where no class is registered.
    @discardableResult
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        dequeueView(CollectionElement(.supplementaryView, kind: elementKind, indexPath), identifier)
    }

    // MARK: Selection

    /// Whether fingers select items while the collection is not edited. Default true.
    open var allowsSelection = true

    /// Whether fingers select several items. Default false.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, allowsMultipleSelection != oldValue { keepOneSelected() } }
    }

    /// Whether fingers select items while the collection is edited. Default false; true where several may be selected then.
    open var allowsSelectionDuringEditing: Bool {
        get { allowsOneDuringEditing || allowsMultipleSelectionDuringEditing }
        set { allowsOneDuringEditing = newValue }
    }
    private var allowsOneDuringEditing = false

    /// Whether fingers select several items while the collection is edited. Default false.
    open var allowsMultipleSelectionDuringEditing = false

    /// The selected items, in the order in which they were selected; nil where none is.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.places }

    /// Selects an item, instead of others unless several may be selected; nil: none. The delegate does not hear of it.
    /// - Parameter scrollPosition: Where to scroll to; empty: nowhere.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item. The delegate does not hear of it.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    /// Whether the collection is edited: cells' states say so. Default false.
    open var isEditing: Bool {
        get { isEditingStorage }
        set {
            guard newValue != isEditingStorage else { return }
            isEditingStorage = newValue
            editingDidChange()
        }
    }

    // MARK: What is where

    /// Where an item stands, whether it is in sight or not; nil for one that the layout does not know.
    @discardableResult
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return layoutStorage.layoutAttributesForItem(at: indexPath)
    }

    /// Where a view beside cells stands; nil for one that the layout does not know.
    @discardableResult
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// The item at a point of the collection's space; nil between and around items.
    @discardableResult
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    /// The item that shows a cell; nil where none does.
    @discardableResult
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { live.place(of: cell)?.path }

    /// The cell that shows an item; nil for one out of sight.
    @discardableResult
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        live[.cell(indexPath)] as? UICollectionViewCell
    }

    /// What is met in the collection: its cells in the order of items, then what stands beside them.
    override var accessibilityOwnElements: [Any]? {
        let cells = visibleCells
        let met = Set(cells.map { ObjectIdentifier($0) })
        let others = childViews.filter { $0 !== backgroundView && !met.contains(ObjectIdentifier($0)) }
        return cells + others
    }

    /// The cells in sight, by their items' places.
    open var visibleCells: [UICollectionViewCell] { live.inOrder.compactMap { $0.view as? UICollectionViewCell } }

    /// The items in sight, by their places.
    open var indexPathsForVisibleItems: [IndexPath] {
        live.inOrder.filter { $0.place.category == .cell }.map(\.place.path)
    }

    /// A view beside cells that is in sight; nil for another one.
    @discardableResult
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        live[CollectionElement(.supplementaryView, kind: elementKind, indexPath)]
    }

    /// The views of a kind in sight, by their places.
    @discardableResult
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        supplements(of: elementKind).map(\.view)
    }

    /// The places of the views of a kind in sight.
    @discardableResult
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplements(of: elementKind).map(\.place.path)
    }

    private func supplements(
        of kind: String
    ) -> [(place: CollectionElement, view: UICollectionReusableView)] {
        live.inOrder.filter { $0.place.category == .supplementaryView && $0.place.kind == kind }
    }

    /// Scrolls so that an item is seen at a position, as far as the content reaches. Raises for one that is not there, and for
    /// two places of one direction.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    // MARK: Updates

    /// Changes items and sections all at once: calls the block, asks for counts, checks them, and animates.
    /// - Parameter completion: Called when the animation has ended.
    @_disfavoredOverload
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        tell(updates, completion)
    }

    /// Changes items and sections all at once: calls the block, asks for counts, checks them, and animates.
    /// - Parameter completion: Called when the animation has ended.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates($0 as (() -> Void)?, completion: completion) }
    }

    /// Whether an update is being told that is not shown yet.
    open var hasUncommittedUpdates: Bool { update != nil }

    /// Tells of new sections, by their places after the update.
    open func insertSections(_ sections: IndexSet) { change { $0.insert(sections: sections, ()) } }

    /// Tells of sections that are gone, by their places before the update.
    open func deleteSections(_ sections: IndexSet) { change { $0.delete(sections: sections, ()) } }

    /// Asks for sections anew, by their places before the update: all their items are replaced.
    open func reloadSections(_ sections: IndexSet) { change { $0.reload(sections: sections, ()) } }

    /// Tells that a section moved, from its place before the update to that after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.move(section: section, to: newSection) }
    }

    /// Tells of new items, by their places after the update.
    open func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insert(rows: indexPaths.map(Self.listPath), ()) }
    }

    /// Tells of items that are gone, by their places before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.delete(rows: indexPaths.map(Self.listPath), ()) }
    }

    /// Asks for items anew, by their places before the update: each gets another cell.
    open func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.reload(rows: indexPaths.map(Self.listPath), ()) }
    }

    /// Asks the data source to set up the cells of items anew that are in sight: it gets the same cells when it dequeues.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

    /// Tells that an item moved, from its place before the update to that after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.move(row: Self.listPath(indexPath), to: Self.listPath(newIndexPath)) }
    }

    // MARK: Dragging items

    /// How soon items give way to one that is dragged. Default `immediate`.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Begins to drag an item, if the data source lets it: its cell follows what `updateInteractiveMovementTargetPosition(_:)`
    /// says.
    /// - Returns: False where the item stays.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMoving(indexPath) }

    /// Moves the dragged item's middle to a point of the collection's space; items give way to it.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { moveItem(to: targetPosition) }

    /// Lets the item go where it is: now the data source hears of it.
    open func endInteractiveMovement() { endMoving() }

    /// Lets the item go back.
    open func cancelInteractiveMovement() { cancelMoving() }

    /// Where an item is shown: elsewhere while one is dragged, of which the data source has not heard. Nil for nil.
    @discardableResult
    open func presentationIndexPath(forDataSourceIndexPath indexPath: IndexPath?) -> IndexPath? {
        indexPath.map(presentedPath)
    }

    /// The data source's place of the item that is shown at one. Nil for nil.
    @discardableResult
    open func dataSourceIndexPath(forPresentationIndexPath indexPath: IndexPath?) -> IndexPath? {
        indexPath.map(sourcePath)
    }

    /// Where a section is shown: sections are not dragged.
    @discardableResult
    open func presentationSectionIndex(forDataSourceSectionIndex sectionIndex: Int) -> Int { sectionIndex }

    /// The data source's place of a section that is shown.
    @discardableResult
    open func dataSourceSectionIndex(forPresentationSectionIndex sectionIndex: Int) -> Int { sectionIndex }

    /// Calls code that counts places as they are shown.
    open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }

    // MARK: Layout and fingers

    /// Asks for what came in sight, and places everything.
    open override func layoutSubviews() {
        layOutCollection()
        super.layoutSubviews()
    }

    /// Shows the item under the finger as touched, if the delegate lets it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !beginTouch(touches) else { return }
        super.touchesBegan(touches, with: event)
    }

    /// A finger that leaves its item selects it no more (assumed).
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !moveTouch(touches) else { return }
        super.touchesMoved(touches, with: event)
    }

    /// Selects the item.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !endTouch(cancelled: false) else { return }
        super.touchesEnded(touches, with: event)
    }

    /// The finger scrolls, or went elsewhere: nothing is selected.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard !endTouch(cancelled: true) else { return }
        super.touchesCancelled(touches, with: event)
    }

    /// The collection itself for all but the buttons of an item that is swiped aside: a finger elsewhere closes it, and does
    /// nothing else.
    @discardableResult
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        guard view != nil, let swipe, swipe.openRow != nil, !swipe.isOnButtons(point) else { return view }
        return self
    }

    /// False for controls, as in any scroll view, and for the index.
    @discardableResult
    open override func touchesShouldCancel(in view: UIView) -> Bool {
        view !== index && super.touchesShouldCancel(in: view)
    }

    override func delaysTouches(in view: UIView?) -> Bool {
        super.delaysTouches(in: view) && (index == nil || view !== index)
    }

    override var bringsSubviewsInLayout: Bool { true }

    override func boundsWillChange(to new: CGRect) {
        super.boundsWillChange(to: new)
        askAboutBounds(new)
    }

    override func boundsDidChange(from old: CGRect) {
        closeSwipe(from: old)
        setNeedsLayout()
        super.boundsDidChange(from: old)
    }

    override func restOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutStorage.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
}
