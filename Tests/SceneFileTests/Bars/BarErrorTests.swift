import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Errors about bars")
struct BarErrorTests {
    /// The controller's keys begin in column 15 of line 3.
    @Test(
        "What is wrong with an item has its place, and the nearest name",
        arguments: [
            (
                "navigationItem: { tittle: a }",
                "3:33 unknown key 'tittle' in the navigation item; did you mean 'title'?"
            ),
            ("navigationItem: { largeTitleDisplayMode: allways }", "3:56 unknown name 'allways'"),
            (
                "prompt: a", "3:15 prompt is a key of the navigation item: write it in `navigationItem:`"
            ),
            ("badgeValue: a", "3:15 badgeValue is a key of the tab's item: write it in `tabBarItem:`"),
            (
                "prefersLargeTitles: true",
                "3:15 prefersLargeTitles is a key of UINavigationBar: write it in `navigationBar:` of the container"
            ),
            ("toolbarItems: [flexibleSpce]", "3:30 unknown name 'flexibleSpce'"),
            (
                "toolbarItems: [{ id: a }]",
                "3:30 the item shows nothing; expected title, image, systemItem or customView"
            ),
            (
                "toolbarItems: [{ systemItem: add, title: a }]",
                "3:49 'title' beside 'systemItem'; expected one or the other"
            ),
            ("toolbarItems: [{ systemItem: ad }]", "3:44 unknown name 'ad'"),
            ("toolbarItems: [{ title: a, colour: red }]", "3:42 unknown key 'colour' in the item"),
            ("toolbarItems: [{ fixedSpace: -1 }]", "3:44 found '-1'; expected a number ≥ 0"),
            ("id: a, toolbarItems: [{ id: a, title: b }]", "3:43 the id 'a' is taken"),
            (
                "tabBarItem: { badgeValu: a }",
                "3:29 unknown key 'badgeValu' in the tab's item; did you mean 'badgeValue'?"
            ),
            (
                "navigationItem: { standardAppearance: { configure: opaqe } }",
                "3:66 unknown name 'opaqe'"
            ),
            (
                "navigationItem: { standardAppearance: { titelTextAttributes: {} } }",
                "3:55 unknown key 'titelTextAttributes' in the appearance; did you mean 'titleTextAttributes'?"
            ),
            (
                "class: UINavigationController, navigationBar: { prefersLargeTitle: true }",
                "3:63 unknown key 'prefersLargeTitle' of UINavigationBar; did you mean 'prefersLargeTitles'?"
            ),
        ])
    func item(text: String, error: String) {
        let found = SceneText.errors(SceneText.head + "controller: { \(text) }\n")
        #expect(found.count == 1 && found[0].hasPrefix(error), "\(found)")
    }

    @Test(
        "What is wrong with a change or an expectation about an item has its place",
        arguments: [
            (
                "changes: [{ at: 1, id: b, set: { titel: a } }]",
                "4:34 unknown key 'titel' in the item; did you mean 'title'?"
            ),
            (
                "changes: [{ at: 1, id: b, set: { changes: [] } }]",
                "4:34 unknown key 'changes' in the item; expected title"
            ),
            ("changes: [{ at: 1, id: b, call: setNeedsLayout }]", "4:33 'b' is an item of a bar, on which nothing"),
            (
                "changes: [{ at: 1, id: b, removeAnimation: a }]",
                "4:24 'b' is an item of a bar, which has no layer"
            ),
            ("constraints: [b.width == 3]", "4:15 'b' is an item of a bar; constraints are about views"),
            ("expect: { values: { b: { titel: a } } }", "4:26 an item of a bar has no value 'titel' to expect"),
            ("expect: { values: { b: { badgeValue: a } } }", "4:26 an item of a bar has no value 'badgeValue'"),
            ("touches: [{ at: 1, tap: list }]", "4:25 'list' is a controller; expected a view"),
        ])
    func reference(text: String, error: String) {
        let found = SceneText.errors(
            SceneText.head + "controller: { id: list, toolbarItems: [{ id: b, title: B }] }\n\(text)\n")
        #expect(found.count == 1 && found[0].hasPrefix(error), "\(found)")
    }
}
