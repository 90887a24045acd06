import Foundation

// The tab bar follows the content above it.
extension UITabBarController: ScrollFollower {
    /// The scroll view whose end the bar's edge is: that of the selected tab, and of what a navigation controller shows.
    private var bottomScrollView: UIScrollView? {
        var controller = shown
        while let navigation = controller as? UINavigationController {
            guard let top = navigation.shown else { return nil }
            controller = top
        }
        return controller?.contentScrollView(for: .bottom)
    }

    /// Follows what shows from now on.
    func followContent() {
        let scrollView = bottomScrollView
        if scrollView !== followed {
            followed?.followers.remove(self)
            followed = scrollView
            scrollView?.followers.add(self)
        }
        tabBar.isAtEdge = followed.map { $0.distanceToBottom <= 1e-3 } ?? true
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard scrollView === followed, scrollView.windowStorage != nil else { return }
        tabBar.isAtEdge = scrollView.distanceToBottom <= 1e-3
    }
}
