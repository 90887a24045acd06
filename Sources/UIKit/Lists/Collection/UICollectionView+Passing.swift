import CoreGraphics
import Foundation
import ListUpdates
import QuartzCore

// From what is shown to what will be: by updates, other bounds, another layout, each in one animation.
extension UICollectionView {
    /// Seconds of an update.
    static let passingDuration = 0.3

    /// What was shown as something began to change, and where its views are now.
    struct Standing {
        let views: Leaving
        let attributes: [CollectionElement: UICollectionViewLayoutAttributes]
        let offset: CGPoint
    }

    /// Notes what is shown, and gives what stays its new place.
    func standing(newElement: (CollectionElement) -> CollectionElement?) -> Standing {
        let standing = Standing(views: live.inOrder, attributes: shown, offset: contentOffset)
        (live, shown) = (LiveViews(), [:])
        for (old, view) in standing.views {
            guard let new = newElement(old) else { continue }
            live.insert(view, at: new)
            shown[new] = standing.attributes[old]
        }
        return standing
    }

    /// Carries out an update that was checked, and animates it.
    func show(_ change: CollectionChange) {
        let layout = layoutStorage
        asking {
            let context = layout.makeContext()
            context.areCounts = true
            context.update = change
            layout.invalidateLayout(with: context)
            counts = change.map.after
            let swiped = letGoOfSwipe(change)
            let standing = standing(newElement: change.newElement)
            rename(by: change)
            noteSections(of: change)
            prepareIfNeeded()
            let passage = bring(
                standing, layouts: (layout, layout), newElement: change.newElement, oldElement: change.oldElement)
            layout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: change.batch, change.map))
            pass(passage, Self.passingDuration) {
                layout.finalizeCollectionViewUpdates()
                if let swiped { self.close(swiped) }
            } completion: { _ in
                if let swiped { self.end(swiped) }
                for completion in change.told.completions { completion(true) }
            }
        }
        if !isPrepared { setNeedsLayout() }
    }

    private func rename(by change: CollectionChange) {
        selection.rename { change.newPath(of: $0) }
        prefetcher.rename { change.newPath(of: $0) }
        putReadyAway { _ in true }
        pool.forgetPlaces()
        touched = nil
    }

    /// What layout and delegate make of the offset that an update, or another layout, would leave.
    private func offsetAfter() -> CGPoint {
        let proposed = clamped(contentOffset)
        let chosen = layoutStorage.targetContentOffset(forProposedContentOffset: proposed)
        let offset =
            collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: chosen) ?? chosen
        return offset.x.isFinite && offset.y.isFinite ? offset : proposed
    }

    // MARK: Under way

    /// All that an animation moves.
    struct Passing {
        let standing: Standing
        let passage: CollectionPassage
        let layouts: (old: UICollectionViewLayout, new: UICollectionViewLayout)
        /// What is to be seen, and which of it was not shown before.
        let entries: [HandedAttributes.Entry]
        let coming: Set<CollectionElement>
    }

    /// Makes all views that are to be seen, and fits them; nothing that was shown moves yet.
    func bring(
        _ standing: Standing, layouts: (old: UICollectionViewLayout, new: UICollectionViewLayout),
        choosesOffset: Bool = true, newElement: @escaping (CollectionElement) -> CollectionElement?,
        oldElement: @escaping (CollectionElement) -> CollectionElement?
    ) -> Passing {
        if choosesOffset { contentOffset = offsetAfter() }
        let coming = bringIntoSight()
        let entries = withDragged(attributesInSight()).filter { !$0.attributes.isHidden }
        let passage = CollectionPassage(
            old: standing.attributes,
            new: Dictionary(entries.map { ($0.element, $0.attributes) }) { first, _ in first },
            newElement: newElement, oldElement: oldElement,
            attributes: { [weak self] element in self?.attributes(of: element) })
        (layouts.old.passage, layouts.new.passage) = (passage, passage)
        return Passing(
            standing: standing, passage: passage, layouts: layouts, entries: entries, coming: coming)
    }

    /// One view on its way.
    private struct Walker {
        let view: UICollectionReusableView
        /// The place of the view; the old one of what leaves.
        let element: CollectionElement
        let start: UICollectionViewLayoutAttributes
        let end: UICollectionViewLayoutAttributes
    }

    /// Animates from what is shown to what will be. Final attributes are asked of all that was shown, then initial ones of all
    /// that will be.
    /// - Parameter duration: Nil: in the animation that is under way.
    func pass(
        _ passing: Passing, _ duration: Double?, finalize: @escaping () -> Void,
        completion: @escaping (Bool) -> Void = { _ in }
    ) {
        let (standing, layouts) = (passing.standing, passing.layouts)
        var finals: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for (element, _) in standing.views { finals[element] = layouts.old.finalAttributes(of: element).map(placed) }
        // What moves along with the content as the offset is another one.
        let shift = CGPoint(x: contentOffset.x - standing.offset.x, y: contentOffset.y - standing.offset.y)
        let walkers = passing.entries.compactMap { come($0, passing, shift) }
        let stays = Set(walkers.map { ObjectIdentifier($0.view) })
        let leaving = standing.views.filter { !stays.contains(ObjectIdentifier($0.view)) }.map { element, view in
            let start = standing.attributes[element] ?? UICollectionViewLayoutAttributes()
            return Walker(
                view: view, element: element, start: moved(start, by: shift), end: finals[element] ?? start)
        }
        for walker in leaving { live.place(of: walker.view).map { _ = live.remove(at: $0) } }
        let seen = Set(walkers.map(\.element))
        shown = shown.filter { seen.contains($0.key) }
        if shift != .zero {
            UIView.performWithoutAnimation { for walker in leaving { walker.view.take(walker.start) } }
        }
        let end = {
            finalize()
            (layouts.old.passage, layouts.new.passage) = (nil, nil)
        }
        walk(walkers, leaving, duration, finalize: end) { [weak self] finished in
            completion(finished)
            self?.arrive(leaving)
        }
    }

    /// Something is shown for now as it looks when it comes.
    private func come(_ entry: HandedAttributes.Entry, _ passing: Passing, _ shift: CGPoint) -> Walker? {
        guard let view = live[entry.element] else { return nil }
        let initial = passing.layouts.new.initialAttributes(of: entry.element).map(placed) ?? entry.attributes
        let start = moved(initial, by: shift)
        UIView.performWithoutAnimation { view.take(start) }
        if passing.coming.contains(entry.element) { tellWillDisplay(view, entry.element) }
        return Walker(view: view, element: entry.element, start: start, end: entry.attributes)
    }

    private func moved(
        _ attributes: UICollectionViewLayoutAttributes, by way: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        guard way != .zero else { return attributes }
        let copy = attributes.copied()
        copy.center = CGPoint(x: copy.center.x + way.x, y: copy.center.y + way.y)
        return copy
    }

    private func walk(
        _ walkers: [Walker], _ leaving: [Walker], _ duration: Double?, finalize: @escaping () -> Void,
        completion: @escaping (Bool) -> Void
    ) {
        let move = {
            for walker in walkers { self.apply(walker.end, to: walker.view, walker.element) }
            for walker in leaving { walker.view.take(walker.end) }
            finalize()
        }
        guard let duration else {
            move()
            // Over when the animation is that it is in.
            let rest = UIView.inheritedAnimationDuration
            return UIView.animate(withDuration: rest, delay: 0, animations: {}, completion: completion)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .allowUserInteraction, animations: move, completion: completion)
    }

    /// What left waits to be used again.
    private func arrive(_ leaving: [Walker]) {
        for walker in leaving where live.place(of: walker.view) == nil && walker.view.host === self {
            UIView.performWithoutAnimation {
                walker.view.alpha = 1
                walker.view.transform3D = CATransform3DIdentity
            }
            end(walker.view, walker.element, keepsPlace: false)
        }
        if !leaving.isEmpty { setNeedsLayout() }
    }

    // MARK: Bounds

    /// The bounds changed in an animation: what is seen before and after moves in it.
    func animateBounds(from oldBounds: CGRect) {
        let layout = layoutStorage
        asking {
            prepareIfNeeded()
            let standing = standing { $0 }
            let known = Set(standing.attributes.keys)
            let passing = bring(
                standing, layouts: (layout, layout), choosesOffset: false, newElement: { $0 },
                oldElement: { known.contains($0) ? $0 : nil })
            layout.prepare(forAnimatedBoundsChange: oldBounds)
            pass(passing, nil) { layout.finalizeAnimatedBoundsChange() }
        }
        if !isPrepared { setNeedsLayout() }
    }

    // MARK: Layouts

    /// Puts another layout in the place of the present one.
    /// - Parameter isAlong: Whether the views move in the animation that is under way, rather than in one of their own.
    func change(
        to new: UICollectionViewLayout, animated: Bool, isAlong: Bool = false, completion: ((Bool) -> Void)?
    ) {
        let old = layoutStorage
        guard new !== old else {
            completion?(true)
            return
        }
        guard !isAsking else {
            return report(
                misuse: "NSInternalInconsistencyException: \(label) is given another layout while it is laid out")
        }
        old.prepareForTransition(to: new)
        take(new)
        new.prepareForTransition(from: old)
        let staying = live.inOrder.map(\.view)
        for view in staying { view.willTransition(from: old, to: new) }
        let finalize = {
            old.finalizeLayoutTransition()
            new.finalizeLayoutTransition()
        }
        let tell = { for view in staying { view.didTransition(from: old, to: new) } }
        guard animated, !live.isEmpty, windowStorage != nil else {
            finalize()
            tell()
            takeOffsetOfLayout()
            completion?(true)
            return
        }
        move((old, new), isAlong ? nil : Self.passingDuration, finalize) { finished in
            tell()
            completion?(finished)
        }
    }

    /// Where nothing moves: the offset is the new layout's at once, the cells are placed in the next pass.
    private func takeOffsetOfLayout() {
        guard !live.isEmpty else { return }
        contentOffset = asking {
            prepareIfNeeded()
            return offsetAfter()
        }
    }

    /// What is shown moves to where the new layout has it.
    private func move(
        _ layouts: (old: UICollectionViewLayout, new: UICollectionViewLayout), _ duration: Double?,
        _ finalize: @escaping () -> Void, completion: @escaping (Bool) -> Void
    ) {
        asking {
            var made: Passing?
            // Offset and contents are what they will be at once: only the views move.
            UIView.performWithoutAnimation {
                prepareIfNeeded()
                let standing = standing { $0 }
                let known = Set(standing.attributes.keys)
                made = bring(
                    standing, layouts: layouts, newElement: { $0 }, oldElement: { known.contains($0) ? $0 : nil })
            }
            if let made { pass(made, duration, finalize: finalize, completion: completion) }
        }
    }

    /// A layout is the collection's from now on.
    func take(_ new: UICollectionViewLayout) {
        if layoutStorage.collectionStorage === self { layoutStorage.collectionStorage = nil }
        layoutStorage = new
        new.collectionStorage = self
        swipe?.close(animated: false)
        (handed, goal, dragged) = (nil, nil, nil)
        (isPrepared, offsetAdjustment, sizeAdjustment) = (false, .zero, .zero)
        for (_, view) in live.inOrder { view.isFitted = false }
        setNeedsLayout()
    }
}
