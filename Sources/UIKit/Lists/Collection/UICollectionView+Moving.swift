import CoreGraphics
import Foundation
import ListLayout
import QuartzCore

// Items that a finger, or code, drags.
extension UICollectionView {
    /// Seconds in which others give way (assumed).
    private static let givingWay = 0.25

    func presentedPath(_ path: IndexPath) -> IndexPath { dragged?.presented(path) ?? path }

    func sourcePath(_ path: IndexPath) -> IndexPath { dragged?.source(path) ?? path }

    func beginMoving(_ path: IndexPath) -> Bool {
        guard dragged == nil, !isAsking, hasItem(path) else { return false }
        prepareIfNeeded()
        let mayMove: Bool = asking {
            askDataSource(.mayMoveItem) { $0.collectionView(self, canMoveItemAt: path) } ?? true
        }
        guard mayMove, let attributes = attributes(of: .cell(path)) else { return false }
        endTouch(cancelled: true)
        swipe?.close(animated: false)
        dragged = CollectionMovement(original: path, target: path, point: attributes.center)
        cellForItem(at: path)?.isReordering = true
        setNeedsLayout()
        return true
    }

    func moveItem(to point: CGPoint) {
        guard let old = dragged, !isAsking, point.x.isFinite, point.y.isFinite else { return }
        let target = asking { self.target(at: point, of: old) }
        let context = layoutStorage.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: point, previousIndexPaths: [old.target],
            previousPosition: old.point)
        let new = CollectionMovement(original: old.original, target: target, point: point)
        if target == old.target {
            dragged = new
            invalidate(context, counts: knownCounts)
            UIView.performWithoutAnimation { layOutCollection() }
        } else {
            giveWay(context, to: new) {
                new.presented(old.source($0))
            } oldPath: {
                old.presented(new.source($0))
            }
        }
    }

    /// The place that the item takes at a point: the layout's, which the delegate may change.
    private func target(at point: CGPoint, of movement: CollectionMovement) -> IndexPath {
        let proposed = layoutStorage.targetIndexPath(
            forInteractivelyMovingItem: movement.target, withPosition: point)
        guard proposed != movement.target else { return proposed }
        let answer =
            collectionDelegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
                atCurrentIndexPath: movement.target, toProposedIndexPath: proposed) ?? proposed
        return isPlace(answer, for: movement) ? answer : movement.target
    }

    private func isPlace(_ path: IndexPath, for movement: CollectionMovement) -> Bool {
        guard path.count == 2, let counts, counts.indices.contains(path.section), path.item >= 0 else { return false }
        let room = counts[path.section] + (path.section == movement.target.section ? 0 : 1)
        return path.item < room
    }

    func endMoving() {
        guard let old = dragged, !isAsking else { return }
        guard old.target != old.original else { return cancelMoving() }
        asking {
            _ = askDataSource(.moveItem) { $0.collectionView(self, moveItemAt: old.original, to: old.target) } as Void?
        }
        guard dragged != nil else { return reloadIfDue() }
        let context = layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [old.target], previousIndexPaths: [old.original], movementCancelled: false)
        selection.rename { old.presented($0) }
        prefetcher.forget()
        // Places are shown as they were told by now.
        giveWay(context, to: nil) {
            $0
        } oldPath: {
            $0
        }
        reloadIfDue()
    }

    func cancelMoving() {
        guard let old = dragged, !isAsking else { return }
        let context = layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [old.original], previousIndexPaths: [old.target], movementCancelled: true)
        giveWay(context, to: nil, counts: counts(from: old.target, to: old.original)) {
            old.source($0)
        } oldPath: {
            old.presented($0)
        }
    }

    /// Animates everything to its place while an item is elsewhere, or has come to rest.
    private func giveWay(
        _ context: UICollectionViewLayoutInvalidationContext, to new: CollectionMovement?, counts: [Int]? = nil,
        newPath: @escaping (IndexPath) -> IndexPath, oldPath: @escaping (IndexPath) -> IndexPath
    ) {
        let layout = layoutStorage
        func at(_ path: @escaping (IndexPath) -> IndexPath) -> (CollectionElement) -> CollectionElement? {
            { $0.category == .cell ? $0.at(path($0.path)) : $0 }
        }
        if new == nil, let dragged { cellForItem(at: dragged.target)?.isReordering = false }
        let after = counts ?? new.flatMap { new in dragged.map { self.counts(from: $0.target, to: new.target) } }
        asking {
            let standing = standing(newElement: at(newPath))
            putReadyAway { _ in true }
            dragged = new
            invalidate(context, counts: after ?? knownCounts)
            prepareIfNeeded()
            let passing = bring(
                standing, layouts: (layout, layout), choosesOffset: false, newElement: at(newPath),
                oldElement: at(oldPath))
            pass(passing, Self.givingWay) {}
        }
        if !isPrepared { setNeedsLayout() }
    }

    private func invalidate(_ context: UICollectionViewLayoutInvalidationContext, counts: [Int]) {
        layoutStorage.invalidateLayout(with: context)
        self.counts = counts
    }

    /// The counts after an item went elsewhere.
    private func counts(from old: IndexPath, to new: IndexPath) -> [Int] {
        var counts = knownCounts
        guard counts.indices.contains(old.section), counts.indices.contains(new.section) else { return counts }
        counts[old.section] -= 1
        counts[new.section] += 1
        return counts
    }

    // MARK: The item under the finger

    /// What is in sight, with the dragged item wherever it is.
    func withDragged(_ entries: [HandedAttributes.Entry]) -> [HandedAttributes.Entry] {
        guard let dragged, let attributes = attributes(ofDragged: dragged) else { return entries }
        let element = CollectionElement.cell(dragged.target)
        let others = entries.filter { $0.element != element }
        return (others + [.init(element: element, attributes: attributes)]).sorted { $0.element < $1.element }
    }

    /// How a dragged item looks: as the layout says, in the item's own size.
    func attributes(ofDragged movement: CollectionMovement) -> UICollectionViewLayoutAttributes? {
        guard let own = layoutStorage.layoutAttributesForItem(at: movement.target).map(placed)?.copied() else {
            return nil
        }
        own.zIndex = Int.max
        own.center = movement.point
        let answer = layoutStorage.layoutAttributesForInteractivelyMovingItem(
            at: movement.target, withTargetPosition: movement.point)
        guard let answer else { return own }
        (own.center, own.alpha, own.transform3D, own.zIndex) =
            (answer.center, answer.alpha, answer.transform3D, answer.zIndex)
        if answer.size != .zero { own.size = answer.size }
        return own
    }
}
