/// Who hears that a scene has nothing to do for a while, as a test waits.
@MainActor
package final class RestWatch: SceneStore {
    /// Called between turns. Default nil.
    package var follower: (@MainActor () -> Void)?

    /// What is shorter, in seconds, is no rest: between two frames of an animation.
    private static let shortest = 0.05

    package init(of host: SceneHost) {}

    func sceneRests(until next: Double, at time: Double) {
        if next - time >= Self.shortest { follower?() }
    }
}

extension SceneHost {
    /// Whether no animation is in course that will end: what shows is what was meant to show.
    package var isStill: Bool {
        !sources.contains { source in
            guard source is AnimationClock, let next = source.nextTurn(after: time, ticks: ticks) else { return false }
            return next < .infinity
        }
    }
}
