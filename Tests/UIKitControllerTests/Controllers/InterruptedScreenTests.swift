import Offstage
import TestKit
import Testing
import UIKit

/// Screens that change while others do: in callbacks, under a finger, below a presentation. Random scripts found these.
@Suite("Interrupted screens")
@MainActor
struct InterruptedScreenTests: StageSuite {
    let log = CallLog()
    let made = makeStage(300, 600, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))

    func controller(_ id: String) -> LoggingController {
        LoggingController(id, log, layout: false, state: false)
    }

    /// Tabs with A in a navigation controller, and B.
    func makeTabs(_ stage: Stage) -> (UITabBarController, UINavigationController, LoggingController) {
        let (a, b) = (controller("A"), controller("B"))
        let navigation = UINavigationController(rootViewController: a)
        navigation.identifier = "nav"
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, b]
        stage.window.rootViewController = tabs
        stage.advance(by: 1)
        _ = log.take()
        return (tabs, navigation, a)
    }

    @Test("What is presented in a tab's context leaves with the tab, and comes back with it", arguments: [false, true])
    func context(isOver: Bool) {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let c = controller("C")
        c.modalPresentationStyle = isOver ? .overCurrentContext : .currentContext
        a.present(c, animated: true)
        stage.advance(by: 1)
        #expect(c.presentingViewController === navigation && c.view.window != nil)
        #expect((a.view.window != nil) == isOver)
        _ = log.take()
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        #expect(c.view.window == nil && a.view.window == nil)
        let below = isOver ? ["A wD(f)", "A dD(f)"] : []
        #expect(Set(log.take()) == Set(["B wA(f)", "B ld", "B iA(f)", "B dA(f)", "C wD(f)", "C dD(f)"] + below))
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        #expect(c.view.window != nil && (a.view.window != nil) == isOver)
        #expect(log.take().filter { $0.hasPrefix("C") } == ["C wA(f)", "C iA(f)", "C dA(f)"])
        // Dismissed where nobody sees it: the tab's own content is there again when the tab is.
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        _ = log.take()
        c.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(log.take().isEmpty && navigation.presentedViewController == nil && a.view.window == nil)
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        #expect(log.take().filter { $0.hasPrefix("A") } == ["A wA(f)", "A iA(f)", "A dA(f)"])
        #expect(a.view.window != nil && c.view.window == nil && stage.diagnostics.messages == [])
    }

    @Test("A tab that is selected in a callback of another one's selection wins")
    func nestedSelection() {
        let stage = stage
        let (tabs, _, a) = makeTabs(stage)
        let c = controller("C")
        tabs.viewControllers = (tabs.viewControllers ?? []) + [c]
        a.on["wD"] = {
            a.on = [:]
            tabs.selectedIndex = 2
        }
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        #expect(tabs.selectedViewController === c && c.view.window != nil && a.view.window == nil)
        let calls = log.take().filter { !$0.contains("M(") && !$0.contains("ld") }
        #expect(calls.filter { $0.hasPrefix("A") } == ["A wD(f)", "A dD(f)"])
        #expect(calls.filter { $0.hasPrefix("B") } == ["B wA(f)", "B wD(f)", "B dD(f)"])
        #expect(calls.filter { $0.hasPrefix("C") } == ["C wA(f)", "C iA(f)", "C dA(f)"])
        #expect(stage.diagnostics.messages == [])
    }

    @Test("A stack that is changed in a callback of its own change is as the last change has it")
    func nestedChanges() {
        let stage = stage
        let (_, navigation, a) = makeTabs(stage)
        let (b, c, d) = (controller("b"), controller("c"), controller("d"))
        b.on["wM"] = {
            b.on = [:]
            navigation.pushViewController(c, animated: false)
        }
        navigation.pushViewController(b, animated: false)
        #expect(navigation.viewControllers == [a, b, c])
        stage.advance(by: 1)
        #expect(c.view.window != nil && !b.isViewLoaded && b.parent === navigation)
        #expect(log.take().filter { $0.contains("M(") } == ["b wM(nav)", "c wM(nav)", "b dM(nav)", "c dM(nav)"])
        // One that takes itself away.
        d.on["wM"] = {
            d.on = [:]
            navigation.setViewControllers([a], animated: false)
        }
        navigation.pushViewController(d, animated: false)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a] && navigation.children == [a] && a.view.window != nil)
        #expect(log.take().filter { $0.hasPrefix("d") } == ["d wM(nav)", "d wM(nil)", "d dM(nil)"])
        #expect(stage.diagnostics.messages == [])
    }

    @Test("A swipe that is let go after its tab left brings nobody back")
    func swipeBelowTab() throws {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let b = controller("b")
        navigation.pushViewController(b, animated: false)
        stage.advance(by: 1)
        try stage.touch.down(CGPoint(x: 5, y: 300))
        for x in stride(from: 25.0, through: 85, by: 20) {
            stage.advance(by: 0.02)
            try stage.touch.move(CGPoint(x: x, y: 300))
        }
        stage.advance(by: 0.1)
        tabs.selectedIndex = 1
        try stage.touch.up()
        stage.advance(by: 2)
        _ = log.take()
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        let top = try #require(navigation.topViewController as? LoggingController)
        #expect(log.take().filter { $0.hasPrefix(top.id) }.map { $0.dropFirst(2) } == ["wA(f)", "iA(f)", "dA(f)"])
        #expect(top.view.window != nil && (top === a || a.view.window == nil) && stage.diagnostics.messages == [])
    }

    @Test("A push or a tab's selection while the container itself leaves keeps calls balanced")
    func changesWhileLeaving() {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let (b, full) = (controller("b"), controller("F"))
        full.modalPresentationStyle = .fullScreen
        tabs.present(full, animated: true)
        stage.advance(by: 0.1)
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 1)
        #expect(log.take().filter { $0.hasPrefix("A") } == ["A wD(t)", "A dD(t)"])
        #expect(navigation.viewControllers == [a, b] && b.view.window == nil)
        tabs.dismiss(animated: true)
        stage.advance(by: 0.1)
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        #expect(tabs.selectedIndex == 1 && b.view.window == nil && stage.diagnostics.messages == [])
        let calls = log.take()
        let told = calls.filter { $0.hasPrefix("b ") && !$0.contains("M(") && !$0.contains("ld") }
        #expect(told.map { $0.dropFirst(2).prefix(2) } == ["wA", "iA", "wD", "dD"])
    }

    @Test("A window that goes takes the presented ones along; a presentation controller by itself holds nobody")
    func letGo() {
        let leaks = LeakScope.leaks {
            let stage = makeStage(300, 600)
            stage.makeCurrent()
            let (root, presented, asked) = (UIViewController(), UIViewController(), UIViewController())
            stage.window.rootViewController = root
            stage.advance(by: 1)
            root.present(presented, animated: true)
            _ = asked.presentationController
            stage.advance(by: 1)
        }
        #expect(leaks.isEmpty)
    }

    @Test("Who is told of a parent is told once, also where a stack changes inside of the call")
    func nestedMoves() {
        let stage = stage
        let (_, navigation, a) = makeTabs(stage)
        let (b, c, d) = (controller("b"), controller("c"), controller("d"))
        // In a tab that nobody sees, as in one that shows.
        let hidden = UINavigationController(rootViewController: controller("R"))
        hidden.identifier = "hidden"
        _ = log.take()
        b.on["dM"] = {
            b.on = [:]
            hidden.pushViewController(c, animated: false)
        }
        hidden.pushViewController(b, animated: true)
        #expect(log.take() == ["b wM(hidden)", "b dM(hidden)", "c wM(hidden)", "c dM(hidden)"])
        // Taken away before it was told that it came.
        a.on["dD"] = {
            a.on = [:]
            navigation.popViewController(animated: true)
        }
        navigation.pushViewController(d, animated: false)
        stage.advance(by: 1)
        #expect(
            log.take().filter { $0.hasPrefix("d ") && $0.contains("M(") } == ["d wM(nav)", "d wM(nil)", "d dM(nil)"])
        #expect(navigation.viewControllers == [a] && a.view.window != nil && stage.diagnostics.messages == [])
    }

    @Test("Who is about to show as its container leaves leaves, too")
    func leavingInTheMiddle() {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let b = controller("b")
        navigation.pushViewController(b, animated: false)
        stage.advance(by: 1)
        _ = log.take()
        a.on["wA"] = {
            a.on = [:]
            tabs.selectedIndex = 1
        }
        navigation.popViewController(animated: true)
        stage.advance(by: 2)
        let calls = log.take().filter { !$0.contains("M(") }
        #expect(calls.filter { $0.hasPrefix("A") } == ["A wA(t)", "A wD(f)", "A dD(f)"])
        #expect(calls.filter { $0.hasPrefix("b") } == ["b wD(t)", "b dD(t)"])
        #expect(a.view.window == nil && tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        #expect(log.take().filter { $0.hasPrefix("A") } == ["A wA(f)", "A iA(f)", "A dA(f)"])
        #expect(a.view.window != nil && stage.diagnostics.messages == [])
    }

    @Test("From one that stands in a tab's context the outermost presents what fills the screen")
    func presentingFromContext() {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let (c, sheet) = (controller("C"), controller("S"))
        c.modalPresentationStyle = .currentContext
        a.present(c, animated: false)
        stage.advance(by: 1)
        c.present(sheet, animated: true)
        stage.advance(by: 1)
        #expect(c.presentingViewController === navigation && sheet.presentingViewController === tabs)
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        #expect(c.view.window == nil && sheet.view.window != nil && tabs.presentedViewController === sheet)
        sheet.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(
            sheet.view.window == nil && navigation.presentedViewController === c && stage.diagnostics.messages == [])
    }

    @Test("A dismissal from further below waits for one that runs above, and a presentation for a dismissal")
    func dismissalBelowAnother() {
        let stage = stage
        let (tabs, _, a) = makeTabs(stage)
        let (b, c, d) = (controller("b"), controller("c"), controller("d"))
        for controller in [c, d] { controller.modalPresentationStyle = .fullScreen }
        tabs.present(b, animated: false)
        stage.advance(by: 1)
        b.present(c, animated: false)
        stage.advance(by: 1)
        _ = log.take()
        c.dismiss(animated: true) { [log] in log.note("first") }
        stage.advance(by: 0.1)
        a.dismiss(animated: false) { [log] in log.note("second") }
        c.present(d, animated: true)
        stage.advance(by: 2)
        #expect(
            log.take() == [
                "c wD(t)", "b wA(t)", "b iA(t)", "b dA(t)", "c dD(t)", "first", "b wD(f)", "b dD(f)", "second",
            ])
        #expect(tabs.presentedViewController == nil && a.view.window != nil && d.viewIfLoaded?.window == nil)
        #expect(stage.diagnostics.messages.allSatisfy { $0.contains("not in the window hierarchy") })
        // Asked for behind a dismissal that is not animated.
        tabs.present(b, animated: false)
        stage.advance(by: 1)
        tabs.dismiss(animated: false) { [log] in log.note("gone") }
        tabs.present(d, animated: false)
        stage.advance(by: 1)
        #expect(tabs.presentedViewController === d && d.view.window != nil && log.take().contains("gone"))
    }

    @Test("A stack that comes to be seen while its change is announced shows the old top until the new one is a child")
    func shownInTheMiddle() {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let (b, c) = (controller("b"), controller("c"))
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        b.on["wM"] = {
            b.on = [:]
            tabs.selectedIndex = 0
        }
        navigation.setViewControllers([b, c], animated: true)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [b, c] && c.view.window != nil && a.view.window == nil)
        let calls = log.take()
        #expect(calls.filter { $0.hasPrefix("c ") && $0.contains("M(") } == ["c wM(nav)", "c dM(nav)"])
        #expect(a.parent == nil && stage.diagnostics.messages == [])
    }

    @Test("Who is taken by another parent inside of its own willMove stays there")
    func takenInTheMiddle() {
        let stage = stage
        let (_, navigation, a) = makeTabs(stage)
        let b = controller("b")
        b.on["wM"] = {
            b.on = [:]
            navigation.pushViewController(b, animated: false)
        }
        let other = UINavigationController(rootViewController: b)
        #expect(other.viewControllers.isEmpty && other.children.isEmpty && navigation.viewControllers == [a, b])
        stage.advance(by: 1)
        #expect(b.parent === navigation && b.view.window != nil && stage.diagnostics.messages == [])
        #expect(log.take().filter { $0.contains("b dM") } == ["b dM(nav)"])
    }

    @Test("What leaves before the first frame lets its animations go, and who waits for them hears so")
    func leavingBeforeTheFirstFrame() {
        var finished: [Bool] = []
        let leaks = LeakScope.leaks {
            let stage = makeStage(300, 600)
            stage.makeCurrent()
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
            stage.window.rootViewController = tabs
            stage.rotate(to: .landscapeLeft)
            tabs.selectedIndex = 1
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            stage.window.addSubview(view)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished.append($0) })
            view.removeFromSuperview()
            stage.advance(by: 2)
            #expect(view.layer.animationKeys() == nil && tabs.transitionCoordinator == nil)
        }
        #expect(leaks.isEmpty && finished == [false])
    }

    @Test("A tab's controller that leaves as a child leaves the tabs; who is around the tabs cannot be in one")
    func childrenOfTabs() {
        let stage = stage
        stage.diagnostics.mode = .collect
        let (tabs, navigation, a) = makeTabs(stage)
        let b = tabs.viewControllers?[1] as? LoggingController
        navigation.removeFromParent()
        #expect(tabs.viewControllers == [b].compactMap { $0 } && tabs.selectedViewController === b)
        stage.advance(by: 1)
        #expect(b?.view.window != nil && a.view.window == nil && tabs.tabBar.items?.count == 1)
        #expect(log.take().filter { $0.hasPrefix("A") } == ["A wD(f)", "A dD(f)"])
        // What has left may be around the tabs from now on.
        let around = UIViewController()
        stage.window.rootViewController = around
        around.addChild(tabs)
        around.view.addSubview(tabs.view)
        tabs.didMove(toParent: around)
        stage.advance(by: 1)
        #expect(stage.diagnostics.messages.isEmpty)
        tabs.viewControllers = [around, navigation]
        #expect(tabs.viewControllers == [navigation] && tabs.selectedViewController === navigation)
        #expect(stage.diagnostics.messages.count == 1)
        stage.advance(by: 1)
        #expect(a.view.window != nil)
    }

    @Test("Who is presented while it is told of a parent does not become a child, too")
    func presentedInCallback() {
        let stage = stage
        stage.diagnostics.mode = .collect
        let (tabs, navigation, a) = makeTabs(stage)
        let b = controller("b")
        b.on["wM"] = {
            b.on = [:]
            tabs.present(b, animated: false)
        }
        navigation.pushViewController(b, animated: false)
        #expect(navigation.viewControllers == [a] && b.parent == nil && tabs.presentedViewController === b)
        #expect(log.take().filter { $0.contains("M(") } == ["b wM(nav)", "b wM(nil)", "b dM(nil)"])
        stage.advance(by: 1)
        #expect(b.view.window != nil && b.presentedViewController == nil && tabs.presentedChain == [b])
        #expect(stage.diagnostics.all.isEmpty)
    }

    @Test("One that is still coming, without animation, presents once it is there")
    func presentedWhileComing() {
        let stage = stage
        let (tabs, _, _) = makeTabs(stage)
        let (b, c) = (controller("b"), controller("c"))
        (b.modalPresentationStyle, c.modalPresentationStyle) = (.formSheet, .overCurrentContext)
        b.definesPresentationContext = true
        tabs.present(b, animated: false) { log.note("presented b") }
        stage.runTurn()
        b.present(c, animated: false) { log.note("presented c") }
        stage.advance(by: 1)
        let calls = log.take().filter { !$0.hasSuffix("ld") }
        #expect(
            calls == [
                "b wA(f)", "b iA(f)", "b dA(f)", "presented b", "c wA(f)", "c iA(f)", "c dA(f)", "presented c",
            ])
        #expect(tabs.presentedChain == [b, c] && stage.diagnostics.all.isEmpty)
    }

    @Test("A tab that is selected while another one loads, or while one ends, wins", arguments: [0, 1])
    func selectedWhileLoading(next: Int) {
        let stage = stage
        stage.diagnostics.mode = .collect
        let (tabs, _, a) = makeTabs(stage)
        let (b, c) = (controller("b"), controller("c"))
        tabs.viewControllers = (tabs.viewControllers?.prefix(1) ?? []) + [b, c]
        b.on["ld"] = { [weak tabs] in tabs?.selectedIndex = next * 2 }
        _ = log.take()
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        let calls = log.take().filter { $0.hasPrefix("b") || $0.hasPrefix("A") }
        let seen = next == 0 ? a : c
        #expect(tabs.selectedIndex == next * 2 && seen.view.window != nil)
        #expect(!calls.contains { $0.hasPrefix("b wA") } && calls.contains("A wD(f)") == (next == 1), "\(calls)")
        // One is told that it appeared while the next is selected already, and selects a third.
        tabs.selectedIndex = 1
        b.on["dA"] = { [weak tabs, weak b] in
            b?.on = [:]
            tabs?.selectedIndex = 2
        }
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        #expect(tabs.selectedIndex == 2 && c.view.window != nil && a.view.window == nil && b.view.window == nil)
        #expect(tabs.transitionCoordinator == nil && stage.diagnostics.all.isEmpty)
        #expect(log.take().last { $0.hasPrefix("b") } == "b dD(f)")
    }

    @Test("A tab's content that selects another tab as it loads is not told that it will appear")
    func selectedWhileContentLoads() {
        let stage = stage
        let (tabs, navigation, _) = makeTabs(stage)
        let b = controller("b")
        let other = UINavigationController(rootViewController: b)
        tabs.viewControllers = [navigation, other]
        b.on["ld"] = { [weak tabs] in tabs?.selectedIndex = 0 }
        _ = log.take()
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        #expect(tabs.selectedIndex == 0 && b.view.window == nil && stage.diagnostics.all.isEmpty)
        #expect(log.take() == ["b ld"])
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        #expect(log.take().filter { $0.hasPrefix("b") } == ["b wA(f)", "b iA(f)", "b dA(f)"])
    }

    @Test("What is presented in a pushed-over controller's place moves with it, and is there after the pop")
    func contextInStack() {
        let stage = stage
        let (_, navigation, a) = makeTabs(stage)
        let (b, c) = (controller("b"), controller("c"))
        a.definesPresentationContext = true
        b.modalPresentationStyle = .overCurrentContext
        a.present(b, animated: false)
        stage.advance(by: 1)
        navigation.pushViewController(c, animated: true)
        stage.advance(by: 0.1)
        let shifts = [a, b].map { $0.view.convert(CGPoint.zero, to: nil).x }
        #expect(shifts[0] == shifts[1])
        stage.advance(by: 1)
        #expect(a.view.window == nil && b.view.window == nil)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(a.view.window != nil && b.view.window != nil)
        #expect(b.view.convert(b.view.bounds, to: nil) == stage.window.bounds)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("Who is coming in a tab's context while a full screen covers all of it leaves with it")
    func coveredWhileComing() {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let (b, c) = (controller("b"), controller("c"))
        navigation.definesPresentationContext = true
        (b.modalPresentationStyle, c.modalPresentationStyle) = (.overCurrentContext, .fullScreen)
        a.present(b, animated: true)
        tabs.present(c, animated: false)
        stage.advance(by: 2)
        let calls = log.take().filter { $0.hasPrefix("b") && !$0.hasSuffix("ld") }
        #expect(calls == ["b wA(t)", "b iA(t)", "b dA(t)", "b wD(f)", "b dD(f)"])
        #expect(b.view.window == nil && c.view.window != nil)
        tabs.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(b.view.window != nil && navigation.presentedViewController === b)
        #expect(log.take().filter { $0.hasPrefix("b") } == ["b wA(f)", "b iA(f)", "b dA(f)"])
    }
}
