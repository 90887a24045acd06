import Foundation

/// Going back to a presenter: all that is above it leaves, the topmost one with the animation.
@MainActor
final class Dismissal {
    private let presenter: UIViewController
    /// Above the presenter, the lowest first.
    private let chain: [UIViewController]
    private let top: UIViewController
    private let coordinator: TransitionCoordinator
    private let completion: (() -> Void)?
    private let host: SceneHost
    /// Who moves it by a finger; nil for the delegate's.
    private var finger: (any UIViewControllerInteractiveTransitioning)?

    /// Nil where there is nothing to dismiss.
    init?(above presenter: UIViewController, animated: Bool, _ completion: (() -> Void)?) {
        let chain = presenter.presentedAbove
        guard let top = chain.last, let container = top.presentation.controller?.container else { return nil }
        self.presenter = presenter
        self.chain = chain
        self.top = top
        self.completion = completion
        host = presenter.sceneHost ?? SceneHost.current
        coordinator = TransitionCoordinator(
            from: top, to: presenter, animated: animated,
            style: top.presentation.controller?.presentationStyle ?? .none,
            in: container)
        coordinator.isDismissal = true
    }

    private var cause: String { "dismiss \(top.name)" }

    /// The transition exists from the call on, and begins after the commit.
    func plan() {
        join(coordinator)
        host.afterCommit { self.host.because(self.cause) { self.begin() } }
    }

    /// Begins at once, under a finger.
    func begin(under finger: any UIViewControllerInteractiveTransitioning) {
        self.finger = finger
        join(coordinator)
        host.because("drag of \(top.name)") { begin() }
    }

    /// All that take part have its coordinator, or none any more.
    private func join(_ coordinator: TransitionCoordinator?) {
        for controller in chain { controller.presentation.coordinator = coordinator }
        for controller in [presenter] + chain.dropLast() { controller.presentation.coordinatorInFront = coordinator }
    }

    /// Whether the presenter left the window for one of those above.
    private var isPresenterAway: Bool {
        chain.contains { $0.presentation.controller?.removedView === presenter.viewIfLoaded && presenter.isViewLoaded }
    }

    /// Whether it comes back with this: not where its container shows another one meanwhile.
    private var putsPresenterBack: Bool {
        guard isPresenterAway, let ground = presenter.presentation.ground else { return false }
        guard let lowest = chain.first?.presentation.controller, !lowest.shouldPresentInFullscreen else { return true }
        return lowest.container?.superview === ground
    }

    private func begin() {
        guard isAskedFor, let container = top.presentation.controller?.container else { return coordinator.finish() }
        let animated = coordinator.isAnimated
        for controller in chain { controller.presentation.isBeingDismissed = true }
        for controller in chain.reversed() { controller.presentation.controller?.dismissalTransitionWillBegin() }
        let context = TransitionContext(
            coordinator, animator: animator, interaction: finger ?? interaction, place: { _ in },
            onEnd: { self.end($0) })
        context.announce()
        for controller in chain.reversed() where leaves(controller) && controller.appearance.isShown {
            controller.begin(false, animated: animated, origin: .code)
        }
        if isAskedFor, putsPresenterBack { bringPresenterBack() }
        // The callbacks may have taken all of it away.
        guard isAskedFor else { return coordinator.finish() }
        coordinator.views[.from] = top.presentation.controller?.presentedView
        if putsPresenterBack { coordinator.views[.to] = presenter.viewIfLoaded }
        context.initialFrames[ObjectIdentifier(top)] = top.presentation.controller?.presentedView?.frame ?? .zero
        context.finalFrames[ObjectIdentifier(presenter)] = container.bounds
        coordinator.context = context
        context.start(in: host)
        // The place left in a callback: nobody sees them go.
        if container.window == nil { coordinator.settleNow() }
    }

    /// Whether it is not a child of somebody's by now, who shows it.
    private func leaves(_ controller: UIViewController) -> Bool { controller.parent == nil }

    private var isAskedFor: Bool { top.presentation.coordinator === coordinator }

    /// Where it is not seen, as its container leaves or shows another one, it is put in its place alone.
    private func bringPresenterBack() {
        let isSeen = presenter.presentation.ground?.window != nil && presenter.isPlaceShown
        if isSeen, !presenter.appearance.isShown {
            presenter.begin(true, animated: coordinator.isAnimated, origin: .code)
        }
        if putsPresenterBack { putPresenterBack() }
    }

    /// Below the containers of those above.
    private func putPresenterBack() {
        guard let view = presenter.viewIfLoaded, let ground = presenter.presentation.ground else { return }
        if presenter.presentation.fillsGround { view.frame = ground.bounds }
        let lowest = chain.first?.presentation.controller?.container
        if let lowest, lowest.superview === ground {
            ground.insertSubview(view, belowSubview: lowest)
        } else {
            ground.insertSubview(view, at: 0)
        }
    }

    private lazy var ownAnimator = top.transitioningDelegate?.animationController(forDismissed: top)

    private var animator: any UIViewControllerAnimatedTransitioning {
        ownAnimator ?? top.presentation.controller?.makeAnimator(isPresenting: false)
            ?? PresentationAnimator(
                top.presentation.presenting?.transitionStyle(presenting: top) ?? top.modalTransitionStyle,
                isPresenting: false)
    }

    /// Only an animator of the app's is moved by a finger.
    private var interaction: (any UIViewControllerInteractiveTransitioning)? {
        ownAnimator.flatMap { top.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
    }

    private func end(_ completed: Bool) {
        guard isAskedFor else { return coordinator.finish() }
        host.because(cause) {
            if completed { finish() } else { goBack() }
        }
    }

    private func finish() {
        // An animator may have taken it into the container.
        if putsPresenterBack, presenter.viewIfLoaded?.superview !== presenter.presentation.ground { putPresenterBack() }
        for controller in chain {
            if leaves(controller) { controller.viewIfLoaded?.removeFromSuperview() }
            controller.presentation.controller?.container?.removeFromSuperview()
        }
        // From now on its own view stands in its place, whatever callbacks do.
        presenter.presentation.isAway = false
        if presenter.appearance.phase == .appearing { presenter.end() }
        for controller in chain.reversed() where leaves(controller) && controller.appearance.phase == .disappearing {
            controller.end()
        }
        for controller in chain { controller.presentation.isBeingDismissed = false }
        for controller in chain.reversed() {
            controller.presentation.controller?.dismissalTransitionDidEnd(true)
            controller.presentation.controller?.container = nil
        }
        for controller in chain.dropLast().reversed() { controller.unlinkPresented() }
        presenter.unlinkPresented()
        coordinator.finish()
        presenter.tellOfScreenChange()
        completion?()
    }

    private func goBack() {
        let animated = coordinator.isAnimated
        let isAway = isPresenterAway
        if isAway, presenter.appearance.phase == .appearing {
            presenter.begin(false, animated: animated, origin: .code)
        }
        for controller in chain where controller.appearance.phase == .disappearing {
            controller.begin(true, animated: animated, origin: .code)
        }
        if isAway { presenter.viewIfLoaded?.removeFromSuperview() }
        if presenter.appearance.phase == .disappearing { presenter.end() }
        for controller in chain where controller.appearance.phase == .appearing { controller.end() }
        for controller in chain {
            controller.presentation.isBeingDismissed = false
            controller.presentation.controller?.dismissalTransitionDidEnd(false)
        }
        join(nil)
        coordinator.finish()
    }
}
