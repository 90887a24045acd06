import CoreGraphics
import Foundation

// What sections' handlers are given.
extension UICollectionViewCompositionalLayout {
    /// Lets handlers change how what is seen of their sections looks: the last section first.
    func handled(
        _ all: [UICollectionViewLayoutAttributes], _ built: Built
    ) -> [UICollectionViewLayoutAttributes] {
        guard followsOffset, let collectionView else { return all }
        var result: [UICollectionViewLayoutAttributes] = []
        var items: [Int: [VisibleItem]] = [:]
        var known: [CollectionElement: VisibleItem] = [:]
        for attributes in all {
            let section = attributes.indexPath.section
            guard attributes.indexPath.item != Int.max, built.sections.indices.contains(section),
                built.sections[section]?.visibleItemsInvalidationHandler != nil
            else {
                result.append(attributes)
                continue
            }
            let element = attributes.element
            let item = visibleItems[element] ?? VisibleItem(attributes)
            item.follow(attributes)
            known[element] = item
            items[section, default: []].append(item)
        }
        visibleItems = known
        for section in items.keys.sorted(by: >) {
            let offset = strips[section]?.contentOffset ?? collectionView.contentOffset
            let own = items[section] ?? []
            built.sections[section]?.visibleItemsInvalidationHandler?(
                own.sorted { $0.attributes.element < $1.attributes.element }, offset, built.environment)
            result += own.map { $0.attributes.copied() }
        }
        return result
    }

    func seenAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        visibleItems[attributes.element]?.attributes.copied() ?? attributes
    }
}
