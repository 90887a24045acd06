import Foundation

// What views and windows ask of controllers. Windows, appearance and contexts: see the rooms of these.
extension UIViewController: ViewOwner {
    var ownedView: UIView? { viewIfLoaded }

    func warnOfLowMemory() {
        for controller in loadedFamily {
            controller.perform(.didReceiveMemoryWarning) { controller.didReceiveMemoryWarning() }
        }
    }

    // MARK: Updates

    var updatesViewConstraints: Bool { overrides.contains(.updateViewConstraints) }

    func updateConstraintsOfView() { perform(.updateViewConstraints) { updateViewConstraints() } }

    var updatesViewProperties: Bool { overrides.contains(.updateProperties) }

    func updatePropertiesOfView() { perform(.updateProperties) { updateProperties() } }

    func viewWillLayOut() {
        updateContentUnavailableIfDue()
        perform(.viewWillLayoutSubviews) { viewWillLayoutSubviews() }
    }

    func viewDidLayOut() { perform(.viewDidLayoutSubviews) { viewDidLayoutSubviews() } }

    // MARK: Insets

    func viewSafeAreaDidChange() { perform(.viewSafeAreaInsetsDidChange) { viewSafeAreaInsetsDidChange() } }

    func viewMarginsDidChange() { perform(.viewLayoutMarginsDidChange) { viewLayoutMarginsDidChange() } }

    var leastSideMargin: CGFloat { systemMinimumLayoutMargins.leading }

    /// True of the scroll view that a controller in a navigation or tab controller shows.
    func barsInsetContent(of view: UIView) -> Bool {
        guard automaticallyAdjustsScrollViewInsets else { return false }
        let isInBars = ancestry.dropFirst().contains { $0.hasBars }
        return isInBars && contentScrollView(for: .top) === view
    }

    /// The sheet that the controller is in.
    var partnerOfDrags: AnyObject? { presentedInAncestry?.presentation.controller?.scrollPartner }

    // MARK: The root of a window

    var obstacleAsRoot: String? { parent.map { "\(self) is a child of \($0) and can't be a window's root" } }

    func prepareAsRoot() { loadViewIfNeeded() }

    /// The controller hears of it before the view has its place. A view that the app put into the window keeps its own.
    func enterAsRoot(of window: UIWindow) {
        guard !isPresenterAway else { return }
        if viewIfLoaded?.superview === window { return window.fitRootView() }
        let host = window.owningHost ?? SceneHost.current
        host.because("rootViewController of the window") {
            if !appearance.isShown {
                begin(true, animated: false, origin: .window)
                endAfterCommit()
            }
            view.frame = window.bounds
            window.insertSubview(view, at: 0)
        }
    }

    /// A root leaves, also in the middle of another one's coming in front of it, or leaving there.
    func leaveAsRoot(of window: UIWindow) {
        dropPresented()
        if appearance.phase == .appearing, appearance.origin == .code {
            begin(false, animated: false, origin: .window)
        }
        if let view = viewIfLoaded, view.superview === window { view.removeFromSuperview() }
        if appearance.phase == .disappearing { end() }
    }
}
