/// A block from `beginAnimations(_:context:)` to `commitAnimations()`.
@MainActor
final class OldScope: AnimationScope {
    private let timed: TimedScope
    private var transitions: [(UIView.AnimationTransition, UIView)] = []

    init(_ settings: AnimationSettings, _ run: AnimationRun) {
        timed = TimedScope(settings, run)
    }

    var run: AnimationRun { timed.run }

    var settings: AnimationSettings {
        get { timed.settings }
        set { timed.settings = newValue }
    }

    func animate(_ change: PropertyChange) { timed.animate(change) }

    func setTransition(_ transition: UIView.AnimationTransition, for view: UIView) {
        transitions.append((transition, view))
    }

    /// Starts the transitions, when the block is over.
    func beginTransitions() {
        for (transition, view) in transitions {
            let options = UIView.AnimationOptions(rawValue: UInt(transition.rawValue) << 20)
            timed.beginTransition(options, of: view)
        }
    }
}
