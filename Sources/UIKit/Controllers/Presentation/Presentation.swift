import Foundation

/// One controller's coming onto the screen.
@MainActor
final class Presentation {
    private let presented: UIViewController
    private let presenter: UIViewController
    private let source: UIViewController
    private let controller: UIPresentationController
    private let coordinator: TransitionCoordinator
    private let completion: (() -> Void)?
    private let host: SceneHost

    init(
        of presented: UIViewController, by presenter: UIViewController, source: UIViewController, animated: Bool,
        _ completion: (() -> Void)?
    ) {
        let adapted = AdaptedPresentation(of: presented, by: presenter, source: source)
        self.presented = adapted.presented
        self.presenter = presenter
        self.source = source
        self.completion = completion
        host = presenter.sceneHost ?? SceneHost.current
        controller = adapted.controller
        coordinator = TransitionCoordinator(
            from: presenter, to: adapted.presented, animated: animated, style: adapted.controller.presentationStyle,
            in: presenter.view)
        adapted.tellDelegate(coordinator)
    }

    private var cause: String { "present \(presented.name)" }

    /// What happens in the call itself: links, and the view. The rest comes after the commit.
    func plan() {
        presenter.presentation.presented = presented
        presented.presentation.presenting = presenter
        presented.presentation.controller = controller
        presented.presentation.coordinator = coordinator
        presenter.presentation.coordinatorInFront = coordinator
        host.because(cause) { presented.loadViewIfNeeded() }
        host.afterCommit { self.host.because(self.cause) { self.begin() } }
    }

    private var place: (superview: UIView, frame: CGRect)? {
        guard let view = presenter.viewIfLoaded, let window = view.window else { return nil }
        if controller.shouldPresentInFullscreen { return (window, window.bounds) }
        return view.superview.map { ($0, view.frame) }
    }

    /// Still asked for: not dismissed, and no other root took the place.
    private var isAskedFor: Bool {
        presented.presentation.presenting === presenter && presented.presentation.coordinator === coordinator
    }

    private func begin() {
        guard isAskedFor else { return coordinator.finish() }
        guard let place else {
            presenter.writeLog(
                "Attempt to present \(presented) on \(presenter) whose view is not in the window hierarchy!")
            presenter.unlinkPresented()
            return coordinator.finish()
        }
        let container = PresentationContainer(for: controller, frame: place.frame)
        controller.container = container
        place.superview.addSubview(container)
        coordinator.containerView = container
        presented.presentation.isBeingPresented = true
        controller.presentationTransitionWillBegin()
        guard !controller.lacksPlace else {
            container.removeFromSuperview()
            controller.container = nil
            presenter.unlinkPresented()
            return coordinator.finish()
        }
        let context = TransitionContext(
            coordinator, animator: animator, interaction: interaction,
            place: { context in
                guard let view = context.view(forKey: .to) else { return }
                view.frame = context.finalFrame(for: self.presented)
                context.containerView.addSubview(view)
            },
            onEnd: { self.end($0) })
        context.announce()
        tellBegin(in: container)
        // The callbacks may have taken all of it away.
        guard isAskedFor else { return coordinator.finish() }
        start(context, in: container)
    }

    private func tellBegin(in container: UIView) {
        let animated = coordinator.isAnimated
        if controller.shouldRemovePresentersView, presenter.appearance.isShown {
            presenter.begin(false, animated: animated, origin: .code)
        }
        guard isAskedFor, container.window != nil else { return }
        presented.begin(true, animated: animated, origin: .code)
    }

    private func start(_ context: TransitionContext, in container: UIView) {
        coordinator.views[.to] = controller.presentedView
        if controller.shouldRemovePresentersView { coordinator.views[.from] = presenter.viewIfLoaded }
        context.finalFrames[ObjectIdentifier(presented)] = controller.frameOfPresentedViewInContainerView
        context.initialFrames[ObjectIdentifier(presenter)] = presenter.viewIfLoaded?.frame ?? .zero
        coordinator.context = context
        context.start(in: host)
        // The place left in a callback: nobody sees it come.
        guard container.window == nil else { return }
        if let view = controller.presentedView, view.superview !== container { container.addSubview(view) }
        coordinator.settleNow()
    }

    private lazy var ownAnimator = presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: source)

    private var animator: any UIViewControllerAnimatedTransitioning {
        ownAnimator ?? controller.makeAnimator(isPresenting: true)
            ?? PresentationAnimator(presenter.transitionStyle(presenting: presented), isPresenting: true)
    }

    /// Only an animator of the app's is moved by a finger.
    private var interaction: (any UIViewControllerInteractiveTransitioning)? {
        ownAnimator.flatMap { presented.transitioningDelegate?.interactionControllerForPresentation(using: $0) }
    }

    private func end(_ completed: Bool) {
        guard isAskedFor else { return coordinator.finish() }
        host.because(cause) {
            if completed { finish() } else { goBack() }
        }
    }

    /// The presented one appears first, then the other is gone.
    private func finish() {
        if controller.shouldRemovePresentersView, let view = presenter.viewIfLoaded {
            controller.removedView = view
            presenter.presentation.isAway = true
            presenter.presentation.ground = view.superview
            presenter.presentation.fillsGround = view.superview.map { view.frame == $0.bounds } ?? true
            if presenter.appearance.phase == .disappearing { view.removeFromSuperview() }
        }
        // Whose place left before it was there was not seen.
        if presented.appearance.phase == .appearing, controller.container?.window == nil {
            presented.begin(false, animated: coordinator.isAnimated, origin: .code)
        }
        if presented.appearance.isInTransition { presented.end() }
        presented.presentation.isBeingPresented = false
        if presenter.appearance.phase == .disappearing { presenter.end() }
        settle(true)
        coordinator.finish()
        presented.tellOfScreenChange()
        completion?()
    }

    /// A cancelled presentation: all is as before.
    private func goBack() {
        if presented.appearance.phase == .appearing {
            presented.begin(false, animated: coordinator.isAnimated, origin: .code)
        }
        if presenter.appearance.phase == .disappearing {
            presenter.begin(true, animated: coordinator.isAnimated, origin: .code)
        }
        presented.viewIfLoaded?.removeFromSuperview()
        controller.container?.removeFromSuperview()
        if presented.appearance.phase == .disappearing { presented.end() }
        if presenter.appearance.phase == .appearing { presenter.end() }
        presented.presentation.isBeingPresented = false
        settle(false)
        controller.container = nil
        presenter.unlinkPresented()
        coordinator.finish()
    }

    private func settle(_ completed: Bool) {
        controller.presentationTransitionDidEnd(completed)
        presented.presentation.coordinator = nil
        if presenter.presentation.coordinatorInFront === coordinator {
            presenter.presentation.coordinatorInFront = nil
        }
    }
}
