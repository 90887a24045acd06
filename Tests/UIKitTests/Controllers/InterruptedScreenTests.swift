import Offstage
import TestKit
import Testing
import UIKit

/// Screens that change while others do: in callbacks, under a finger, below a presentation. Random scripts found these.
@Suite("Interrupted screens")
@MainActor
struct InterruptedScreenTests {
    let log = CallLog()
    private let made = makeStage(300, 600, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 20, right: 0))

    var stage: Stage {
        made.makeCurrent()
        return made
    }

    private func controller(_ id: String) -> LoggingController {
        let controller = LoggingController(id, log)
        (controller.logsLayout, controller.logsState) = (false, false)
        return controller
    }

    /// Tabs with A in a navigation controller, and B.
    private func makeTabs(_ stage: Stage) -> (UITabBarController, UINavigationController, LoggingController) {
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
        #expect(a.view.window != nil && c.view.window == nil && stage.diagnostics.all.isEmpty)
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
        #expect(stage.diagnostics.all.isEmpty)
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
        #expect(stage.diagnostics.all.isEmpty)
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
        #expect(top.view.window != nil && (top === a || a.view.window == nil) && stage.diagnostics.all.isEmpty)
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
        #expect(tabs.selectedIndex == 1 && b.view.window == nil && stage.diagnostics.all.isEmpty)
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
}
