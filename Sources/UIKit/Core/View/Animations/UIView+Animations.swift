import Foundation

// What the animation methods do.
extension UIView {
    private static var scopes: AnimationScopes { SceneHost.current.animationScopes }

    /// The action for a change of the view's own layer; nil where the change is immediate.
    func animationAction(forKey event: String) -> PropertyAction? {
        guard isInShownWindow, let scope = Self.scopes.animating else { return nil }
        return PropertyAction(of: self, event: event, in: scope)
    }

    package var isAnimatingChanges: Bool { isInShownWindow && Self.scopes.animating != nil }

    /// The settings of a block that begins now: with what it inherits.
    private static func inherited(_ settings: AnimationSettings) -> AnimationSettings {
        scopes.current.map { settings.inheriting(from: $0.settings) } ?? settings
    }

    /// Runs a block with its changes animated.
    static func runAnimations(
        _ settings: AnimationSettings, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let host = SceneHost.current
        let flushes = settings.options.contains(.flushUpdates)
        if flushes { host.flushUpdates() }
        if let leader = scopes.current?.leader(of: settings) {
            scopes.perform(in: leader, animations)
            return leader.wait(completion)
        }
        let run = AnimationRun(completion)
        let scope = TimedScope(inherited(settings), run)
        scopes.perform(in: scope) {
            animations()
            layOut(after: scope)
            if flushes { host.flushUpdates() }
        }
        run.end()
    }

    /// Lays out what a block with the option `layoutSubviews` animated.
    private static func layOut(after scope: TimedScope) {
        guard scope.settings.options.contains(.layoutSubviews) else { return }
        for view in scope.views { view.layoutIfNeeded() }
    }

    /// Runs a block whose keyframes are animated.
    static func runKeyframes(
        _ settings: AnimationSettings, mode: CAAnimationCalculationMode, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        let run = AnimationRun(completion)
        let timed = TimedScope(inherited(settings), run)
        let scope = KeyframeScope(timed, mode: mode)
        scopes.perform(in: scope) {
            animations()
            layOut(after: timed)
        }
        scope.finish()
        run.end()
    }

    /// Runs a keyframe's block; outside of `animateKeyframes` as it is (assumed).
    static func runKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
        guard let scope = scopes.current as? KeyframeScope else { return animations() }
        scope.perform(start: start, duration: duration, animations)
    }

    /// Runs a block inside another one, repeated by its own count.
    static func runModified(repeatCount: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
        guard let outer = scopes.current as? TimedScope else { return animations() }
        let scope = TimedScope(outer.settings, outer.run)
        scope.settings.repeatCount = repeatCount > 0 ? Float(repeatCount) : 0
        scope.settings.autoreverses = autoreverses
        scopes.perform(in: scope, animations)
    }

    /// Shrinks and fades views that are removed at the end; the views themselves keep their values (assumed).
    static func runDeletion(
        of views: [UIView], _ settings: AnimationSettings, _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        var settings = settings
        (settings.repeatCount, settings.autoreverses) = (0, false)
        let departure = Departure(of: views)
        let run = AnimationRun { finished in
            departure.end()
            completion?(finished)
        }
        let scope = TimedScope(inherited(settings), run)
        scopes.perform(in: scope) {
            if let animating = scopes.animating as? TimedScope {
                for view in views where view.isInShownWindow { animating.addDeletion(of: view) }
            }
            animations?()
        }
        run.end()
    }

    // MARK: Old blocks

    static func beginOldBlock() {
        let run = AnimationRun(nil)
        // A fifth of a second, which only blocks of this kind have by themselves.
        scopes.push(OldScope(inherited(AnimationSettings(duration: 0.2)), run))
    }

    static func commitOldBlock() {
        guard scopes.current is OldScope, let scope = scopes.pop() as? OldScope else { return }
        scope.beginTransitions()
        scope.run.end()
    }

    /// Changes the block that `beginAnimations` began; nothing outside of one.
    static func changeOldBlock(_ change: (OldScope) -> Void) {
        if let scope = scopes.current as? OldScope { change(scope) }
    }
}

extension TimedScope {
    fileprivate func addDeletion(of view: UIView) {
        let layer = view.layer
        let small = CATransform3DScale(layer.transform, 0.01, 0.01, 1)
        let changes: [(AnimatableProperty, AnimatableValue)] = [
            (.opacity, .number(0)), (.transform, .transform(small)),
        ]
        for (property, value) in changes {
            let animation = settings.makeAnimation(keyPath: property.keyPath)
            animation.toValue = value.boxed
            add(
                animation,
                for: PropertyChange(view: view, property: property, old: property.value(of: layer), new: value))
        }
    }
}
