import CoreGraphics
import Foundation
import ListLayout

/// Swipes a list's rows aside, and closes them: at most one is open.
@MainActor
final class ListSwipe {
    private unowned let host: any SwipeHost
    private(set) lazy var pan = SwipePan(of: self)
    /// The row that is open, or about to open.
    private var swiped: SwipedRow?
    /// Rows that are closed, but for their animation.
    private var closing: [SwipedRow] = []
    /// What the finger that is down would open.
    private var candidate: SwipedRow?

    /// Seconds of the spring from rest, which does not overshoot.
    private static let restingDuration: TimeInterval = 0.7
    /// Seconds in which the first button takes all the room, or gives it back (assumed).
    private static let fillDuration: TimeInterval = 0.2

    init(of host: any SwipeHost) {
        self.host = host
    }

    /// The row that is open.
    var openRow: ListRow? { swiped?.row }

    /// How far a row's cell is from where it stands when it is closed.
    func shift(of row: ListRow) -> CGFloat { swiped?.row == row ? swiped?.shift ?? 0 : 0 }

    /// Whether a point is on the buttons of the open row.
    func isOnButtons(_ point: CGPoint) -> Bool { swiped?.buttons.frame.contains(point) ?? false }

    /// Places buttons beside their row.
    func place() {
        for swiped in [swiped].compactMap({ $0 }) + closing {
            guard let frame = host.restingFrame(of: swiped.row) else { continue }
            let place = swiped.buttonsFrame(in: frame)
            if swiped.buttons.frame != place { swiped.buttons.frame = place }
            if host.subviews.last !== swiped.buttons { host.bringSubviewToFront(swiped.buttons) }
        }
    }

    // MARK: Under a finger

    /// Whether a finger that goes sideways from a point opens a row, or takes one along that is open.
    func mayBegin(at point: CGPoint, toTheRight isRight: Bool) -> Bool {
        if let swiped { return host.restingFrame(of: swiped.row)?.contains(point) ?? false }
        guard let row = host.swipeRow(at: point) else { return false }
        let side: SwipeSide = isRight == isMirrored ? .trailing : .leading
        if candidate?.row != row || candidate?.side != side { candidate = makeRow(row, side) }
        return candidate != nil
    }

    func panBegan() {
        if swiped == nil, let candidate {
            begin(candidate, from: closing.first { $0.row == candidate.row }?.seenOpening ?? 0)
        }
        candidate = nil
        guard let swiped else { return }
        swiped.opening = max(0, swiped.seenOpening)
        swiped.startWay = swiped.track.way(to: swiped.opening)
        panMoved()
    }

    func panMoved() {
        guard let swiped else { return }
        swiped.opening = swiped.track.opening(after: swiped.startWay + along(pan.translation(in: host), swiped))
        UIView.performWithoutAnimation { move(swiped) }
        fill(swiped, isPulledThrough(swiped))
    }

    func panEnded(isCancelled: Bool) {
        guard let swiped else { return }
        let speed = isCancelled ? 0 : along(pan.velocity(in: host), swiped)
        guard !isCancelled, isPulledThrough(swiped), let first = swiped.configuration.actions.first else {
            fill(swiped, false)
            let rest = swiped.track.rest(opening: swiped.opening, speed: speed)
            return rest > 0 ? lead(swiped, to: rest, speed: speed) : close(speed: speed)
        }
        lead(swiped, to: swiped.track.wholeOpening, speed: speed)
        perform(first, swiped.buttons.button(0), of: swiped)
    }

    func panIsGone() { candidate = nil }

    private var isMirrored: Bool { host.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// A way or a speed in the direction that opens a row.
    private func along(_ way: CGPoint, _ swiped: SwipedRow) -> CGFloat { swiped.isAtLeft ? way.x : -way.x }

    private func isPulledThrough(_ swiped: SwipedRow) -> Bool {
        guard let frame = host.restingFrame(of: swiped.row) else { return false }
        let x = pan.location(in: host).x
        let rest = swiped.isAtLeft ? frame.maxX - x : x - frame.minX
        return swiped.track.isPulledThrough(opening: swiped.opening, rest: rest)
    }

    private func fill(_ swiped: SwipedRow, _ isFilled: Bool) {
        guard swiped.buttons.isFilled != isFilled else { return }
        UIView.animate(withDuration: Self.fillDuration, delay: 0, options: .allowUserInteraction) {
            swiped.buttons.isFilled = isFilled
        }
    }

    // MARK: Opening

    /// Opens a row as far as its buttons reach, by a tap.
    func open(_ row: ListRow, at side: SwipeSide) {
        if swiped?.row == row { return }
        close()
        guard let new = makeRow(row, side) else { return }
        begin(new, from: 0)
        lead(new, to: new.track.buttons, speed: 0)
    }

    /// Nil where the row has no buttons at that side.
    private func makeRow(_ row: ListRow, _ side: SwipeSide) -> SwipedRow? {
        guard let frame = host.restingFrame(of: row), let configuration = host.swipeActions(of: row, at: side),
            !configuration.actions.isEmpty
        else { return nil }
        return SwipedRow(row, side, configuration, of: frame, isMirrored: isMirrored) { [weak self] action, view in
            guard let self, let swiped, swiped.row == row else { return }
            perform(action, view, of: swiped)
        }
    }

    private func begin(_ new: SwipedRow, from opening: CGFloat) {
        for row in closing where row.row == new.row { finish(row) }
        swiped = new
        new.opening = opening
        UIView.performWithoutAnimation {
            host.addSubview(new.buttons)
            move(new)
        }
        host.swipeWillBegin(new.row)
    }

    private func perform(_ action: UIContextualAction, _ view: UIView, of swiped: SwipedRow) {
        action.handler(action, view) { [weak self, weak swiped] _ in
            guard let self, let swiped, self.swiped === swiped else { return }
            close()
        }
    }

    // MARK: Closing

    /// Closes the open row.
    func close(animated: Bool = true, speed: CGFloat = 0) {
        guard let swiped else { return }
        self.swiped = nil
        closing.append(swiped)
        guard animated else { return finish(swiped) }
        lead(swiped, to: 0, speed: speed) { [weak self] in self?.finish(swiped) }
    }

    private func finish(_ row: SwipedRow) {
        guard let index = closing.firstIndex(where: { $0 === row }) else { return }
        closing.remove(at: index)
        row.opening = 0
        UIView.performWithoutAnimation {
            row.buttons.removeFromSuperview()
            host.placeSwiped(row.row)
        }
        host.swipeDidEnd(row.row)
    }

    /// Lets go of the open row as an update begins: it closes with the update's animation, or leaves by it.
    func letGo() -> SwipedRow? {
        let row = swiped
        swiped = nil
        return row
    }

    private func move(_ swiped: SwipedRow) {
        if let frame = host.restingFrame(of: swiped.row) { swiped.buttons.frame = swiped.buttonsFrame(in: frame) }
        host.placeSwiped(swiped.row)
    }

    private func lead(
        _ swiped: SwipedRow, to opening: CGFloat, speed: CGFloat, _ completion: @escaping () -> Void = {}
    ) {
        let distance = opening - swiped.opening
        let animator =
            speed == 0 || distance == 0
            ? UIViewPropertyAnimator(duration: Self.restingDuration, dampingRatio: 1)
            : UIViewPropertyAnimator(
                duration: 0,
                timingParameters: UISpringTimingParameters(
                    mass: 1, stiffness: 100, damping: 18,
                    initialVelocity: CGVector(dx: speed / distance, dy: speed / distance)))
        animator.addAnimations {
            swiped.opening = opening
            self.move(swiped)
        }
        animator.addCompletion { _ in completion() }
        animator.startAnimation()
    }
}
