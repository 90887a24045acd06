import UIKit

/// Squares, three to a row, or two where the text is so large that people want things larger.
enum PhotoGridLayout {
    @MainActor
    static func make() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let isLarge = environment.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
            return section(columns: isLarge ? 2 : 3)
        }
    }

    @MainActor
    private static func section(columns: Int) -> NSCollectionLayoutSection {
        let side = NSCollectionLayoutDimension.fractionalWidth(1 / CGFloat(columns))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: side, heightDimension: side))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: side),
            subitems: [item])
        return NSCollectionLayoutSection(group: group)
    }
}
