/// A block whose changes become animations that follow the clock.
@MainActor
final class TimedScope: AnimationScope {
    var settings: AnimationSettings
    let run: AnimationRun
    /// The views that were animated, in order.
    private(set) var views: [UIView] = []

    init(_ settings: AnimationSettings, _ run: AnimationRun) {
        self.settings = settings
        self.run = run
    }

    func animate(_ change: PropertyChange) {
        let isFromCurrent = settings.options.contains(.beginFromCurrentState)
        let change = isFromCurrent ? change.takingOverRepetition() : change
        guard let course = change.course(fromCurrentState: isFromCurrent) else { return }
        let animation = settings.makeAnimation(keyPath: change.property.keyPath)
        animation.fromValue = course.start.boxed
        animation.toValue = course.end.boxed
        animation.isAdditive = course.isAdditive
        add(animation, for: change)
    }

    /// Adds an animation of a change to the view's layer.
    func add(_ animation: CAPropertyAnimation, for change: PropertyChange) {
        add(animation, to: change.view, key: change.key(isAdditive: animation.isAdditive))
    }

    /// Adds an animation that the block waits for.
    func add(_ animation: CAAnimation, to view: UIView, key: String) {
        if settings.delay > 0 {
            let now = view.sceneHost?.time ?? CACurrentMediaTime()
            animation.beginTime = view.layer.convertTime(now, from: nil) + settings.delay
        }
        animation.delegate = RunningAnimation(
            run, of: view, takesTouches: settings.options.contains(.allowUserInteraction))
        view.layer.add(animation, forKey: key)
        if views.last !== view { views.append(view) }
    }
}
