import Foundation

// Content that a finger drags.
extension UIScrollView {
    // MARK: Before the drag

    /// A finger stops content that moves by itself; the content hears nothing of it (assumed).
    func fingersCameDown(_ touches: Set<UITouch>) {
        isTouched = true
        guard let motion = movement else { return }
        switch motion.kind {
        case .glide:
            isCaught = true
            stopMotion()
            tellCaught(by: touches)
            showIndicators()
            delegate?.scrollViewDidEndDecelerating(self)
        case .animation(_, let purpose): if purpose != .own { stopMotion() }
        case .zoom: finishZoomAnimation()
        }
    }

    /// No finger tracks any more. Content that was caught beyond its edge, or between pages, goes on (assumed).
    func fingersAreGone() {
        let wasCaught = isCaught
        isTouched = false
        isCaught = false
        guard wasCaught, drag == nil, movement == nil, zoomPinch == nil else { return }
        letGo(courses(velocity: ScrollAxes(0, 0), start: contentOffset), from: contentOffset)
    }

    /// Whether a drag in a direction is the view's, and the content gives its touches up for it.
    func mayBeDragged(_ travel: CGPoint, by touches: [UITouch]) -> Bool {
        let axis: ScrollAxis = travel.x.magnitude > travel.y.magnitude ? .horizontal : .vertical
        guard moves(axis) else {
            tellRefusal(along: axis, by: touches)
            return false
        }
        guard !standsAtEdge(axis, against: ScrollAxes(travel)[axis]) else {
            tellEdge(axis, by: touches)
            return false
        }
        guard let keeper = keeper(of: touches), let view = keeper.view else { return true }
        tellKept(by: view, keeper)
        return false
    }

    /// True where content that does not bounce stands at its edge, and the finger pulls it away from there: a view around it
    /// may follow (assumed).
    private func standsAtEdge(_ axis: ScrollAxis, against travel: Double) -> Bool {
        let offset = ScrollAxes(contentOffset)[axis]
        let range = range(axis)
        return !bounces(axis) && transfers(axis) && (travel > 0 ? offset <= range.start : offset >= range.end)
    }

    private func transfers(_ axis: ScrollAxis) -> Bool {
        axis == .horizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    }

    /// Whether touches that the content knows of may be taken from it.
    func mayTake(_ touches: [UITouch]) -> Bool { keeper(of: touches) == nil }

    /// The first touch that the content does not give up.
    private func keeper(of touches: [UITouch]) -> UITouch? {
        touches.first { touch in
            guard let view = touch.view, view !== self, touch.share.hasBegun, !touch.share.isOver else { return false }
            return !(canCancelContentTouches && touchesShouldCancel(in: view))
        }
    }

    // MARK: The drag

    /// A finger has moved far enough.
    func dragBegan() {
        stopMotion()
        let travel = pan.convert(pan.travel, to: self)
        let locked = isDirectionalLockEnabled ? lockedAxis(of: travel) : nil
        let bands = bands
        let offset = ScrollAxes(contentOffset)
        let new = ScrollDrag(
            at: contentOffset, free: ScrollAxes { bands[$0].free(offset[$0], in: range($0)) },
            moves: ScrollAxes { moves($0) && $0 != locked }, time: pan.now)
        drag = new
        drag?.partner = dragPartner
        pullers = pan.attempt.allTouches.map(\.finger)
        tellBegin(new, locked: locked)
        trackingMayHaveChanged()
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            windowStorage?.firstResponder?.resignFirstResponder()
        }
        showIndicators()
        dragMoved()
    }

    private func lockedAxis(of travel: CGPoint) -> ScrollAxis? {
        let (x, y) = (travel.x.magnitude, travel.y.magnitude)
        if x < y / 2 { return .horizontal }
        return y < x / 2 ? .vertical : nil
    }

    private var bands: ScrollAxes<RubberBand> { ScrollAxes(layer.bounds.size).map(RubberBand.init) }

    /// The finger moved.
    func dragMoved() {
        guard var drag else { return }
        let way = pan.convert(pan.way, to: self)
        var step = ScrollAxes(way - drag.way)
        drag.way = way
        if zoomPinch != nil {
            self.drag = drag
            return
        }
        if drag.moves.vertical, let partner = drag.partner {
            step.vertical -= Double(partner.scrollView(self, takes: CGFloat(step.vertical)))
            // The partner's doings may have ended the drag.
            guard self.drag != nil else { return }
        }
        let bands = bands
        let isMovedByOthers = contentOffset != drag.shown
        let offset = ScrollAxes(contentOffset)
        var shown = offset
        var moved = ScrollAxes(0.0, 0.0)
        for axis in ScrollAxis.allCases where drag.moves[axis] {
            let free = isMovedByOthers ? bands[axis].free(offset[axis], in: range(axis)) : drag.free[axis]
            let before = place(of: free, axis)
            drag.free[axis] = free - step[axis]
            shown[axis] = place(of: drag.free[axis], axis)
            moved[axis] = shown[axis] - before
        }
        drag.note(moved, at: pan.now)
        var target = onPixels(shown.point)
        if !drag.moves.horizontal { target.x = contentOffset.x }
        if !drag.moves.vertical { target.y = contentOffset.y }
        drag.shown = target
        self.drag = drag
        if target != contentOffset { contentOffset = target }
        if takesKeyboardAlong { sceneHost?.keyboard.follow(pan.location(in: nil).y) }
    }

    private var takesKeyboardAlong: Bool {
        keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    }

    /// What shows of an offset, beyond the edges.
    private func place(of free: Double, _ axis: ScrollAxis) -> Double {
        bounces(axis) ? bands[axis].shown(free, in: range(axis)) : range(axis).clamped(free)
    }

    // MARK: After the drag

    /// The last finger was lifted, or taken away.
    func dragEnded(isCancelled: Bool) {
        if !isCancelled { dragMoved() }
        guard let drag else { return }
        if takesKeyboardAlong {
            sceneHost?.keyboard.letGo(isDownwards: !isCancelled && pan.velocity(in: nil).y > 0)
        }
        drag.partner?.scrollViewDragDidEnd(self, isCancelled: isCancelled)
        refreshControl?.fingerIsUp()
        let velocity = isCancelled || zoomPinch != nil ? ScrollAxes(0, 0) : drag.velocity
        let offset = contentOffset
        let natural = courses(velocity: velocity, start: drag.start, moves: drag.moves)
        let target = ScrollAxes { axis in
            drag.moves[axis] ? range(axis).clamped(natural[axis].target) : ScrollAxes(offset)[axis]
        }.point
        let wish = tellEnd(velocity, target)
        let courses = wish == target ? natural : redirected(natural, velocity, drag, from: target, to: wish)
        let willDecelerate = windowStorage != nil && zoomPinch == nil && !isOver(courses)
        tellEnd(isCancelled ? nil : velocity, willDecelerate ? courses : nil, isChosen: wish != target)
        self.drag = nil
        isTouched = false
        isCaught = false
        let orders = orders
        delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        guard willDecelerate, orders == self.orders, self.drag == nil else { return userIsDone() }
        letGo(courses, from: offset)
    }

    private func tellEnd(_ velocity: ScrollAxes<Double>, _ target: CGPoint) -> CGPoint {
        let told = velocity.map { $0 / 1000 }.point
        let rest = restOffset(for: target, velocity: told)
        let own = rest.x.isFinite && rest.y.isFinite ? rest : target
        var wish = own
        delegate?.scrollViewWillEndDragging(self, withVelocity: told, targetContentOffset: &wish)
        if !wish.x.isFinite || !wish.y.isFinite { wish = own }
        for follower in followers.all { wish = follower.scrollView(self, restFor: wish) }
        return wish
    }

    /// Content that is let go of without being sent elsewhere.
    /// - Parameters:
    ///   - start: Where a finger took hold of it.
    ///   - moves: The axes along which it moved.
    func courses(
        velocity: ScrollAxes<Double>, start: CGPoint, moves: ScrollAxes<Bool>? = nil
    ) -> ScrollAxes<AxisCourse> {
        let (offset, start, motionConditions) = (ScrollAxes(contentOffset), ScrollAxes(start), motionConditions)
        return ScrollAxes { axis in
            guard moves?[axis] ?? self.moves(axis) else { return .rest(at: offset[axis]) }
            let conditions = motionConditions[axis]
            guard isPagingEnabled, conditions.range.excess(offset[axis]) == 0 else {
                return .released(at: offset[axis], velocity: velocity[axis], under: conditions)
            }
            let grid = PageGrid(page: ScrollAxes(layer.bounds.size)[axis], range: conditions.range)
            let target = grid.target(from: offset[axis], velocity: velocity[axis], start: start[axis])
            return .snapping(from: offset[axis], velocity: velocity[axis], to: target)
        }
    }

    /// The courses to a target that the delegate chose. A page that it chose is snapped to (assumed).
    private func redirected(
        _ courses: ScrollAxes<AxisCourse>, _ velocity: ScrollAxes<Double>, _ drag: ScrollDrag, from target: CGPoint,
        to wish: CGPoint
    ) -> ScrollAxes<AxisCourse> {
        let (offset, target, wish, motionConditions) =
            (ScrollAxes(contentOffset), ScrollAxes(target), ScrollAxes(wish), motionConditions)
        return ScrollAxes { axis in
            guard drag.moves[axis], wish[axis] != target[axis] else { return courses[axis] }
            return isPagingEnabled
                ? .snapping(from: offset[axis], velocity: velocity[axis], to: wish[axis])
                : .gliding(from: offset[axis], to: wish[axis], under: motionConditions[axis])
        }
    }

    private func isOver(_ courses: ScrollAxes<AxisCourse>) -> Bool {
        courses.horizontal.isOver(at: 0) && courses.vertical.isOver(at: 0)
    }

    /// Lets the content move on by itself, where it has anywhere to go.
    /// - Parameter offset: Where it was when the courses were found.
    func letGo(_ courses: ScrollAxes<AxisCourse>, from offset: CGPoint) {
        guard windowStorage != nil, !isOver(courses) else { return userIsDone() }
        begin(.glide(courses))
        movement?.shownOffset = offset
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    /// No finger moves the content, and it does not move on.
    private func userIsDone() {
        trackingMayHaveChanged()
        if movement == nil { hideIndicators() }
    }

    /// Refuses any delegate of a built-in recognizer but the scroll view.
    /// - Parameter kind: What the recognizer is called: pan or pinch.
    func checkDelegate(_ delegate: (any UIGestureRecognizerDelegate)?, of kind: String) {
        guard delegate !== self else { return }
        report(
            misuse: "NSInvalidArgumentException: UIScrollView's built-in \(kind) gesture recognizer must have its "
                + "scroll view as its delegate.")
    }
}
