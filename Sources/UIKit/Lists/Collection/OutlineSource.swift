import Foundation

/// A data source whose items open and close, as a collection knows it.
@MainActor
protocol OutlineSource: AnyObject {
    /// Opens or closes an item.
    /// - Returns: Whether it is open after that; nil for one that is no branch.
    func toggleOutline(at path: IndexPath) -> Bool?
}
