import Foundation

// Content that changes its scale: a transform of the view that the delegate names, whose frame is the content's size.
extension UIScrollView {
    var zoomLimits: ZoomLimits {
        ZoomLimits(minimum: Double(minimumZoomScale), maximum: Double(maximumZoomScale))
    }

    /// The view that is zoomed, if the delegate names one.
    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    func scale(of view: UIView) -> CGFloat {
        let transform = view.transform
        // Without a turn no square is taken, which would be too large for a number sooner than the scale.
        if transform.b == 0 { return transform.a.magnitude }
        return (transform.a * transform.a + transform.b * transform.b).squareRoot()
    }

    /// The recognizer exists while there is anything to zoom.
    func zoomLimitsDidChange() {
        if zoomLimits.isOpen, pinch == nil {
            let new = ScrollPinch(of: self)
            new.isEnabled = isScrollEnabled
            pinch = new
            attach(new)
        } else if !zoomLimits.isOpen, let old = pinch {
            detach(old)
            pinch = nil
        }
    }

    // MARK: By code

    /// Goes to a scale about the middle of what shows.
    func zoom(to scale: CGFloat, animated: Bool) {
        guard scale.isFinite, zoomLimits.areUsable, let view = zoomedView else { return }
        let target = CGFloat(zoomLimits.clamped(Double(scale)))
        let middle = CGPoint(x: layer.bounds.width / 2, y: layer.bounds.height / 2)
        let anchor = anchor(in: view, under: middle)
        zoom(view, to: target, offset: offset(of: view, scale: target, showing: anchor, at: middle), animated: animated)
    }

    /// Goes to the scale at which a rectangle of the zoomed view fills what shows.
    func zoom(showing rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let room = CGRect(origin: .zero, size: layer.bounds.size).inset(by: inset)
        guard let view = zoomedView, zoomLimits.areUsable, rect.isUsable, room.width > 0, room.height > 0
        else { return }
        let scale = min(room.width / max(rect.width, 1e-6), room.height / max(rect.height, 1e-6))
        let target = CGFloat(zoomLimits.clamped(Double(scale)))
        let bounds = view.bounds
        let anchor = CGPoint(x: rect.midX - bounds.minX, y: rect.midY - bounds.minY)
        let middle = CGPoint(x: room.midX, y: room.midY)
        zoom(view, to: target, offset: offset(of: view, scale: target, showing: anchor, at: middle), animated: animated)
    }

    private func zoom(_ view: UIView, to scale: CGFloat, offset: CGPoint, animated: Bool) {
        let offset = clamped(offset, contentOf: view, scale: scale)
        let present = self.scale(of: view)
        orders += 1
        if movement?.isZoom == true { finishZoomAnimation() } else { stopMotion() }
        guard animated, canAnimate else {
            guard scale != present || offset != contentOffset else { return }
            return apply(scale, to: view, offset)
        }
        guard scale != present || offset != contentOffset else { return }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        beginZoom(from: present, to: scale, offset: offset, isBounce: false)
    }

    private func beginZoom(from scale: CGFloat, to end: CGFloat, offset: CGPoint, isBounce: Bool) {
        let way = OffsetAnimation(start: contentOffset, end: offset)
        begin(.zoom(ZoomAnimation(startScale: scale, endScale: end, offset: way), isBounce: isBounce))
    }

    // MARK: In time

    /// One frame of an animated change.
    func follow(_ motion: ScrollMotion, _ animation: ZoomAnimation, at time: Double) {
        guard let view = zoomedView else { return stopMotion() }
        let elapsed = time - motion.start
        let isOver = elapsed >= OffsetAnimation.duration
        // What somebody else moved the content by stays.
        let drift = contentOffset - motion.shownOffset
        motion.drift = motion.drift + drift
        let place = animation.offset.offset(at: elapsed) + motion.drift
        let offset = isOver ? place : onPixels(place)
        motion.shownOffset = offset
        apply(animation.scale(at: elapsed), to: view, offset)
        guard isOver, self.movement === motion else { return }
        stopMotion()
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale(of: view))
    }

    /// Brings an animated change to its end at once: somebody else takes over.
    func finishZoomAnimation() {
        guard let motion = movement, case .zoom(let animation, _) = motion.kind else { return }
        stopMotion()
        guard let view = zoomedView else { return }
        apply(animation.endScale, to: view, animation.offset.end + motion.drift)
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale(of: view))
    }

    /// Ends an animated change at the scale that it has come to.
    func haltZoom() {
        stopMotion()
        guard let view = zoomedView else { return }
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale(of: view))
    }

    // MARK: By fingers

    /// Whether two fingers may zoom.
    func mayBeZoomed(by touches: [UITouch]) -> Bool {
        guard isScrollEnabled, zoomLimits.isOpen, zoomedView != nil else { return false }
        return mayTake(touches)
    }

    func pinchBegan() {
        guard let pinch, let view = zoomedView else { return }
        if movement?.isZoom == true { finishZoomAnimation() } else { stopMotion() }
        zoomPinch = ZoomPinch(
            scale: zoomLimits.free(showing: Double(scale(of: view))),
            anchor: anchor(in: view, under: place(of: pinch)))
        pullers = pinch.attempt.allTouches.map(\.finger)
        tell("zooms \(view.label) from a scale of \(PlacesText.text(Double(scale(of: view))))")
        delegate?.scrollViewWillBeginZooming(self, with: view)
        showIndicators()
        pinchMoved()
    }

    func pinchMoved() {
        guard let pinch, let zoom = zoomPinch, let view = zoomedView else { return }
        let free = zoom.scale * Double(pinch.scale)
        let scale = CGFloat(bouncesZoom ? zoomLimits.shown(free) : zoomLimits.clamped(free))
        let place = offset(of: view, scale: scale, showing: zoom.anchor, at: place(of: pinch))
        apply(scale, to: view, onPixels(banded(place, contentOf: view, scale: scale)))
    }

    /// The scale goes back between its limits, and the content to where it may rest.
    func pinchEnded() {
        guard let zoom = zoomPinch else { return }
        zoomPinch = nil
        guard let view = zoomedView else { return }
        let present = scale(of: view)
        let target = CGFloat(zoomLimits.clamped(Double(present)))
        let (now, then) = (PlacesText.text(Double(present)), PlacesText.text(Double(target)))
        tell("lets its content go at a scale of \(now)" + (target == present ? "" : ": it goes back to \(then)"))
        guard target != present, canAnimate else {
            if target != present { apply(target, to: view, clamped(contentOffset, contentOf: view, scale: target)) }
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: target)
            if drag == nil, movement == nil {
                letGo(courses(velocity: ScrollAxes(0, 0), start: contentOffset), from: contentOffset)
            }
            return
        }
        // The recognizer has gone where the limits were closed meanwhile.
        let middle = CGPoint(x: layer.bounds.width / 2, y: layer.bounds.height / 2)
        let end = offset(of: view, scale: target, showing: zoom.anchor, at: pinch.map { place(of: $0) } ?? middle)
        beginZoom(from: present, to: target, offset: clamped(end, contentOf: view, scale: target), isBounce: true)
    }

    // MARK: Geometry

    /// Where the middle of the fingers is in what shows.
    private func place(of pinch: ScrollPinch) -> CGPoint {
        let point = pinch.location(in: self)
        return CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    }

    /// The point of the zoomed view that shows at a place, from the origin of its bounds.
    private func anchor(in view: UIView, under place: CGPoint) -> CGPoint {
        let (frame, scale) = (view.frame, max(scale(of: view), 1e-9))
        return CGPoint(
            x: (contentOffset.x + place.x - frame.minX) / scale, y: (contentOffset.y + place.y - frame.minY) / scale)
    }

    /// The offset at which a point of the zoomed view shows at a place.
    private func offset(of view: UIView, scale: CGFloat, showing anchor: CGPoint, at place: CGPoint) -> CGPoint {
        let origin = view.frame.origin
        return CGPoint(x: origin.x + anchor.x * scale - place.x, y: origin.y + anchor.y * scale - place.y)
    }

    /// The range along an axis that content would have at a scale.
    private func range(_ axis: ScrollAxis, contentOf view: UIView, scale: CGFloat) -> ScrollRange {
        let inset = adjustedContentInset
        let before = ScrollAxes(Double(inset.left), Double(inset.top))
        let after = ScrollAxes(Double(inset.right), Double(inset.bottom))
        return ScrollRange(
            content: ScrollAxes(view.bounds.size)[axis] * Double(scale),
            viewport: ScrollAxes(layer.bounds.size)[axis], before: before[axis], after: after[axis],
            alignment: contentAlignment[axis])
    }

    private func clamped(_ offset: CGPoint, contentOf view: UIView, scale: CGFloat) -> CGPoint {
        let offset = ScrollAxes(offset)
        return ScrollAxes { range($0, contentOf: view, scale: scale).clamped(offset[$0]) }.point
    }

    private func banded(_ offset: CGPoint, contentOf view: UIView, scale: CGFloat) -> CGPoint {
        let (offset, size) = (ScrollAxes(offset), ScrollAxes(layer.bounds.size))
        return ScrollAxes { axis in
            let range = range(axis, contentOf: view, scale: scale)
            guard bounces(axis) else { return range.clamped(offset[axis]) }
            return RubberBand(dimension: size[axis]).shown(offset[axis], in: range)
        }.point
    }

    /// Sets scale and offset; the zoomed view's frame keeps its origin.
    private func apply(_ scale: CGFloat, to view: UIView, _ offset: CGPoint) {
        guard scale != self.scale(of: view) else {
            if offset != contentOffset { contentOffset = offset }
            return
        }
        let origin = view.frame.origin
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let moved = view.frame.origin
        view.center = CGPoint(x: view.center.x + origin.x - moved.x, y: view.center.y + origin.y - moved.y)
        changeContent(size: view.frame.size, offset: offset)
        delegate?.scrollViewDidZoom(self)
    }
}

extension CGRect {
    /// True for numbers that can be reckoned with.
    var isUsable: Bool {
        !isNull && !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
