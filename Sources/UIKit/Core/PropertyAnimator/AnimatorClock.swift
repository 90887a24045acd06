import VirtualFoundation

/// Ends the animators of a scene when their time is over, and keeps those that run alive.
@MainActor
final class AnimatorClock: ClockSource, SceneStore {
    private var running: [UIViewPropertyAnimator] = []

    init(of host: SceneHost) {}

    var phase: TurnPhase { .mainQueue }

    func nextTurn(after now: Double, ticks: DisplayTicks) -> Double? { running.compactMap(\.endTime).min() }

    func runNext(at now: Double) -> Bool {
        let due = running.compactMap { animator in animator.endTime.map { (time: $0, animator: animator) } }
            .filter { $0.time <= now }
        guard let next = due.min(by: { $0.time < $1.time }) else { return false }
        next.animator.reachEnd()
        return true
    }

    func add(_ animator: UIViewPropertyAnimator) {
        if !running.contains(where: { $0 === animator }) { running.append(animator) }
    }

    func remove(_ animator: UIViewPropertyAnimator) { running.removeAll { $0 === animator } }

    var count: Int { running.count }
}
