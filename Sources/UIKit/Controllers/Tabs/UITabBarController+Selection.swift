import CoreGraphics
import Foundation

// Which controllers there are, and which one shows.
extension UITabBarController {
    func replaceControllers(by new: [UIViewController]) {
        let going = controllers.filter { controller in !new.contains { $0 === controller } }
        let coming = new.filter { controller in !controllers.contains { $0 === controller } }
        for controller in going { controller.tellWillMove(to: nil) }
        for controller in coming { addChild(controller) }
        // Who could not become a child has no tab.
        let refused = coming.filter { $0.parent !== self }
        controllers = new.filter { controller in !refused.contains { $0 === controller } }
        updateTabs()
        let keepsMore = selected != nil && selected === moreIfLoaded && needsMore
        let next = keepsMore ? selected : controllers.first { $0 === selected } ?? controllers.first
        if next !== selected { select(next) } else { bar.selectedItem = next?.tabBarItem }
        for controller in coming where controller.parent === self && controller.containment.awaitsParent {
            controller.tellDidMove(to: self)
        }
        for controller in going where controller.parent === self {
            controller.leavePlace()
            controller.removeFromParent()
        }
    }

    /// A child left by another way than another list of controllers: its tab goes, too.
    func letGo(_ child: UIViewController) {
        controllers.removeAll { $0 === child }
        if child === shown {
            // Whoever took it shows it elsewhere.
            shown = nil
            if child.appearance.isShown { child.begin(false, animated: false, origin: .code) }
            child.leavePlace()
            if child.appearance.phase == .disappearing { child.end() }
        }
        if child === selected { selected = nil }
        updateTabs()
        if selected == nil { select(controllers.first) }
    }

    /// The new one's will comes before the old one's; views are swapped at once, the dids come after the commit or the
    /// animation.
    func select(_ wanted: UIViewController?) {
        let new = tabbed(wanted)
        guard new !== selected else { return }
        if let new { adoptIfNeeded(new) }
        let old = selected
        selected = new
        bar.selectedItem = new?.tabBarItem
        guard isViewLoaded else { return }
        // Who leaves with the controller leaves as it is; the new one is put in its place afterwards.
        guard appearance.phase != .disappearing else { return }
        guard appearance.isShown else { return install() }
        (sceneHost ?? SceneHost.current).because("selection in \(name)") { exchange(old, new) }
    }

    private func exchange(_ old: UIViewController?, _ new: UIViewController?) {
        running?.settleNow()
        old?.settleInContext()
        let host = sceneHost ?? SceneHost.current
        // Whatever ended just now called somebody who selected another one.
        guard selected === new else { return leave(old, host) }
        let own = old.flatMap { old in
            new.flatMap { delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: $0) }
        }
        let animated = own != nil
        let coordinator = TransitionCoordinator(from: old, to: new, animated: animated, in: container)
        running = coordinator
        new?.loadViewIfNeeded()
        guard selected === new else {
            leave(old, host)
            return coordinator.finish()
        }
        let context = makeContext(coordinator, own) { completed in
            host.because("selection in \(self.name)") { self.end(coordinator, old, new, completed) }
        }
        context.announce()
        if let new, !new.isCovered, !new.appearance.isShown { new.beginAppearanceTransition(true, animated: animated) }
        // A callback may have hidden all of it.
        if let old, old !== selected, old.appearance.isShown {
            old.beginAppearanceTransition(false, animated: animated)
        }
        guard selected === new else {
            leave(old, host)
            return coordinator.finish()
        }
        shown = new
        if let new { place(new) }
        followContent()
        coordinator.views[.from] = old?.standingView
        coordinator.views[.to] = new?.standingView
        coordinator.context = context
        if let old { context.initialFrames[ObjectIdentifier(old)] = old.viewIfLoaded?.frame ?? .zero }
        if let new { context.finalFrames[ObjectIdentifier(new)] = new.viewIfLoaded?.frame ?? .zero }
        context.start(in: host)
    }

    private func makeContext(
        _ coordinator: TransitionCoordinator, _ animator: (any UIViewControllerAnimatedTransitioning)?,
        onEnd: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let interaction = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
        return TransitionContext(
            coordinator, animator: animator, interaction: interaction,
            place: { [container] context in
                context.viewController(forKey: .from)?.leavePlace()
                context.viewController(forKey: .to)?.stand(in: container)
            },
            onEnd: onEnd)
    }

    /// Another one was selected in a callback: that has its own transition, and what went before leaves with this one.
    private func leave(_ old: UIViewController?, _ host: SceneHost) {
        guard let old, old !== selected else { return }
        if old.appearance.isShown { old.beginAppearanceTransition(false, animated: false) }
        old.leavePlace()
        host.afterCommit { if old.appearance.phase == .disappearing { old.endAppearanceTransition() } }
    }

    private func end(
        _ coordinator: TransitionCoordinator, _ old: UIViewController?, _ new: UIViewController?, _ completed: Bool
    ) {
        if completed {
            if old !== shown { old?.leavePlace() }
            if old?.appearance.phase == .disappearing { old?.endAppearanceTransition() }
            if new?.appearance.phase == .appearing { new?.endAppearanceTransition() }
            if new === shown { new?.putCoverBack(in: container) }
        } else {
            (selected, shown) = (old, old)
            bar.selectedItem = old?.tabBarItem
            if let new, new.appearance.isShown { new.beginAppearanceTransition(false, animated: true) }
            new?.leavePlace()
            if new?.appearance.phase == .disappearing { new?.endAppearanceTransition() }
            if let old, !old.isCovered, !old.appearance.isShown, appearance.isShown {
                old.beginAppearanceTransition(true, animated: true)
            }
            if let old, old.appearance.isInTransition { old.endAppearanceTransition() }
        }
        coordinator.finish()
        tellOfScreenChange()
    }

    /// The selected one's view, where nobody has to be told.
    func install() {
        guard shown !== selected else { return }
        shown?.leavePlace()
        shown = selected
        guard let shown else { return }
        shown.loadViewIfNeeded()
        place(shown)
        shown.stand(in: container)
    }
}
