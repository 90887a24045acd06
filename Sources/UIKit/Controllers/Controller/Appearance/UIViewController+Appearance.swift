import Foundation

// The one state machine of appearance. Whoever shows or hides a controller goes through `begin` and `end`.
extension UIViewController {
    /// Begins to show or to hide the controller, and its children with it.
    ///
    /// A begin against the one that runs turns it round: the opposite will is sent, and only the last will gets its did.
    func begin(_ isAppearing: Bool, animated: Bool, origin: AppearanceState.Origin) {
        let wanted: AppearanceState.Phase = isAppearing ? .appearing : .disappearing
        let settled: AppearanceState.Phase = isAppearing ? .appeared : .disappeared
        guard appearance.phase != wanted, appearance.phase != settled else { return logUnbalanced() }
        if isAppearing { loadViewIfNeeded() }
        appearance.phase = wanted
        appearance.origin = origin
        appearance.isAnimated = animated
        // Who comes back on the way out never left.
        appearance.isAppearingDue = isAppearing && !appearance.hasSaidIsAppearing
        appearance.number += 1
        appearance.cause = sceneHost?[LifecycleCauses.self].current
        let number = appearance.number
        if isAppearing {
            markForAppearing()
            perform(.viewWillAppear, "\(animated)") { viewWillAppear(animated) }
        } else {
            viewIfLoaded?.unmark(.appearing)
            perform(.viewWillDisappear, "\(animated)") { viewWillDisappear(animated) }
            resignResponderInside()
        }
        guard appearance.number == number, shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.isShowing(in: self) {
            guard child.appearance.phase != wanted, child.appearance.phase != settled else { continue }
            child.begin(isAppearing, animated: animated, origin: .parent)
        }
    }

    /// Ends the transition that runs: sends its did.
    func end() {
        let animated = appearance.isAnimated
        switch appearance.phase {
        case .appearing:
            // Shown without a pass of layout in between.
            becomeAppearing()
            guard appearance.phase == .appearing else { return }
            appearance.phase = .appeared
            appearance.origin = nil
            perform(.viewDidAppear, "\(animated)") { viewDidAppear(animated) }
            checkSizedLayers()
            checkMoved()
        case .disappearing:
            appearance.phase = .disappeared
            appearance.origin = nil
            appearance.hasSaidIsAppearing = false
            perform(.viewDidDisappear, "\(animated)") { viewDidDisappear(animated) }
        case .appeared, .disappeared: return logUnbalanced()
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.appearance.isInTransition && child.appearance.origin == .parent {
            child.end()
        }
    }

    // MARK: Ends

    /// Ends the transition that runs now once the layers are committed, unless another one takes its place.
    func endAfterCommit() {
        let number = appearance.number
        let cause = appearance.cause
        (sceneHost ?? SceneHost.current).afterCommit { [weak self] in
            guard let self, appearance.number == number, appearance.isInTransition else { return }
            appearance.cause = cause
            end()
        }
    }

    /// Calls `viewIsAppearing(_:)` if it is due: the view is in a window, and its traits and its place are final.
    ///
    /// Children that a parent shows by its own code have their place already, and follow at once; others follow in
    /// their own turn of the walk (assumed).
    func becomeAppearing() {
        guard appearance.isAppearingDue, appearance.phase == .appearing else { return }
        guard let view = viewIfLoaded, view.window != nil else { return }
        appearance.isAppearingDue = false
        appearance.hasSaidIsAppearing = true
        view.unmark(.appearing)
        if view.marks.contains(.traits) { view.updateTraitsNow() }
        let animated = appearance.isAnimated
        let traits = view.traitCollection
        perform(.viewIsAppearing, "\(animated)") { traits.makingCurrent { viewIsAppearing(animated) } }
        guard !shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in children where child.appearance.phase == .appearing { child.becomeAppearing() }
    }

    /// Sees to it that the next layout reaches the view, also where nothing else is to be done.
    func markForAppearing() {
        guard appearance.isAppearingDue, let view = viewIfLoaded, view.windowStorage != nil else { return }
        view.mark(.appearing, cause: "viewWillAppear")
    }

    private func logUnbalanced() {
        let message = "Unbalanced calls to begin/end appearance transitions for \(self)."
        guard let host = sceneHost else { return Misuse.log(message) }
        host.report(.unbalancedAppearance, message, views: [label])
    }

    /// Whether the view is loaded and stands in a parent's view.
    private func isShowing(in parent: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let around = parent.viewIfLoaded else { return false }
        return view.isDescendant(of: around)
    }

    /// A responder in a view that leaves ceases to be first.
    private func resignResponderInside() {
        guard let view = viewIfLoaded, let first = view.windowStorage?.firstResponder else { return }
        let place = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded
        if place?.isDescendant(of: view) == true { first.resignFirstResponder() }
    }
}
