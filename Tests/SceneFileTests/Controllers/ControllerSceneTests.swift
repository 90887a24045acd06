import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Controllers in scenes")
struct ControllerSceneTests {
    private static let stack = """
        controller: { class: UINavigationController, id: nav, viewControllers: [{ id: list }] }
        controllers: [{ id: a }, { id: b }]

        """

    private func stage(_ text: String) throws -> SceneStage {
        let stage = try SceneText.stage(SceneText.head + text)
        stage.stage.makeCurrent()
        return stage
    }

    private func ids(_ controllers: [UIViewController]?) -> [String] { (controllers ?? []).map(\.name) }

    @Test("The root controller's view fills the window; a view with a place of its own keeps it")
    func root() throws {
        let filling = try stage("controller: { id: c, view: { id: v } }\n")
        filling.advance(to: 0.1)
        #expect(filling.view("v")?.frame == CGRect(x: 0, y: 0, width: 32, height: 32))
        #expect(filling.stage.window.rootViewController === filling.controller("c"))
        let child = try stage("controller: { children: [{ view: { id: v, frame: [1, 2, 3, 4] } }] }\n")
        child.advance(to: 0.1)
        #expect(child.view("v")?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("Views of controllers are made when they are asked for, and constraints on them then")
    func laziness() throws {
        let scene = try stage(
            Self.stack.replacing("{ id: a }", with: "{ id: a, view: { id: page, subviews: [{ id: box }] } }")
                + "constraints: [box.width == 7, box.height == 5, box.leading == page.leading, box.top == page.top]\n"
                + "changes: [{ at: 0.5, push: a, animated: false }]\n")
        scene.advance(to: 0.4)
        #expect(scene.view("page") == nil && scene.controller("a")?.isViewLoaded == false)
        scene.advance(to: 0.6)
        #expect(scene.view("box")?.bounds.size == CGSize(width: 7, height: 5))
    }

    @Test("push, pop, popTo, popToRoot and setViewControllers change the stack, animated or not")
    func stacks() throws {
        let scene = try stage(
            Self.stack + """
                changes:
                  - { at: 1, push: a, animated: false }
                  - { at: 2, push: b, in: nav }
                  - { at: 3, popTo: list, animated: false }
                  - { at: 4, setViewControllers: { nav: [b, a, list] }, animated: false }
                  - { at: 5, pop: nav, animated: false }
                  - { at: 6, popToRoot: nav }

                """)
        let nav = try #require(scene.controller("nav") as? UINavigationController)
        for (time, stack) in [
            (1.5, ["list", "a"]), (2.5, ["list", "a", "b"]), (3.5, ["list"]), (4.5, ["b", "a", "list"]),
            (5.5, ["b", "a"]), (6.5, ["b"]),
        ] {
            scene.advance(to: time)
            #expect(ids(nav.viewControllers) == stack, "at \(time)")
        }
        let animated = scene.stage.lifecycle.events(of: "b").filter { $0.method == "viewWillAppear" }
        #expect(animated.map(\.argument) == ["true", "true"])
        #expect(scene.problems == [])
    }

    @Test("present and dismiss run their completions; the one in front presents")
    func presentations() throws {
        let scene = try stage(
            """
            controller: { id: home, view: { id: v } }
            controllers: [{ id: a }, { id: b }]
            changes:
              - { at: 1, present: a, animated: false, completion: [{ id: v, set: { alpha: 0.5 } }] }
              - { at: 2, present: b }
              - { at: 3, dismiss: home, animated: false, completion: [{ id: v, set: { alpha: 0.25 } }] }

            """)
        scene.advance(to: 1.5)
        #expect(scene.view("v")?.alpha == 0.5)
        scene.advance(to: 2.9)
        #expect(scene.controller("b")?.presentingViewController === scene.controller("a"))
        scene.advance(to: 4)
        #expect(scene.controller("home")?.presentedViewController == nil && scene.view("v")?.alpha == 0.25)
    }

    @Test("A presented controller does not become a child of its presenter: those in front stay a row")
    func goingAround() throws {
        let scene = try stage(
            """
            controller: { id: home }
            controllers: [{ id: a }, { id: b }]
            changes:
              - { at: 1, present: a, animated: false }
              - { at: 2, addChild: a, to: home }
              - { at: 3, present: b, animated: false }
              - { at: 4, present: home, from: a, animated: false }

            """)
        scene.advance(to: 5)
        #expect(scene.controller("a")?.parent == nil)
        #expect(ids(scene.controller("home")?.presentedChain) == ["a", "b"])
        #expect(scene.stage.lifecycle.events.last != nil)
    }

    @Test("Tabs are selected by a controller in them; columns are shown; the root is replaced; the device is turned")
    func others() throws {
        let scene = try stage(
            """
            controller:
              class: UITabBarController
              id: tabs
              viewControllers: [{ id: a }, { class: UINavigationController, id: nav, viewControllers: [{ id: b }] }]
            controllers: [{ id: c }]
            changes:
              - { at: 1, select: b }
              - { at: 2, id: tabs, set: { selectedIndex: 0 } }
              - { at: 3, root: c }
              - { at: 4, addChild: a, to: c }
              - { at: 5, removeFromParent: a }
              - { at: 6, traits: { userInterfaceStyle: dark } }

            """)
        let tabs = try #require(scene.controller("tabs") as? UITabBarController)
        scene.advance(to: 1.5)
        #expect(tabs.selectedIndex == 1)
        scene.advance(to: 2.5)
        #expect(tabs.selectedIndex == 0)
        scene.advance(to: 3.5)
        #expect(scene.stage.window.rootViewController === scene.controller("c"))
        scene.advance(to: 6.5)
        #expect(scene.controller("c")?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("What cannot be done is a sentence at the change, or what a device says")
    func problems() throws {
        let scene = try stage(
            """
            controller: { id: home }
            controllers: [{ id: a }]
            changes:
              - { at: 1, push: a }
              - { at: 2, popTo: a }
              - { at: 3, removeFromParent: home }
              - { at: 4, select: home }
              - { at: 5, addChild: home, to: a }

            """)
        scene.advance(to: 4.5)
        #expect(
            scene.problems.map { "\($0.line) \($0.message)" } == [
                "6 no navigation controller is seen", "7 'a' is in no stack", "8 'home' has no parent",
                "9 'home' is in no tab",
            ])
        scene.advance(to: 6)
    }

    @Test("callbacks expects all calls of what it names since a frame asked last, and tells those that came")
    func callbacks() throws {
        let head =
            SceneText.head + "time: [0.1, 1]\n" + Self.stack + "changes: [{ at: 0.5, push: a, animated: false }]\n"
        let good = """
            expect:
              - { at: 0.1, callbacks: [list viewDidAppear] }
              - { at: 0.1, callbacks: ["list viewDidLoad()"] }
              - { at: 1, callbacks: ["list viewWillDisappear(false)", "a viewDidAppear(false)", "a didMove(nav)"] }

            """
        #expect(try SceneText.frames(head + good).flatMap(\.failures) == [])
        let bad = try SceneText.frames(
            head + "expect: { at: 1, callbacks: [\"a viewDidAppear(true)\", a viewDidDisappear] }\n")
        #expect(
            bad.flatMap(\.failures).first?.contains(
                "the calls were a viewDidAppear(false); expected a viewDidAppear(true), a viewDidDisappear") == true)
    }

    @Test("stack, presented and responders say what is there instead")
    func structure() throws {
        let text =
            SceneText.head + Self.stack
            + "expect: [{ stack: { nav: [a] } }, { presented: [b] }, { responders: { list: [nav] } }]\n"
        let found = try SceneText.frames(text).flatMap(\.failures)
        #expect(found.count == 3)
        #expect(found[0].contains("the stack of nav is list; expected a"))
        #expect(found[1].contains("presented are none; expected b"))
        #expect(found[2].contains("UIWindow, UIWindowScene, UIApplication; expected nav"))
    }

    @Test("The columns of a split view are its controllers, each in the place of its key")
    func columns() throws {
        let scene = try stage(
            """
            controller:
              class: UISplitViewController
              id: split
              style: tripleColumn
              primary: { id: a }
              supplementary: { id: b }
              secondary: { id: c }
              compact: { id: d }
            """)
        let split = try #require(scene.controller("split") as? UISplitViewController)
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
        #expect(columns.map { split.viewController(for: $0)?.name } == ["a", "b", "c", "d"])
    }

    @Test("A class of the app is a class of files, with keys of its own")
    func registered() throws {
        var registry = SceneRegistry.standard
        registry.register(Greeter.self, keys: [.text("greeting", "What it says.") { $0.greeting = $1 ?? "" }])
        let keys = "{ class: Greeter, id: g, greeting: hi, title: T, view: { backgroundColor: red } }"
        let scene = try Scene(text: SceneText.head + "controller: \(keys)\n", file: "test.yml", registry: registry)
            .makeStage()
        scene.stage.makeCurrent()
        scene.advance(to: 0.1)
        let greeter = try #require(scene.controller("g") as? Greeter)
        #expect(greeter.greeting == "hi" && greeter.title == "T" && greeter.didLoad == 1)
        #expect(greeter.view.backgroundColor == .red)
    }

    @Test("A swipe back and a sheet's dismissal go the way of a finger")
    func touches() throws {
        let scene = try stage(
            Self.stack.replacing("{ id: list }", with: "{ id: list }, { id: top }")
                + "touches: [{ at: 0.5, drag: [1, 20], by: [30, 0], duration: 0.2 }]\n")
        scene.advance(to: 2)
        #expect(ids((scene.controller("nav") as? UINavigationController)?.viewControllers) == ["list"])
    }
}

private final class Greeter: UIViewController {
    var greeting = ""
    var didLoad = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        didLoad += 1
    }
}
