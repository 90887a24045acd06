import Foundation

/// Whom a controller presents, and who presents it.
struct PresentationLinks {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// Made for a presentation, or when it is asked for before one.
    var controller: UIPresentationController?
    /// Of the transition, planned or running, in which the controller itself comes or goes. The transition holds it.
    weak var coordinator: TransitionCoordinator?
    /// Of that in which whom it presents comes or goes.
    weak var coordinatorInFront: TransitionCoordinator?
    /// Whether a presentation took the view out of the window.
    var isAway = false
    /// What the view was in before that; nil where the place itself left meanwhile.
    weak var ground: UIView?
    /// Whether it filled that.
    var fillsGround = true
    var isBeingPresented = false
    var isBeingDismissed = false
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The transitions that the controller takes part in, the front one first.
    var coordinators: [TransitionCoordinator] { [coordinatorInFront, coordinator].compactMap { $0 } }
}

extension UIViewController {
    // MARK: Who presents

    /// Who presents for this controller: for styles of a context the nearest that defines one, else the outermost.
    private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
        guard style == .currentContext || style == .overCurrentContext else { return rootOnScreen }
        return ancestry.first { $0.definesPresentationContext } ?? rootAncestor
    }

    /// The outermost controller; from one that stands in another one's place, the outermost around that.
    private var rootOnScreen: UIViewController {
        var root = rootAncestor
        while let presenting = root.presentation.presenting,
            !(root.presentation.controller?.shouldPresentInFullscreen ?? true)
        {
            root = presenting.rootAncestor
        }
        return root
    }

    /// The nearest that presents somebody, this one or one around it.
    var presenterInAncestry: UIViewController? { ancestry.first { $0.presentation.presented != nil } }

    /// The nearest that is presented, this one or one around it.
    var presentedInAncestry: UIViewController? { ancestry.first { $0.isPresented } }

    /// The presenter, as the next one in the responder chain; nil where the chain would come back: where its view, or that
    /// of one who presents it, was put into this one's.
    var presenterInChain: UIViewController? {
        guard isPresented, let presenter = presentation.presenting else { return nil }
        guard let view = viewIfLoaded else { return presenter }
        var seen: [UIViewController] = []
        var front: UIViewController? = presenter
        while let current = front, !seen.contains(where: { $0 === current }) {
            if current === self || current.viewIfLoaded?.isDescendant(of: view) == true { return nil }
            seen.append(current)
            front = current.presentingViewController
        }
        return presenter
    }

    /// Who is presented by this controller, by that one, and so on. One that became a child of its own presenter ends
    /// the list: it answers with itself.
    package var presentedChain: [UIViewController] {
        var found: [UIViewController] = []
        var front = self
        while let next = front.presentedViewController, next !== self, !found.contains(where: { $0 === next }) {
            found.append(next)
            front = next
        }
        return found
    }

    /// The transition that the controller takes part in, its own or one around it.
    var coordinatorInAncestry: TransitionCoordinator? {
        ancestry.lazy.compactMap { $0.ownCoordinator }.first { $0.isUnderWay }
    }

    // MARK: Present

    /// Why a controller cannot be presented at all; nil where it can.
    private func obstacle(toPresenting controller: UIViewController) -> String? {
        if let other = controller.presentation.presenting {
            return
                "Application tried to present modally a view controller \(controller) that is already being presented "
                + "by \(other)."
        }
        // A controller in front of which this one stands is active, too: it cannot stand in front of this one.
        guard controller.parent == nil, !surroundings.contains(where: { $0 === controller }) else {
            return "Application tried to present modally an active controller \(controller)."
        }
        return nil
    }

    func presentController(
        _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
    ) {
        let animated = animated && UIView.areAnimationsEnabled
        if let obstacle = obstacle(toPresenting: controller) { return raise("NSInvalidArgumentException", obstacle) }
        let style = controller.modalPresentationStyle
        let presenter = controller.presenterOfOwn ?? presenter(for: style)
        if let running = transitionInTheWay(of: presenter) {
            return running.after { self.presentController(controller, animated: animated, completion) }
        }
        if let presented = presenter.presentation.presented ?? presenterInAncestry?.presentation.presented {
            return writeLog(
                "Attempt to present \(controller) on \(presenter) (from \(self)) which is already presenting "
                    + "\(presented).")
        }
        guard presenter.viewIfLoaded?.window != nil else {
            return writeLog(
                "Attempt to present \(controller) on \(presenter) whose view is not in the window hierarchy!")
        }
        Presentation(of: controller, by: presenter, source: self, animated: animated, completion).plan()
    }

    /// An animated transition, a dismissal, or the presenter's own coming, that has to be over first; one that presents is
    /// none: then it is the mistake of the caller.
    private func transitionInTheWay(of presenter: UIViewController) -> TransitionCoordinator? {
        let all = [coordinatorInAncestry].compactMap { $0 } + presenter.presentation.coordinators
        let isInTheWay = { (running: TransitionCoordinator) in
            running.isUnderWay && (running.isAnimated || running.isDismissal || running.to === presenter)
        }
        guard let running = all.first(where: isInTheWay) else { return nil }
        let presented = presenterInAncestry?.presentation.presented ?? presenter.presentation.presented
        if let presented, running.to === presented { return nil }
        return running
    }

    // MARK: Dismiss

    func dismissController(animated: Bool, _ completion: (() -> Void)?) {
        let animated = animated && UIView.areAnimationsEnabled
        guard let presenter = presenterInAncestry ?? presentedInAncestry?.presentation.presenting else {
            completion?()
            return
        }
        if let running = presenter.coordinatorAbove {
            // Asked for while it comes or goes already: afterwards, if there is still somebody to dismiss.
            return running.after { [weak presenter] in
                guard let presenter, presenter.presentation.presented != nil else {
                    completion?()
                    return
                }
                presenter.dismissController(animated: animated, completion)
            }
        }
        Dismissal(above: presenter, animated: animated, completion)?.plan()
    }

    /// The transition in which the presenter, or one of those above it, comes or goes.
    private var coordinatorAbove: TransitionCoordinator? {
        ([self] + presentedAbove).flatMap(\.presentation.coordinators).first { $0.isUnderWay }
    }

    /// The controllers that are presented above, the lowest first.
    var presentedAbove: [UIViewController] {
        var found: [UIViewController] = []
        var current = presentation.presented
        while let controller = current {
            found.append(controller)
            current = controller.presentation.presented
        }
        return found
    }

    /// Takes those above away at once, as their ground is gone.
    func dropPresented() {
        guard let presented = presentation.presented else { return }
        presented.dropPresented()
        let wasShown = presented.appearance.isShown
        if wasShown { presented.begin(false, animated: false, origin: .code) }
        presented.presentation.controller?.backgroundEnds()
        presented.presentation.controller?.container?.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        if presented.appearance.phase == .disappearing { presented.end() }
        unlinkPresented()
    }

    func unlinkPresented() {
        guard let presented = presentation.presented else { return }
        presented.presentation.presenting = nil
        presented.presentation.coordinator = nil
        presented.presentation.controller = nil
        (presented.presentation.isBeingPresented, presented.presentation.isBeingDismissed) = (false, false)
        presentation.presented = nil
        presentation.coordinatorInFront = nil
        (presentation.isAway, presentation.ground) = (false, nil)
    }

    /// Whether a presentation shows the controller.
    var isPresented: Bool { presentation.presenting != nil }

    /// Each controller with a loaded view, outer ones first, then those that are presented.
    var loadedFamily: [UIViewController] {
        let own = family.filter(\.isViewLoaded)
        return own + family.compactMap(\.presentation.presented).flatMap(\.loadedFamily)
    }

    /// Whether a presentation took the view out of the window.
    var isPresenterAway: Bool { presentation.isAway }

    /// The transition style of one that this controller presents: in a context that provides one, the context's.
    func transitionStyle(presenting presented: UIViewController) -> UIModalTransitionStyle {
        let controller = presented.presentation.controller
        let isInContext = definesPresentationContext && !(controller?.shouldPresentInFullscreen ?? true)
        return isInContext && providesPresentationContextTransitionStyle
            ? modalTransitionStyle : presented.modalTransitionStyle
    }

    // MARK: Presentation controllers

    /// The one of the presentation under way, else a new one for the style.
    func currentPresentationController() -> UIPresentationController? {
        if let controller = presentedInAncestry?.presentation.controller { return controller }
        if let controller = presentation.controller { return controller }
        let controller = makePresentationController(modalPresentationStyle, presenting: nil, source: self)
        presentation.controller = controller
        return controller
    }
}
