import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Errors about controllers")
struct ControllerErrorTests {
    private func expect(_ found: [String], _ error: String) {
        #expect(found.count == 1 && found[0].hasPrefix(error), "\(found)")
    }

    @Test(
        "What is wrong with a controller has its place, and the nearest name",
        arguments: [
            ("{ class: UINavigationControler }", "3:22 unknown class 'UINavigationControler'"),
            ("{ class: UIButton }", "3:22 UIButton is no class of controllers; expected UIViewController"),
            ("{ tittle: a }", "3:15 unknown key 'tittle' of UIViewController; did you mean 'title'?"),
            (
                "{ viewControllers: [] }",
                "3:15 viewControllers is a key of UINavigationController, UITabBarController or UIPageViewController, "
                    + "and this is a UIViewController"
            ),
            ("{ modalPresentationStyle: fullscreen }", "3:39 unknown name 'fullscreen'"),
            (
                "{ class: UITabBarController, viewControllers: [{}], selectedIndex: 1 }",
                "3:13 selectedIndex 1 of 1 controller"
            ),
            (
                "{ class: UINavigationController, viewControllers: [{ class: UINavigationController }] }",
                "3:64 a navigation controller in the stack of another one"
            ),
            (
                "{ class: UITabBarController, view: { class: UIButton } }",
                "3:42 the view of a UITabBarController is its own"
            ),
            ("{ children: [{ in: box }] }", "3:32 no view or layer has the id 'box'"),
            ("{ id: a, children: [{ in: a }] }", "3:39 'a' is a controller"),
            ("{ id: a, view: { id: a } }", "3:34 the id 'a' is taken"),
        ])
    func controller(text: String, error: String) {
        expect(SceneText.errors(SceneText.head + "controller: \(text)\n"), error)
    }

    /// The change stands on line 5, its verb from column 14 on.
    @Test(
        "What is wrong with a verb has its place, and the nearest name",
        arguments: [
            ("push: detial", "5:20 no controller has the id 'detial'; did you mean 'detail'?"),
            ("push: page", "5:20 'page' is a view; expected a controller"),
            ("push: nav", "5:20 'nav' is a UINavigationController, which cannot be pushed"),
            ("push: detail, in: list", "5:32 'list' is a UIViewController; expected a UINavigationController"),
            ("pop: list", "5:19 'list' is a UIViewController; expected a UINavigationController"),
            ("addChild: list, to: list", "5:34 'list' is to be a child of itself"),
            ("show: primary, id: nav", "5:33 'nav' is a UINavigationController; expected a UISplitViewController"),
            ("rotate: sideways", "5:22 unknown name 'sideways'"),
            ("scene: backgound", "5:21 unknown name 'backgound'"),
            ("memoryWarning: false", "5:29 memoryWarning is false; expected true"),
            ("push: detail, completion: []", "5:28 'completion' goes with"),
            ("id: list, call: layoutIfNeeded", "5:30 'list' is a controller; expected loadViewIfNeeded"),
            ("id: list, set: { titel: a }", "5:31 unknown key 'titel'"),
            ("id: list, set: { children: [] }", "5:31 children cannot be changed"),
            ("setViewControllers: { list: [detail] }", "5:36 'list' is a UIViewController"),
        ])
    func verb(text: String, error: String) {
        let controllers = """
            controller: { class: UINavigationController, id: nav, viewControllers: [{ id: list, view: { id: page } }] }
            controllers: [{ id: detail }]
            changes: [{ at: 1, \(text) }]

            """
        let found = SceneText.errors(SceneText.head + controllers)
        // The verb stands at column 20 of the line.
        let wanted = error.split(separator: " ", maxSplits: 1)
        let place = wanted[0].split(separator: ":").compactMap { Int($0) }
        expect(found, "\(place[0]):\(place[1] + 6) \(wanted[1])")
    }

    @Test(
        "What is wrong with an expectation of controllers has its place, and the nearest name",
        arguments: [
            ("callbacks: [list]", "4:23 'list' names no call; expected `id method(argument)`"),
            ("callbacks: [\"list viewDidApear\"]", "4:23 controllers have no callback 'viewDidApear'"),
            ("callbacks: [\"lost viewDidAppear\"]", "4:23 no controller has the id 'lost'; did you mean 'list'?"),
            ("callbacks: [\"list viewDidAppear(true\"]", "4:23 the bracket of"),
            ("stack: { list: [] }", "4:20 'list' is a UIViewController; expected a UINavigationController"),
            ("presented: [lost]", "4:23 no controller has the id 'lost'; did you mean 'list'?"),
            ("values: { list: { titel: a } }", "4:29 a UIViewController has no value 'titel' to expect"),
        ])
    func expectation(text: String, error: String) {
        expect(SceneText.errors(SceneText.head + "controller: { id: list }\nexpect: { \(text) }\n"), error)
    }

    @Test("A misspelt verb is missed, and has its nearest name")
    func misspelt() {
        #expect(
            SceneText.errors(SceneText.head + "controller: { id: list }\nchanges: [{ at: 1, pushh: list }]\n") == [
                "4:11 a change needs the key 'push'", "4:20 unknown key 'pushh' in a change; did you mean 'push'?",
            ])
    }

    @Test("A controller beside a view, and one in a file of components, are refused")
    func beside() {
        expect(
            SceneText.errors(SceneText.head + "view: {}\ncontroller: {}\n"),
            "3:1 'view' beside 'controller'; expected one or the other")
    }
}
