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

extension OptionalMethod {
    static let numberOfSections = OptionalMethod("numberOfSections(in:)")
    static let titleForHeader = OptionalMethod("tableView(_:titleForHeaderInSection:)")
    static let titleForFooter = OptionalMethod("tableView(_:titleForFooterInSection:)")
}
