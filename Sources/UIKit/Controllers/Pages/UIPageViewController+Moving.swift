import Foundation

// From some pages to others.
extension UIPageViewController {
    /// One move, from the pages that show to others.
    private struct Move {
        let old: [UIViewController]
        let new: [UIViewController]
        let coordinator: TransitionCoordinator
        var leaving: [UIViewController] { old.filter { !new.contains($0) } }
        var arriving: [UIViewController] { new.filter { !old.contains($0) } }
    }

    /// The pages beside some that show; nil where the data source has none, or too few.
    func pages(beside pages: [UIViewController], _ direction: NavigationDirection) -> [UIViewController]? {
        guard let source = dataSource else { return nil }
        var found: [UIViewController] = []
        var last = direction == .forward ? pages.last : pages.first
        while found.count < pagesAtOnce, let current = last {
            last =
                direction == .forward
                ? source.pageViewController(self, viewControllerAfter: current)
                : source.pageViewController(self, viewControllerBefore: current)
            guard let last else { return nil }
            found.append(last)
        }
        guard found.count == pagesAtOnce else { return nil }
        return direction == .forward ? found : found.reversed()
    }

    /// Moves as the user wants it: the delegate hears of it.
    func moveForUser(
        to pages: [UIViewController], _ direction: NavigationDirection,
        finger: (any UIViewControllerInteractiveTransitioning)?, _ completion: @escaping (Bool) -> Void = { _ in }
    ) {
        running?.settleNow()
        let old = shown
        delegate?.pageViewController(self, willTransitionTo: pages)
        move(to: pages, direction, animated: true, finger: finger) { [weak self] completed in
            completion(completed)
            guard let self else { return }
            delegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: completed)
        }
    }

    /// Moves to pages beside those that show.
    func move(
        to pages: [UIViewController], _ direction: NavigationDirection, animated: Bool,
        finger: (any UIViewControllerInteractiveTransitioning)?, _ completion: @escaping (Bool) -> Void
    ) {
        guard pages != shown else { return completion(true) }
        let coordinator = TransitionCoordinator(
            from: shown.first, to: pages.first, animated: animated, in: container)
        let move = Move(old: shown, new: pages, coordinator: coordinator)
        for page in move.arriving where page.parent !== self { addChild(page) }
        for page in move.leaving { page.tellWillMove(to: nil) }
        guard isViewLoaded, let host = sceneHost else {
            shown = pages
            for page in move.arriving { page.tellDidMove(to: self) }
            for page in move.leaving { page.removeFromParent() }
            return completion(true)
        }
        for page in pages { page.loadViewIfNeeded() }
        running = coordinator
        let context = makeContext(move, direction, finger) { completed in
            self.end(move, completed)
            completion(completed)
        }
        context.announce()
        if appearance.isShown { beginAppearances(move, animated: animated) }
        guard running === coordinator else {
            // Other pages were asked for in a callback.
            giveWay(move)
            return completion(false)
        }
        shown = pages
        coordinator.views[.from] = move.old.first?.viewIfLoaded
        coordinator.views[.to] = pages.first?.viewIfLoaded
        coordinator.context = context
        for page in pages { context.finalFrames[ObjectIdentifier(page)] = frame(of: page, among: pages) }
        context.start(in: host)
    }

    private func makeContext(
        _ move: Move, _ direction: NavigationDirection, _ finger: (any UIViewControllerInteractiveTransitioning)?,
        onEnd: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let install = { [weak self] () -> Void in self?.installPages(move.new) }
        let animator: SystemAnimator
        if let scroller {
            animator = PageScrollAnimator(scroller, direction)
        } else {
            animator = slide(move, direction, install)
        }
        return TransitionContext(
            move.coordinator, animator: animator, interaction: finger, place: { _ in install() }, onEnd: onEnd)
    }

    private func slide(_ move: Move, _ direction: NavigationDirection, _ install: @escaping () -> Void) -> PageAnimator
    {
        PageAnimator(
            self, direction, leaving: move.leaving.compactMap(\.viewIfLoaded),
            arriving: move.arriving.compactMap(\.viewIfLoaded), install: install)
    }

    private func beginAppearances(_ move: Move, animated: Bool) {
        for page in move.arriving where !page.appearance.isShown {
            page.beginAppearanceTransition(true, animated: animated)
        }
        for page in move.leaving where page.appearance.isShown {
            page.beginAppearanceTransition(false, animated: animated)
        }
    }

    private func giveWay(_ move: Move) {
        move.coordinator.finish()
        for page in move.arriving where !shown.contains(page) { drop(page, animated: false) }
    }

    /// Takes a page away that came and does not stay.
    private func drop(_ page: UIViewController, animated: Bool) {
        if page.appearance.isShown { page.beginAppearanceTransition(false, animated: animated) }
        page.leavePlace()
        if page.appearance.phase == .disappearing { page.endAppearanceTransition() }
        guard page.parent === self else { return }
        page.tellWillMove(to: nil)
        page.removeFromParent()
    }

    private func end(_ move: Move, _ completed: Bool) {
        scroller?.ended(completed, on: completed ? move.new : move.old)
        if completed {
            for page in move.leaving where !shown.contains(page) {
                page.leavePlace()
                if page.appearance.phase == .disappearing { page.endAppearanceTransition() }
            }
            for page in move.arriving where page.appearance.phase == .appearing { page.endAppearanceTransition() }
            for page in move.arriving where page.parent === self {
                page.tellDidMove(to: self)
            }
            for page in move.leaving where !shown.contains(page) && page.parent === self { page.removeFromParent() }
        } else {
            shown = move.old
            for page in move.arriving { drop(page, animated: true) }
            for page in move.leaving {
                if page.appearance.phase == .disappearing, appearance.isShown {
                    page.beginAppearanceTransition(true, animated: true)
                }
                if page.appearance.isInTransition { page.endAppearanceTransition() }
                page.tellWillMove(to: self)
                page.tellDidMove(to: self)
            }
        }
        move.coordinator.finish()
    }
}
