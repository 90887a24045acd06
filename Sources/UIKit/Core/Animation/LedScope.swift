/// Code that a transition's animator runs while a finger leads: its blocks go with the one who leads, and what it changes
/// outside of blocks is immediate.
@MainActor
final class LedScope: AnimationScope {
    private let leader: any LeadingScope

    init(_ leader: any LeadingScope) { self.leader = leader }

    var settings: AnimationSettings { leader.settings }
    var isAnimating: Bool { false }

    func animate(_ change: PropertyChange) {}

    func leader(of settings: AnimationSettings) -> (any LeadingScope)? { leader }
}
