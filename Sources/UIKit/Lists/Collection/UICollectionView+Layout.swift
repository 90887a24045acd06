import CoreGraphics
import Foundation

// From an offset to what is shown there.
extension UICollectionView {
    /// Shows what is in sight, puts away what is not, and places everything.
    func layOutCollection() {
        guard !isAsking else { return }
        let old = boundsBefore
        boundsBefore = nil
        if let old, UIView.inheritedAnimationDuration > 0, !live.isEmpty {
            animateBounds(from: old)
        } else {
            let leaving = asking { settle() }
            for (element, view) in leaving { end(view, element) }
        }
        placeBackground()
        placeIndex()
        noteOffset()
        swipe?.place()
        prefetcher.layoutDidEnd()
        reloadIfDue()
    }

    typealias Leaving = [(place: CollectionElement, view: UICollectionReusableView)]

    /// Asks for all that is in sight and fits it; the content's size and offset follow.
    /// - Returns: What is in sight no more. It is shown still.
    func settle() -> Leaving {
        checkGoal()
        askIndexIfNeeded()
        prepareIfNeeded()
        showInSight()
        // A goal moves as sizes become known, and content that becomes shorter pulls what is in sight.
        for _ in 0..<Self.mostPulls {
            let before = contentOffset
            approachGoal()
            guard contentOffset != before || !isPrepared else { break }
            prepareIfNeeded()
            showInSight()
        }
        return takeLeaving()
    }

    private static let mostPulls = 20

    // MARK: What the layout hands out

    /// What the layout says of all that is in sight.
    func attributesInSight() -> [HandedAttributes.Entry] {
        let visible = layer.bounds
        guard visible.width > 0, visible.height > 0, visible.minX.isFinite, visible.minY.isFinite else { return [] }
        return handedOut(for: visible).seen(in: visible)
    }

    /// What was handed out for a rectangle: asked again only beyond what was asked before, and then one window ahead.
    func handedOut(for visible: CGRect) -> HandedAttributes {
        if let handed, handed.rect.contains(visible), !layoutStorage.followsOffset || handed.rect == visible {
            return handed
        }
        guard let handed, !layoutStorage.followsOffset else { return handOut(for: visible) }
        return handOut(for: visible.union(ahead(of: visible, from: handed.rect)))
    }

    @discardableResult
    func handOut(for rect: CGRect) -> HandedAttributes {
        layoutStorage.layoutStrips(in: rect)
        let all = layoutStorage.layoutAttributesForElements(in: flipped(rect)) ?? []
        let handed = HandedAttributes(all.map(placed), for: rect, strip: layoutStorage.strip) { element in
            guard element.category == .cell, !hasItem(element.path) else { return true }
            report(
                misuse:
                    "NSInternalInconsistencyException: UICollectionView received layout attributes for a cell with an "
                    + "index path that does not exist: \(element.path.sentence)")
            return false
        }
        self.handed = handed
        return handed
    }

    /// Attributes in the collection's space.
    func placed(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped else { return attributes }
        let copy = attributes.copied()
        copy.frame = flipped(attributes.values.frame)
        return copy
    }

    /// Where one thing stands.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if let dragged, element == .cell(dragged.target) { return attributes(ofDragged: dragged) }
        return layoutStorage.attributes(of: element).map(placed)
    }

    /// A window ahead of what is in sight, seen from what was in sight before.
    private func ahead(of visible: CGRect, from old: CGRect) -> CGRect {
        func way(_ low: CGFloat, _ high: CGFloat, _ oldLow: CGFloat, _ oldHigh: CGFloat) -> CGFloat {
            high > oldHigh ? 1 : low < oldLow ? -1 : 0
        }
        return visible.offsetBy(
            dx: way(visible.minX, visible.maxX, old.minX, old.maxX) * visible.width,
            dy: way(visible.minY, visible.maxY, old.minY, old.maxY) * visible.height)
    }

    // MARK: Showing

    /// Asks for views from the first item on, then for those beside items, until nothing in sight is missing. A cell that
    /// answers with another size moves what follows, so that the layout is asked again.
    private func showInSight() {
        untilSettled { entry, missing in show(entry.element, entry.attributes, &missing) }
    }

    /// Makes and fits all views that come in sight; what is shown already stays where it is for now.
    /// - Returns: What came.
    func bringIntoSight() -> Set<CollectionElement> {
        let known = Set(live.inOrder.map(\.place))
        untilSettled { entry, missing in bring(entry.element, entry.attributes, &missing) }
        return Set(live.inOrder.map(\.place)).subtracting(known)
    }

    /// - Parameter show: Shows something; true where the layout is another one after it.
    private func untilSettled(_ show: (HandedAttributes.Entry, inout Set<CollectionElement>) -> Bool) {
        var missing: Set<CollectionElement> = []
        for _ in 0..<Self.mostRounds {
            let entries = withDragged(attributesInSight())
            guard entries.contains(where: { show($0, &missing) }) else { return }
            prepareIfNeeded()
        }
        report(misuse: "NSInternalInconsistencyException: \(label) is stuck in its update/layout loop. \(Self.stuck)")
    }

    /// Each cell in sight may move all others once; more rounds than cells fit on any screen mean that it has no end.
    private static let mostRounds = 10_000
    static let stuck =
        "This can happen for many reasons, including self-sizing views whose preferred attributes are not returning a "
        + "consistent size"

    /// Shows something as the layout says.
    /// - Returns: Whether the layout is another one after it.
    private func show(
        _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes,
        _ missing: inout Set<CollectionElement>
    ) -> Bool {
        if let view = live[element] {
            if let old = shown[element], !old.isEqual(attributes) {
                if old.size != attributes.size { view.isFitted = false }
                apply(attributes, to: view, element)
            }
            return fit(view, element, attributes)
        }
        guard let view = make(element, attributes, &missing) else { return false }
        let isMoved = fit(view, element, attributes)
        tellWillDisplay(view, element)
        return isMoved
    }

    private func bring(
        _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes,
        _ missing: inout Set<CollectionElement>
    ) -> Bool {
        if let view = live[element] {
            if let old = shown[element], old.size != attributes.size { view.isFitted = false }
            return fit(view, element, attributes)
        }
        return make(element, attributes, &missing).map { fit($0, element, attributes) } ?? false
    }

    /// A new view at its place.
    private func make(
        _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes,
        _ missing: inout Set<CollectionElement>
    ) -> UICollectionReusableView? {
        guard !attributes.isHidden, !missing.contains(element) else { return nil }
        guard let view = view(for: element, attributes) else {
            missing.insert(element)
            return nil
        }
        live.insert(view, at: element)
        UIView.performWithoutAnimation { apply(attributes, to: view, element) }
        return view
    }

    /// Gives a view its place and its look.
    func apply(
        _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView, _ element: CollectionElement
    ) {
        let oldDepth = shown[element]?.zIndex
        shown[element] = attributes.copied()
        let strip = layoutStorage.strip(of: element)
        let parent = strip?.view ?? self
        if view.parentView !== parent || oldDepth != attributes.zIndex {
            insert(view, depth: attributes.zIndex, in: parent)
        }
        view.stripOrigin = strip?.origin ?? .zero
        prepareSwipes(for: attributes.listPlace)
        view.take(attributes)
        view.apply(attributes)
    }

    /// Lets a view answer with the size that it needs, until the layout has it.
    /// - Returns: Whether the layout is another one after it.
    private func fit(
        _ view: UICollectionReusableView, _ element: CollectionElement, _ first: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard !view.isFitted, element.category != .decorationView else { return false }
        view.isFitted = true
        var (attributes, isMoved) = (first, false)
        for _ in 0..<Self.mostFittings {
            let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
            if let cell = view as? UICollectionViewCell, layoutStorage.measuresCells {
                let path = sourcePath(element.path)
                note(.measured(height: preferred.size.height), of: cell, cell.reuseIdentifier, at: path)
            }
            guard
                layoutStorage.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
            else { return isMoved }
            layoutStorage.invalidateLayout(
                with: layoutStorage.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
            isMoved = true
            prepareIfNeeded()
            guard let new = self.attributes(of: element) else { return true }
            attributes = new
            UIView.performWithoutAnimation { apply(new, to: view, element) }
        }
        report(
            misuse: "NSInternalInconsistencyException: \(view.label) is stuck in its update/layout loop. \(Self.stuck)")
        return isMoved
    }

    private static let mostFittings = 100

    /// A section scrolled by itself: other items of it are in sight.
    func stripDidScroll() {
        handed = nil
        setNeedsLayout()
    }

    // MARK: Depth

    /// Puts a view in front of those that are not deeper. Views that the app added stand in front of all.
    private func insert(_ view: UICollectionReusableView, depth: Int, in parent: UIScrollView) {
        let below = parent.childViews.last { child in
            guard child !== view, let other = child as? UICollectionReusableView, let place = live.place(of: other),
                let attributes = shown[place]
            else { return false }
            return attributes.zIndex <= depth
        }
        UIView.performWithoutAnimation {
            if let below {
                parent.insertSubview(view, aboveSubview: below)
            } else {
                parent.insertSubview(view, at: parent === self && backgroundView?.parentView === self ? 1 : 0)
            }
        }
    }

    // MARK: Away

    func takeLeaving() -> Leaving {
        let seen = Set(attributesInSight().lazy.filter { !$0.attributes.isHidden }.map(\.element))
        let kept = typed
        let held = dragged.map { CollectionElement.cell($0.target) }
        let leaving = live.removeAll { seen.contains($0) || $0 == kept || $0 == held }
        for (element, _) in leaving { shown[element] = nil }
        return leaving
    }

    /// The item that is typed into: it stays, out of sight (assumed).
    private var typed: CollectionElement? {
        guard let view = windowStorage?.firstResponder as? UIView, view.isDescendant(of: self) else { return nil }
        return live.inOrder.first { view.isDescendant(of: $0.view) }?.place
    }

    // MARK: Background

    func placeBackground() {
        guard let backgroundView, backgroundView.parentView === self, backgroundView.frame != layer.bounds else {
            return
        }
        backgroundView.frame = layer.bounds
    }

    func backgroundDidChange(from old: UIView?) {
        if let old, old !== backgroundView, old.parentView === self { old.removeFromSuperview() }
        guard let backgroundView else { return }
        if backgroundView.parentView !== self { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }
}

extension UICollectionReusableView {
    /// Takes the place and the look that a layout says.
    func take(_ attributes: UICollectionViewLayoutAttributes) {
        let values = attributes.values
        listPlace = values.listPlace
        let place = values.frame.offsetBy(dx: aside - stripOrigin.x, dy: -stripOrigin.y)
        if CATransform3DIsIdentity(values.transform), CATransform3DIsIdentity(layer.transform) {
            if frame != place { frame = place }
        } else {
            let middle = CGPoint(x: place.midX, y: place.midY)
            if layer.bounds.size != place.size { bounds.size = place.size }
            if center != middle { center = middle }
            if !CATransform3DEqualToTransform(transform3D, values.transform) { transform3D = values.transform }
        }
        if alpha != values.alpha { alpha = values.alpha }
        if isHidden != values.isHidden { isHidden = values.isHidden }
    }
}
