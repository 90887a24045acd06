/// What changes in one update of a list.
///
/// All at once, so the order of the calls does not matter: what is deleted, reloaded or moved away is named by its place
/// before the update, what is inserted or moved to by its place after it. `indexMap(from:to:in:)` checks all of it and
/// tells where everything goes.
///
/// ```swift
/// var batch = ListBatch()
/// batch.deletedItems = [ListPath(0, 3)]
/// batch.insertedItems = [ListPath(0, 0), ListPath(0, 1)]
/// batch.reloadedItems = [ListPath(0, 4)]
/// let map = try batch.indexMap(from: [5], to: [6], in: .table)
/// map.newPath(of: ListPath(0, 4))  // 0 - 5
/// ```
package struct ListBatch: Hashable, Sendable {
    /// Old places.
    package var deletedSections: [Int] = []
    /// New places.
    package var insertedSections: [Int] = []
    /// Old places. All items of such a section leave, others come; twice is as good as once (assumed).
    package var reloadedSections: [Int] = []
    package var movedSections: [ListMove<Int>] = []
    /// Old places.
    package var deletedItems: [ListPath] = []
    /// New places.
    package var insertedItems: [ListPath] = []
    /// Old places; twice is as good as once (assumed).
    package var reloadedItems: [ListPath] = []
    package var movedItems: [ListMove<ListPath>] = []

    package init() {}

    package var isEmpty: Bool { self == ListBatch() }
}
