import Offstage
import Testing
import UIKit

/// Navigation controllers, each callback with window, coordinator and flags.
@Suite("Navigation")
@MainActor
struct NavigationTraceTests: StageSuite {
    let log = CallLog()
    let made = makePhoneStage()

    private func controller(_ id: String) -> LoggingController { LoggingController(id, log, layout: false) }

    final class Watcher: NSObject, UINavigationControllerDelegate {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.note("willShow \((viewController as? LoggingController)?.id ?? "?")")
        }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.note("didShow \((viewController as? LoggingController)?.id ?? "?")")
        }
    }

    final class LoggingNavigation: UINavigationController {
        var log: CallLog?
        override func viewDidLoad() {
            super.viewDidLoad()
            log?.note("nav ld")
        }
        override func viewWillAppear(_ animated: Bool) {
            log?.note("nav wA")
            super.viewWillAppear(animated)
        }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            log?.note("nav iA")
        }
        override func viewDidAppear(_ animated: Bool) {
            log?.note("nav dA")
            super.viewDidAppear(animated)
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            log?.note("nav L")
        }
    }

    @Test("As a window's root: outer callbacks first, viewIsAppearing of both before layout")
    func root() {
        let stage = stage
        let a = controller("A")
        a.logsState = false
        let nav = LoggingNavigation(rootViewController: a)
        nav.log = log
        #expect(
            log.take()
                == ["A wM(UINavigationController)", "A dM(UINavigationController)"].map {
                    $0.replacing("UINavigationController", with: "LoggingNavigation")
                })
        a.logsLayout = true
        stage.window.rootViewController = nav
        #expect(log.take() == ["nav ld", "nav wA", "A ld", "A wA(f)"])
        stage.advance(by: 1)
        #expect(log.take() == ["nav iA", "A iA(f)", "nav L", "A L", "nav dA", "A dA(f)"])
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 94, left: 0, bottom: 30, right: 0))
        #expect(a.view.frame.size == stage.window.bounds.size && nav.navigationBar.frame.maxY == 94)
    }

    /// A shown navigation controller with A on it, and nothing in the log.
    private func makeNavigation(_ stage: Stage) -> (UINavigationController, LoggingController, Watcher) {
        let (a, watcher) = (controller("A"), Watcher(log))
        let nav = UINavigationController(rootViewController: a)
        nav.identifier = "nav"
        nav.delegate = watcher
        stage.window.rootViewController = nav
        stage.advance(by: 1)
        #expect(log.take().suffix(2) == ["A dA(f) w", "didShow A"])
        return (nav, a, watcher)
    }

    @Test("Push and pop, animated")
    func pushAndPop() {
        let stage = stage
        let (nav, a, watcher) = makeNavigation(stage)
        let b = controller("B")
        nav.pushViewController(b, animated: true)
        #expect(nav.viewControllers == [a, b] && nav.topViewController === b && !b.isViewLoaded)
        #expect(b.parent === nav && b.transitionCoordinator?.isAnimated == true)
        #expect(log.take() == ["B wM(nav) M"])
        stage.advance(by: 0.1)
        #expect(
            log.take() == [
                "B ld c~ M", "A wD(t) w c~", "B wA(t) c~ M", "willShow B", "B iA(t) w c~ M",
            ])
        stage.advance(by: 1)
        #expect(log.take() == ["A dD(t) c~", "B dA(t) w c~ M", "B dM(nav) w c~ M", "didShow B"])
        #expect(nav.transitionCoordinator == nil && a.view.window == nil)
        let popped = nav.popViewController(animated: true)
        #expect(popped === b && nav.viewControllers == [a])
        #expect(log.take() == ["B wM(nil) w F"])
        stage.advance(by: 0.1)
        #expect(log.take() == ["B wD(t) w c~ F", "A wA(t) c~", "willShow A", "A iA(t) w c~"])
        stage.advance(by: 1)
        #expect(log.take() == ["B dD(t) c~ F", "A dA(t) w c~", "B dM(nil) F", "didShow A"])
        #expect(nav.popViewController(animated: true) == nil && nav.children == [a])
        _ = watcher
    }

    @Test("A push, then layoutIfNeeded: what waits for layout is forced")
    func forced() {
        let stage = stage
        let (nav, _, watcher) = makeNavigation(stage)
        let b = controller("B")
        b.logsState = false
        nav.pushViewController(b, animated: true)
        _ = log.take()
        nav.view.layoutIfNeeded()
        #expect(log.take().filter { $0.hasPrefix("B") } == ["B ld", "B wA(t)", "B iA(t)"])
        _ = watcher
    }

    @Test("Not animated, several in one turn: one transition, its dids after the commit")
    func merged() {
        let stage = stage
        let (nav, a, watcher) = makeNavigation(stage)
        let (b, c) = (controller("B"), controller("C"))
        for controller in [a, b, c] { controller.logsState = false }
        nav.pushViewController(b, animated: false)
        nav.pushViewController(c, animated: false)
        #expect(log.take() == ["B wM(nav)", "C wM(nav)", "B dM(nav)"])
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "C ld", "A wD(f)", "C wA(f)", "willShow C", "C iA(f)", "A dD(f)", "C dA(f)", "C dM(nav)", "didShow C",
            ])
        #expect(!b.isViewLoaded && nav.viewControllers == [a, b, c])
        nav.popToRootViewController(animated: false)
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "B wM(nil)", "C wM(nil)", "B dM(nil)", "C wD(f)", "A wA(f)", "willShow A", "A iA(f)", "C dD(f)",
                "A dA(f)", "C dM(nil)", "didShow A",
            ])
        _ = watcher
    }

    @Test("setViewControllers goes from the old top to the new one; the middle ones are never seen")
    func setViewControllers() {
        let stage = stage
        let (nav, a, watcher) = makeNavigation(stage)
        let (b, c) = (controller("B"), controller("C"))
        for controller in [a, b, c] { controller.logsState = false }
        nav.setViewControllers([a, b, c], animated: true)
        #expect(log.take() == ["B wM(nav)", "C wM(nav)", "B dM(nav)"])
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "C ld", "A wD(t)", "C wA(t)", "willShow C", "C iA(t)", "A dD(t)", "C dA(t)", "C dM(nav)", "didShow C",
            ])
        #expect(!b.isViewLoaded)
        // The new top was below: the views move as in a pop.
        var operations: [Int] = []
        final class Choosing: NSObject, UINavigationControllerDelegate {
            var note: (Int) -> Void = { _ in }
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                note(operation.rawValue)
                return nil
            }
        }
        let choosing = Choosing()
        choosing.note = { operations.append($0) }
        nav.delegate = choosing
        nav.setViewControllers([b], animated: true)
        stage.advance(by: 1)
        nav.setViewControllers([b, c], animated: true)
        stage.advance(by: 1)
        #expect(operations == [2, 1] && nav.children == [b, c] && a.parent == nil)
        _ = watcher
    }

    @Test("A swipe from the edge pops under the finger; done and let go")
    func swipe() throws {
        let stage = stage
        let (nav, a, watcher) = makeNavigation(stage)
        let b = controller("B")
        nav.pushViewController(b, animated: false)
        stage.advance(by: 1)
        _ = log.take()
        try stage.touch.drag(CGPoint(x: 5, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.5, hold: 0.5)
        #expect(
            log.calls.prefix(5) == [
                "B wM(nil) w F", "B wD(t) w c^ F", "A wA(t) c^", "willShow A", "A iA(t) w c^",
            ])
        #expect(nav.viewControllers.count == 1 || nav.viewControllers == [a, b])
        stage.advance(by: 1)
        #expect(nav.viewControllers == [a, b] && b.parent === nav && a.view.window == nil)
        #expect(
            log.take().dropFirst(5) == [
                "A wD(t) w c~", "A dD(t) c~", "B wA(t) w c~ F", "B dA(t) w c~ F", "B wM(nav) w c~ M",
                "B dM(nav) w c~ M",
            ])
        #expect(b.view.frame.minX == 0 && b.view.transform == .identity && nav.transitionCoordinator == nil)
        try stage.touch.drag(CGPoint(x: 5, y: 300), to: CGPoint(x: 250, y: 300), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(nav.viewControllers == [a] && b.parent == nil && b.view.window == nil)
        #expect(log.take().suffix(4).map { $0.prefix(4) } == ["B dD", "A dA", "B dM", "didS"])
        _ = watcher
    }

    @Test("Mistakes give the device's words, and change nothing")
    func mistakes() {
        let stage = stage
        let (nav, a, watcher) = makeNavigation(stage)
        let (b, c) = (controller("B"), controller("C"))
        func last() -> String { stage.diagnostics.messages.last ?? "" }
        nav.pushViewController(a, animated: true)
        #expect(
            last()
                == "NSInvalidArgumentException: <UINavigationController:nav> is pushing the same view controller instance "
                + "(<LoggingController>) more than once which is not supported and is most likely an error in the application"
        )
        nav.pushViewController(UINavigationController(), animated: true)
        #expect(last() == "NSInvalidArgumentException: Pushing a navigation controller is not supported")
        nav.setViewControllers([a, b, b], animated: false)
        #expect(
            last()
                == "NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct")
        #expect(nav.popToViewController(b, animated: true) == nil)
        #expect(last() == "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.")
        #expect(nav.viewControllers == [a])
        stage.diagnostics.removeAll()
        nav.pushViewController(b, animated: true)
        nav.pushViewController(c, animated: true)
        #expect(last() == "NSInvalidArgumentException: Can't add self as subview" && nav.viewControllers == [a, b])
        #expect(nav.popViewController(animated: false) == nil && stage.diagnostics.all.count == 2)
        // Presenting waits for the end.
        nav.present(c, animated: true)
        #expect(nav.presentedViewController == nil)
        stage.advance(by: 2)
        #expect(nav.presentedViewController === c && nav.viewControllers == [a, b])
        #expect(stage.diagnostics.all.count == 2)
        _ = watcher
    }

    @Test("The bar: its place, its title, the way back; content below or under it")
    func bar() throws {
        let stage = stage
        let (a, b) = (UIViewController(), UIViewController())
        (a.title, b.title) = ("Chats", "Ann")
        let nav = UINavigationController(rootViewController: a)
        stage.window.rootViewController = nav
        stage.advance(by: 1)
        #expect(nav.navigationBar.frame == CGRect(x: 0, y: 50, width: 300, height: 44))
        nav.pushViewController(b, animated: false)
        stage.advance(by: 1)
        #expect(nav.navigationBar.topItem?.title == "Ann" && nav.navigationBar.backItem === a.navigationItem)
        b.edgesForExtendedLayout = []
        stage.advance(by: 1)
        #expect(b.view.frame == CGRect(x: 0, y: 94, width: 300, height: 506) && b.view.safeAreaInsets.top == 0)
        b.edgesForExtendedLayout = .all
        nav.navigationBar.isTranslucent = false
        stage.advance(by: 1)
        #expect(b.view.frame.minY == 94)
        b.extendedLayoutIncludesOpaqueBars = true
        stage.advance(by: 1)
        #expect(b.view.frame.minY == 0 && b.view.safeAreaInsets.top == 94)
        nav.setNavigationBarHidden(true, animated: true)
        stage.advance(by: 1)
        #expect(nav.isNavigationBarHidden && b.view.safeAreaInsets.top == 50 && nav.navigationBar.isHidden)
        nav.isNavigationBarHidden = false
        stage.advance(by: 1)
        try stage.touch.tap(CGPoint(x: 30, y: 72))
        stage.advance(by: 1)
        #expect(nav.viewControllers == [a])
        nav.navigationBar.pushItem(UINavigationItem(title: "x"), animated: false)
        #expect(nav.navigationBar.items?.count == 1 && stage.diagnostics.all.count == 1)
    }

    final class Listing: UIViewController {
        let scrollView = UIScrollView()
        override func loadView() { view = scrollView }
    }

    @Test("The first scroll view of a controller under bars is inset by them, however short its content is")
    func contentScrollView() {
        let stage = stage
        let (listing, plain) = (Listing(), UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)))
        let nav = UINavigationController(rootViewController: listing)
        stage.window.rootViewController = nav
        stage.advance(by: 1)
        #expect(listing.contentScrollView(for: .top) === listing.scrollView)
        #expect(listing.scrollView.adjustedContentInset == UIEdgeInsets(top: 94, left: 0, bottom: 30, right: 0))
        #expect(listing.scrollView.contentOffset.y == -94)
        let alone = UIViewController()
        alone.view.addSubview(plain)
        stage.window.rootViewController = alone
        stage.advance(by: 1)
        #expect(plain.adjustedContentInset == .zero)
    }

    @Test("show pushes in the nearest navigation controller, and presents without one")
    func show() {
        let stage = stage
        let (nav, a, watcher) = makeNavigation(stage)
        let b = controller("B")
        let child = UIViewController()
        a.addChild(child)
        child.show(b, sender: nil)
        stage.advance(by: 1)
        #expect(nav.viewControllers == [a, b] && b.navigationController === nav)
        let alone = UIViewController()
        stage.window.rootViewController = alone
        stage.advance(by: 1)
        let c = controller("C")
        alone.show(c, sender: nil)
        stage.advance(by: 1)
        #expect(alone.presentedViewController === c)
        _ = watcher
    }

    final class Muting: UINavigationController {
        override func viewWillAppear(_ animated: Bool) {}
    }

    @Test("A subclass that leaves out super mutes its children")
    func muted() {
        let stage = stage
        let a = controller("A")
        a.logsState = false
        stage.window.rootViewController = Muting(rootViewController: a)
        stage.advance(by: 1)
        #expect(!log.take().contains("A wA(f)"))
        #expect(stage.diagnostics.all.contains { $0.message == "viewWillAppear(_:) of Muting did not call super" })
    }

    // MARK: Custom transitions

    final class Fading: NSObject, UIViewControllerAnimatedTransitioning {
        let log: CallLog
        init(_ log: CallLog) { self.log = log }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            // Who dismisses has no view to add: what is below stays.
            guard let moving = context.view(forKey: .to) ?? context.view(forKey: .from) else { return }
            let comes = moving === context.view(forKey: .to)
            if comes, let controller = context.viewController(forKey: .to) {
                moving.frame = context.finalFrame(for: controller)
                context.containerView.addSubview(moving)
                moving.alpha = 0
            }
            let end = { (_: Bool) in
                if comes, context.transitionWasCancelled { moving.removeFromSuperview() }
                context.completeTransition(!context.transitionWasCancelled)
            }
            UIView.animate(withDuration: 1, animations: { moving.alpha = comes ? 1 : 0 }, completion: end)
        }
        func animationEnded(_ transitionCompleted: Bool) { log.note("ended \(transitionCompleted)") }
    }

    final class Director: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
        let animator: Fading
        var interaction: UIPercentDrivenInteractiveTransition?
        init(_ log: CallLog) { animator = Fading(log) }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            Half(presentedViewController: presented, presenting: presenting)
        }
    }

    final class Half: UIPresentationController {
        var calls: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() { calls.append("will") }
        override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("did \(completed)") }
        override func dismissalTransitionWillBegin() { calls.append("willDismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("didDismiss \(completed)") }
    }

    @Test("An animator of the app's pushes; a number moves it and lets it go back or on")
    func customPush() {
        let stage = stage
        let (nav, a, watcher) = makeNavigation(stage)
        let director = Director(log)
        nav.delegate = director
        let b = controller("B")
        b.logsState = false
        nav.pushViewController(b, animated: true)
        stage.advance(by: 0.5)
        #expect(b.view.alpha == 1 && (b.view.layer.presentation()?.opacity ?? 1) < 0.9)
        #expect(b.transitionCoordinator?.transitionDuration == 1)
        stage.advance(by: 1)
        #expect(log.take().suffix(3) == ["B dA(t)", "B dM(nav)", "ended true"])
        let interaction = UIPercentDrivenInteractiveTransition()
        director.interaction = interaction
        _ = nav.popViewController(animated: true)
        stage.advance(by: 0.1)
        interaction.update(0.4)
        stage.advance(by: 3)
        #expect(a.view.layer.presentation().map { abs($0.opacity - 0.4) < 0.01 } ?? false)
        #expect(nav.transitionCoordinator?.isInteractive == true && nav.transitionCoordinator?.percentComplete == 0.4)
        interaction.cancel()
        stage.advance(by: 2)
        #expect(nav.viewControllers == [a, b] && b.view.window != nil && a.view.window == nil)
        #expect(log.take().last == "ended false" && nav.transitionCoordinator == nil)
        _ = nav.popViewController(animated: true)
        stage.advance(by: 0.1)
        interaction.update(0.7)
        interaction.finish()
        stage.advance(by: 2)
        #expect(nav.viewControllers == [a] && b.view.window == nil && log.take().last == "ended true")
        _ = watcher
    }

    @Test("A presentation of the app's: its controller, its animator, its finger")
    func customPresentation() throws {
        let stage = stage
        let (a, b) = (controller("A"), controller("B"))
        for controller in [a, b] { controller.logsState = false }
        stage.window.rootViewController = a
        stage.advance(by: 1)
        let director = Director(log)
        b.modalPresentationStyle = .custom
        b.transitioningDelegate = director
        a.present(b, animated: true)
        stage.advance(by: 2)
        let half = try #require(b.presentationController as? Half)
        #expect(b.view.frame == CGRect(x: 0, y: 300, width: 300, height: 300))
        #expect(half.calls == ["will", "did true"] && half.containerView != nil && half.presentingViewController === a)
        b.dismiss(animated: true)
        stage.advance(by: 2)
        #expect(half.calls.suffix(2) == ["willDismiss", "didDismiss true"] && half.containerView == nil)
        _ = log.take()
        director.interaction = UIPercentDrivenInteractiveTransition()
        a.present(b, animated: true)
        stage.advance(by: 0.1)
        director.interaction?.update(0.5)
        director.interaction?.cancel()
        stage.advance(by: 2)
        #expect(a.presentedViewController == nil && b.view.window == nil)
        #expect(log.take() == ["B wA(t)", "B iA(t)", "B wD(t)", "B dD(t)", "ended false"])
    }

    // MARK: Sheets under a finger

    @Test("A sheet that is dragged: let back, refused, dismissed; code asks nobody")
    func sheetDrag() throws {
        let stage = stage
        let (a, b) = (UIViewController(), controller("B"))
        b.logsState = false
        stage.window.rootViewController = a
        stage.advance(by: 1)
        let watcher = SheetWatcher(log)
        b.presentationController?.delegate = watcher
        a.present(b, animated: true)
        stage.advance(by: 1)
        _ = log.take()
        try stage.touch.drag(CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 250), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(log.take() == ["shouldDismiss", "willDismiss", "B wD(t)", "B wA(t)", "B dA(t)"])
        #expect(a.presentedViewController === b && b.view.transform == .identity)
        b.isModalInPresentation = true
        try stage.touch.drag(CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 550), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(log.take() == ["didAttempt"] && a.presentedViewController === b)
        b.isModalInPresentation = false
        watcher.allows = false
        try stage.touch.drag(CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 550), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(log.take() == ["shouldDismiss", "didAttempt"])
        watcher.allows = true
        try stage.touch.drag(CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 550), duration: 0.5, hold: 0.5)
        stage.advance(by: 1)
        #expect(log.take() == ["shouldDismiss", "willDismiss", "B wD(t)", "B dD(t)", "didDismiss"])
        #expect(a.presentedViewController == nil)
        a.present(b, animated: false)
        stage.advance(by: 1)
        b.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(!log.take().contains { $0.contains("ismiss") })
    }
}
