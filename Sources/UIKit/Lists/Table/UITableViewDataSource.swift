import Foundation
import QuartzCore

/// Says what a table shows: how many rows there are, and a cell for each.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row that comes in sight: one that the table gave out to be used again, or a new one.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are. Left out: one.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The text above a section's rows, where the delegate gives no view. Left out: none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The text below a section's rows, where the delegate gives no view. Left out: none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// The titles of the index beside the rows; nil: there is none. Left out: none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that a title of the index leads to. Left out: that with the title's number.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Whether a row can be edited at all: swiped aside, deleted, inserted, selected by a ring. Left out: yes.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved. Left out: if there is a method that moves rows.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Carries out what was edited: the row is to be deleted, or one to be inserted, in the data and then in the table.
    ///
    /// Left out: rows cannot be swiped aside to delete them. Whether it was, nobody knows before the first call: until then
    /// rows can be if there is `canEditRowAt`, or a method of the delegate for an editing style or a delete title.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Moves a row in the data: the table has moved it already.
    ///
    /// Left out: rows cannot be moved. Whether it was, nobody knows before the first call: until then rows can be if
    /// `canMoveRowAt` says so, or their cell's `showsReorderControl`.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// What stands in for methods that were left out.
extension UITableViewDataSource {
    /// Left out: one section.
    public func numberOfSections(in tableView: UITableView) -> Int {
        OptionalMethods.leftOut(of: self)
        return 1
    }

    /// Left out: no text.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Left out: no text.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethods.leftOut(of: self)
        return nil
    }
}

extension UITableViewDataSource {
    /// Left out: there is no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalMethods.leftOut(of: self)
        return nil
    }

    /// Left out: the section with the title's number.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        OptionalMethods.leftOut(of: self)
        return index
    }
}

extension UITableViewDataSource {
    /// Left out: every row can be edited.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.leftOut(of: self)
        return true
    }

    /// Left out: rows can be moved if there is a method that moves them.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMethods.leftOut(of: self)
        return true
    }

    /// Left out: nothing is carried out.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        OptionalMethods.leftOut(of: self)
    }

    /// Left out: nothing is moved.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        OptionalMethods.leftOut(of: self)
    }
}

extension OptionalMethod {
    static let mayEditRow = OptionalMethod("tableView(_:canEditRowAt:)")
    static let mayMoveRow = OptionalMethod("tableView(_:canMoveRowAt:)")
    static let commitEditing = OptionalMethod("tableView(_:commit:forRowAt:)")
    static let moveRow = OptionalMethod("tableView(_:moveRowAt:to:)")
    static let sectionIndexTitles = OptionalMethod("sectionIndexTitles(for:)")
    static let sectionOfIndexTitle = OptionalMethod("tableView(_:sectionForSectionIndexTitle:at:)")
    static let numberOfSections = OptionalMethod("numberOfSections(in:)")
    static let titleForHeader = OptionalMethod("tableView(_:titleForHeaderInSection:)")
    static let titleForFooter = OptionalMethod("tableView(_:titleForFooterInSection:)")
}
