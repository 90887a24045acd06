import Offstage
import Testing
import UIKit

@Suite("View controllers")
@MainActor
struct ControllerTests: StageSuite {
    let log = CallLog()
    let made = makePhoneStage()

    final class Custom: UIView {}

    // MARK: Loading

    @Test("The view is loaded when it is asked for, once")
    func loading() {
        let stage = stage
        let a = LoggingController("A", log)
        #expect(!a.isViewLoaded && a.viewIfLoaded == nil)
        _ = (a.title, a.parent, a.presentationController, a.traitCollection)
        #expect(!a.isViewLoaded && log.calls.isEmpty)
        a.loadViewIfNeeded()
        a.loadViewIfNeeded()
        #expect(log.take() == ["A ld"] && a.view.frame == stage.screen.bounds)
        #expect(type(of: a.view!) == UIView.self && a.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
        a.view = nil
        #expect(!a.isViewLoaded)
        _ = a.view
        #expect(log.take() == ["A ld"])
        #expect(UIViewController(nibName: "Nowhere", bundle: nil).nibName == nil)
        #expect(stage.diagnostics.messages == [])
    }

    final class Maker: UIViewController {
        var callsSuper = false
        override func loadView() {
            if callsSuper { super.loadView() }
            view = Custom()
        }
    }

    final class Recursive: UIViewController {
        var depth = 0
        override func loadView() {
            depth += 1
            view.backgroundColor = .red
        }
    }

    final class Empty: UIViewController {
        override func loadView() {}
    }

    @Test("loadView: own views, a thrown away one, recursion, none, and a direct call")
    func loadView() {
        let stage = stage
        let maker = Maker()
        #expect(maker.view is Custom && stage.diagnostics.messages == [])
        let wasteful = Maker()
        wasteful.callsSuper = true
        #expect(wasteful.view is Custom)
        #expect(
            stage.diagnostics.messages == [
                "loadView() of Maker called super and then set another view: the first one is thrown away"
            ])
        stage.diagnostics.removeAll()
        let recursive = Recursive()
        #expect(recursive.view.backgroundColor == .red && recursive.depth == 1)
        #expect(stage.diagnostics.messages.first?.hasPrefix("recursive loadView") ?? false)
        stage.diagnostics.removeAll()
        #expect(Empty().view != nil && stage.diagnostics.all.count == 1)
        stage.diagnostics.removeAll()
        let plain = UIViewController()
        plain.loadView()
        #expect(!plain.isViewLoaded)
        plain.viewWillAppear(false)
        #expect(
            stage.diagnostics.messages == [
                "Calling -loadView directly on a view controller is not supported: <UIViewController>",
                "Calling -viewWillAppear: directly on a view controller is not supported: <UIViewController>",
            ])
    }

    @Test("A view has one controller; classes known at run time are made by init()")
    func ownership() {
        let stage = stage
        let (a, b) = (UIViewController(), UIViewController())
        b.view = a.view
        #expect(stage.diagnostics.messages.first?.contains("at most one view controller") ?? false)
        let made = type(of: a as UIViewController).init()
        #expect(type(of: made) == UIViewController.self)
        #expect(make(Maker.self).view is Custom)
    }

    private func make<Controller: UIViewController>(_ type: Controller.Type) -> Controller { Controller() }

    @Test("Nibs and storyboards refuse with a sentence")
    func files() {
        let stage = stage
        #expect(UINib(nibName: "Cell", bundle: nil).instantiate(withOwner: nil).isEmpty)
        #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
        _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "x")
        #expect(stage.diagnostics.messages.count == 3)
        #expect(stage.diagnostics.messages.allSatisfy { $0.contains("cannot be read here") })
    }

    @Test("Segues: a closure or a subclass goes what code makes; storyboards' and bundles' nibs are refused")
    func segues() {
        final class Preparing: UIViewController {
            var told: [String?] = []
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { told.append(segue.identifier) }
        }
        final class Counting: UIStoryboardSegue {
            var count = 0
            override func perform() { count += 1 }
        }
        let stage = stage
        let (from, to) = (Preparing(), UIViewController())
        var went = false
        let segue = UIStoryboardSegue(identifier: "go", source: from, destination: to) { went = true }
        from.prepare(for: segue, sender: nil)
        segue.perform()
        #expect(went && from.told == ["go"] && segue.source === from && segue.destination === to)
        let own = Counting(identifier: nil, source: from, destination: to)
        own.perform()
        #expect(own.count == 1 && from.shouldPerformSegue(withIdentifier: "go", sender: nil))
        #expect(stage.diagnostics.messages == [])
        from.performSegue(withIdentifier: "go", sender: nil)
        UIStoryboardSegue(identifier: nil, source: from, destination: to).perform()
        #expect(Bundle.main.loadNibNamed("Cell", owner: nil) == nil)
        #expect(stage.diagnostics.messages.count == 3 && from.told == ["go"])
        #expect(stage.diagnostics.messages[0].contains("has no segue with identifier 'go'"))
        #expect(stage.diagnostics.messages.allSatisfy { $0.contains("cannot be read here") })
    }

    // MARK: Super

    final class Silent: UIViewController {
        override func viewDidLoad() {}
        override func viewWillAppear(_ animated: Bool) {}
        override func viewIsAppearing(_ animated: Bool) {}
        override func viewDidAppear(_ animated: Bool) {}
        override func viewWillDisappear(_ animated: Bool) {}
        override func viewDidDisappear(_ animated: Bool) {}
        override func updateViewConstraints() {}
        override func viewSafeAreaInsetsDidChange() {}
        override func viewLayoutMarginsDidChange() {}
        override func didReceiveMemoryWarning() {}
        override func setEditing(_ editing: Bool, animated: Bool) {}
        override func willMove(toParent parent: UIViewController?) {}
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {}
        override func viewWillLayoutSubviews() {}
        override func viewDidLayoutSubviews() {}
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    }

    @Test("Overrides that leave out super are named, once each")
    func missingSuper() {
        let stage = stage
        let silent = Silent()
        let parent = UIViewController()
        parent.addChild(silent)
        stage.window.rootViewController = parent
        parent.view.addSubview(silent.view)
        stage.advance(by: 1)
        silent.isEditing = true
        stage.warnOfMemory()
        stage.warnOfMemory()
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        stage.window.rootViewController = nil
        let missing = Set(stage.diagnostics.all.filter { $0.kind == .missingSuper }.map(\.message))
        let names = [
            "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)",
            "viewDidDisappear(_:)", "updateViewConstraints()", "viewSafeAreaInsetsDidChange()",
            "viewLayoutMarginsDidChange()", "didReceiveMemoryWarning()", "setEditing(_:animated:)",
            "willMove(toParent:)", "viewWillTransition(to:with:)", "willTransition(to:with:)",
        ]
        #expect(missing == Set(names.map { "\($0) of Silent did not call super" }))
        #expect(stage.diagnostics.all.count { $0.kind == .missingSuper } == names.count)
    }

    // MARK: Containment

    @Test("addChild tells before, removeFromParent after, and neither the other")
    func containment() {
        let stage = stage
        let (a, b, c) = (LoggingController("A", log), LoggingController("B", log), LoggingController("C", log))
        for controller in [a, b, c] { controller.logsState = false }
        a.addChild(c)
        #expect(log.take() == ["C wM(A)"] && c.parent === a && a.children == [c])
        b.addChild(c)
        #expect(log.take() == ["C dM(nil)", "C wM(B)"] && c.parent === b && a.children.isEmpty)
        c.removeFromParent()
        #expect(log.take() == ["C dM(nil)"] && c.parent == nil && b.children.isEmpty)
        a.addChild(a)
        a.addChild(b)
        b.addChild(a)
        #expect(a.parent == nil && stage.diagnostics.messages.count { $0.hasPrefix("NSInvalidArgument") } == 2)
    }

    @Test("A child's view belongs into its parent's; the wrong order is told")
    func hierarchy() {
        let stage = stage
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        a.addChild(c)
        b.view.addSubview(c.view)
        #expect(c.view.superview == nil)
        #expect(
            stage.diagnostics.messages.last?.hasPrefix("UIViewControllerHierarchyInconsistencyException: child view")
                ?? false)
        let box = UIView()
        a.view.addSubview(box)
        box.addSubview(c.view)
        #expect(c.view.superview === box)
        stage.diagnostics.removeAll()
        let d = UIViewController()
        a.view.addSubview(d.view)
        a.addChild(d)
        #expect(stage.diagnostics.all.map(\.kind) == [.controllers])
    }

    // MARK: Presentation's mistakes

    @Test("Mistakes of presenting give the device's words, and change nothing")
    func presentationMistakes() {
        let stage = stage
        let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
        (a.identifier, b.identifier, c.identifier) = ("a", "b", "c")
        var completions = 0
        a.present(b, animated: false) { completions += 1 }
        #expect(
            stage.diagnostics.messages.last
                == "Attempt to present <UIViewController:b> on <UIViewController:a> whose view is not in the window "
                + "hierarchy!")
        #expect(b.presentingViewController == nil)
        stage.window.rootViewController = a
        stage.advance(by: 1)
        a.present(b, animated: false) { completions += 1 }
        stage.advance(by: 1)
        #expect(completions == 1)
        stage.diagnostics.removeAll()
        a.present(c, animated: false) { completions += 1 }
        #expect(
            stage.diagnostics.messages.last
                == "Attempt to present <UIViewController:c> on <UIViewController:a> (from <UIViewController:a>) which is "
                + "already presenting <UIViewController:b>.")
        b.present(b, animated: false)
        c.present(b, animated: false)
        #expect(
            stage.diagnostics.messages.last
                == "NSInvalidArgumentException: Application tried to present modally a view controller "
                + "<UIViewController:b> that is already being presented by <UIViewController:a>.")
        let child = UIViewController()
        b.addChild(child)
        b.present(child, animated: false)
        #expect(stage.diagnostics.messages.last?.contains("active controller <UIViewController>") ?? false)
        stage.advance(by: 1)
        #expect(completions == 1 && a.presentedViewController === b && b.presentedViewController == nil)
        // Who presents cannot be presented by those in front: no presentation goes around.
        b.present(a, animated: false)
        #expect(stage.diagnostics.messages.last?.contains("active controller <UIViewController:a>") ?? false)
        #expect(a.presentedChain == [b])
    }

    @Test("Presented from a child it is the root that presents; a context keeps it inside")
    func presenters() {
        let stage = stage
        let (root, child, modal) = (UIViewController(), UIViewController(), UIViewController())
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        stage.window.rootViewController = root
        stage.advance(by: 1)
        child.present(modal, animated: false)
        stage.advance(by: 1)
        #expect(modal.presentingViewController === root && child.presentedViewController === modal)
        #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 0, y: 60, width: 300, height: 540))
        child.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(child.presentedViewController == nil)
        child.definesPresentationContext = true
        modal.modalPresentationStyle = .currentContext
        child.present(modal, animated: false)
        stage.advance(by: 1)
        #expect(modal.presentingViewController === child && root.presentedViewController == nil)
        #expect(child.view.window == nil && modal.view.window != nil)
        #expect(modal.view.convert(modal.view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 100, height: 100))
        modal.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(child.view.superview === root.view && child.view.frame.origin == CGPoint(x: 10, y: 20))
    }

    @Test("Dismissing on a presenter drops all above it")
    func chain() {
        let stage = stage
        let (a, b, c) = (LoggingController("A", log), LoggingController("B", log), LoggingController("C", log))
        for controller in [a, b, c] { (controller.logsState, controller.logsLayout) = (false, false) }
        stage.window.rootViewController = a
        stage.advance(by: 1)
        a.present(b, animated: false)
        stage.advance(by: 1)
        b.present(c, animated: false)
        stage.advance(by: 1)
        #expect(c.presentingViewController === b && a.presentedViewController === b)
        _ = log.take()
        a.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(log.take() == ["C wD(t)", "B wD(t)", "C dD(t)", "B dD(t)"])
        #expect(
            a.presentedViewController == nil && b.presentedViewController == nil && stage.window.subviews == [a.view])
        // During a dismissal: afterwards.
        a.present(b, animated: true)
        stage.advance(by: 1)
        b.dismiss(animated: true)
        a.present(c, animated: true)
        stage.advance(by: 2)
        #expect(a.presentedViewController === c && stage.diagnostics.messages == [])
    }

    @Test("Nobody leaks: neither presented controllers, nor children, nor what was a root")
    func leaks() {
        let leaks = LeakScope.leaks {
            let stage = makeStage(300, 600)
            stage.makeCurrent()
            let (a, b) = (UIViewController(), UIViewController())
            stage.window.rootViewController = a
            stage.advance(by: 1)
            a.present(b, animated: true)
            stage.advance(by: 1)
            a.dismiss(animated: true)
            stage.advance(by: 1)
            let child = UIViewController()
            a.addChild(child)
            a.view.addSubview(child.view)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
        }
        #expect(leaks.isEmpty)
    }

    // MARK: Responders

    final class Delegate: UIResponder, UIApplicationDelegate {
        var warnings = 0
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { warnings += 1 }
    }

    @Test("A root view's next is its controller, whose next is the view's superview")
    func responders() {
        let stage = stage
        let (a, b, delegate) = (UIViewController(), UIViewController(), Delegate())
        stage.window.rootViewController = a
        UIApplication.shared.delegate = delegate
        a.addChild(b)
        a.view.addSubview(b.view)
        let label = UILabel()
        b.view.addSubview(label)
        var chain: [UIResponder] = []
        var responder: UIResponder? = label.next
        while let next = responder {
            chain.append(next)
            responder = next.next
        }
        let expected: [UIResponder] = [
            b.view, b, a.view, a, stage.window, stage.window.windowScene!, UIApplication.shared, delegate,
        ]
        #expect(chain.count == expected.count && zip(chain, expected).allSatisfy { $0 === $1 })
        stage.warnOfMemory()
        #expect(delegate.warnings == 1)
        UIApplication.shared.delegate = nil
    }

    // MARK: Layout

    final class Measuring: UIViewController {
        var seen: [String] = []
        private func note(_ name: String) {
            seen.append("\(name) \(Int(view.bounds.width)) \(Int(view.safeAreaInsets.top))")
        }
        override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100)) }
        override func viewDidLoad() {
            super.viewDidLoad()
            note("load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will")
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("is")
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            note("layout")
        }
        override func updateViewConstraints() {
            note("constraints")
            super.updateViewConstraints()
        }
    }

    @Test("Sizes and safe areas are final from viewIsAppearing on, which comes before constraints and layout")
    func finalGeometry() {
        let stage = stage
        let a = Measuring()
        stage.window.rootViewController = a
        stage.advance(by: 1)
        #expect(a.seen == ["load 320 0", "will 320 0", "is 300 50", "constraints 300 50", "layout 300 50"])
        a.seen = []
        a.view.setNeedsLayout()
        stage.advance(by: 1)
        #expect(a.seen == ["layout 300 50"])
    }

    @Test("A root view that the app put into the window itself gets the window's size when that is shown")
    func rootOfTheApp() {
        let stage = stage
        let window = UIWindow()
        let (a, below) = (UIViewController(), UIView())
        a.view = UIView()
        window.addSubview(below)
        window.rootViewController = a
        window.addSubview(a.view)
        #expect(a.view.frame == .zero)
        window.makeKeyAndVisible()
        #expect(a.view.frame == stage.screen.bounds && window.subviews == [below, a.view])
    }

    @Test("Safe area, margins and guides of a controller's view")
    func insets() {
        let stage = stage
        let a = UIViewController()
        stage.window.rootViewController = a
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
        #expect(a.view.layoutMargins == UIEdgeInsets(top: 50, left: 16, bottom: 30, right: 16))
        #expect(a.systemMinimumLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        a.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        a.view.addSubview(inner)
        #expect(a.view.safeAreaInsets.top == 60 && inner.safeAreaInsets.top == 60 && inner.safeAreaInsets.left == 5)
        a.viewRespectsSystemMinimumLayoutMargins = false
        #expect(a.view.layoutMargins.right == 8)
        #expect(a.topLayoutGuide.length == 60 && a.bottomLayoutGuide.length == 30)
        let pinned = UIView()
        pinned.translatesAutoresizingMaskIntoConstraints = false
        a.view.addSubview(pinned)
        NSLayoutConstraint.activate([
            pinned.topAnchor.constraint(equalTo: a.topLayoutGuide.bottomAnchor),
            pinned.bottomAnchor.constraint(equalTo: a.bottomLayoutGuide.topAnchor),
            pinned.leadingAnchor.constraint(equalTo: a.view.leadingAnchor),
            pinned.widthAnchor.constraint(equalTo: a.topLayoutGuide.heightAnchor),
        ])
        stage.advance(by: 1)
        #expect(pinned.frame == CGRect(x: 0, y: 60, width: 60, height: 510))
        a.additionalSafeAreaInsets = .zero
        stage.advance(by: 1)
        #expect(pinned.frame == CGRect(x: 0, y: 50, width: 50, height: 520))
    }

    @Test("A transform of the app's moves the safe area of a controller's view, one of a transition does not")
    func transformedSafeArea() throws {
        let stage = stage
        let (a, child) = (UIViewController(), UIViewController())
        stage.window.rootViewController = a
        a.addChild(child)
        a.view.addSubview(child.view)
        child.view.frame = a.view.bounds
        child.didMove(toParent: a)
        stage.advance(by: 1)
        let all = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        #expect(a.view.safeAreaInsets == all && child.view.safeAreaInsets == all)
        a.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(a.view.safeAreaInsets == .zero && child.view.safeAreaInsets == .zero)
        a.view.transform = CGAffineTransform(translationX: 0, y: 20)
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0), "20 stick out below")
        a.view.transform = .identity
        #expect(a.view.safeAreaInsets == all && child.view.safeAreaInsets == all)
        let presented = UIViewController()
        presented.modalPresentationStyle = .fullScreen
        a.present(presented, animated: true)
        stage.advance(by: 0.1)
        #expect(presented.view.layer.presentation()?.affineTransform().ty ?? 0 > 0)
        #expect(presented.view.safeAreaInsets == all)
        stage.advance(by: 1)
        #expect(presented.view.safeAreaInsets == all)
        presented.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(presented.view.safeAreaInsets == .zero)
        a.dismiss(animated: false)
        stage.advance(by: 1)
        let sheet = UIViewController()
        a.present(sheet, animated: true)
        stage.advance(by: 1)
        #expect(a.view.transform.a < 1 && a.view.safeAreaInsets == all, "a sheet pushes it back")
        a.dismiss(animated: true)
        stage.advance(by: 1)
        a.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        #expect(a.view.safeAreaInsets == .zero)
    }

    @Test("Guides of bars stand for two constraints each among those of the controller's view, once they are asked for")
    func barGuideConstraints() {
        let stage = stage
        let controller = UIViewController()
        stage.window.rootViewController = controller
        let view: UIView = controller.view
        #expect(view.constraints.isEmpty)
        _ = controller.topLayoutGuide
        #expect(view.constraints.count == 2)
        #expect(view.constraints.map(\.firstAttribute) == [.height, .top] && view.constraints[0].constant == 50)
        #expect(view.constraints.allSatisfy { $0.firstItem === controller.topLayoutGuide && $0.isActive })
        _ = controller.bottomLayoutGuide
        #expect(view.constraints.count == 4 && view.constraints[2].constant == 30)
        let pinned = UIView()
        pinned.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(pinned)
        let pin = pinned.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor)
        pin.isActive = true
        stage.advance(by: 1)
        #expect(view.constraints.filter { $0.firstItem === controller.topLayoutGuide }.count == 2)
        #expect(view.constraints.contains(pin) && pinned.frame.minY == 50)
        controller.additionalSafeAreaInsets.top = 7
        stage.advance(by: 1)
        #expect(view.constraints.contains { $0.firstAttribute == .height && $0.constant == 57 })
    }

    final class Listening: UIViewController {
        var sizes: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
            super.preferredContentSizeDidChange(forChildContentContainer: container)
            sizes.append(container.preferredContentSize)
        }
    }

    @Test("A preferred size is told to the parent, once a change")
    func preferredSize() {
        _ = stage
        let (parent, child) = (Listening(), UIViewController())
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(parent.sizes == [CGSize(width: 10, height: 20)])
    }

    // MARK: Traits

    @Test("Traits come to the controller before its view, from the view's superview, the parent's wish and overrides")
    func traits() {
        let stage = stage
        let (a, b) = (UIViewController(), UIViewController())
        a.addChild(b)
        a.view.addSubview(b.view)
        stage.window.rootViewController = a
        stage.advance(by: 1)
        var heard: [String] = []
        b.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: UIViewController, old) in
            heard.append(
                "controller \(old.userInterfaceStyle == .light) \(controller.traitCollection.userInterfaceStyle == .dark)"
            )
        }
        b.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in heard.append("view") }
        b.overrideUserInterfaceStyle = .dark
        #expect(b.traitCollection.userInterfaceStyle == .light && heard.isEmpty)
        stage.advance(by: 1)
        #expect(heard == ["controller true true", "view"] && b.view.traitCollection.userInterfaceStyle == .dark)
        #expect(a.traitCollection.userInterfaceStyle == .light)
        b.overrideUserInterfaceStyle = .unspecified
        a.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: b)
        stage.advance(by: 1)
        #expect(b.traitCollection.horizontalSizeClass == .regular && heard.count == 4)
        #expect(a.overrideTraitCollection(forChild: b)?.horizontalSizeClass == .regular)
        b.traitOverrides.horizontalSizeClass = .compact
        b.updateTraitsIfNeeded()
        #expect(b.view.traitCollection.horizontalSizeClass == .compact)
        a.overrideUserInterfaceStyle = .dark
        stage.advance(by: 1)
        #expect(b.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("A presented controller has the window's traits, not its presenter's; a sheet is raised")
    func presentedTraits() {
        let stage = stage
        let (a, b) = (UIViewController(), UIViewController())
        a.overrideUserInterfaceStyle = .dark
        stage.window.rootViewController = a
        stage.advance(by: 1)
        a.present(b, animated: false)
        stage.advance(by: 1)
        #expect(a.traitCollection.userInterfaceStyle == .dark && b.traitCollection.userInterfaceStyle == .light)
        #expect(b.traitCollection.userInterfaceLevel == .elevated && a.traitCollection.userInterfaceLevel == .base)
    }

    // MARK: Screen

    final class Bar: UIViewController {
        var child: UIViewController?
        override var childForStatusBarStyle: UIViewController? { child }
        override var childForStatusBarHidden: UIViewController? { child }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        override var prefersStatusBarHidden: Bool { true }
        override var prefersHomeIndicatorAutoHidden: Bool { true }
    }

    @Test("The status bar follows the controller in front and whom it leaves it to")
    func statusBar() {
        let stage = stage
        let (a, b, sheet) = (Bar(), UIViewController(), UIViewController())
        stage.window.rootViewController = a
        stage.advance(by: 1)
        #expect(stage.window.statusBar.style == .lightContent && stage.window.statusBar.isHidden)
        #expect(stage.window.hidesHomeIndicator)
        a.child = b
        #expect(stage.window.statusBar.style == .default && !stage.window.statusBar.isHidden)
        a.child = nil
        a.present(sheet, animated: false)
        stage.advance(by: 1)
        #expect(stage.window.statusBar.isHidden)
        sheet.modalPresentationCapturesStatusBarAppearance = true
        #expect(!stage.window.statusBar.isHidden)
    }

    // MARK: Coordinators

    @Test("What joins a transition runs in its block, its completion after the did callbacks; too late, only that")
    func coordinator() {
        let stage = stage
        let (a, b) = (LoggingController("A", log), LoggingController("B", log))
        for controller in [a, b] { (controller.logsState, controller.logsLayout) = (false, false) }
        stage.window.rootViewController = a
        stage.advance(by: 1)
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        a.view.addSubview(marker)
        b.on["wA"] = {
            let joined = b.transitionCoordinator?.animate(
                alongsideTransition: { context in
                    self.log.note("alongside \(context.transitionDuration)")
                    marker.frame.origin.x = 100
                },
                completion: { _ in self.log.note("joined") })
            #expect(joined == true)
        }
        b.on["iA"] = {
            let joined = b.transitionCoordinator?.animate(
                alongsideTransition: { _ in self.log.note("never") }, completion: { _ in self.log.note("late") })
            #expect(joined == false)
        }
        _ = log.take()
        a.present(b, animated: true) { self.log.note("presented") }
        stage.advance(by: 0.15)
        #expect(log.take() == ["B ld", "B wA(t)", "alongside 0.4", "B iA(t)"])
        let x = marker.layer.presentation()?.position.x ?? 0
        #expect(x > 6 && x < 104)
        stage.advance(by: 1)
        #expect(log.take() == ["B dA(t)", "joined", "late", "presented"])
        #expect(b.transitionCoordinator == nil)
    }
}
