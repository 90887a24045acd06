import Offstage
import Testing
import UIKit

/// What is claimed of navigation, of the responder chain through controllers, and of what keeps controllers alive.
@Suite("Screens' behaviour")
@MainActor
struct ScreenBehaviors: StageSuite {
    let made = makeStage(300, 600)
    let log = CallLog()

    private func navigation() -> (Stage, UINavigationController) {
        let stage = stage
        let nav = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = nav
        stage.advance(by: 1)
        return (stage, nav)
    }

    final class Watcher: NSObject, UINavigationControllerDelegate {
        var shown: [UIViewController] = []
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown.append(viewController) }
    }

    @Test("NAV-01 a push during an animated push is the device's fatal error; after didShow it is fine")
    func pushTwice() {
        let (stage, nav) = navigation()
        let watcher = Watcher()
        nav.delegate = watcher
        let (b, c) = (UIViewController(), UIViewController())
        nav.pushViewController(b, animated: true)
        nav.pushViewController(c, animated: true)
        #expect(stage.diagnostics.messages.map { $0.hasSuffix("Can't add self as subview") } == [true])
        stage.advance(by: 1)
        #expect(watcher.shown == [b])
        nav.pushViewController(c, animated: true)
        stage.advance(by: 1)
        #expect(watcher.shown == [b, c] && nav.viewControllers.count == 3 && stage.diagnostics.all.count == 1)
    }

    @Test("NAV-02 the coordinator and didShow tell when a transition is over")
    func guarded() {
        let (stage, nav) = navigation()
        let watcher = Watcher()
        nav.delegate = watcher
        func push(_ controller: UIViewController) {
            guard nav.transitionCoordinator == nil else { return }
            nav.pushViewController(controller, animated: true)
        }
        let b = UIViewController()
        push(b)
        push(UIViewController())
        stage.advance(by: 0.1)
        push(UIViewController())
        #expect(watcher.shown.isEmpty && nav.transitionCoordinator != nil)
        stage.advance(by: 1)
        #expect(nav.viewControllers.count == 2 && watcher.shown == [b] && nav.transitionCoordinator == nil)
        b.present(UIViewController(), animated: true)
        #expect(nav.transitionCoordinator != nil && stage.diagnostics.messages == [])
    }

    @Test("NAV-12 a deep link is one setViewControllers: one transition, nothing of the middle is seen")
    func deepLink() {
        let (stage, nav) = navigation()
        let watcher = Watcher()
        nav.delegate = watcher
        let (b, c) = (LoggingController("B", log), LoggingController("C", log))
        nav.setViewControllers([nav.viewControllers[0], b, c], animated: true)
        stage.advance(by: 1)
        #expect(watcher.shown == [c] && !b.isViewLoaded)
        #expect(log.calls.filter { $0.hasPrefix("B") }.allSatisfy { $0.hasPrefix("B wM") || $0.hasPrefix("B dM") })
    }

    @MainActor protocol Coordinator: AnyObject {
        var childCoordinators: [any Coordinator] { get set }
        var navigationController: UINavigationController { get }
        func start()
    }

    final class Flow: Coordinator {
        var childCoordinators: [any Coordinator] = []
        let navigationController: UINavigationController
        let title: String
        init(_ navigationController: UINavigationController, title: String) {
            self.navigationController = navigationController
            self.title = title
        }
        func start() {
            let screen = UIViewController()
            screen.title = title
            navigationController.setViewControllers([screen], animated: false)
        }
    }

    @Test("NAV-13 a coordinator holds its children and lets them go by identity")
    func coordinators() {
        let (_, nav) = navigation()
        let parent = Flow(nav, title: "parent")
        let (first, second) = (Flow(nav, title: "1"), Flow(nav, title: "2"))
        parent.addChild(first)
        parent.addChild(second)
        parent.removeChild(first)
        parent.removeChild(first)
        #expect(parent.childCoordinators.count == 1 && parent.childCoordinators[0] === second)
        second.start()
        #expect(nav.topViewController?.title == "2")
    }

    final class AppFlow: Coordinator {
        var childCoordinators: [any Coordinator] = []
        let navigationController: UINavigationController
        var isAuthenticated = false
        init(_ navigationController: UINavigationController) { self.navigationController = navigationController }
        func start() {
            let flow = Flow(navigationController, title: isAuthenticated ? "main" : "auth")
            addChild(flow)
            flow.start()
        }
    }

    @Test("NAV-14 the app's coordinator starts one of two flows and keeps it")
    func appFlow() {
        for isAuthenticated in [true, false] {
            let (stage, nav) = navigation()
            let app = AppFlow(nav)
            app.isAuthenticated = isAuthenticated
            app.start()
            stage.advance(by: 1)
            #expect(nav.topViewController?.title == (isAuthenticated ? "main" : "auth"))
            #expect(app.childCoordinators.count == 1)
        }
        weak var dropped: Flow?
        do {
            let flow = Flow(navigation().1, title: "x")
            dropped = flow
            flow.start()
        }
        #expect(dropped == nil)
    }

    @Test("FRAME-04 the window has no superview, and the root's view and all below reach it")
    func windowAtTop() {
        let stage = stage
        let controller = UIViewController()
        let window = UIWindow(frame: stage.screen.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let label = UILabel()
        controller.view.addSubview(label)
        #expect(window.superview == nil && controller.view.superview === window)
        var view: UIView = label
        while let superview = view.superview { view = superview }
        #expect(view === window && label.window === window)
    }

    final class Long: UIViewController {
        let scrollView = UIScrollView()
        let stack = UIStackView()
        override func viewDidLoad() {
            super.viewDidLoad()
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.frame = view.bounds
            stack.axis = .vertical
            stack.frame = CGRect(x: 0, y: 0, width: 300, height: 900)
            view.addSubview(scrollView)
            scrollView.addSubview(stack)
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            scrollView.contentSize = stack.frame.size
        }
    }

    @Test("FRAME-19 contentSize may be set in viewDidLayoutSubviews, and bounds the scrolling")
    func contentSize() {
        let stage = stage
        let controller = Long()
        stage.window.rootViewController = controller
        stage.advance(by: 1)
        #expect(controller.scrollView.contentSize == CGSize(width: 300, height: 900))
        controller.scrollView.scrollRectToVisible(CGRect(x: 0, y: 899, width: 1, height: 1), animated: false)
        #expect(controller.scrollView.contentOffset.y == 300)
    }

    final class Adding: UIViewController {
        var marksItself = false
        var layouts = 0
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            layouts += 1
            view.addSubview(UIView())
            if marksItself, layouts % 2 == 1 { view.setNeedsLayout() }
        }
    }

    @Test("PIPE-26 a subview added in viewDidLayoutSubviews comes again at each pass, which is told")
    func additions() {
        let stage = stage
        let controller = Adding()
        stage.window.rootViewController = controller
        stage.advance(by: 1)
        for _ in 0..<2 {
            controller.view.setNeedsLayout()
            stage.advance(by: 1)
        }
        #expect(controller.view.subviews.count == 3 && controller.layouts == 3)
        #expect(stage.diagnostics.all.contains { $0.kind == .hierarchyMutatedDuringLayout })
        controller.marksItself = true
        controller.layouts = 0
        controller.view.setNeedsLayout()
        stage.advance(by: 1)
        #expect(controller.layouts == 2)
    }

    final class Delegate: UIResponder, UIApplicationDelegate {}

    @Test("HIT-14 the chain: view, child's view, child, parent's view, parent, window, scene, application, delegate")
    func chain() {
        let stage = stage
        let (parent, child, label, delegate) = (UIViewController(), UIViewController(), UILabel(), Delegate())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.view.addSubview(label)
        stage.window.rootViewController = parent
        UIApplication.shared.delegate = delegate
        var types: [String] = []
        var responder: UIResponder? = label
        while let current = responder {
            types.append("\(type(of: current))")
            responder = current.next
        }
        #expect(
            types == [
                "UILabel", "UIView", "UIViewController", "UIView", "UIViewController", "UIWindow", "UIWindowScene",
                "UIApplication", "Delegate",
            ])
        UIApplication.shared.delegate = nil
    }

    final class Passing: UILabel {
        var log: CallLog?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log?.note("label")
            super.touchesBegan(touches, with: event)
        }
    }

    final class PassingView: UIView {
        var log: CallLog?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            log?.note("view")
            super.touchesBegan(touches, with: event)
        }
    }

    final class Taking: UIViewController {
        var log: CallLog?
        override func loadView() { view = PassingView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)) }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.note("controller") }
    }

    @Test("HIT-15 a touch that nobody takes goes up the chain to the controller")
    func unhandled() throws {
        let stage = stage
        let (controller, label) = (Taking(), Passing(frame: CGRect(x: 50, y: 300, width: 100, height: 40)))
        label.isUserInteractionEnabled = true
        (controller.log, label.log) = (log, log)
        (controller.view as? PassingView)?.log = log
        controller.view.addSubview(label)
        stage.window.rootViewController = controller
        stage.advance(by: 1)
        try stage.touch.tap(CGPoint(x: 100, y: 320))
        #expect(log.take() == ["label", "view", "controller"])
    }

    // MARK: What keeps controllers alive

    final class Holding: UIViewController {
        var handler: (() -> Void)?
        var timer: Timer?
        var token: (any NSObjectProtocol)?
        var gesture: UITapGestureRecognizer?
        var helper: Helper?
        var count = 0
        func act() { count += 1 }
        static let act = Selector(_offstage: "act", { (t: Holding) in t.act })
    }

    final class Helper: NSObject {
        var owner: Holding?
    }

    private static let changed = Notification.Name("screens changed")

    /// What is alive after a controller was shown over another one and dismissed.
    private func leaks(_ plant: @escaping @MainActor (Holding) -> Void) -> [LeakScope.Leak] {
        LeakScope.leaks {
            let stage = makeStage(300, 600)
            stage.makeCurrent()
            let root = UIViewController()
            stage.window.rootViewController = root
            stage.advance(by: 1)
            let screen = Holding()
            plant(screen)
            root.present(screen, animated: true)
            stage.advance(by: 1)
            root.dismiss(animated: true)
            stage.advance(by: 1)
        }
    }

    @Test("MEM-04 closures that capture weakly let a controller go: timers, observers, handlers, actions")
    func weakClosures() {
        let found = leaks { screen in
            screen.handler = { [weak screen] in screen?.act() }
            screen.timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak screen] timer in
                guard let screen else { return timer.invalidate() }
                screen.act()
            }
            screen.token = NotificationCenter.default.addObserver(forName: Self.changed, object: nil, queue: nil) {
                [weak screen] _ in screen?.act()
            }
            let button = UIButton(type: .system, primaryAction: UIAction { [weak screen] _ in screen?.act() })
            screen.view.addSubview(button)
        }
        #expect(found.isEmpty)
    }

    @Test("MEM-15 a controller that disappeared and stays alive is named with what holds it")
    func held() {
        let closure = leaks { screen in screen.handler = { screen.act() } }
        #expect(closure.contains { $0.name == "Holding" })
        let timer = leaks { screen in
            screen.timer = Timer.scheduledTimer(
                timeInterval: 1, target: screen, selector: Holding.act, userInfo: nil, repeats: true)
        }
        #expect(timer.first { $0.name == "Holding" }?.path.prefix(2) == ["repeating Timer", "target"])
        let observer = leaks { screen in
            screen.token = NotificationCenter.default.addObserver(forName: Self.changed, object: nil, queue: nil) { _ in
                screen.act()
            }
        }
        #expect(observer.first { $0.name == "Holding" }?.path.first == "NotificationCenter")
        let delegate = leaks { screen in
            screen.helper = Helper()
            screen.helper?.owner = screen
        }
        #expect(delegate.contains { $0.name == "Holding" })
        // On a stack below another one it disappeared, and is alive until it is popped.
        let (stage, nav) = navigation()
        weak var below: Holding?
        do {
            let screen = Holding()
            below = screen
            nav.pushViewController(screen, animated: false)
        }
        stage.advance(by: 1)
        nav.pushViewController(UIViewController(), animated: false)
        stage.advance(by: 1)
        #expect(below != nil && below?.view.window == nil)
        nav.popToRootViewController(animated: false)
        stage.advance(by: 1)
        #expect(below == nil)
    }
}

extension ScreenBehaviors.Coordinator {
    func addChild(_ coordinator: any ScreenBehaviors.Coordinator) { childCoordinators.append(coordinator) }
    func removeChild(_ coordinator: any ScreenBehaviors.Coordinator) {
        childCoordinators.removeAll { $0 === coordinator }
    }
}
