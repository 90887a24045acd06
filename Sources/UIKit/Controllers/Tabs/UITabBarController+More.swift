import Foundation

// More controllers than there is room for.
extension UITabBarController {
    /// How many tabs fit where there is little room across; the last of them is More.
    static let mostTabs = 5

    /// Whether some controllers have no tab of their own.
    var needsMore: Bool { controllers.count > Self.mostTabs && traitCollection.horizontalSizeClass == .compact }

    /// The controllers that the list of More shows.
    private var controllersInMore: [UIViewController] {
        needsMore ? Array(controllers.dropFirst(Self.mostTabs - 1)) : []
    }

    /// The controller with a tab for a selected one: its own, or More with it on top.
    func tabbed(_ controller: UIViewController?) -> UIViewController? {
        guard let controller, controllersInMore.contains(controller) else { return controller }
        let more = moreNavigation
        if more.topViewController !== controller {
            more.setViewControllers([more.list, controller], animated: false)
        }
        return more
    }

    /// Gives the bar its tabs, and More its list.
    func updateTabs() {
        let rest = controllersInMore
        if !needsMore, let more = moreIfLoaded {
            let top = more.stack.last
            more.setViewControllers([more.list], animated: false)
            more.settleNow()
            if selected === more {
                let next = controllers.first { $0 === top } ?? controllers.first
                select(next)
            }
        }
        if needsMore { moreNavigation.list.controllers = rest }
        let tabs = needsMore ? controllers.dropLast(rest.count) + [moreNavigation as UIViewController] : controllers
        tabBar.items = tabs.map(\.tabBarItem)
        tabBar.selectedItem = selected?.tabBarItem
    }

    /// A tap on the tab that shows: back to the root, and at the root to the content's top.
    func selectedTabWasTapped(_ controller: UIViewController) {
        let navigation = controller as? UINavigationController
        if let navigation, navigation.stack.count > 1 {
            navigation.popToRootViewController(animated: true)
            return
        }
        let scrollView = (navigation?.topViewController ?? controller).contentScrollView(for: .top)
        if let scrollView, scrollView.scrollsToTop { scrollView.goToTop() }
    }

    /// A controller that was in More is a child again.
    func adoptIfNeeded(_ controller: UIViewController) {
        guard controller.parent !== self else { return }
        addChild(controller)
        controller.tellDidMove(to: self)
    }
}
