import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Menus in scenes")
struct MenuSceneTests {
    private static let menu = """
        { title: Sort, children: [
          { id: name, title: Name, state: on, changes: [{ id: box, set: { tag: 1 } }] },
          { id: size, title: Size, subtitle: Largest first, changes: [{ id: box, set: { tag: 2 } }] },
          { title: More, options: [displayInline, singleSelection], children: [
            { id: gone, title: Gone, attributes: [hidden] }, { id: delete, title: Delete, attributes: [destructive] } ] },
          { title: Move, id: move, children: [{ id: up, title: Up, changes: [{ id: box, set: { tag: 3 } }] }] } ] }
        """

    private func stage(_ button: String, _ rest: String) throws -> SceneStage {
        let stage = try SceneText.stage(
            """
            offstage: 1
            device: { size: [320, 568], scale: 2, safeArea: [20, 0, 0, 0] }
            view:
              id: box
              backgroundColor: systemBackground
              subviews: [{ id: sort, frame: [20, 60, 100, 44], \(button) }]
            \(rest)
            """)
        stage.stage.makeCurrent()
        stage.advance(to: 0.1)
        return stage
    }

    @Test("A menu is as the file says, menus in it included")
    func content() throws {
        let scene = try stage("class: UIButton, menu: \(Self.menu)", "")
        let menu = try #require((scene.view("sort") as? UIButton)?.menu)
        #expect(menu.title == "Sort" && menu.children.map(\.title) == ["Name", "Size", "More", "Move"])
        #expect(menu.children[1].subtitle == "Largest first" && scene.menuAction("name")?.state == .on)
        #expect((menu.children[2] as? UIMenu)?.options == [.displayInline, .singleSelection])
        #expect(scene.menuAction("delete")?.attributes == .destructive)
        #expect((menu.children[3] as? UIMenu)?.children.map(\.title) == ["Up"])
    }

    @Test("A tap opens a button's menu, and a tap on an element by its id makes its changes")
    func tap() throws {
        let scene = try stage(
            "class: UIButton, showsMenuAsPrimaryAction: true, menu: \(Self.menu)",
            """
            touches: [{ at: 0.5, tap: sort }, { at: 1.5, tap: size }]
            time: [1.4, 3]
            expect: [{ at: 1.4, values: { name: { state: on, title: Name } } }, { at: 3, values: { box: { tag: 2 } } }]
            """)
        scene.advance(to: 1.4)
        #expect(scene.view("size")?.window != nil && scene.view("gone") == nil && scene.view("up") == nil)
        scene.advance(to: 3)
        #expect(scene.view("box")?.tag == 2 && scene.problems == [])
    }

    @Test("A menu in a menu opens, and its elements are found then")
    func submenu() throws {
        let scene = try stage(
            "class: UIButton, showsMenuAsPrimaryAction: true, menu: \(Self.menu)",
            "touches: [{ at: 0.5, tap: sort }, { at: 1.5, tap: move }, { at: 2.5, tap: up }]\n")
        scene.advance(to: 1.4)
        #expect(scene.view("move")?.window != nil && scene.view("up") == nil)
        scene.advance(to: 4)
        #expect(scene.view("box")?.tag == 3 && scene.problems == [])
    }

    @Test("A finger that stays on a view opens the menu of its interaction")
    func interaction() throws {
        let scene = try stage(
            "interactions: [{ class: UIContextMenuInteraction, menu: \(Self.menu) }]",
            "touches: [{ at: 0.5, press: sort, duration: 0.8 }, { at: 2.5, tap: name }]\n")
        #expect(scene.view("sort")?.interactions.count == 1)
        scene.advance(to: 2)
        #expect(scene.view("name")?.window != nil)
        scene.advance(to: 4)
        #expect(scene.view("box")?.tag == 1 && scene.problems == [])
    }

    @Test("A bar's button opens a menu")
    func barButton() throws {
        let scene = try SceneText.stage(
            """
            offstage: 1
            device: { size: [320, 568], scale: 2, safeArea: [20, 0, 0, 0] }
            controller:
              class: UINavigationController
              viewControllers: [{ view: { id: box }, navigationItem: { rightBarButtonItem: { id: sort, title: Sort, menu: \(Self.menu) } } }]
            touches: [{ at: 0.5, tap: sort }, { at: 1.5, tap: size }]

            """)
        scene.stage.makeCurrent()
        scene.advance(to: 3)
        #expect(scene.view("box")?.tag == 2 && scene.problems == [])
    }

    @Test("A change turns an element on for the next time")
    func change() throws {
        let scene = try stage(
            "class: UIButton, menu: \(Self.menu)",
            "changes: [{ at: 1, id: size, set: { state: mixed, title: Bytes } }]\n")
        scene.advance(to: 2)
        #expect(scene.menuAction("size")?.state == .mixed && scene.menuAction("size")?.title == "Bytes")
    }

    @Test(
        "What is wrong with a menu has its place, and the nearest name",
        arguments: [
            ("{ title: A }", "the menu needs the key 'children'"),
            ("{ childern: [] }", "unknown key 'childern' in the menu; did you mean 'children'?"),
            ("{ children: [{ titel: a }] }", "did you mean 'title'?"),
            ("{ children: [{ id: a }] }", "the element shows nothing; expected title or image"),
            ("{ children: [{ title: a, state: onn }] }", "unknown name 'onn'"),
            ("{ children: [{ title: a, attributes: [disabeld] }] }", "unknown name 'disabeld'"),
            (
                "{ children: [{ title: a, options: [displayInline], children: [{ title: b, chnges: [] }] }] }",
                "did you mean 'changes'?"
            ),
            ("{ children: [], options: [inline] }", "unknown name 'inline'"),
            ("{ children: [{ title: a, id: box }] }", "the id 'box' is taken"),
            (
                "{ children: [{ title: a, changes: [{ id: bx, set: { tag: 1 } }] }] }",
                "no view or layer has the id 'bx'"
            ),
        ])
    func errors(text: String, error: String) {
        let found = SceneText.errors(
            SceneText.head + "view: { id: box, subviews: [{ class: UIButton, menu: \(text) }] }\n")
        #expect(!found.isEmpty && found.contains { $0.contains(error) }, "\(found)")
    }

    @Test("An interaction needs its class and a menu, and cannot be changed")
    func interactionErrors() {
        func first(_ text: String) -> String { SceneText.errors(SceneText.head + text).first ?? "" }
        #expect(first("view: { interactions: [{ menu: { children: [] } }] }\n").contains("needs the key 'class'"))
        #expect(
            first("view: { interactions: [{ class: UIDragInteraction, menu: { children: [] } }] }\n")
                .contains("unknown name 'UIDragInteraction'"))
        let change = "view: { id: box }\nchanges: [{ at: 1, id: box, set: { interactions: [] } }]\n"
        #expect(first(change).contains("interactions cannot be changed"))
    }
}
