import Foundation

// The bars follow the content of the controller that shows.
extension UINavigationController: ScrollFollower {
    /// Follows the scroll view of the controller, or of a search's results before it, from now on.
    func follow(_ controller: UIViewController) {
        let source = controller.inFrontInPlace
        let scrollView = source.contentScrollView(for: .top)
        if scrollView !== followed {
            followed?.barExpansion = 0
            followed?.barRest = 0
            followed?.followers.remove(self)
            followed = scrollView
            scrollView?.followers.add(self)
        }
        if scrollView == nil { source.scrollViews.distance = 0 }
        hideSearchAtFirst(of: source)
        scrollView?.barRest = isNavigationBarHidden ? 0 : navigationBar.metrics.hideableSearch
        let expansion = expansion(at: source.scrollViews.distance)
        if let scrollView, scrollView.barExpansion != expansion { scrollView.barExpansion = expansion }
        navigationBar.scrolledDistance = source.scrollViews.distance
        followBottom()
        tabBarController?.followContent()
    }

    /// A search bar that goes away is away at first.
    private func hideSearchAtFirst(of controller: UIViewController) {
        let way = navigationBar.metrics.hideableSearch
        guard way > 0, followed != nil, !controller.scrollViews.hasHiddenSearch else { return }
        guard controller.navigationItem === navigationBar.topItem else { return }
        controller.scrollViews.hasHiddenSearch = true
        if controller.scrollViews.distance < way { controller.scrollViews.distance = way }
    }

    /// How much higher the bar could be than it is above content at a distance.
    private func expansion(at distance: CGFloat) -> CGFloat {
        guard !isNavigationBarHidden else { return 0 }
        let metrics = navigationBar.metrics
        return metrics.expanded - min(metrics.expanded, metrics.height(scrolledBy: max(0, distance)))
    }

    /// The toolbar stands at its edge while no content goes on below it.
    func followBottom() {
        toolbarIfLoaded?.isAtEdge = followed.map { $0.distanceToBottom <= 1e-3 } ?? true
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard scrollView === followed, scrollView.windowStorage != nil, let shown, !isFollowing else { return }
        let source = shown.inFrontInPlace
        // Bars and content of a running transition are where it wants them.
        if let running, running.isUnderWay, running.isAnimated { return }
        isFollowing = true
        defer { isFollowing = false }
        followBottom()
        let distance = scrollView.distanceFromTop
        guard distance != source.scrollViews.distance else { return }
        source.scrollViews.distance = distance
        guard navigationBar.metrics.way > 0, !isNavigationBarHidden else {
            navigationBar.scrolledDistance = distance
            return
        }
        place(shown)
        placeBar()
    }

    /// A large title is not left half way: it snaps at the middle of its height.
    func scrollView(_ scrollView: UIScrollView, restFor target: CGPoint) -> CGPoint {
        guard scrollView === followed, !isNavigationBarHidden else { return target }
        let distance = target.y + scrollView.fullTopInset
        let rest = navigationBar.metrics.rest(for: distance)
        guard rest != distance else { return target }
        return scrollView.clamped(CGPoint(x: target.x, y: target.y + rest - distance))
    }
}
