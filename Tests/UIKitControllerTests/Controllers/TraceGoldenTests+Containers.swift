import Offstage
import TestKit
import Testing
import UIKit

// A window's root, tabs, and a container that forwards by itself.
extension TraceGoldenTests {
    @Test("1 a plain controller as the window's root, and another one in its place")
    func plainRoot() {
        let stage = stage
        let (a, b) = (controller("A", layout: true), controller("B", layout: true))
        stage.window.rootViewController = a
        #expect(log.take() == ["A ld", "A wA(f)"])
        stage.advance(by: 1)
        #expect(log.take() == ["A iA(f) w", "A L w", "A dA(f) w"])
        stage.window.rootViewController = b
        #expect(log.take() == ["B ld", "A wD(f) w", "A dD(f)", "B wA(f)"])
        #expect(b.view.frame == stage.window.bounds)
        stage.advance(by: 1)
        #expect(log.take() == ["B iA(f) w", "B L w", "B dA(f) w"])
    }

    /// Says what it hears before its children do, and what its delegate is asked.
    final class Tabs: UITabBarController, UITabBarControllerDelegate {
        var log: CallLog?
        private func note(_ call: String) { log?.note("tabs \(call)\(loggedState)") }
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
        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
            note("shouldSelect \(id(viewController))")
            return true
        }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            note("didSelect \(id(viewController))")
        }
    }

    @Test("7 tabs: a tap, and code, which asks nobody; the container itself hears nothing of either")
    func tabs() throws {
        let stage = stage
        let (a, b) = (controller("A", layout: true), controller("B", layout: true))
        let tabs = Tabs()
        (tabs.identifier, tabs.delegate) = ("tabs", tabs)
        tabs.viewControllers = [a, b]
        #expect(log.take() == ["A wM(tabs) M", "B wM(tabs) M", "A dM(tabs) M", "B dM(tabs) M"])
        tabs.log = log
        stage.window.rootViewController = tabs
        #expect(log.take() == ["tabs ld", "tabs wA(f)", "A ld", "A wA(f)"])
        stage.advance(by: 1)
        #expect(
            log.take() == ["tabs iA(f) w", "A iA(f) w", "A L w", "tabs dA(f) w", "A dA(f) w"])
        try stage.touch.tap(CGPoint(x: 225, y: 540))
        #expect(
            log.take() == [
                "tabs shouldSelect B w", "B ld c", "B wA(f) c", "A wD(f) w c", "tabs didSelect B w c",
                "B iA(f) w c", "B L w c", "A dD(f) c", "B dA(f) w c",
            ])
        #expect(a.view.window == nil && b.view.window != nil)
        stage.advance(by: 1)
        tabs.selectedIndex = 0
        #expect(log.take() == ["A wA(f) c", "B wD(f) w c"])
        stage.advance(by: 1)
        #expect(log.take().filter { !$0.contains(" L ") } == ["A iA(f) w c", "B dD(f) c", "A dA(f) w c"])
        stage.window.rootViewController = nil
        #expect(log.take() == ["tabs wD(f) w", "A wD(f) w", "tabs dD(f)", "A dD(f)"])
    }

    @Test("8 a container that forwards by itself: a child joins, comes alone, and goes")
    func automaticContainer() {
        let stage = stage
        let (a, b, c) = (controller("A", layout: true), controller("B", layout: true), controller("C", layout: true))
        a.addChild(b)
        a.view.addSubview(b.view)
        b.didMove(toParent: a)
        #expect(log.take() == ["B wM(A) M", "A ld", "B ld M", "B dM(A) M"])
        stage.window.rootViewController = a
        #expect(log.take() == ["A wA(f)", "B wA(f)"])
        stage.advance(by: 1)
        #expect(log.take() == ["A iA(f) w", "A L w", "B iA(f) w", "B L w", "A dA(f) w", "B dA(f) w"])
        a.addChild(c)
        a.view.addSubview(c.view)
        c.didMove(toParent: a)
        #expect(log.take() == ["C wM(A) M", "C ld M", "C wA(f) M", "C dM(A) w M"])
        stage.advance(by: 1)
        #expect(log.take().filter { $0 != "A L w" } == ["C iA(f) w", "C L w", "C dA(f) w"])
        c.willMove(toParent: nil)
        c.view.removeFromSuperview()
        c.removeFromParent()
        #expect(log.take() == ["C wM(nil) w F", "C wD(f) w F", "C dD(f) F", "C dM(nil) F"])
        stage.window.rootViewController = nil
        #expect(log.take() == ["A wD(f) w", "B wD(f) w", "A dD(f)", "B dD(f)"])
    }
}
