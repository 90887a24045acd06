import CoreGraphics
import Foundation
import QuartzCore

/// Says how high rows are, gives views for headers and footers, and hears what is shown and chosen.
///
/// Methods that are left out leave the matter to the table: a height that nobody tells is measured, or that of its
/// properties.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// Called before a row's cell is shown.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called before a section's header is shown.
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    /// Called before a section's footer is shown.
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
    /// Called when a row's cell shows no more.
    /// - Parameter indexPath: Where the row was; after a reload there may be none any more.
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// Called when a section's header shows no more.
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
    /// Called when a section's footer shows no more.
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

    /// How high a row is, in points, or `UITableView.automaticDimension`. Left out: `rowHeight`.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// How high a section's header is. Left out: `sectionHeaderHeight`.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// How high a section's footer is. Left out: `sectionFooterHeight`.
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    /// How high a row may be, before it comes in sight. Left out: `estimatedRowHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
    /// How high a header may be, before it comes in sight. Left out: `estimatedSectionHeaderHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
    /// How high a footer may be, before it comes in sight. Left out: `estimatedSectionFooterHeight`.
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

    /// The view above a section's rows. Left out: one with the data source's title.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// The view below a section's rows. Left out: one with the data source's title.
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    /// How many steps a row stands in. Left out: the cell's own.
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
    /// Called when the button with an i beside a row was tapped.
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Whether a finger on a row is shown, and may select it. Left out: yes.
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    /// Called when a row is shown as touched.
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    /// Called when a row is shown as touched no more.
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    /// Called when a finger was lifted from a row.
    /// - Returns: The row to select, which may be another one; nil for none. Left out: that row.
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called before a row is selected no more.
    /// - Returns: The row to deselect; nil for none. Left out: that row.
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
    /// Called when a finger selected a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// Called when a finger deselected a row.
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    /// Whether a tap on a row does what it is there for, beside selecting it. Left out: yes.
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
    /// Does what a tap on a row is there for: called after `didSelectRowAt`, not while several rows may be selected by
    /// editing.
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)

    /// What can be done with a row while the table is edited. Left out: it can be deleted. Not called where several rows may
    /// be selected then, nor for rows that cannot be edited.
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    /// The text of the button that deletes a row; nil, and left out: Delete.
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
    /// Whether a row's content makes room for a sign while the table is edited, even where there is none. Left out: yes.
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    /// The buttons before a row that is swiped aside; nil, and left out: there are none.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// The buttons behind a row that is swiped aside. Nil, and left out: one that deletes it; without any actions: none.
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    /// The buttons behind a row, from before iOS 11: asked where the method for trailing swipe actions gives nothing. Nil,
    /// and left out: one that deletes the row.
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
    /// Called before a row is swiped aside.
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    /// Called when a row that was swiped aside has closed.
    /// - Parameter indexPath: Nil: the row is gone.
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    /// Where a row goes that a finger moves to a place. Left out: there.
    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath

    /// What the context menu of a row shows; nil: it has none. Called when a finger has stayed long enough. Left out: none.
    /// - Parameter point: Where the finger is, in the table's space.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    /// What is lifted off the screen; nil for the row's cell. Left out: the cell.
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Where it goes back to; nil for the row's cell. Left out: the cell.
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Called when somebody tapped the preview.
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)
    /// Called before a row's menu comes.
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// Called before a row's menu goes.
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

// What stands in for methods that were left out: their absence means the same.
extension UITableViewDelegate {
    /// Does nothing before a cell is shown.
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing before a header is shown.
    public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Does nothing before a footer is shown.
    public func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Does nothing when a cell shows no more.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing when a header shows no more.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}
    /// Does nothing when a footer shows no more.
    public func tableView(
        _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
    ) {}
    /// Does nothing about a tapped accessory.
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// True: fingers are shown.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing about a touched row.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing about a row that is touched no more.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// The row itself.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// The row itself.
    public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }
    /// Does nothing about a selected row.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Does nothing about a deselected row.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// True: a tap does what the row is there for.
    public func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing beside selecting.
    public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
    /// True: contents make room for signs.
    public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing before a row is swiped aside.
    public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Does nothing when a row has closed.
    public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// The place that the finger moved the row to.
    public func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Nil: the row's cell is lifted.
    public func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Nil: the menu goes back to the row's cell.
    public func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Does nothing when the preview is tapped: the menu goes.
    public func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Does nothing before the menu comes.
    public func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Does nothing before the menu goes.
    public func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

// What stands in for methods whose absence means something of its own.
extension UITableViewDelegate {
    /// Left out: `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.rowHeight
    }

    /// Left out: `sectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.sectionHeaderHeight
    }

    /// Left out: `sectionFooterHeight`.
    public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.sectionFooterHeight
    }

    /// Left out: `estimatedRowHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.estimatedRowHeight
    }

    /// Left out: `estimatedSectionHeaderHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.estimatedSectionHeaderHeight
    }

    /// Left out: `estimatedSectionFooterHeight`.
    public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalMethods.leftOut(of: self)
        return tableView.estimatedSectionFooterHeight
    }

    /// Left out: a view with the data source's title.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Left out: a view with the data source's title.
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Left out: there is no menu.
    public func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Left out: the cell's own level.
    public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalMethods.leftOut(of: self)
        return 0
    }
}

// What stands in for methods of editing whose absence means something of its own.
extension UITableViewDelegate {
    /// Left out: the row can be deleted.
    public func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        OptionalMethods.leftOut(of: self)
        return .delete
    }

    /// Left out: Delete.
    public func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Left out: there are no buttons.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Left out: one that deletes the row.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Left out: one that deletes the row.
    public func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        OptionalMethods.leftOut(of: self)
        return nil
    }
}

extension OptionalMethod {
    static let editingStyle = OptionalMethod("tableView(_:editingStyleForRowAt:)")
    static let deleteTitle = OptionalMethod("tableView(_:titleForDeleteConfirmationButtonForRowAt:)")
    static let leadingSwipeActions = OptionalMethod("tableView(_:leadingSwipeActionsConfigurationForRowAt:)")
    static let trailingSwipeActions = OptionalMethod("tableView(_:trailingSwipeActionsConfigurationForRowAt:)")
    static let editActions = OptionalMethod("tableView(_:editActionsForRowAt:)")
    static let rowHeight = OptionalMethod("tableView(_:heightForRowAt:)")
    static let headerHeight = OptionalMethod("tableView(_:heightForHeaderInSection:)")
    static let footerHeight = OptionalMethod("tableView(_:heightForFooterInSection:)")
    static let estimatedRowHeight = OptionalMethod("tableView(_:estimatedHeightForRowAt:)")
    static let estimatedHeaderHeight = OptionalMethod("tableView(_:estimatedHeightForHeaderInSection:)")
    static let estimatedFooterHeight = OptionalMethod("tableView(_:estimatedHeightForFooterInSection:)")
    static let headerView = OptionalMethod("tableView(_:viewForHeaderInSection:)")
    static let footerView = OptionalMethod("tableView(_:viewForFooterInSection:)")
    static let contextMenu = OptionalMethod("tableView(_:contextMenuConfigurationForRowAt:point:)")
    static let rowIndentation = OptionalMethod("tableView(_:indentationLevelForRowAt:)")
}
