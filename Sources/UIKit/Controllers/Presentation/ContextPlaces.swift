import Foundation

// Where a controller stands that presents in its own context: what it presents comes and goes with it.
extension UIViewController {
    /// What takes place in the controller's own place; nil for nothing, and for what fills the window.
    private var cover: PresentationContainer? {
        guard let controller = presentation.presented?.presentation.controller, !controller.shouldPresentInFullscreen
        else {
            return nil
        }
        return controller.container
    }

    /// Whether what is presented stands in place of the controller's own view.
    var isCovered: Bool { isPresenterAway && cover != nil }

    /// Whether the controller is presented in another one's place, and rests there: then it comes and goes with that.
    var restsInContext: Bool {
        guard let controller = presentation.controller, isPresented, !controller.shouldPresentInFullscreen else {
            return false
        }
        return !(presentation.coordinator?.isMoving ?? false)
    }

    /// What stands for the controller in its container: its view, or what covers that.
    var standingView: UIView? { isCovered ? cover : viewIfLoaded }

    /// All that stands for the controller in its container, the lowest first.
    var standingViews: [UIView] { [isCovered ? nil : viewIfLoaded, cover].compactMap { $0 } }

    /// Puts what is presented in the controller's place where an animator put the controller's view alone.
    func putCoverBack(in superview: UIView) {
        guard let cover, cover.superview == nil, let view = viewIfLoaded, view.superview === superview else { return }
        cover.frame = view.frame
        superview.insertSubview(cover, aboveSubview: view)
    }

    /// Puts the controller's view, and what is presented in its place, into a container.
    func stand(in superview: UIView) {
        if !isCovered, let view = viewIfLoaded { superview.addSubview(view) }
        guard let cover else { return }
        if isCovered { presentation.ground = superview }
        cover.frame = viewIfLoaded?.frame ?? superview.bounds
        superview.addSubview(cover)
    }

    /// Takes them out of it.
    func leavePlace() {
        settleInContext()
        viewIfLoaded?.removeFromSuperview()
        cover?.removeFromSuperview()
    }

    /// Ends at once what comes or goes in the controller's place, and in those before it.
    func settleInContext() {
        guard cover != nil else { return }
        presentation.coordinatorInFront?.settleNow()
        presentation.presented?.settleInContext()
    }

    /// Ends at once what comes or goes in the controller's place, or with it in another's, where that is in a view.
    func endTransitions(inside view: UIView) {
        for running in presentation.coordinators
        where running.isUnderWay && running.isInContext && running.containerView.isDescendant(of: view) {
            running.settleNow()
        }
    }

    /// Whether the controller may be seen: its parent shows, or what it stands in the place of.
    var isPlaceShown: Bool {
        if let parent { return parent.appearance.isShown }
        guard restsInContext, let presenter = presentation.presenting else { return true }
        return presenter.isPlaceShown
    }
}

extension TransitionCoordinator {
    /// Whether somebody comes or goes in another one's place by it.
    fileprivate var isInContext: Bool {
        let moved = isDismissal ? from : to
        return moved?.presentation.controller?.shouldPresentInFullscreen == false
    }
}
