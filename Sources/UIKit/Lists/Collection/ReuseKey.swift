/// What a class is registered for, and by what views are used again.
struct ReuseKey: Hashable {
    let category: UICollectionView.ElementCategory
    /// Empty for cells.
    let kind: String
    let identifier: String

    init(_ category: UICollectionView.ElementCategory, _ kind: String, _ identifier: String) {
        (self.category, self.kind, self.identifier) = (category, kind, identifier)
    }

    static func cell(_ identifier: String) -> ReuseKey { ReuseKey(.cell, "", identifier) }
}
