import Foundation

/// What a collection view shows at a place: an item's cell, or a view of a kind.
struct CollectionElement: Hashable {
    let category: UICollectionView.ElementCategory
    /// Empty for cells.
    let kind: String
    let path: IndexPath

    init(_ category: UICollectionView.ElementCategory, kind: String = "", _ path: IndexPath) {
        (self.category, self.kind, self.path) = (category, kind, path)
    }

    static func cell(_ path: IndexPath) -> CollectionElement { CollectionElement(.cell, path) }

    /// An element of the same kind at another place.
    func at(_ path: IndexPath) -> CollectionElement { CollectionElement(category, kind: kind, path) }
}

extension CollectionElement: Comparable {
    /// Cells by their places, then what was added to them, then decorations.
    static func < (left: Self, right: Self) -> Bool {
        if left.category != right.category { return left.category.rawValue < right.category.rawValue }
        if left.path != right.path { return left.path < right.path }
        return left.kind < right.kind
    }
}

extension UICollectionViewLayoutAttributes {
    var element: CollectionElement {
        CollectionElement(representedElementCategory, kind: representedElementKind ?? "", indexPath)
    }
}
