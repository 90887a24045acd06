import CoreGraphics
import Foundation
import QuartzCore

/// A controller whose view is a collection, of which it is data source and delegate.
///
/// Subclasses override the methods of both that they need: one that is not overridden counts as absent.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    private let layout: UICollectionViewLayout
    /// Whether the view has appeared, or the collection has been shown before.
    var hasAppeared = false
    private var dragGesture: ItemDragGesture?

    /// A controller of a collection with a layout.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a collection with a flow layout. Nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        layout = UICollectionViewFlowLayout()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller of a collection with a flow layout; archives are not read.
    public required init?(coder: NSCoder) {
        layout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    var ownCollection: UICollectionView?
    /// The collection, once controllers of a stack share it.
    var sharing: SharedCollection?
    /// The layout that a shared collection has in the controller's view.
    lazy var restLayout = layout

    /// The collection: the controller's view. One that is set becomes it.
    open var collectionView: UICollectionView! {
        get {
            loadViewIfNeeded()
            return ownCollection
        }
        set {
            ownCollection = newValue
            view = newValue
        }
    }

    /// The layout that the controller was made with.
    open var collectionViewLayout: UICollectionViewLayout { layout }

    /// Whether the selection goes when the view is about to appear. Default true.
    open var clearsSelectionOnViewWillAppear = true

    /// Whether a finger that rests on an item drags it, where the data source has a method that moves items. Default true.
    open var installsStandardGestureForInteractiveMovement = true {
        didSet { if isViewLoaded { installGesture() } }
    }

    /// Whether the controller, pushed onto another one of collections, goes on with that one's collection: the same view, with
    /// its data source and delegate, moves to the layout of the pushed controller, and back with a pop. Default false; set it
    /// before the controller is pushed, and not of the first one of a stack.
    ///
    /// Both show the same data: the first controller stays in charge of it.
    open var useLayoutToLayoutNavigationTransitions = false

    override func willTakePlace(of other: UIViewController?, animated: Bool) -> SystemAnimator? {
        joinBelow()
        guard let sharing else { return nil }
        if animated, let other = other as? UICollectionViewController, other !== self, sharing.holder === other {
            return LayoutAnimator(sharing, from: other, to: self)
        }
        takeCollection()
        return nil
    }

    // MARK: Callbacks

    /// Makes the collection, with the controller as its data source and delegate.
    open override func loadView() {
        if joinedBelow() != nil {
            let holder = CollectionHolder(frame: (sceneHost ?? SceneHost.current).screen.bounds)
            holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view = holder
            return
        }
        let collection = UICollectionView(
            frame: (sceneHost ?? SceneHost.current).screen.bounds, collectionViewLayout: layout)
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.setBackgroundColor(.systemBackground)
        collection.dataSource = self
        collection.delegate = self
        ownCollection = collection
        view = collection
        installGesture()
    }

    /// Reloads the collection when it appears first; after that deselects what is selected.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared { collectionView?.reloadData() }
        hasAppeared = true
        guard clearsSelectionOnViewWillAppear, let collection = collectionView else { return }
        for path in collection.indexPathsForSelectedItems ?? [] {
            collection.deselectItem(at: path, animated: animated)
        }
    }

    /// Shows for a moment how far the collection scrolls.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        collectionView?.flashScrollIndicators()
    }

    /// Edits the collection, or ends that.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { collectionView?.isEditing = editing }
    }

    // MARK: Dragging

    private func installGesture() {
        if let dragGesture { dragGesture.view?.removeGestureRecognizer(dragGesture) }
        dragGesture = nil
        guard installsStandardGestureForInteractiveMovement, isOwner, let collection = ownCollection, mayMoveItems
        else { return }
        let gesture = ItemDragGesture(in: collection)
        collection.addGestureRecognizer(gesture)
        dragGesture = gesture
    }

    /// Whether the subclass overrides the method that moves items.
    private var mayMoveItems: Bool {
        ClassMetadata.overrides(type(of: self), UICollectionViewController.self, slot: Self.moveSlot)
    }

    private static let moveSlot = ClassMetadata.methodSlot(
        of: UICollectionViewController.self, overriddenBy: MoveProbe.self)

    private final class MoveProbe: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}
    }

    // MARK: Data source

    /// Not overridden: one section.
    @discardableResult
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        OptionalMethods.leftOut(of: self)
        return 1
    }

    /// Not overridden: no item.
    @discardableResult
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    /// Not overridden: a cell that shows nothing, which the collection does not take.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    /// Not overridden: a view that shows nothing, which the collection does not take.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        OptionalMethods.leftOut(of: self)
        return UICollectionReusableView(frame: .zero)
    }

    /// Not overridden: the item can be dragged.
    @discardableResult
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        OptionalMethods.leftOut(of: self)
        return true
    }

    /// Not overridden: nothing is moved.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethods.leftOut(of: self)
    }

    /// Not overridden: there is no index.
    @discardableResult
    open func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: the section with the title's number.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        OptionalMethods.leftOut(of: self)
        return IndexPath(index: index)
    }

    /// Not overridden: true: fingers are shown.
    @discardableResult
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Not overridden: does nothing about a touched item.
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

    /// Not overridden: does nothing about an item that is touched no more.
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

    /// Not overridden: true: taps select.
    @discardableResult
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Not overridden: true: taps deselect.
    @discardableResult
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }

    /// Not overridden: does nothing about a selected item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

    /// Not overridden: does nothing about a deselected item.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

    /// Not overridden: true while nothing is edited.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool { !collectionView.isEditing }

    /// Not overridden: does nothing for a tap.
    open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    }

    /// Not overridden: does nothing before a cell is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Not overridden: does nothing before a view is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Not overridden: does nothing when a cell shows no more.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}

    /// Not overridden: does nothing when a view shows no more.
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}

    /// Not overridden: a layout that mixes both.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// Not overridden: as the method of before iOS 15 says.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        self.collectionView(
            collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath, toProposedIndexPath: proposedIndexPath)
    }

    /// Not overridden: the place that is proposed.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { proposedIndexPath }

    /// Not overridden: the offset that is proposed.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Not overridden: true: items can be edited.
    @discardableResult
    open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

    /// Not overridden: as the method of before iOS 16 says.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: there is no menu.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: nil: the older method is asked.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }

    /// Not overridden: nil: the older method is asked.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? { nil }

    /// Not overridden: nil: the cell.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Not overridden: nil: the cell.
    @discardableResult
    open func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Not overridden: does nothing for a tapped preview.
    open func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Not overridden: does nothing before a menu comes.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Not overridden: does nothing before a menu goes.
    open func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
