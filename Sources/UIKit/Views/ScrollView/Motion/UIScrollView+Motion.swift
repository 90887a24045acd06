import Foundation
import VirtualFoundation

// Content that moves by itself.
extension UIScrollView {
    /// Begins a movement, in place of any other.
    func begin(_ kind: ScrollMotion.Kind) {
        movement?.invalidate()
        guard let host = sceneHost else { return }
        movement = ScrollMotion(kind, of: self, in: host)
        trackingMayHaveChanged()
    }

    /// Ends a movement where it is; nobody hears of it.
    func stopMotion() {
        guard let motion = movement else { return }
        motion.invalidate()
        self.movement = nil
        trackingMayHaveChanged()
        hideIndicators()
    }

    /// Ends a movement for good: content that swings back, or goes to a page, is there.
    func halt() {
        guard let motion = movement else { return }
        switch motion.kind {
        case .glide(let courses):
            stopMotion()
            let rest = isPagingEnabled ? courses.map(\.target).point : clamped(contentOffset)
            if rest != contentOffset { contentOffset = rest }
            delegate?.scrollViewDidEndDecelerating(self)
        case .animation: stopMotion()
        case .zoom(_, let isBounce): isBounce ? finishZoomAnimation() : haltZoom()
        }
    }

    /// Sends the content to an offset. Without a window, or where animations are disabled, it is there at once (assumed).
    func move(to offset: CGPoint, animated: Bool, for purpose: OffsetPurpose = .offset) {
        orders += 1
        stopMotion()
        guard animated, canAnimate, offset.x.isFinite, offset.y.isFinite else {
            contentOffset = offset
            return
        }
        guard offset != contentOffset else { return }
        begin(.animation(OffsetAnimation(start: contentOffset, end: offset), purpose))
    }

    /// Whether there are frames to move in.
    var canAnimate: Bool { windowStorage != nil && UIView.areAnimationsEnabled }

    /// One frame of a movement.
    func step(_ motion: ScrollMotion, at time: Double) {
        switch motion.kind {
        case .glide(let courses): glide(motion, courses, at: time)
        case .animation(let animation, let purpose): follow(motion, animation, purpose, at: time)
        case .zoom(let animation, _): follow(motion, animation, at: time)
        }
    }

    private func glide(_ motion: ScrollMotion, _ courses: ScrollAxes<AxisCourse>, at time: Double) {
        let courses = adjusted(courses, of: motion)
        let elapsed = time - motion.start
        tellMeetings(courses, from: motion.lastStep - motion.start, to: elapsed)
        motion.lastStep = time
        var offset = courses.map { $0.offset(at: elapsed) }
        for axis in ScrollAxis.allCases where !bounces(axis) && moves(axis) {
            offset[axis] = motion.motionConditions[axis].range.clamped(offset[axis])
        }
        show(offset.point, of: motion)
        guard self.movement === motion, courses.horizontal.isOver(at: elapsed), courses.vertical.isOver(at: elapsed)
        else { return }
        stopMotion()
        tellRest(of: motion, at: time)
        delegate?.scrollViewDidEndDecelerating(self)
    }

    /// The courses, planned anew from the last frame on where the content's extent or somebody else's offset came
    /// between.
    private func adjusted(_ courses: ScrollAxes<AxisCourse>, of motion: ScrollMotion) -> ScrollAxes<AxisCourse> {
        let motionConditions = motionConditions
        let offset = contentOffset
        guard motionConditions != motion.motionConditions || offset != motion.shownOffset else { return courses }
        let shift = ScrollAxes(offset - motion.shownOffset)
        let last = motion.lastStep - motion.start
        let new = ScrollAxes { axis in
            moves(axis)
                ? courses[axis].continued(at: last, movedBy: shift[axis], under: motionConditions[axis])
                : .rest(at: ScrollAxes(offset)[axis])
        }
        motion.change(to: .glide(new), at: motion.lastStep)
        motion.motionConditions = motionConditions
        return new
    }

    /// Tells a movement that the content has another extent, or was moved along with what is seen.
    /// - Parameter old: Where it was before.
    func continueMotion(from old: CGPoint) {
        guard let motion = movement else { return }
        switch motion.kind {
        case .glide(let courses):
            _ = adjusted(courses, of: motion)
            motion.shownOffset = contentOffset
        case .animation:
            motion.move(by: contentOffset - old, to: contentOffset)
        case .zoom: break
        }
    }

    private func follow(
        _ motion: ScrollMotion, _ animation: OffsetAnimation, _ purpose: OffsetPurpose, at time: Double
    ) {
        // Another offset cuts it short.
        guard contentOffset == motion.shownOffset else { return stopMotion() }
        let elapsed = time - motion.start
        let isOver = elapsed >= OffsetAnimation.duration
        show(animation.offset(at: elapsed), of: motion, exactly: isOver)
        guard isOver, self.movement === motion else { return }
        stopMotion()
        switch purpose {
        case .offset: delegate?.scrollViewDidEndScrollingAnimation(self)
        case .top: delegate?.scrollViewDidScrollToTop(self)
        case .own: break
        }
    }

    private func show(_ offset: CGPoint, of motion: ScrollMotion, exactly: Bool = false) {
        let offset = exactly ? offset : onPixels(offset)
        motion.shownOffset = offset
        if offset != contentOffset { contentOffset = offset }
    }

    // MARK: Tracking

    /// While the user moves content, also by a push, the run loop is in its tracking mode.
    func trackingMayHaveChanged() {
        let isScrolled = drag != nil || movement?.isGlide ?? false
        guard isScrolled != (trackedHost != nil) else { return }
        if isScrolled {
            trackedHost = sceneHost
            trackedHost?[TrackingMode.self].begin()
        } else {
            trackedHost?[TrackingMode.self].end()
            trackedHost = nil
        }
    }
}
