import Offstage
import Testing
import UIKit

/// What is claimed of the life of controllers.
@Suite("Lifecycle behaviour")
@MainActor
struct LifecycleBehaviors {
    private let made = Stage(device: Device(named: "iPhone 14")!)
    let log = CallLog()

    var stage: Stage {
        made.makeCurrent()
        made.diagnostics.mode = .collect
        return made
    }

    /// Writes down every callback by its whole name.
    class Recorder: UIViewController {
        let log: CallLog
        var detail: (UIViewController) -> String = { _ in "" }

        init(_ log: CallLog) {
            self.log = log
            log.note("init")
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        private func note(_ call: String) { log.note(call + detail(self)) }

        override func loadView() {
            log.note("loadView")
            super.loadView()
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("viewWillAppear")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("viewIsAppearing")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            note("viewWillLayoutSubviews")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("viewDidLayoutSubviews")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("viewDidAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            note("viewWillDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            note("viewDidDisappear")
        }
    }

    /// Shows a controller as the window's root.
    private func show(_ controller: UIViewController) -> Stage {
        let stage = stage
        stage.window.rootViewController = controller
        stage.advance(by: 1)
        return stage
    }

    @Test("LIFE-01 callbacks come in one order, from init to deinit")
    func order() {
        weak var released: Recorder?
        do {
            let recorder = Recorder(log)
            released = recorder
            let stage = show(recorder)
            stage.window.rootViewController = nil
        }
        if released == nil { log.note("deinit") }
        var first: [String] = []
        for call in log.take() where !first.contains(call) { first.append(call) }
        #expect(
            first == [
                "init", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "deinit",
            ])
    }

    @Test("LIFE-02 the view is made when it is first asked for")
    func lazyView() {
        _ = stage
        let controller = Recorder(log)
        #expect(!controller.isViewLoaded && log.take() == ["init"])
        _ = controller.view
        #expect(controller.isViewLoaded && log.take() == ["loadView", "viewDidLoad"])
    }

    final class Own: UIView {}
    final class Maker: UIViewController {
        var callsSuper = false
        override func loadView() {
            if callsSuper { super.loadView() }
            view = Own()
        }
    }

    @Test("LIFE-03 an override of loadView sets the view; with super one view is thrown away")
    func ownView() {
        let stage = stage
        #expect(Maker().view is Own && type(of: UIViewController().view!) == UIView.self)
        #expect(stage.diagnostics.messages == [])
        let wasteful = Maker()
        wasteful.callsSuper = true
        #expect(wasteful.view is Own && stage.diagnostics.all.count == 1)
    }

    final class Recursive: UIViewController {
        var depth = 0
        override func loadView() {
            depth += 1
            view.backgroundColor = .red
        }
    }

    @Test("LIFE-04 asking for the view inside loadView is reported, not endless")
    func recursion() {
        let stage = stage
        let controller = Recursive()
        #expect(controller.view != nil && controller.depth <= 2)
        #expect(stage.diagnostics.messages.contains { $0.contains("recursive loadView") })
    }

    @Test("LIFE-05 loadView is not for apps to call; loadViewIfNeeded calls it once")
    func directCall() {
        let stage = stage
        let controller = Recorder(log)
        controller.loadView()
        #expect(stage.diagnostics.messages.contains { $0.hasPrefix("Calling -loadView directly") })
        _ = log.take()
        controller.loadViewIfNeeded()
        controller.loadViewIfNeeded()
        #expect(log.take() == ["loadView", "viewDidLoad"])
    }

    final class Adding: UIViewController {
        let text = UILabel()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(text)
        }
    }

    @Test("LIFE-06 subviews are added in viewDidLoad, with the default loadView; storyboards are refused")
    func subviews() {
        let stage = stage
        let controller = Adding()
        #expect(controller.view.subviews == [controller.text])
        #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
        #expect(stage.diagnostics.all.count == 1)
    }

    @Test("LIFE-07 viewDidLoad runs once, viewWillAppear at each appearance")
    func loadsOnce() {
        let controller = Recorder(log)
        let stage = stage
        for _ in 0..<3 {
            stage.window.rootViewController = controller
            stage.advance(by: 1)
            stage.window.rootViewController = nil
        }
        #expect(log.count("viewDidLoad") == 1 && log.count("viewWillAppear") == 3)
    }

    /// Has another view by the end of `viewDidLoad`.
    private final class Replacing: Recorder {
        let own = UIView()
        override func viewDidLoad() {
            super.viewDidLoad()
            view = own
        }
    }

    @Test("LIFE-07 a view that is set in viewDidLoad is one load, and no fault")
    func replacedOnLoad() {
        let controller = Replacing(log)
        let stage = show(controller)
        #expect(controller.view === controller.own && controller.own.window != nil)
        #expect(log.count("viewDidLoad") == 1 && stage.diagnostics.all.isEmpty)
    }

    final class Small: Recorder {
        let gradient = CAGradientLayer()
        override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }
        override func viewDidLoad() {
            super.viewDidLoad()
            gradient.frame = view.bounds
            view.layer.addSublayer(gradient)
        }
    }

    @Test("LIFE-08 in viewDidLoad the bounds are not final")
    func earlyBounds() {
        let controller = Small(log)
        controller.detail = { " \(Int($0.view.bounds.width))" }
        _ = show(controller)
        #expect(log.calls.contains("viewDidLoad 320") && log.calls.contains("viewIsAppearing 390"))
        #expect(controller.gradient.frame.width == 320)
    }

    final class Moving: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var startsEarly = true
        private func start() { UIView.animate(withDuration: 1) { self.box.center.x = 200 } }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(box)
            if startsEarly { start() }
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            if !startsEarly { start() }
        }
    }

    @Test("LIFE-10 an animation in viewDidLoad has no window to run in; in viewDidAppear it has")
    func earlyAnimation() {
        for startsEarly in [true, false] {
            let controller = Moving()
            controller.startsEarly = startsEarly
            let stage = stage
            stage.window.rootViewController = controller
            var between = false
            for _ in 0..<20 {
                stage.advance(by: 0.05)
                let x = controller.box.layer.presentation()?.position.x ?? 200
                if x > 6, x < 199 { between = true }
            }
            #expect(between == !startsEarly)
        }
    }

    @Test("LIFE-11 viewWillAppear comes before there is a window, after a pop and a full screen, not after a sheet")
    func appearances() {
        let root = Recorder(log)
        root.detail = { $0.viewIfLoaded?.window == nil ? "" : " in window" }
        let nav = UINavigationController(rootViewController: root)
        let stage = show(nav)
        #expect(log.count("viewWillAppear") == 1)
        let pushed = Recorder(CallLog())
        pushed.detail = { _ in "" }
        nav.pushViewController(pushed, animated: true)
        stage.advance(by: 1)
        nav.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(log.count("viewWillAppear") == 2)
        for (style, count) in [(UIModalPresentationStyle.fullScreen, 3), (.pageSheet, 3)] {
            let modal = UIViewController()
            modal.modalPresentationStyle = style
            root.present(modal, animated: true)
            stage.advance(by: 1)
            root.dismiss(animated: true)
            stage.advance(by: 1)
            #expect(log.count("viewWillAppear") == count)
        }
    }

    @Test("LIFE-12 viewWillAppear still sees the old size, viewIsAppearing the final one")
    func geometry() {
        let nav = UINavigationController(rootViewController: UIViewController())
        let stage = show(nav)
        let controller = Small(log)
        controller.edgesForExtendedLayout = []
        controller.detail = { " \(Int($0.view.bounds.width)) \(Int($0.view.bounds.height))" }
        nav.pushViewController(controller, animated: false)
        stage.advance(by: 1)
        #expect(log.calls.contains("viewWillAppear 320 480"))
        #expect(log.calls.contains("viewIsAppearing 390 753"))
    }

    final class Fetching: UIViewController {
        var atLoad = 0
        var atAppearance = 0
        var byUser = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            atLoad += 1
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            atAppearance += 1
        }
    }

    @Test("LIFE-13 each return to a screen runs what stands in viewWillAppear again")
    func costlyAppearance() {
        let screen = Fetching()
        let nav = UINavigationController(rootViewController: screen)
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, UIViewController()]
        let stage = show(tabs)
        let before = screen.atAppearance
        for index in [1, 0, 1, 0] {
            tabs.selectedIndex = index
            stage.advance(by: 1)
        }
        nav.pushViewController(UIViewController(), animated: true)
        stage.advance(by: 1)
        nav.popViewController(animated: true)
        stage.advance(by: 1)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        screen.present(modal, animated: true)
        stage.advance(by: 1)
        screen.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(screen.atAppearance - before == 4 && screen.atLoad == 1)
    }

    @Test("LIFE-14 viewIsAppearing comes in the window with final size and traits, before a frame is shown")
    func isAppearing() {
        let controller = Recorder(log)
        let stage = stage
        controller.detail = { controller in
            let hasClass = controller.traitCollection.horizontalSizeClass == .compact
            return " \(controller.view.window != nil) \(Int(controller.view.bounds.width)) \(hasClass)"
                + " \(stage.host.renderTree == nil)"
        }
        stage.window.rootViewController = controller
        stage.advance(by: 1)
        #expect(log.calls.contains("viewIsAppearing true 390 true true"))
        #expect(log.calls.contains { $0.hasPrefix("viewDidAppear") && $0.hasSuffix("false") })
    }

    @Test("LIFE-15 in viewIsAppearing the view has a superview, in viewWillAppear it has none")
    func hierarchy() {
        let controller = Recorder(log)
        controller.detail = { $0.viewIfLoaded?.superview == nil ? " out" : " in" }
        _ = show(controller)
        #expect(log.calls.contains("viewWillAppear out") && log.calls.contains("viewIsAppearing in"))
    }

    @Test("LIFE-16 traits are final in viewIsAppearing")
    func traits() {
        let controller = Recorder(log)
        controller.detail = { $0.traitCollection.horizontalSizeClass == .regular ? " regular" : " other" }
        let stage = stage
        stage.window.traitOverrides.horizontalSizeClass = .regular
        stage.window.rootViewController = controller
        stage.advance(by: 1)
        #expect(log.calls.contains("viewWillAppear other") && log.calls.contains("viewIsAppearing regular"))
    }

    @Test("LIFE-17 size and safe area are final in viewIsAppearing")
    func safeArea() {
        let controller = Recorder(log)
        controller.detail = { " \(Int($0.view.safeAreaInsets.top)) \(Int($0.view.safeAreaInsets.bottom))" }
        _ = show(controller)
        #expect(log.calls.contains("viewWillAppear 0 0") && log.calls.contains("viewIsAppearing 47 34"))
    }

    final class Alongside: UIViewController {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        var isEarly = true
        private func join() {
            _ = transitionCoordinator?.animate(alongsideTransition: { _ in self.box.frame.origin.x = 200 })
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(box)
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if isEarly { join() }
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            if !isEarly { join() }
        }
    }

    @Test("LIFE-18 what joins a transition is queued in viewWillAppear; in viewIsAppearing it is too late")
    func coordinator() {
        let nav = UINavigationController(rootViewController: UIViewController())
        let stage = show(nav)
        for isEarly in [true, false] {
            let controller = Alongside()
            controller.isEarly = isEarly
            nav.pushViewController(controller, animated: true)
            stage.advance(by: 0.1)
            #expect(controller.transitionCoordinator != nil)
            let x = controller.box.layer.presentation()?.position.x ?? 0
            #expect(isEarly ? x > 6 && x < 204 : x == 5)
            stage.advance(by: 1)
            #expect(controller.box.frame.minX == (isEarly ? 200 : 0))
        }
    }

    @Test("LIFE-19 viewIsAppearing comes once an appearance, layout as often as it is asked for")
    func oncePerAppearance() {
        let nav = UINavigationController(rootViewController: UIViewController())
        let stage = show(nav)
        let controller = Recorder(log)
        nav.pushViewController(controller, animated: false)
        stage.advance(by: 1)
        for _ in 0..<2 {
            controller.view.setNeedsLayout()
            stage.advance(by: 1)
        }
        #expect(log.count("viewIsAppearing") == 1 && log.count("viewDidLayoutSubviews") >= 3)
    }

    final class Ticking: UIViewController {
        var ticks = 0
        var taps = 0
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in self.taps += 1 })
            button.frame = CGRect(x: 100, y: 300, width: 200, height: 44)
            view.addSubview(button)
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in self.ticks += 1 }
        }
    }

    @Test("LIFE-21 a screen takes taps from viewDidAppear on, and what starts there runs from then on")
    func didAppear() throws {
        let nav = UINavigationController(rootViewController: UIViewController())
        let stage = show(nav)
        let controller = Ticking()
        nav.pushViewController(controller, animated: true)
        stage.advance(by: 0.1)
        #expect(controller.ticks == 0)
        _ = try? stage.touch.tap(CGPoint(x: 200, y: 320))
        #expect(controller.taps == 0)
        stage.advance(by: 1)
        try stage.touch.tap(CGPoint(x: 200, y: 320))
        stage.advance(by: 1)
        #expect(controller.taps == 1 && controller.ticks >= 2)
    }

    @Test("LIFE-22 a pair of callbacks stands around each layout of the root view")
    func layoutPair() {
        let controller = Recorder(log)
        let stage = show(controller)
        func pairs() -> [String] { log.take().filter { $0.contains("LayoutSubviews") } }
        let pair = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
        #expect(Array(pairs().suffix(2)) == pair)
        controller.view.setNeedsLayout()
        stage.advance(by: 1)
        #expect(pairs() == pair)
        stage.resize(to: CGSize(width: 500, height: 600))
        stage.advance(by: 1)
        #expect(Array(pairs().prefix(2)) == pair)
    }

    final class Gradient: UIViewController {
        let gradient = CAGradientLayer()
        override func viewDidLoad() {
            super.viewDidLoad()
            view.layer.addSublayer(gradient)
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            gradient.frame = view.bounds
        }
    }

    @Test("LIFE-24 a layer that is framed in viewDidLayoutSubviews follows every size")
    func cheapLayout() {
        let controller = Gradient()
        let stage = show(controller)
        for width in stride(from: 300.0, through: 500, by: 50) {
            stage.resize(to: CGSize(width: width, height: 700))
            stage.advance(by: 1)
            #expect(controller.gradient.frame == CGRect(x: 0, y: 0, width: width, height: 700))
        }
    }

    @Test("LIFE-25 a pop that is cancelled sends no viewDidDisappear")
    func cancelledPop() throws {
        let nav = UINavigationController(rootViewController: UIViewController())
        let stage = show(nav)
        let controller = Recorder(log)
        nav.pushViewController(controller, animated: false)
        stage.advance(by: 1)
        _ = log.take()
        try stage.touch.drag(CGPoint(x: 5, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        let calls = log.take().filter { $0.contains("ppear") }
        #expect(calls == ["viewWillDisappear", "viewWillAppear", "viewDidAppear"])
    }

    final class Forgetful: UIViewController {
        override func viewWillAppear(_ animated: Bool) {}
    }

    @Test("LIFE-26 an override without super is named with its class")
    func missingSuper() {
        let controller = Forgetful()
        let stage = show(controller)
        #expect(
            stage.diagnostics.all.filter { $0.kind == .missingSuper }.map(\.message)
                == ["viewWillAppear(_:) of Forgetful did not call super"])
    }

    @Test("LIFE-27 constant data is fetched once, what changes at each appearance, the rest by the user")
    func fetching() {
        let screen = Fetching()
        let button = UIButton(type: .system, primaryAction: UIAction(title: "More") { _ in screen.byUser += 1 })
        button.frame = CGRect(x: 0, y: 300, width: 200, height: 44)
        let stage = stage
        for _ in 0..<3 {
            stage.window.rootViewController = screen
            if button.superview == nil { screen.view.addSubview(button) }
            stage.advance(by: 1)
            if screen.atAppearance < 3 { stage.window.rootViewController = nil }
        }
        for _ in 0..<2 { button.sendActions(for: .primaryActionTriggered) }
        #expect(screen.atLoad == 1 && screen.atAppearance == 3 && screen.byUser == 2)
    }

    final class Cyclic: UIViewController {
        var handler: (() -> Void)?
    }

    @Test("LIFE-28 a controller that is held by a cycle is named when it outlives its dismissal")
    func planted() {
        func leaks(cycle: Bool) -> [LeakScope.Leak] {
            LeakScope.leaks {
                let stage = makeStage(300, 600)
                stage.makeCurrent()
                let root = UIViewController()
                stage.window.rootViewController = root
                stage.advance(by: 1)
                let modal = Cyclic()
                modal.handler = cycle ? { _ = modal.view } : nil
                root.present(modal, animated: true)
                stage.advance(by: 1)
                root.dismiss(animated: true)
                stage.advance(by: 1)
            }
        }
        #expect(leaks(cycle: false).isEmpty)
        #expect(leaks(cycle: true).contains { $0.name == "Cyclic" })
    }

    @Test("LIFE-29 addChild, the view, didMove: in this order; another one is told")
    func childOrder() {
        let parent = UIViewController()
        let stage = show(parent)
        let child = LoggingController("child", log)
        (child.logsState, child.logsLayout) = (false, false)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            log.take() == ["child wM(UIViewController)", "child ld", "child wA(f)", "child dM(UIViewController)"])
        #expect(parent.children == [child] && stage.diagnostics.messages == [])
        let wrong = UIViewController()
        parent.view.addSubview(wrong.view)
        parent.addChild(wrong)
        #expect(stage.diagnostics.all.map(\.kind) == [.controllers])
    }

    final class Caching: UIViewController {
        var cache = [1, 2, 3]
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            cache = []
        }
    }

    final class Delegate: NSObject, UIApplicationDelegate {
        var warnings = 0
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
    }

    @Test("LIFE-30 a memory warning reaches the delegate, observers and each controller with a view")
    func memoryWarning() {
        let (loaded, unloaded) = (Caching(), Caching())
        let stage = show(loaded)
        loaded.addChild(unloaded)
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in posts += 1 }
        stage.warnOfMemory()
        NotificationCenter.default.removeObserver(token)
        #expect(loaded.cache.isEmpty && unloaded.cache.count == 3 && delegate.warnings == 1 && posts == 1)
        #expect(loaded.isViewLoaded && loaded.view.window != nil)
        UIApplication.shared.delegate = nil
    }

    class Base: UIViewController {
        var steps: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            setupUI()
            setupConstraints()
            setupBindings()
        }
        func setupUI() {}
        func setupConstraints() {}
        func setupBindings() {}
    }

    final class Derived: Base {
        override func setupUI() { steps.append("setupUI") }
        override func setupConstraints() { steps.append("setupConstraints") }
        override func setupBindings() { steps.append("setupBindings") }
    }

    @Test("LIFE-31 a base controller calls its steps from viewDidLoad")
    func template() {
        let controller = Derived()
        let stage = show(controller)
        #expect(controller.steps == ["setupUI", "setupConstraints", "setupBindings"])
        let frame = stage.render()
        let pixel = frame.pixel(x: 10, y: 10)
        #expect((pixel.red, pixel.green, pixel.blue) == (255, 255, 255))
    }

    final class Loader: UIViewController {
        struct Failure: LocalizedError {
            var errorDescription: String? { "The server did not answer." }
        }

        func showError(_ error: any Error) {
            let alert = UIAlertController(
                title: "Error", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

    @Test("LIFE-32 an error is shown by an alert with its description and one action, which dismisses it")
    func errorAlert() throws {
        let screen = Loader()
        let stage = show(screen)
        screen.view.backgroundColor = .white
        screen.showError(Loader.Failure())
        stage.advance(by: 1)
        let alert = try #require(screen.presentedViewController as? UIAlertController)
        #expect(alert.title == "Error" && alert.message == "The server did not answer.")
        #expect(alert.preferredStyle == .alert && alert.actions.map(\.title) == ["OK"])
        // The screen behind is dimmed by a fifth: 255 · 0.8.
        let pixel = stage.render().pixel(x: 30, y: 300)
        #expect((pixel.red, pixel.green, pixel.blue) == (204, 204, 204))
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        try stage.touch.tap(CGPoint(x: frame.midX, y: frame.maxY - 22))
        stage.advance(by: 1)
        #expect(screen.presentedViewController == nil && alert.view.window == nil)
    }

    final class Programmatic: UIViewController {
        let model: Int
        init(model: Int) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @Test("LIFE-33 a controller made in code has an initialiser of its own, and refuses coders")
    func ownInitialiser() async {
        #expect(Programmatic(model: 3).model == 3)
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = Programmatic(coder: NSCoder()) }
        }
        expectSentence("init(coder:) has not been implemented", in: result)
    }

    @Test("LIFE-34 loadViewIfNeeded loads, and shows nothing")
    func loadedAlone() {
        _ = stage
        let controller = Recorder(log)
        controller.loadViewIfNeeded()
        #expect(controller.isViewLoaded && controller.view.window == nil)
        #expect(log.take() == ["init", "loadView", "viewDidLoad"])
    }
}
