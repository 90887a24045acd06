import Foundation

/// A cell of a table whose rows and columns mean something.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// The rows that the cell is in.
    func accessibilityRowRange() -> NSRange
    /// The columns that the cell is in.
    func accessibilityColumnRange() -> NSRange
}

/// A container whose elements are the cells of a table.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// The cell at a row and a column.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?
    /// How many rows there are.
    func accessibilityRowCount() -> Int
    /// How many columns there are.
    func accessibilityColumnCount() -> Int
    /// What is spoken before the cells of a row. Optional. Default nil.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// What is spoken before the cells of a column. Optional. Default nil.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}
