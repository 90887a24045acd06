import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Alerts in scenes")
struct AlertSceneTests {
    /// A phone upright with a page, and an alert that comes at 0.
    private func stage(_ alert: String, _ rest: String = "") throws -> SceneStage {
        let stage = try SceneText.stage(
            """
            offstage: 1
            device: { size: [320, 568], scale: 2, safeArea: [20, 0, 0, 0] }
            controller: { id: page, view: { id: box, backgroundColor: systemBackground } }
            controllers: [{ class: UIAlertController, id: alert, \(alert) }]
            changes:
              - { at: 0, present: alert, animated: false }
            \(rest)
            """)
        stage.stage.makeCurrent()
        stage.advance(to: 0.1)
        return stage
    }

    @Test("An alert has its texts, its actions in order, and the preferred one")
    func content() throws {
        let scene = try stage(
            """
            title: T, message: M, severity: critical, preferredAction: keep, actions: [{ title: Keep, id: keep },
            { title: Delete, style: destructive }, { title: No, style: cancel, isEnabled: false, id: no }]
            """)
        let alert = try #require(scene.controller("alert") as? UIAlertController)
        #expect(alert.title == "T" && alert.message == "M" && alert.severity == .critical)
        #expect(alert.preferredStyle == .alert && alert.actions.map(\.title) == ["Keep", "Delete", "No"])
        #expect(alert.actions.map(\.style) == [.default, .destructive, .cancel])
        #expect(alert.actions.map(\.isEnabled) == [true, true, false])
        #expect(alert.preferredAction === scene.alertAction("keep") && alert.preferredAction === alert.actions[0])
        #expect(scene.stage.window.rootViewController?.presentedViewController === alert)
        // As wide as alerts are, and the row of the action is found by its id.
        #expect(alert.view.frame.width == 270 && scene.view("keep")?.isDescendant(of: alert.view) == true)
        #expect(scene.view("no")?.frame.height == 44)
    }

    @Test("A tap on an action by its id makes its changes, once the alert has gone")
    func tap() throws {
        let scene = try stage(
            "title: T, actions: [{ title: Go, id: go, changes: [{ id: box, set: { tag: 7 } }] }]",
            """
            touches: [{ at: 1, tap: go }]
            time: [1.1, 3]
            expect:
              - { at: 1.1, presented: [alert], values: { box: { tag: 0 } } }
              - { at: 3, presented: [], values: { box: { tag: 7 } } }
            """)
        scene.advance(to: 1.1)
        #expect(scene.view("box")?.tag == 0)
        scene.advance(to: 3)
        #expect(scene.view("box")?.tag == 7 && scene.problems == [])
        #expect(scene.stage.window.rootViewController?.presentedViewController == nil)
    }

    @Test("A change enables an action, which took no tap before")
    func change() throws {
        let scene = try stage(
            "title: T, actions: [{ title: Go, id: go, isEnabled: false, changes: [{ id: box, set: { tag: 7 } }] }]",
            """
              - { at: 2, id: go, set: { isEnabled: true } }
            touches: [{ at: 1, tap: go }, { at: 3, tap: go }]
            """)
        #expect(scene.alertAction("go")?.isEnabled == false)
        scene.advance(to: 1.5)
        #expect(scene.stage.window.rootViewController?.presentedViewController != nil)
        scene.advance(to: 5)
        #expect(scene.view("box")?.tag == 7 && scene.alertAction("go")?.isEnabled == true)
    }

    @Test("An action sheet lies at the bottom, its cancelling action apart")
    func actionSheet() throws {
        let scene = try stage(
            "preferredStyle: actionSheet, actions: [{ title: A, id: a }, { title: B, id: b }, { title: No, style: cancel, id: no }]"
        )
        let alert = try #require(scene.controller("alert") as? UIAlertController)
        #expect(alert.preferredStyle == .actionSheet)
        let window = scene.stage.window
        let frames = try ["a", "b", "no"].map { id in
            let view = try #require(scene.view(id))
            return view.convert(view.bounds, to: window)
        }
        #expect(frames.map(\.height) == [57, 57, 57] && frames.map(\.minX) == [8, 8, 8])
        #expect(frames[2].maxY == 568 - 8 && frames[2].minY - frames[1].maxY == 8)
    }

    @Test("On a pad an action sheet points at what the file names")
    func popover() throws {
        let scene = try SceneText.stage(
            """
            offstage: 1
            device: iPad Air
            controller:
              id: page
              view: { backgroundColor: systemBackground, subviews: [{ id: more, frame: [400, 300, 44, 44] }] }
            controllers:
              - class: UIAlertController
                id: sheet
                preferredStyle: actionSheet
                popoverPresentationController: { sourceView: more, permittedArrowDirections: [up] }
                actions: [{ title: Share, id: share }]
            changes: [{ at: 0, present: sheet, animated: false }]

            """)
        scene.stage.makeCurrent()
        scene.advance(to: 0.1)
        let popover = try #require(scene.controller("sheet")?.popoverPresentationController)
        #expect(popover.sourceView === scene.view("more") && popover.arrowDirection == .up)
        let frame = try #require(popover.presentedView?.frame)
        #expect(frame.minY == 344 && frame.midX == 422)
    }

    @Test(
        "What is wrong with an alert has its place, and the nearest name",
        arguments: [
            ("actions: [{ title: a, styl: cancel }]", "unknown key 'styl' in the action; did you mean 'style'?"),
            ("actions: [{ style: cancel }]", "the action needs the key 'title'"),
            ("actions: [{ title: a, style: cancell }]", "unknown name 'cancell'"),
            ("preferredStyle: sheet", "unknown name 'sheet'"),
            (
                "actions: [{ title: a, style: cancel }, { title: b, style: cancel }]",
                "a second action of the style cancel; expected one at most"
            ),
            (
                "actions: [{ title: a, id: keep }], preferredAction: keeep",
                "the preferredAction 'keeep' is no action of the alert; expected keep; did you mean 'keep'?"
            ),
            ("view: {}", "view is a key of UIViewController"),
            ("mesage: a", "unknown key 'mesage' of UIAlertController; did you mean 'message'?"),
            ("sheetPresentationController: {}", "an alert has no sheetPresentationController"),
            ("popoverPresentationController: {}", "an alert has no popoverPresentationController"),
        ])
    func errors(text: String, error: String) {
        let found = SceneText.errors(
            SceneText.head
                + "controller: { id: page }\ncontrollers: [{ class: UIAlertController, id: alert, \(text) }]\n")
        #expect(found.count == 1 && found[0].contains(error), "\(found)")
    }

    @Test(
        "What changes and expectations ask of an action that it has not has its place",
        arguments: [
            ("changes: [{ at: 1, id: a, set: { title: b } }]", "unknown key 'title' in the action"),
            ("changes: [{ at: 1, id: a, call: setNeedsLayout }]", "'a' is an action of an alert, on which nothing"),
            ("expect: { values: { a: { state: on } } }", "an action of an alert has no value 'state' to expect"),
            ("constraints: [a.width == 3]", "'a' is an action of an alert; constraints are about views"),
        ])
    func references(text: String, error: String) {
        let found = SceneText.errors(
            SceneText.head + "controller: { id: page }\n"
                + "controllers: [{ class: UIAlertController, id: alert, actions: [{ title: A, id: a }] }]\n\(text)\n")
        #expect(found.count == 1 && found[0].contains(error), "\(found)")
    }
}
