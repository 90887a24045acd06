import Offstage
import TestKit
import Testing
import UIKit

// Transitions that callbacks, or what goes on around them, end before their time.
extension InterruptedScreenTests {
    /// The calls of one controller so far, but for those of loading.
    private func take(_ id: String) -> [String] {
        log.take().filter { $0.hasPrefix("\(id) ") && !$0.hasSuffix("ld") }.map { String($0.dropFirst(id.count + 1)) }
    }

    @Test("Who is taken by another stack before it was told that it came hears that it does not come")
    func takenBeforeArrival() {
        let stage = stage
        let (_, navigation, a) = makeTabs(stage)
        let (b, c) = (controller("b"), controller("c"))
        let other = UINavigationController(rootViewController: b)
        other.identifier = "other"
        b.on["wM"] = {
            b.on = [:]
            navigation.pushViewController(c, animated: true)
        }
        _ = log.take()
        other.setViewControllers([c], animated: false)
        #expect(take("c") == ["wM(nav)", "wM(nil)", "dM(nil)", "wM(other)", "dM(other)"])
        stage.advance(by: 1)
        #expect(other.viewControllers == [c] && navigation.viewControllers == [a] && c.parent === other)
        #expect(take("c").isEmpty && a.view.window != nil && stage.diagnostics.messages == [])
    }

    @Test("Who is taken by another parent as it leaves the last one stays there")
    func takenWhileLeaving() {
        let stage = stage
        let (_, navigation, a) = makeTabs(stage)
        let b = controller("b")
        let (first, second) = (UIViewController(), UIViewController())
        (first.identifier, second.identifier) = ("first", "second")
        first.addChild(b)
        b.didMove(toParent: first)
        b.on["dM"] = {
            b.on = [:]
            navigation.pushViewController(b, animated: false)
        }
        _ = log.take()
        second.addChild(b)
        stage.advance(by: 1)
        #expect(take("b").filter { $0.contains("M(") } == ["dM(nil)", "wM(nav)", "dM(nav)"])
        #expect(b.parent === navigation && second.children.isEmpty && navigation.viewControllers == [a, b])
    }

    @Test("Who is presented does not become a child, too: not even of those before whom it stands")
    func presentedAndPushed() {
        let stage = stage
        stage.diagnostics.mode = .collect
        let (tabs, navigation, a) = makeTabs(stage)
        let (b, c) = (controller("b"), controller("c"))
        b.on["wM"] = {
            b.on = [:]
            tabs.present(c, animated: true)
        }
        navigation.setViewControllers([a, b, c], animated: true)
        #expect(navigation.viewControllers == [a, b] && c.parent == nil && tabs.presentedViewController === c)
        stage.advance(by: 1)
        #expect(c.presentedViewController == nil && tabs.presentedChain == [c] && c.view.window != nil)
        navigation.pushViewController(c, animated: false)
        #expect(navigation.viewControllers == [a, b] && c.parent == nil)
        #expect(stage.diagnostics.messages.count == 2)
        #expect(stage.diagnostics.messages.allSatisfy { $0.contains("it can't be a child of") })
        #expect(take("c").filter { $0.contains("M(") }.isEmpty)
        // Asked to leave, it may be pushed at once, as apps do.
        tabs.dismiss(animated: false)
        navigation.pushViewController(c, animated: false)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a, b, c] && c.view.window != nil && c.presentingViewController == nil)
        #expect(stage.diagnostics.messages.count == 2)
    }

    @Test("Who stands in a tab's place leaves with the tab, also where it is about to present another one")
    func leavingWhilePresenting() {
        let stage = stage
        stage.diagnostics.mode = .collect
        let (tabs, _, a) = makeTabs(stage)
        let (c, d) = (controller("c"), controller("d"))
        for controller in [c, d] {
            controller.modalPresentationStyle = .currentContext
            controller.definesPresentationContext = true
        }
        a.present(c, animated: false)
        stage.advance(by: 1)
        _ = log.take()
        c.present(d, animated: false)
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        #expect(take("c") == ["wD(f)", "dD(f)"])
        #expect(c.view.window == nil && d.viewIfLoaded?.window == nil && c.presentedViewController == nil)
        #expect(stage.diagnostics.messages.allSatisfy { $0.contains("not in the window hierarchy") })
    }

    @Test("Who comes back in a tab's place as the tab leaves is there, and leaves with it")
    func leavingWhileComingBack() {
        let stage = stage
        let (tabs, _, a) = makeTabs(stage)
        let (c, d) = (controller("c"), controller("d"))
        for controller in [c, d] { controller.modalPresentationStyle = .currentContext }
        a.present(c, animated: false)
        stage.advance(by: 1)
        c.present(d, animated: false)
        stage.advance(by: 1)
        c.dismiss(animated: true)
        stage.advance(by: 0.1)
        _ = log.take()
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        let calls = log.take()
        #expect(calls.filter { $0.hasPrefix("c") } == ["c dA(t)", "c wD(f)", "c dD(f)"])
        #expect(calls.filter { $0.hasPrefix("d") } == ["d dD(t)"] && c.view.window == nil)
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        #expect(take("c") == ["wA(f)", "iA(f)", "dA(f)"])
        #expect(c.view.window != nil && a.view.window == nil && stage.diagnostics.messages == [])
    }

    @Test("A tab that is selected as somebody is told that he is there takes him away, and brings him back")
    func leavingAtTheEnd() {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let b = controller("b")
        b.modalPresentationStyle = .currentContext
        b.on["dA"] = {
            b.on = [:]
            tabs.selectedIndex = 1
        }
        a.present(b, animated: true)
        stage.advance(by: 1)
        #expect(take("b") == ["wA(t)", "iA(t)", "dA(t)", "wD(f)", "dD(f)"])
        #expect(b.view.window == nil && a.view.window == nil)
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        #expect(take("b") == ["wA(f)", "iA(f)", "dA(f)"])
        // Away and back in one call, as who presented is told that it is there again.
        a.on["dA"] = {
            a.on = [:]
            tabs.selectedIndex = 1
            tabs.selectedIndex = 0
        }
        navigation.dismiss(animated: true)
        stage.advance(by: 1)
        let calls = log.take()
        #expect(calls.filter { $0.hasPrefix("b") } == ["b wD(t)", "b dD(t)"] && b.view.window == nil)
        let back = calls.filter { $0.hasPrefix("A") }
        #expect(back.prefix(3) == ["A wA(t)", "A iA(t)", "A dA(t)"] && back.last == "A dA(f)", "\(back)")
        #expect(a.view.window != nil && stage.diagnostics.messages == [])
    }

    @Test("A dismissal in a tab's place brings nobody back behind what covers all tabs")
    func dismissedBehindCover() {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let (c, full) = (controller("c"), controller("F"))
        (c.modalPresentationStyle, full.modalPresentationStyle) = (.currentContext, .fullScreen)
        a.present(c, animated: false)
        stage.advance(by: 1)
        tabs.present(full, animated: true)
        stage.advance(by: 0.1)
        _ = log.take()
        navigation.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(take("A").isEmpty)
        #expect(a.view.window == nil && c.view.window == nil && c.presentingViewController == nil)
        tabs.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(take("A") == ["wA(f)", "iA(f)", "dA(f)"])
        #expect(a.view.window != nil && stage.diagnostics.messages == [])
    }

    @Test("A tab that is selected as another one's place is about to be filled, or given back, takes that away unseen")
    func placeLeavesInTheMiddle() {
        for isCovering in [false, true] {
            let stage = stage
            let (tabs, navigation, a) = makeTabs(stage)
            let b = controller("b")
            b.modalPresentationStyle = isCovering ? .currentContext : .overCurrentContext
            b.on["wA"] = {
                b.on = [:]
                tabs.selectedIndex = 1
            }
            a.present(b, animated: true) { self.log.note("b there") }
            stage.advance(by: 1)
            #expect(take("b") == ["wA(t)", "wD(t)", "dD(t)", "there"])
            #expect(b.view.window == nil && a.view.window == nil && navigation.transitionCoordinator == nil)
            tabs.selectedIndex = 0
            stage.advance(by: 1)
            #expect(take("b") == ["wA(f)", "iA(f)", "dA(f)"])
            #expect(b.view.window != nil && (a.view.window == nil) == isCovering)
            b.on["wD"] = {
                b.on = [:]
                tabs.selectedIndex = 1
            }
            navigation.dismiss(animated: true)
            stage.advance(by: 1)
            #expect(take("b") == ["wD(t)", "dD(t)"])
            #expect(b.view.window == nil && a.view.window == nil && navigation.presentedViewController == nil)
            tabs.selectedIndex = 0
            stage.advance(by: 1)
            #expect(take("A") == ["wA(f)", "iA(f)", "dA(f)"])
            #expect(a.view.window != nil && stage.diagnostics.messages == [])
        }
    }

    @Test("A tab that is selected as a covered screen is told so takes away both it and who covers it")
    func placeLeavesBeforeCover() {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let b = controller("b")
        b.modalPresentationStyle = .currentContext
        a.on["wD"] = {
            a.on = [:]
            tabs.selectedIndex = 1
        }
        a.present(b, animated: true)
        stage.advance(by: 1)
        #expect(take("b").isEmpty && b.view.window == nil && a.view.window == nil)
        tabs.selectedIndex = 0
        stage.advance(by: 1)
        let calls = log.take()
        #expect(calls.filter { $0.hasPrefix("b") } == ["b wA(f)", "b iA(f)", "b dA(f)"])
        #expect(!calls.contains { $0.hasPrefix("A") } && a.view.window == nil && b.view.window != nil)
        navigation.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(take("A") == ["wA(f)", "iA(f)", "dA(f)"])
        #expect(a.view.window != nil && stage.diagnostics.messages == [])
    }

    @Test("A pop before the commit that would end a push leaves the old top in its place")
    func popBeforeCommit() {
        let stage = stage
        let (_, navigation, a) = makeTabs(stage)
        let b = controller("b")
        navigation.pushViewController(b, animated: false)
        navigation.view.layoutIfNeeded()
        navigation.popViewController(animated: false)
        stage.advance(by: 1)
        #expect(a.view.window != nil && b.view.window == nil && navigation.viewControllers == [a])
        let calls = log.take().filter { !$0.hasSuffix("ld") }
        #expect(calls.filter { $0.hasPrefix("A") } == ["A wD(f)", "A wA(f)", "A dA(f)"])
        #expect(
            calls.filter { $0.hasPrefix("b") } == [
                "b wM(nav)", "b wA(f)", "b iA(f)", "b wM(nil)", "b wD(f)", "b dD(f)", "b dM(nil)",
            ])
        #expect(navigation.transitionCoordinator == nil && stage.diagnostics.messages == [])
    }

    @Test("A swipe whose screen is covered and uncovered under the finger has gone back meanwhile")
    func coveredUnderFinger() throws {
        let stage = stage
        let (tabs, navigation, a) = makeTabs(stage)
        let (b, full) = (controller("b"), controller("F"))
        full.modalPresentationStyle = .fullScreen
        navigation.pushViewController(b, animated: false)
        stage.advance(by: 1)
        try stage.touch.down(CGPoint(x: 5, y: 300))
        for x in stride(from: 25.0, through: 265, by: 20) {
            stage.advance(by: 0.02)
            try stage.touch.move(CGPoint(x: x, y: 300))
        }
        _ = log.take()
        tabs.present(full, animated: true)
        stage.advance(by: 0.1)
        tabs.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a, b] && navigation.transitionCoordinator == nil)
        let calls = log.take().filter { !$0.contains("M(") }
        #expect(calls.filter { $0.hasPrefix("b") } == ["b dD(t)", "b wA(f)", "b iA(f)", "b dA(f)"])
        #expect(calls.filter { $0.hasPrefix("A") } == ["A wD(t)", "A dD(t)"])
        try stage.touch.up()
        stage.advance(by: 1)
        #expect(b.view.window != nil && a.view.window == nil && log.take().isEmpty)
        #expect(b.view.convert(b.view.bounds, to: nil).minX == 0 && stage.diagnostics.messages == [])
    }

    @Test("A root that is replaced while another one covers it, or uncovers it, leaves; and can be the root again")
    func rootReplaced() {
        let stage = stage
        let (a, b, other) = (controller("A"), controller("b"), UIViewController())
        b.modalPresentationStyle = .fullScreen
        stage.window.rootViewController = a
        stage.advance(by: 1)
        a.present(b, animated: true)
        stage.advance(by: 0.1)
        _ = log.take()
        stage.window.rootViewController = other
        #expect(log.take() == ["b wD(f)", "b dD(f)", "A dD(t)"])
        stage.advance(by: 1)
        stage.window.rootViewController = a
        stage.advance(by: 1)
        a.present(b, animated: true)
        stage.advance(by: 1)
        a.dismiss(animated: true)
        stage.advance(by: 0.1)
        _ = log.take()
        stage.window.rootViewController = other
        #expect(log.take() == ["b dD(t)", "A wD(f)", "A dD(f)"])
        stage.advance(by: 1)
        stage.window.rootViewController = a
        stage.advance(by: 1)
        a.present(b, animated: false)
        stage.advance(by: 1)
        // Away behind the other one.
        stage.window.rootViewController = other
        stage.advance(by: 1)
        _ = log.take()
        stage.window.rootViewController = a
        stage.advance(by: 1)
        #expect(log.take() == ["A wA(f)", "A iA(f)", "A dA(f)"])
        #expect(a.view.window != nil && !b.isBeingDismissed && !b.isBeingPresented && stage.diagnostics.messages == [])
    }
}
