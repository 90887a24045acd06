import Foundation

// Where content may rest.
extension UIScrollView {
    /// The offsets along an axis at which content may rest.
    func range(_ axis: ScrollAxis) -> ScrollRange { restRange(contentRange(axis), along: axis) }

    private func contentRange(_ axis: ScrollAxis) -> ScrollRange {
        let inset = adjustedContentInset
        let size = layer.bounds.size
        switch axis {
        case .horizontal:
            return ScrollRange(
                content: Double(contentSize.width), viewport: Double(size.width), before: Double(inset.left),
                after: Double(inset.right), alignment: contentAlignment[axis])
        case .vertical:
            let range = ScrollRange(
                content: Double(contentSize.height), viewport: Double(size.height),
                before: Double(inset.top + shownBarExpansion),
                after: Double(inset.bottom), alignment: contentAlignment[axis])
            return safeAreaInset.top > 0 ? ScrollRange(range.start, max(range.end, range.start + barRest)) : range
        }
    }

    /// Where short content lies.
    var contentAlignment: ScrollAxes<Double> { ScrollAxes(contentAlignmentPoint) }

    /// Whether content goes beyond its edges along an axis.
    func bounces(_ axis: ScrollAxis) -> Bool { axis == .horizontal ? bouncesHorizontally : bouncesVertically }

    /// Whether fingers move the content along an axis.
    func moves(_ axis: ScrollAxis) -> Bool {
        let alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
        return range(axis).isScrollable || bounces(axis) && alwaysBounces
    }

    /// What applies to content that is let go of.
    var motionConditions: ScrollAxes<AxisCourse.Conditions> {
        ScrollAxes { axis in
            AxisCourse.Conditions(range: range(axis), bounces: bounces(axis), rate: Double(decelerationRate.rawValue))
        }
    }

    /// The nearest offset at which no room beyond the insets shows.
    func clamped(_ offset: CGPoint) -> CGPoint {
        let offset = ScrollAxes(offset)
        return ScrollAxes { range($0).clamped(offset[$0]) }.point
    }

    /// The nearest offset on whole pixels.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = screenScale
        return CGPoint(x: PixelGrid.nearest(offset.x, scale: scale), y: PixelGrid.nearest(offset.y, scale: scale))
    }

    /// The offset that shows `rect`; nil where it shows already.
    func offset(showing rect: CGRect) -> CGPoint? {
        let visible = layer.bounds.inset(by: adjustedContentInset)
        func move(_ low: CGFloat, _ high: CGFloat, into start: CGFloat, _ end: CGFloat) -> CGFloat {
            if low >= start, high <= end { return 0 }
            // Too long to fit, or before the beginning: its beginning counts.
            return low < start || high - low > end - start ? low - start : high - end
        }
        let x = move(rect.minX, rect.maxX, into: visible.minX, visible.maxX)
        let y = move(rect.minY, rect.maxY, into: visible.minY, visible.maxY)
        guard x != 0 || y != 0, x.isFinite, y.isFinite else { return nil }
        return clamped(CGPoint(x: contentOffset.x + x, y: contentOffset.y + y))
    }

    // MARK: Insets

    /// What the safe area adds to the content inset.
    var safeAreaInset: UIEdgeInsets {
        let safe = safeAreaInsets
        var result = UIEdgeInsets.zero
        if adjusts(along: \.width, bounces: alwaysBounceHorizontal) {
            (result.left, result.right) = (safe.left, safe.right)
        }
        if adjusts(along: \.height, bounces: alwaysBounceVertical) || isInsetByBars {
            (result.top, result.bottom) = (safe.top, safe.bottom)
        }
        return result
    }

    /// Bars above and below inset the content however short it is.
    private var isInsetByBars: Bool { contentInsetAdjustmentBehavior == .automatic && isContentInsetByBars }

    private func adjusts(along side: KeyPath<CGSize, CGFloat>, bounces: Bool) -> Bool {
        switch contentInsetAdjustmentBehavior {
        case .never: false
        case .always: true
        case .automatic, .scrollableAxes: bounces || contentSize[keyPath: side] > layer.bounds.size[keyPath: side]
        }
    }

    /// The content, the bounds or the insets changed: content that rests is pulled to where it may rest (assumed), and a
    /// change of the insets is told.
    func extentsMayHaveChanged() {
        guard contentStep == nil else { return }
        adjustedInsetMayHaveChanged()
        pullIntoRange()
        placeIndicators()
        tellFollowers()
    }

    /// Gives the content another size and shows another part of it, in one step: who follows the content, and the
    /// delegate, find both and hear of it once. The offset is taken as it is, beyond the edges, too. A glide goes on from
    /// the new place, as fast as it was; so do a drag and an animation.
    func changeContent(size: CGSize, offset: CGPoint) {
        let isPart = contentStep != nil
        let old = contentStep ?? contentOffset
        contentStep = old
        if size != contentSize { contentSize = size }
        if offset != contentOffset { contentOffset = offset }
        // A step inside of another one is told with that.
        guard !isPart else { return }
        contentStep = nil
        adjustedInsetMayHaveChanged(follows: false)
        continueMotion(from: old)
        placeIndicators()
        tellFollowers()
        if contentOffset != old { delegate?.scrollViewDidScroll(self) }
    }

    /// Whether content may be pulled to where it may rest: no finger and no movement has it.
    var isResting: Bool { drag == nil && movement == nil && !isTouched && zoomPinch == nil }

    private func pullIntoRange() {
        guard isResting else { return }
        let target = clamped(contentOffset)
        if target != contentOffset { contentOffset = target }
    }

    /// A content that rests at its beginning stays there when the inset changes (assumed).
    /// - Parameter follows: False: the content stays where it is.
    func adjustedInsetMayHaveChanged(follows: Bool = true) {
        let new = adjustedContentInset
        let old = announcedInset
        guard new != old else { return }
        announcedInset = new
        if follows { follow(old, to: new) }
        refreshControl?.follow()
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private func follow(_ old: UIEdgeInsets, to new: UIEdgeInsets) {
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -new.left }
        if offset.y == -old.top { offset.y = -new.top }
        if offset != contentOffset { contentOffset = offset }
    }

    /// Lets content that rests where it may not go back there.
    func returnToRange() {
        guard drag == nil, movement == nil else { return }
        move(to: clamped(contentOffset), animated: true, for: .own)
    }

    func refreshControlDidChange(from old: UIRefreshControl?) {
        if let old {
            old.join(nil)
            if old.parentView === self { old.removeFromSuperview() }
        }
        guard let control = refreshControl else { return }
        if control.parentView !== self { insertSubview(control, at: 0) }
        control.join(self)
    }
}
