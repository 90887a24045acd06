import CoreGraphics
import Foundation
import QuartzCore

/// A controller whose view is a table, of which it is data source and delegate.
///
/// Subclasses override the methods of both that they need: one that is not overridden counts as absent. When the view
/// appears first, the table is reloaded; `setEditing(_:animated:)` edits it, and a keyboard covers no row that is typed in.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    private let style: UITableView.Style
    private var hasAppeared = false
    private var ownRefreshControl: UIRefreshControl?

    /// A controller of a table of a style.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a plain table. Nibs are not read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// A controller of a plain table; archives are not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table: the controller's view. Setting it sets the view.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Whether the selection goes when the view is about to appear. Default true.
    open var clearsSelectionOnViewWillAppear = true

    /// Comes out above the rows when they are pulled down. Default nil.
    open var refreshControl: UIRefreshControl? {
        get { ownRefreshControl }
        set {
            ownRefreshControl = newValue
            if isViewLoaded { tableView?.refreshControl = newValue }
        }
    }

    // MARK: Callbacks

    /// Makes the table, with the controller as its data source and delegate.
    open override func loadView() {
        let table = UITableView(frame: (sceneHost ?? SceneHost.current).screen.bounds, style: style)
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        table.avoidsKeyboard = true
        table.refreshControl = ownRefreshControl
        view = table
    }

    /// Reloads the table when it appears first; after that deselects what is selected.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if !hasAppeared { tableView?.reloadData() }
        hasAppeared = true
        guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
        for path in table.indexPathsForSelectedRows ?? [] { table.deselectRow(at: path, animated: animated) }
    }

    /// Shows for a moment how far the table scrolls.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tableView?.flashScrollIndicators()
    }

    /// Edits the table, or ends that.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { tableView?.setEditing(editing, animated: animated) }
    }

    // MARK: Data source

    /// Not overridden: one section.
    @discardableResult
    open func numberOfSections(in tableView: UITableView) -> Int {
        OptionalMethods.leftOut(of: self)
        return 1
    }

    /// Not overridden: no row.
    @discardableResult
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// Not overridden: a cell that shows nothing.
    @discardableResult
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Not overridden: no text.
    @discardableResult
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: no text.
    @discardableResult
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: there is no index.
    @discardableResult
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: the section with the title's number.
    @discardableResult
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalMethods.leftOut(of: self)
        return index
    }

    // MARK: Editing

    /// Not overridden: every row can be edited.
    @discardableResult
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.leftOut(of: self)
        return true
    }

    /// Not overridden: rows can be moved if there is a method that moves them.
    @discardableResult
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.leftOut(of: self)
        return true
    }

    /// Not overridden: nothing is carried out.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        OptionalMethods.leftOut(of: self)
    }

    /// Not overridden: nothing is moved.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethods.leftOut(of: self)
    }

    /// Not overridden: the row can be deleted.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        OptionalMethods.leftOut(of: self)
        return .delete
    }

    /// Not overridden: Delete.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// True: contents make room for signs.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Not overridden: there are no buttons.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: one that deletes the row.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: one that deletes the row.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Does nothing before a row is swiped aside.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

    /// Does nothing when a row has closed.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

    /// The place that the finger moved the row to.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }

    // MARK: Displaying

    /// Does nothing before a cell is shown.
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing before a header is shown.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}

    /// Does nothing before a footer is shown.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}

    /// Does nothing when a cell shows no more.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing when a header shows no more.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}

    /// Does nothing when a footer shows no more.
    open func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}

    // MARK: Heights

    /// Not overridden: the table's `rowHeight`.
    @discardableResult
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.rowHeight
    }

    /// Not overridden: the table's `sectionHeaderHeight`.
    @discardableResult
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.sectionHeaderHeight
    }

    /// Not overridden: the table's `sectionFooterHeight`.
    @discardableResult
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.sectionFooterHeight
    }

    /// Not overridden: the table's `estimatedRowHeight`.
    @discardableResult
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.estimatedRowHeight
    }

    /// Not overridden: the table's `estimatedSectionHeaderHeight`.
    @discardableResult
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.estimatedSectionHeaderHeight
    }

    /// Not overridden: the table's `estimatedSectionFooterHeight`.
    @discardableResult
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.estimatedSectionFooterHeight
    }

    // MARK: Headers, footers, cells

    /// Not overridden: a view with the data source's title.
    @discardableResult
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: a view with the data source's title.
    @discardableResult
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Not overridden: the cell's own level.
    @discardableResult
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMethods.leftOut(of: self)
        return 0
    }

    /// Does nothing about a tapped accessory.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    // MARK: Selection

    /// True: fingers are shown.
    @discardableResult
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }

    /// Does nothing about a touched row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}

    /// Does nothing about a row that is touched no more.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}

    /// The row itself.
    @discardableResult
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// The row itself.
    @discardableResult
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

    /// Does nothing about a selected row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

    /// Does nothing about a deselected row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    /// True: a tap does what the row is there for.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
    ) -> Bool { true }

    /// Does nothing beside selecting.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}

    // MARK: Menus

    /// Not overridden: there is no menu.
    @discardableResult
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Nil: the row's cell is lifted.
    @discardableResult
    open func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Nil: the menu goes back to the row's cell.
    @discardableResult
    open func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Does nothing when the preview is tapped: the menu goes.
    open func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Does nothing before the menu comes.
    open func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Does nothing before the menu goes.
    open func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    // MARK: Scrolling

    /// Does nothing when the table scrolls.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing when the scale changes.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing when a drag begins.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Leaves the target as it is.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing when a drag ends.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing before content glides.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing when content has come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing when an animation has ended.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// True: a tap on the status bar scrolls to the top.
    @discardableResult
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing when the table has come to its top.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing when the insets changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Nil: nothing is zoomed.
    @discardableResult
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing before the scale changes.
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing when the scale has changed.
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
