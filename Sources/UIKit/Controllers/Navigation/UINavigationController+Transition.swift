import Foundation

// What follows a change of the stack, in layout.
extension UINavigationController {
    /// Puts the top's view in its place, and tells it, as the controller itself is told.
    func showTop(animated: Bool) {
        // Who was on the way out with the controller, and is the top no more, does not come back.
        if let shown, shown !== stack.last, shown.appearance.phase == .disappearing { shown.endAppearanceTransition() }
        installTop()
        // The top's own loading may have sent all of it away.
        guard appearance.isShown, let shown, !shown.appearance.isShown, !shown.isCovered else { return }
        shown.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: shown, animated: animated)
    }

    func topDidAppear(animated: Bool) {
        guard let shown, shown.appearance.phase == .appearing else { return }
        shown.endAppearanceTransition()
        delegate?.navigationController(self, didShow: shown, animated: animated)
    }

    /// The top is gone with the controller; what was asked for meanwhile is done, without anybody's being seen.
    func topDidDisappear() {
        running?.settleUnseen()
        guard let change = planned else { return }
        planned = nil
        if shown !== stack.last {
            shown?.leavePlace()
            shown = nil
        }
        showItems()
        finish(change)
        change.coordinator.finish()
    }

    /// The top's view, where nobody has to be told.
    private func installTop() {
        showItems()
        guard shown !== stack.last else { return }
        // One that is about to become a child takes its place by the change that brings it.
        if let top = stack.last, top.parent !== self { return }
        shown?.leavePlace()
        shown = stack.last
        guard let top = shown else { return }
        top.loadViewIfNeeded()
        top.willTakePlace(of: nil, animated: false)
        toolbarItemsDidChange(of: top, animated: false)
        place(top)
        placeBar()
        top.stand(in: container)
    }

    /// Begins what was asked for.
    func beginPlanned() {
        guard let change = planned else {
            // Shown without being told: by a container that forwards nothing, or outside of a window.
            if shown == nil, !stack.isEmpty, !appearance.isInTransition { installTop() }
            return
        }
        guard appearance.phase != .disappearing else { return }
        planned = nil
        let (from, to) = (shown, stack.last)
        running = change.coordinator
        guard from !== to else {
            // The stack below the top may be another.
            showItems()
            return finish(change)
        }
        let host = sceneHost ?? SceneHost.current
        host.because("\(change.operation) in \(name)") { begin(change, from: from, to: to, in: host) }
    }

    /// Carries out at once what was asked for.
    func settleNow() {
        viewIfLoaded?.layoutIfNeeded()
        running?.settleNow()
    }

    private func begin(_ change: StackChange, from: UIViewController?, to: UIViewController?, in host: SceneHost) {
        to?.loadViewIfNeeded()
        from?.settleInContext()
        let context = context(for: change, from: from, to: to, in: host)
        context.announce()
        // From now on the new top counts, whatever callbacks do.
        shown = to
        if appearance.isShown, let from, from.appearance.isShown {
            from.beginAppearanceTransition(false, animated: change.animated)
        }
        if appearance.isShown, let to, to === shown, !to.isCovered, !to.appearance.isShown {
            to.beginAppearanceTransition(true, animated: change.animated)
        }
        if let to, to === shown { delegate?.navigationController(self, willShow: to, animated: change.animated) }
        changeBars(change)
        change.coordinator.views[.from] = from?.standingView
        if to === shown { change.coordinator.views[.to] = to?.standingView }
        if let from { context.initialFrames[ObjectIdentifier(from)] = from.viewIfLoaded?.frame ?? .zero }
        if let to { context.finalFrames[ObjectIdentifier(to)] = to.viewIfLoaded?.frame ?? .zero }
        context.start(in: host)
    }

    /// The system's way of pushing and popping: sideways, or as a fade for who prefers that.
    private static func systemAnimator(isPush: Bool) -> SystemAnimator {
        UIAccessibility.prefersCrossFadeTransitions ? CrossFadeAnimator() : NavigationAnimator(isPush: isPush)
    }

    /// What the change gives to its animator: the delegate is asked before anybody hears of the change (assumed).
    private func context(
        for change: StackChange, from: UIViewController?, to: UIViewController?, in host: SceneHost
    ) -> TransitionContext {
        let own = ownAnimator(change, from, to)
        let shared = to?.willTakePlace(of: from, animated: change.animated && own == nil)
        let interaction =
            change.interaction ?? own.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        let context = TransitionContext(
            change.coordinator, animator: own ?? shared ?? Self.systemAnimator(isPush: change.operation == .push),
            interaction: interaction,
            place: { [container] context in
                guard let to = context.viewController(forKey: .to), to === self.shown else { return }
                to.stand(in: container)
            },
            onEnd: { completed in
                host.because("\(change.operation) in \(self.name)") {
                    self.end(change, from: from, to: to, completed: completed)
                }
            })
        change.coordinator.context = context
        return context
    }

    /// Gives the bar the items of the stack, without a transition.
    func showItems() { navigationBar.itemList = stackItems.of(stack) }

    /// The bars show the new top's items; where the change is animated they do so beside it, and take their new heights.
    private func changeBars(_ change: StackChange) {
        let isAnimated = change.animated && !isNavigationBarHidden && viewIfLoaded?.window != nil
        if isAnimated {
            navigationBar.beginTransition(to: stackItems.of(stack), isPush: change.operation == .push)
        } else {
            showItems()
        }
        if let top = stack.last {
            toolbarItemsDidChange(of: top, animated: change.animated)
            place(top)
        }
        guard change.animated else { return placeBar() }
        change.coordinator.animateBars { [weak self] in
            guard let self else { return }
            navigationBar.runTransition()
            placeBar()
            navigationBar.layoutIfNeeded()
        }
    }

    private func ownAnimator(
        _ change: StackChange, _ from: UIViewController?, _ to: UIViewController?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard change.animated, let from, let to else { return nil }
        return delegate?.navigationController(self, animationControllerFor: change.operation, from: from, to: to)
    }

    private func end(_ change: StackChange, from: UIViewController?, to: UIViewController?, completed: Bool) {
        // Who was taken elsewhere meanwhile is not brought back.
        guard completed || from?.parent !== self else { return goBack(change, from: from, to: to) }
        navigationBar.endTransition()
        if let to, to === shown { to.putCoverBack(in: container) }
        // Unless the next change has brought it back already.
        if from !== shown { from?.leavePlace() }
        if from?.appearance.phase == .disappearing { from?.endAppearanceTransition() }
        if to?.appearance.phase == .appearing { to?.endAppearanceTransition() }
        finish(change)
        if let to { delegate?.navigationController(self, didShow: to, animated: change.animated) }
        change.coordinator.finish()
        tellOfScreenChange()
    }

    /// Tells those that came and those that left.
    private func finish(_ change: StackChange) {
        // Who was taken back meanwhile stays.
        for controller in change.leaving where !isInStack(controller) && controller.parent === self {
            controller.removeFromParent()
        }
        for controller in change.arriving { tellCame(controller) }
        if shown === stack.last, change.coordinator.from === change.coordinator.to { change.coordinator.finish() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// A cancelled change: all is as before.
    private func goBack(_ change: StackChange, from: UIViewController?, to: UIViewController?) {
        stack = change.oldStack.filter { $0.parent === self }
        shown = from
        navigationBar.cancelTransition(to: stackItems.of(stack))
        if let top = stack.last { toolbarItemsDidChange(of: top, animated: false) }
        let animated = change.animated
        if let to, to.appearance.isShown { to.beginAppearanceTransition(false, animated: animated) }
        to?.leavePlace()
        if to?.appearance.phase == .disappearing { to?.endAppearanceTransition() }
        // Who does not show any more itself brings nobody back.
        if let from, from === shown, !from.isCovered, !from.appearance.isShown, appearance.isShown {
            from.beginAppearanceTransition(true, animated: animated)
        }
        if from?.appearance.isInTransition ?? false { from?.endAppearanceTransition() }
        for controller in change.leaving {
            controller.tellWillMove(to: self)
            tellCame(controller)
        }
        for controller in change.arriving {
            controller.tellWillMove(to: nil)
            controller.removeFromParent()
        }
        viewIfLoaded?.setNeedsLayout()
        change.coordinator.finish()
    }
}
