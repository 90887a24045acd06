/// Code that a transition's animator runs while a finger leads: its blocks go with the one who leads, and what it changes
/// outside of blocks is immediate.
@MainActor
final class LedScope: AnimationScope {
    let leader: AnimatorScope

    init(_ leader: AnimatorScope) { self.leader = leader }

    var settings: AnimationSettings { leader.settings }
    var isAnimating: Bool { false }

    func animate(_ change: PropertyChange) {}
}
