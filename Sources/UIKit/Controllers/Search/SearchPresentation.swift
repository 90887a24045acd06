import Foundation

/// The presentation of a search: in the place of the controller whose bar it is.
final class SearchPresentation: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { false }
    override var letsTouchesThrough: Bool { true }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        search?.searchBegins()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        search?.searchCame(completed)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        search?.searchEnds()
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        search?.searchWent(completed)
    }

    override func backgroundEnds() {
        super.backgroundEnds()
        search?.searchIsOver()
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        guard let container, let view = search?.viewIfLoaded, view.superview === container else { return }
        if view.frame != container.bounds { view.frame = container.bounds }
    }
}

/// A search fades in and out; bars move beside it.
final class SearchAnimator: SystemAnimator {
    private weak var search: UISearchController?

    init(of search: UISearchController, duration: TimeInterval) {
        self.search = search
        super.init(duration: duration)
    }

    private func isPresenting(_ context: any UIViewControllerContextTransitioning) -> Bool {
        context.viewController(forKey: .to) === search
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {
        if isPresenting(context) { super.place(context) }
    }

    override func prepare(_ context: any UIViewControllerContextTransitioning) {
        guard isPresenting(context), let screen = search?.screen else { return }
        screen.layoutIfNeeded()
        screen.fade(0)
    }

    override func change(_ context: any UIViewControllerContextTransitioning) {
        search?.screen?.fade(isPresenting(context) ? 1 : 0)
    }

    override func restore(_ context: any UIViewControllerContextTransitioning) { search?.screen?.fade(1) }
}
