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

extension OptionalMethod {
    static let sectionIndexTitles = OptionalMethod("sectionIndexTitles(for:)")
    static let sectionOfIndexTitle = OptionalMethod("tableView(_:sectionForSectionIndexTitle:at:)")
    static let numberOfSections = OptionalMethod("numberOfSections(in:)")
    static let titleForHeader = OptionalMethod("tableView(_:titleForHeaderInSection:)")
    static let titleForFooter = OptionalMethod("tableView(_:titleForFooterInSection:)")
}
