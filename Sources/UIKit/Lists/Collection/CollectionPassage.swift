import CoreGraphics
import Foundation

/// From what a collection showed to what it will show: by an update, by other bounds, by another layout.
///
/// What the base class of layouts answers for things that come and go is read from it.
@MainActor
struct CollectionPassage {
    /// What was shown before, by its old places.
    let old: [CollectionElement: UICollectionViewLayoutAttributes]
    /// What is to be shown, by its new places.
    let new: [CollectionElement: UICollectionViewLayoutAttributes]
    /// Where an old place went; nil where it is gone.
    let newElement: (CollectionElement) -> CollectionElement?
    /// Where a new place comes from; nil where it is new.
    let oldElement: (CollectionElement) -> CollectionElement?
    /// Where something will be that is not in sight.
    let attributes: (CollectionElement) -> UICollectionViewLayoutAttributes?

    /// How something looks as it comes, by its new place.
    func initial(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let target = new[element] ?? attributes(element) else { return nil }
        guard let before = oldElement(element) else { return faded(target) }
        if let attributes = old[before] { return moved(attributes, to: element) }
        return shifted(target, by: way(nextTo: target, backwards: true))
    }

    /// How something looks when it is gone, by its old place.
    func final(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let source = old[element] else { return nil }
        guard let after = newElement(element) else { return faded(source) }
        if let attributes = new[after] ?? attributes(after) { return moved(attributes, to: element) }
        return shifted(source, by: way(nextTo: source, backwards: false))
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        copy.alpha = 0
        return copy
    }

    private func moved(
        _ attributes: UICollectionViewLayoutAttributes, to element: CollectionElement
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        copy.indexPath = element.path
        return copy
    }

    private func shifted(
        _ attributes: UICollectionViewLayoutAttributes, by way: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        copy.center = CGPoint(x: copy.center.x + way.x, y: copy.center.y + way.y)
        return copy
    }

    /// What was out of sight has no attributes any more: it moves as the nearest thing does that is seen before and after
    /// (assumed).
    private func way(nextTo attributes: UICollectionViewLayoutAttributes, backwards: Bool) -> CGPoint {
        var (nearest, way) = (CGFloat.infinity, CGPoint.zero)
        for (element, before) in old.sorted(by: { $0.key < $1.key }) {
            guard let after = newElement(element).flatMap({ new[$0] }) else { continue }
            let end = backwards ? after : before
            let (dx, dy) = (end.center.x - attributes.center.x, end.center.y - attributes.center.y)
            guard dx * dx + dy * dy < nearest else { continue }
            nearest = dx * dx + dy * dy
            let step = CGPoint(x: after.center.x - before.center.x, y: after.center.y - before.center.y)
            way = backwards ? CGPoint(x: -step.x, y: -step.y) : step
        }
        return way
    }
}
