import Offstage
import TestKit
import Testing
import UIKit

/// The order of callbacks on every party to a call, each with window, coordinator and flags.
@Suite("Traces")
@MainActor
struct TraceGoldenTests: StageSuite {
    let log = CallLog()
    let made = makePhoneStage()

    func controller(_ id: String, layout: Bool = false) -> LoggingController {
        LoggingController(id, log, layout: layout)
    }

    /// Says what its children say, before they do.
    final class Navigation: UINavigationController, UINavigationControllerDelegate {
        var log: CallLog?
        private func note(_ call: String) { log?.note("nav \(call)\(loggedState)") }
        private func id(_ controller: UIViewController) -> String { (controller as? LoggingController)?.id ?? "?" }

        override func viewDidLoad() {
            super.viewDidLoad()
            note("ld")
        }
        override func viewWillAppear(_ animated: Bool) {
            note("wA(\(animated ? "t" : "f"))")
            super.viewWillAppear(animated)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("iA(\(animated ? "t" : "f"))")
        }
        override func viewDidAppear(_ animated: Bool) {
            note("dA(\(animated ? "t" : "f"))")
            super.viewDidAppear(animated)
        }
        override func viewWillDisappear(_ animated: Bool) {
            note("wD(\(animated ? "t" : "f"))")
            super.viewWillDisappear(animated)
        }
        override func viewDidDisappear(_ animated: Bool) {
            note("dD(\(animated ? "t" : "f"))")
            super.viewDidDisappear(animated)
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("L")
        }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { note("willShow \(id(viewController))") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { note("didShow \(id(viewController))") }
    }

    /// A navigation controller that is its own delegate, with its root.
    private func makeNavigation() -> (Navigation, LoggingController) {
        let a = controller("A")
        let nav = Navigation(rootViewController: a)
        nav.identifier = "nav"
        nav.delegate = nav
        nav.log = log
        _ = log.take()
        return (nav, a)
    }

    /// Makes a navigation stack and shows it.
    private func showNavigation(_ stage: Stage) -> (Navigation, LoggingController) {
        let (nav, a) = makeNavigation()
        stage.window.rootViewController = nav
        stage.advance(by: 1)
        _ = log.take()
        return (nav, a)
    }

    /// The calls so far without those of layout, which is marked by other things, too.
    private func takeWithoutLayout() -> [String] { log.take().filter { !$0.hasPrefix("nav L") } }

    @Test("1 a navigation controller as the window's root, there and away")
    func navigationAsRoot() {
        let stage = stage
        let (nav, a) = makeNavigation()
        a.logsLayout = true
        stage.window.rootViewController = nav
        #expect(log.take() == ["nav ld", "nav wA(f)", "A ld", "A wA(f)", "nav willShow A"])
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "nav iA(f) w", "A iA(f) w", "nav L w", "A L w", "nav dA(f) w", "A dA(f) w", "nav didShow A w",
            ])
        stage.window.rootViewController = nil
        #expect(log.take() == ["nav wD(f) w", "A wD(f) w", "nav dD(f)", "A dD(f)"])
    }

    @Test("2 push and pop: the container itself hears nothing of its children's coming and going")
    func pushAndPop() {
        let stage = stage
        let (nav, _) = showNavigation(stage)
        let b = controller("B")
        nav.pushViewController(b, animated: true)
        #expect(log.take() == ["B wM(nav) M"])
        stage.advance(by: 1)
        #expect(
            takeWithoutLayout() == [
                "B ld c~ M", "A wD(t) w c~", "B wA(t) c~ M", "nav willShow B w c~", "B iA(t) w c~ M",
                "A dD(t) c~", "B dA(t) w c~ M", "B dM(nav) w c~ M", "nav didShow B w c~",
            ])
        nav.popViewController(animated: true)
        #expect(log.take() == ["B wM(nil) w F"])
        stage.advance(by: 1)
        #expect(
            takeWithoutLayout() == [
                "B wD(t) w c~ F", "A wA(t) c~", "nav willShow A w c~", "A iA(t) w c~",
                "B dD(t) c~ F", "A dA(t) w c~", "B dM(nil) F", "nav didShow A w c~",
            ])
    }

    @Test("3 a push, then layoutIfNeeded: all up to the animation comes in that call")
    func forcedPush() {
        let stage = stage
        let (nav, _) = showNavigation(stage)
        let b = controller("B", layout: true)
        nav.pushViewController(b, animated: true)
        #expect(log.take() == ["B wM(nav) M"])
        nav.view.layoutIfNeeded()
        #expect(
            takeWithoutLayout() == [
                "B ld c~ M", "A wD(t) w c~", "B wA(t) c~ M", "nav willShow B w c~", "B iA(t) w c~ M", "B L w c~ M",
            ])
        nav.view.layoutIfNeeded()
        #expect(takeWithoutLayout().isEmpty)
        stage.advance(by: 1)
        #expect(
            takeWithoutLayout().filter { $0 != "B L w c~ M" } == [
                "A dD(t) c~", "B dA(t) w c~ M", "B dM(nav) w c~ M", "nav didShow B w c~",
            ])
    }

    @Test("4 a swipe that pops, let go and done: under the finger from the first will on")
    func swipe() throws {
        let stage = stage
        let (nav, a) = showNavigation(stage)
        let b = controller("B")
        nav.pushViewController(b, animated: false)
        stage.advance(by: 1)
        _ = log.take()
        try stage.touch.drag(CGPoint(x: 5, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        let begins = [
            "B wM(nil) w F", "B wD(t) w c^ F", "A wA(t) c^", "nav willShow A w c^", "A iA(t) w c^",
        ]
        #expect(
            takeWithoutLayout() == begins + [
                "A wD(t) w c~", "A dD(t) c~", "B wA(t) w c~ F", "B dA(t) w c~ F", "B wM(nav) w c~ M",
                "B dM(nav) w c~ M",
            ])
        #expect(nav.viewControllers == [a, b])
        try stage.touch.drag(CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(
            takeWithoutLayout() == begins + ["B dD(t) c~ F", "A dA(t) w c~", "B dM(nil) F", "nav didShow A w c~"])
        #expect(nav.viewControllers == [a])
    }

    @Test("5 full screen over a navigation controller: its children hear the same, flags are the top's alone")
    func fullScreen() {
        let stage = stage
        let (nav, _) = showNavigation(stage)
        let b = controller("B")
        b.modalPresentationStyle = .fullScreen
        nav.present(b, animated: true) { self.log.note("completion") }
        #expect(log.take() == ["B ld c~"])
        stage.advance(by: 1)
        #expect(
            takeWithoutLayout() == [
                "nav wD(t) w c~", "A wD(t) w c~", "B wA(t) c~ P", "B iA(t) w c~ P",
                "B dA(t) w c~ P", "nav dD(t) c~", "A dD(t) c~", "completion",
            ])
        nav.dismiss(animated: true) { self.log.note("completion") }
        #expect(log.take().isEmpty)
        stage.advance(by: 1)
        #expect(
            takeWithoutLayout() == [
                "B wD(t) w c~ D", "nav wA(t) c~", "A wA(t) c~", "nav willShow A c~", "nav iA(t) w c~", "A iA(t) w c~",
                "nav dA(t) w c~", "A dA(t) w c~", "nav didShow A w c~", "B dD(t) c~ D", "completion",
            ])
    }

    @Test("6 a sheet: by code, dragged and let back, held by isModalInPresentation, dragged away")
    func sheet() throws {
        let stage = stage
        let (a, first, b) = (controller("A"), controller("B"), controller("B"))
        stage.window.rootViewController = a
        stage.advance(by: 1)
        _ = log.take()
        let watcher = SheetWatcher(log)
        let up = ["B wA(t) c~ P", "B iA(t) w c~ P", "B dA(t) w c~ P"]
        a.present(first, animated: true)
        first.presentationController?.delegate = watcher
        #expect(log.take() == ["B ld c~"])
        stage.advance(by: 1)
        #expect(log.take() == up)
        first.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(log.take() == ["B wD(t) w c~ D", "B dD(t) c~ D"])
        a.present(b, animated: true)
        b.presentationController?.delegate = watcher
        #expect(log.take() == ["B ld c~"])
        stage.advance(by: 1)
        #expect(log.take() == up)
        let (top, near, far) = (CGPoint(x: 150, y: 150), CGPoint(x: 150, y: 250), CGPoint(x: 150, y: 550))
        try stage.touch.drag(top, to: near, duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(
            log.take() == ["shouldDismiss", "willDismiss", "B wD(t) w c^ D", "B wA(t) w c~ D", "B dA(t) w c~ D"])
        #expect(!b.isBeingDismissed && b.transitionCoordinator == nil)
        b.isModalInPresentation = true
        try stage.touch.drag(top, to: far, duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(log.take() == ["didAttempt"] && a.presentedViewController === b)
        b.isModalInPresentation = false
        try stage.touch.drag(top, to: far, duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(log.take() == ["shouldDismiss", "willDismiss", "B wD(t) w c^ D", "B dD(t) c~ D", "didDismiss"])
        #expect(a.presentedViewController == nil)
    }

    final class Manual: LoggingController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    @Test("8 a container that forwards by its own code: the child hears what it is told, and when")
    func manualContainer() {
        let stage = stage
        let (a, b) = (Manual("A", log), controller("B"))
        a.logsLayout = false
        stage.window.rootViewController = a
        stage.advance(by: 1)
        #expect(log.take() == ["A ld", "A wA(f)", "A iA(f) w", "A dA(f) w"])
        a.addChild(b)
        #expect(log.take() == ["B wM(A) M"])
        a.view.addSubview(b.view)
        b.view.removeFromSuperview()
        #expect(log.take() == ["B ld M"])
        b.beginAppearanceTransition(true, animated: true)
        a.view.addSubview(b.view)
        #expect(log.take() == ["B wA(t) M"])
        stage.advance(by: 1)
        b.endAppearanceTransition()
        b.didMove(toParent: a)
        #expect(log.take() == ["B iA(t) w M", "B dA(t) w M", "B dM(A) w M"])
        b.beginAppearanceTransition(false, animated: true)
        b.beginAppearanceTransition(true, animated: false)
        b.endAppearanceTransition()
        #expect(log.take() == ["B wD(t) w", "B wA(f) w", "B dA(f) w"])
        b.willMove(toParent: nil)
        b.beginAppearanceTransition(false, animated: false)
        b.view.removeFromSuperview()
        b.endAppearanceTransition()
        b.removeFromParent()
        #expect(log.take() == ["B wM(nil) w F", "B wD(f) w F", "B dD(f) F", "B dM(nil) F"])
    }

    @Test("8 transition(from:to:) between two children")
    func exchange() {
        let stage = stage
        let (a, b, c) = (controller("A"), controller("B"), controller("C"))
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        stage.window.rootViewController = a
        stage.advance(by: 1)
        _ = log.take()
        b.willMove(toParent: nil)
        a.addChild(c)
        a.transition(from: b, to: c, duration: 0.5, animations: nil) { _ in
            b.removeFromParent()
            c.didMove(toParent: a)
        }
        #expect(log.take() == ["B wM(nil) w F", "C wM(A) M", "C ld M", "C wA(t) M", "B wD(t) w F"])
        stage.advance(by: 1)
        #expect(log.take() == ["C iA(t) w M", "B dD(t) F", "C dA(t) w M", "B dM(nil) F", "C dM(A) w M"])
    }

    @Test("9 setViewControllers, from one to three and back: the middle one is neither loaded nor seen")
    func setViewControllers() {
        let stage = stage
        let (nav, a) = showNavigation(stage)
        let (b, c) = (controller("B"), controller("C"))
        nav.setViewControllers([a, b, c], animated: true)
        #expect(log.take() == ["B wM(nav) M", "C wM(nav) M", "B dM(nav) M"])
        #expect(!b.isMovingToParent && c.transitionCoordinator?.isAnimated == true)
        stage.advance(by: 1)
        #expect(
            takeWithoutLayout() == [
                "C ld c~ M", "A wD(t) w c~", "C wA(t) c~ M", "nav willShow C w c~", "C iA(t) w c~ M",
                "A dD(t) c~", "C dA(t) w c~ M", "C dM(nav) w c~ M", "nav didShow C w c~",
            ])
        nav.setViewControllers([a], animated: true)
        #expect(log.take() == ["B wM(nil) F", "C wM(nil) w F", "B dM(nil) F"])
        stage.advance(by: 1)
        #expect(
            takeWithoutLayout() == [
                "C wD(t) w c~ F", "A wA(t) c~", "nav willShow A w c~", "A iA(t) w c~",
                "C dD(t) c~ F", "A dA(t) w c~", "C dM(nil) F", "nav didShow A w c~",
            ])
        #expect(!b.isViewLoaded)
    }

    /// Says when size and size classes are to change, and what goes along.
    final class Turning: LoggingController {
        private func say(_ call: String) { log.note("\(id) \(call)\(loggedState)") }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            say("traits \(newCollection.verticalSizeClass == .compact ? "low" : "high")")
            super.willTransition(to: newCollection, with: coordinator)
        }
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            say("size \(Int(size.width)) from \(Int(view.bounds.width))")
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate(
                alongsideTransition: { _ in self.say("alongside \(Int(self.view.bounds.width))") },
                completion: { _ in self.say("completion") })
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            guard previousTraitCollection != nil, viewIfLoaded?.window != nil else { return }
            say("changed \(Int(view.bounds.width))")
        }
    }

    @Test("10 a rotation: from the root down; size, traits, layout beside the animation")
    func rotation() {
        let stage = stage
        let (a, b, c) = (Turning("A", log), Turning("B", log), Turning("C", log))
        for child in [b, c] {
            a.addChild(child)
            a.view.addSubview(child.view)
            child.didMove(toParent: a)
        }
        stage.window.rootViewController = a
        b.view.frame = a.view.bounds
        c.view.autoresizingMask = []
        stage.advance(by: 1)
        _ = log.take()
        stage.rotate(to: .landscapeLeft)
        #expect(
            log.take() == [
                "A traits low w c~", "B traits low w c~", "C traits low w c~",
                "A size 600 from 300 w c~", "B size 600 from 300 w c~",
                "B alongside 600 w c~", "A alongside 600 w c~",
                // C keeps its size, and sticks out below: its safe area stays what the screen's edge has.
                "A changed 600 w c~", "B changed 600 w c~", "C changed 300 w c~", "A L w c~", "B L w c~",
            ])
        stage.advance(by: 0.2)
        #expect(log.take().isEmpty && a.transitionCoordinator?.transitionDuration == 0.3)
        stage.advance(by: 0.2)
        #expect(log.take() == ["B completion w", "A completion w"])
        // No size class changes here.
        stage.resize(to: CGSize(width: 610, height: 300))
        #expect(log.take().prefix(2) == ["A size 610 from 600 w c~", "B size 610 from 600 w c~"])
    }

    // MARK: The app around

    /// What the app and its controller heard; one app runs at a time.
    @MainActor
    private enum AppTrace {
        static var lines: [String] = []
        static func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private final class RootController: UIViewController {
        private func note(_ call: String) { AppTrace.lines.append("root \(call)\(loggedState)") }

        override func loadView() { view = RootView() }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("ld")
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: RootController, old) in
                controller.note(old.userInterfaceStyle == .dark ? "is light" : "is dark")
            }
            view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, _) in
                let isDark = view.traitCollection.userInterfaceStyle == .dark
                AppTrace.lines.append(isDark ? "view is dark" : "view is light")
            }
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("wA")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("iA")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("L")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("dA")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("wD")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("dD")
        }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if viewIfLoaded?.window != nil { note("traits") }
        }
    }

    private final class RootView: UIView {
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            if window != nil, previousTraitCollection != nil { AppTrace.lines.append("view traits") }
        }
    }

    private final class TracedScene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private func note(_ call: String, _ scene: UIScene) {
            AppTrace.lines.append("scene \(call) \(scene.activationState.rawValue)")
        }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            note("willConnect", scene)
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = RootController()
            window?.makeKeyAndVisible()
        }
        func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
        func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
        func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
        func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }
    }

    private final class TracedApp: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            AppTrace.lines.append("app willFinish \(launchOptions == nil)")
            return true
        }
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            AppTrace.lines.append("app didFinish \(launchOptions == nil)")
            return true
        }
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            AppTrace.lines.append("app configuration")
            let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            configuration.delegateClass = TracedScene.self
            return configuration
        }
        func applicationDidBecomeActive(_ application: UIApplication) { AppTrace.lines.append("app active") }
        func applicationWillResignActive(_ application: UIApplication) { AppTrace.lines.append("app inactive") }
        func applicationDidEnterBackground(_ application: UIApplication) { AppTrace.lines.append("app away") }
        func applicationWillEnterForeground(_ application: UIApplication) { AppTrace.lines.append("app back") }
    }

    @Test("12 launch, away, back; another style: controllers hear of the first and of the last alone")
    func launch() {
        let stage = stage
        AppTrace.lines = []
        stage.launch(TracedApp.self)
        stage.advance(by: 1)
        #expect(
            AppTrace.take() == [
                "app willFinish true", "app didFinish true", "app configuration", "scene willConnect -1",
                "root ld", "root wA", "scene willEnterForeground 1", "scene didBecomeActive 0",
                "root iA w", "root L w", "root dA w",
            ])
        stage.applicationState = .background
        stage.advance(by: 1)
        #expect(AppTrace.take() == ["scene willResignActive 0", "scene didEnterBackground 2"])
        stage.applicationState = .active
        stage.advance(by: 1)
        #expect(AppTrace.take() == ["scene willEnterForeground 2", "scene didBecomeActive 0"])
        stage.setTraits(UITraitCollection(userInterfaceStyle: .dark))
        stage.advance(by: 1)
        #expect(AppTrace.take() == ["root traits w", "root is dark w", "view traits", "view is dark"])
        stage.setTraits(UITraitCollection(userInterfaceStyle: .dark))
        stage.advance(by: 1)
        #expect(AppTrace.take().isEmpty)
    }
}
