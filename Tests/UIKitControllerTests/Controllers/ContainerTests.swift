import Offstage
import Testing
import UIKit

@Suite("Tab, page and split view controllers, and containers of the app's own")
@MainActor
struct ContainerTests: StageSuite {
    let log = CallLog()
    let made = makePhoneStage()

    private func controller(_ id: String) -> LoggingController {
        let controller = LoggingController(id, log, layout: false)
        controller.title = id
        return controller
    }

    // MARK: Tabs

    final class TabWatcher: NSObject, UITabBarControllerDelegate {
        let log: CallLog
        var allows = true
        init(_ log: CallLog) { self.log = log }
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            log.note("shouldSelect \(viewController.title ?? "")")
            return allows
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.note("didSelect \(viewController.title ?? "")")
        }
    }

    @Test("Tabs: the new one's will before the old one's, the old one's did before the new one's; code asks nobody")
    func tabs() throws {
        let stage = stage
        let (a, b) = (controller("A"), controller("B"))
        let tabs = UITabBarController()
        let watcher = TabWatcher(log)
        tabs.identifier = "tabs"
        tabs.delegate = watcher
        tabs.viewControllers = [a, b]
        #expect(log.take() == ["A wM(tabs) M", "B wM(tabs) M", "A dM(tabs) M", "B dM(tabs) M"])
        stage.window.rootViewController = tabs
        stage.advance(by: 1)
        #expect(log.take() == ["A ld", "A wA(f)", "A iA(f) w", "A dA(f) w"])
        #expect(!b.isViewLoaded && tabs.selectedIndex == 0)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 521, width: 300, height: 79))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 79, right: 0))
        try stage.touch.tap(CGPoint(x: 225, y: 540))
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "shouldSelect B", "B ld c", "B wA(f) c", "A wD(f) w c", "didSelect B", "B iA(f) w c", "A dD(f) c",
                "B dA(f) w c",
            ])
        #expect(tabs.selectedViewController === b && a.view.window == nil && b.tabBarController === tabs)
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        #expect(log.take() == ["A wA(f) c", "B wD(f) w c", "A iA(f) w c", "B dD(f) c", "A dA(f) w c"])
        watcher.allows = false
        try stage.touch.tap(CGPoint(x: 225, y: 540))
        #expect(log.take() == ["shouldSelect B"] && tabs.selectedIndex == 0)
        tabs.selectedViewController = UIViewController()
        #expect(stage.diagnostics.all.count == 1)
        // Fast: what runs is settled first.
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        #expect(tabs.selectedViewController === a && a.view.window != nil && b.view.window == nil)
        let calls = log.take()
        #expect(
            calls.count { $0.hasPrefix("B wA") } == calls.count { $0.hasPrefix("B dA") || $0.hasPrefix("B wD") } / 2)
    }

    @Test("A tap on the selected tab goes back to the root of its stack; a pushed controller may hide the bar")
    func tabsWithNavigation() throws {
        let stage = stage
        let (a, b) = (controller("A"), controller("B"))
        let nav = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, controller("C")]
        stage.window.rootViewController = tabs
        stage.advance(by: 1)
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 94, left: 0, bottom: 79, right: 0))
        nav.pushViewController(b, animated: false)
        stage.advance(by: 1)
        try stage.touch.tap(CGPoint(x: 75, y: 540))
        stage.advance(by: 1)
        #expect(nav.viewControllers == [a])
        b.hidesBottomBarWhenPushed = true
        nav.pushViewController(b, animated: false)
        tabs.view.setNeedsLayout()
        stage.advance(by: 1)
        #expect(tabs.tabBar.isHidden && b.view.safeAreaInsets.bottom == 30)
    }

    @Test("A controller that is pushed hides the tab bar at once where nobody sees it")
    func hiddenBarWithoutWindow() {
        stage.makeCurrent()
        let (a, b) = (controller("A"), controller("B"))
        let nav = UINavigationController(rootViewController: a)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav]
        b.hidesBottomBarWhenPushed = true
        nav.pushViewController(b, animated: false)
        #expect(tabs.tabBar.isHidden)
        nav.popViewController(animated: false)
        #expect(!tabs.tabBar.isHidden)
        #expect(b.restorationIdentifier == nil && tabs.tabBar.restorationIdentifier == nil)
        (b.restorationIdentifier, tabs.tabBar.restorationIdentifier) = ("b", "bar")
        #expect(b.restorationIdentifier == "b" && tabs.tabBar.restorationIdentifier == "bar")
    }

    // MARK: The same from public API

    /// A tab controller as an app could write it.
    final class OwnTabs: UIViewController {
        var list: [UIViewController] = []
        private(set) var index = 0
        private var isSettling = false

        func set(_ controllers: [UIViewController]) {
            list = controllers
            for controller in list {
                addChild(controller)
            }
            for controller in list { controller.didMove(toParent: self) }
        }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            install()
            list[index].beginAppearanceTransition(true, animated: animated)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            list[index].endAppearanceTransition()
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            list[index].beginAppearanceTransition(false, animated: animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            list[index].endAppearanceTransition()
        }

        private func install() {
            list[index].view.frame = view.bounds
            view.addSubview(list[index].view)
        }

        func select(_ new: Int) {
            let (from, to) = (list[index], list[new])
            index = new
            to.loadViewIfNeeded()
            to.beginAppearanceTransition(true, animated: false)
            from.beginAppearanceTransition(false, animated: false)
            from.view.removeFromSuperview()
            install()
            CATransaction.setCompletionBlock {
                from.endAppearanceTransition()
                to.endAppearanceTransition()
            }
        }
    }

    /// A navigation controller as an app could write it.
    final class OwnNavigation: UIViewController {
        private(set) var stack: [UIViewController] = []
        private var pending: (from: UIViewController, to: UIViewController, isPush: Bool)?

        init(_ root: UIViewController) {
            super.init(nibName: nil, bundle: nil)
            stack = [root]
            addChild(root)
            root.didMove(toParent: self)
        }
        required init?(coder: NSCoder) { nil }

        func push(_ controller: UIViewController) {
            let from = stack[stack.count - 1]
            addChild(controller)
            stack.append(controller)
            pending = (from, controller, true)
            view.setNeedsLayout()
        }

        func pop() {
            let from = stack.removeLast()
            from.willMove(toParent: nil)
            pending = (from, stack[stack.count - 1], false)
            view.setNeedsLayout()
        }

        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            place(stack[stack.count - 1])
            stack.last?.beginAppearanceTransition(true, animated: animated)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            stack.last?.endAppearanceTransition()
        }

        private func place(_ controller: UIViewController) {
            controller.view.frame = view.bounds
            view.addSubview(controller.view)
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            guard let (from, to, isPush) = pending else { return }
            pending = nil
            to.loadViewIfNeeded()
            from.beginAppearanceTransition(false, animated: true)
            to.beginAppearanceTransition(true, animated: true)
            place(to)
            to.view.alpha = 0
            let end = { (_: Bool) in
                from.view.removeFromSuperview()
                from.endAppearanceTransition()
                to.endAppearanceTransition()
                if isPush { to.didMove(toParent: self) } else { from.removeFromParent() }
            }
            UIView.animate(withDuration: 0.35, animations: { to.view.alpha = 1 }, completion: end)
        }
    }

    @Test("Containers made from public API alone get the same callbacks as UIKit's")
    func ownContainers() {
        let stage = stage
        func calls(_ body: () -> Void) -> [String] {
            _ = log.take()
            body()
            stage.advance(by: 2)
            return log.take().map {
                $0.replacing("OwnTabs", with: "X").replacing("UITabBarController", with: "X")
                    .replacing("OwnNavigation", with: "X").replacing("UINavigationController", with: "X")
            }
        }
        func pair() -> (LoggingController, LoggingController) {
            let pair = (controller("A"), controller("B"))
            (pair.0.logsState, pair.1.logsState) = (false, false)
            return pair
        }
        let (a, b) = pair()
        let tabs = UITabBarController()
        let kit = [
            calls { tabs.viewControllers = [a, b] }, calls { stage.window.rootViewController = tabs },
            calls { tabs.selectedIndex = 1 }, calls { tabs.selectedIndex = 0 },
            calls { stage.window.rootViewController = nil },
        ]
        let (c, d) = pair()
        let own = OwnTabs()
        let mine = [
            calls { own.set([c, d]) }, calls { stage.window.rootViewController = own }, calls { own.select(1) },
            calls { own.select(0) }, calls { stage.window.rootViewController = nil },
        ]
        #expect(kit == mine)
        let (e, f) = pair()
        var nav: UINavigationController!
        let kitStack = [
            calls { nav = UINavigationController(rootViewController: e) },
            calls { stage.window.rootViewController = nav }, calls { nav.pushViewController(f, animated: true) },
            calls { nav.popViewController(animated: true) },
        ]
        stage.window.rootViewController = nil
        let (g, h) = pair()
        var ownNav: OwnNavigation!
        let mineStack = [
            calls { ownNav = OwnNavigation(g) }, calls { stage.window.rootViewController = ownNav },
            calls { ownNav.push(h) }, calls { ownNav.pop() },
        ]
        #expect(kitStack == mineStack)
    }

    // MARK: Pages

    final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var list: [UIViewController] = []
        var events: [String] = []
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
        private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
            guard let index = list.firstIndex(of: controller), list.indices.contains(index + step) else { return nil }
            return list[index + step]
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
        ) { events.append("will \(pendingViewControllers[0].title ?? "")") }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { events.append("did from \(previousViewControllers[0].title ?? "") \(completed)") }
    }

    @Test("Pages: by code and under a finger, completed and let go")
    func pages() throws {
        let stage = stage
        let (a, b) = (controller("A"), controller("B"))
        for controller in [a, b] { controller.logsState = false }
        let source = Pages()
        source.list = [a, b]
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        (pages.dataSource, pages.delegate) = (source, source)
        pages.identifier = "pages"
        pages.setViewControllers([a], direction: .forward, animated: false)
        stage.window.rootViewController = pages
        stage.advance(by: 1)
        _ = log.take()
        var done: [Bool] = []
        pages.setViewControllers([b], direction: .forward, animated: true) { done.append($0) }
        #expect(pages.viewControllers == [b])
        stage.advance(by: 1)
        #expect(done == [true])
        #expect(
            log.take() == [
                "B wM(pages)", "A wM(nil)", "B ld", "B wA(t)", "A wD(t)", "B iA(t)", "A dD(t)", "B dA(t)",
                "B dM(pages)", "A dM(nil)",
            ])
        try stage.touch.drag(CGPoint(x: 100, y: 300), to: CGPoint(x: 150, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [b] && source.events == ["will A", "did from B false"])
        #expect(b.view.transform == .identity && a.view.superview == nil && b.parent === pages)
        try stage.touch.drag(CGPoint(x: 50, y: 300), to: CGPoint(x: 290, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(pages.viewControllers == [a] && source.events.last == "did from B true")
        source.events = []
        // No page comes before the first.
        try stage.touch.drag(CGPoint(x: 50, y: 300), to: CGPoint(x: 290, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(source.events.isEmpty && pages.viewControllers == [a])
        let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .vertical)
        curling.setViewControllers([controller("C")], direction: .forward, animated: false)
        curling.setViewControllers([controller("D")], direction: .forward, animated: false)
        #expect(stage.diagnostics.all.count { $0.kind == .controllers } == 1 && curling.spineLocation == .min)
    }

    // MARK: Split

    @Test("Two columns beside each other, one stack where there is little room, and back")
    func split() {
        let device = Device(name: "pad", size: CGSize(width: 1000, height: 700), scale: 1, idiom: .pad)
        let stage = Stage(device: device)
        stage.diagnostics.mode = .collect
        let (a, b) = (controller("A"), controller("B"))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(a, for: .primary)
        split.setViewController(b, for: .secondary)
        stage.window.rootViewController = split
        stage.advance(by: 1)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(a.view.convert(a.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 320, height: 700))
        #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 321, y: 0, width: 679, height: 700))
        #expect(b.splitViewController === split && split.viewController(for: .secondary) === b)
        split.hide(.primary)
        stage.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly && a.view.window == nil)
        #expect(b.view.convert(b.view.bounds, to: nil).width == 1000)
        split.show(.primary)
        stage.advance(by: 1)
        #expect(a.view.window != nil)
        stage.resize(to: CGSize(width: 400, height: 700))
        stage.advance(by: 1)
        #expect(split.isCollapsed && a.navigationController === b.navigationController)
        #expect(a.navigationController?.viewControllers == [a, b] && b.view.window != nil && a.view.window == nil)
        let c = controller("C")
        a.showDetailViewController(c, sender: nil)
        stage.advance(by: 1)
        #expect(a.navigationController?.viewControllers == [a, b, c])
        split.show(.primary)
        stage.advance(by: 1)
        #expect(a.navigationController?.viewControllers == [a])
        stage.resize(to: CGSize(width: 1000, height: 700))
        stage.advance(by: 1)
        #expect(!split.isCollapsed && a.view.window != nil && stage.diagnostics.messages == [])
    }
}
