import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Sheets in scenes")
struct SheetSceneTests {
    /// A phone upright, and a sheet that comes at 0.
    private func stage(_ sheet: String, _ rest: String = "") throws -> SceneStage {
        let stage = try SceneText.stage(
            """
            offstage: 1
            device: { size: [320, 568], scale: 2, safeArea: [20, 0, 34, 0] }
            controller: { id: page, view: { id: box, backgroundColor: systemBackground } }
            controllers: [{ id: sheet, view: { id: content, backgroundColor: systemGray6 }, sheetPresentationController: { \(sheet) } }]
            changes:
              - { at: 0, present: sheet, animated: false }
            \(rest)
            """)
        stage.stage.makeCurrent()
        stage.advance(to: 0.1)
        return stage
    }

    private func top(_ scene: SceneStage) throws -> CGFloat {
        let view = try #require(scene.view("content"))
        return view.convert(view.bounds, to: scene.stage.window).minY
    }

    @Test("A sheet has all that the file says of it")
    func properties() throws {
        let scene = try stage(
            """
            detents: [medium, large, { height: 100, identifier: low }, { fraction: 0.75, identifier: tall }],
            selectedDetentIdentifier: low, largestUndimmedDetentIdentifier: medium, prefersGrabberVisible: true,
            preferredCornerRadius: 24, prefersScrollingExpandsWhenScrolledToEdge: false,
            prefersEdgeAttachedInCompactHeight: true, widthFollowsPreferredContentSizeWhenEdgeAttached: true
            """)
        let sheet = try #require(scene.controller("sheet")?.sheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.medium, .large, .init("low"), .init("tall")])
        #expect(sheet.selectedDetentIdentifier?.rawValue == "low" && sheet.largestUndimmedDetentIdentifier == .medium)
        #expect(sheet.prefersGrabberVisible && sheet.preferredCornerRadius == 24)
        #expect(!sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.prefersEdgeAttachedInCompactHeight)
        #expect(sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
        // 100 above the safe area below.
        #expect(try top(scene) == 568 - 134)
    }

    /// The large one lies 10 below the safe top; values do not count the safe area of 34 below. Half of the screen is 284,
    /// half of the large one 252.
    @Test(
        "A sheet rests where its detent says",
        arguments: [
            ("detents: [medium]", 250), ("detents: [large]", 30), ("detents: [{ height: 200 }]", 334),
            ("detents: [{ height: 9000 }]", 30), ("detents: [{ fraction: 0.5 }]", 282),
            ("preferredCornerRadius: 3", 30),
        ])
    func places(text: String, expected: Int) throws {
        #expect(try top(stage(text)) == CGFloat(expected))
    }

    @Test("A change selects a detent: at once, or in an animation")
    func changes() throws {
        let scene = try stage(
            "detents: [{ height: 100, identifier: low }, { height: 300, identifier: high }], selectedDetentIdentifier: low",
            """
              - { at: 1, id: sheet, set: { sheetPresentationController: { selectedDetentIdentifier: high } } }
              - { at: 2, id: sheet, set: { sheetPresentationController: { selectedDetentIdentifier: low } }, animate: { duration: 0.5 } }
            time: [0.1, 3]
            expect:
              - { at: 0.1, values: { sheet: { selectedDetentIdentifier: low } } }
              - { at: 3, values: { sheet: { selectedDetentIdentifier: low } } }
            """)
        #expect(try top(scene) == 568 - 134)
        scene.advance(to: 1.1)
        #expect(try top(scene) == 568 - 334)
        scene.advance(to: 2.25)
        let sheet = try #require(scene.controller("sheet")?.sheetPresentationController)
        #expect(sheet.presentedView?.layer.animationKeys()?.isEmpty == false)
        scene.advance(to: 3)
        #expect(try top(scene) == 568 - 134)
    }

    @Test("A finger that drags the sheet chooses the next detent")
    func drag() throws {
        let scene = try stage(
            "detents: [medium, large]",
            "touches: [{ at: 1, drag: { id: content, unit: [0.5, 0.1] }, by: [0, -300], duration: 0.3, hold: 0.1 }]\n")
        scene.advance(to: 3)
        let sheet = try #require(scene.controller("sheet")?.sheetPresentationController)
        #expect(sheet.selectedDetentIdentifier == .large && scene.problems == [])
        #expect(try top(scene) == 30)
    }

    @Test("A popover points at a bar's item, and keeps the touches of other views")
    func popover() throws {
        let scene = try SceneText.stage(
            """
            offstage: 1
            device: iPad Air
            controller:
              class: UINavigationController
              viewControllers:
                - navigationItem: { rightBarButtonItem: { id: add, systemItem: add } }
                  view: { id: page, backgroundColor: systemBackground, subviews: [{ id: other, frame: [0, 300, 50, 50] }] }
            controllers:
              - id: pop
                modalPresentationStyle: popover
                preferredContentSize: [200, 120]
                view: { backgroundColor: systemGray6 }
                popoverPresentationController:
                  sourceItem: add
                  passthroughViews: [other]
                  backgroundColor: systemTeal
                  popoverLayoutMargins: [20, 20, 20, 20]
                  canOverlapSourceViewRect: true
                  adaptiveSheetPresentationController: { detents: [medium] }
            changes: [{ at: 0.1, present: pop, animated: false }]

            """)
        scene.stage.makeCurrent()
        scene.advance(to: 0.2)
        let popover = try #require(scene.controller("pop")?.popoverPresentationController)
        #expect(
            popover.barButtonItem === scene.barItem("add") && popover.passthroughViews?.first === scene.view("other"))
        #expect(popover.backgroundColor == .systemTeal && popover.popoverLayoutMargins.top == 20)
        #expect(popover.canOverlapSourceViewRect && popover.arrowDirection == .up)
        #expect(popover.adaptiveSheetPresentationController.detents.map(\.identifier) == [.medium])
        #expect(abs((popover.presentedView?.frame.maxX ?? 0) - 800) < 0.5)
    }

    @Test(
        "What is wrong with a sheet has its place, and the nearest name",
        arguments: [
            (
                "sheetPresentationController: { detent: [medium] }",
                "unknown key 'detent' in the sheet; did you mean 'detents'?"
            ),
            ("sheetPresentationController: { detents: [] }", "no detent; expected at least one"),
            ("sheetPresentationController: { detents: [small] }", "unknown name 'small'"),
            ("sheetPresentationController: { detents: [{ heigth: 3 }] }", "unknown key 'heigth' in the detent"),
            ("sheetPresentationController: { detents: [{ fraction: 3 }] }", "found '3'"),
            (
                "sheetPresentationController: { detents: [medium], selectedDetentIdentifier: mediun }",
                "the sheet has no detent 'mediun'; expected medium; did you mean 'medium'?"
            ),
            (
                "sheetPresentationController: { selectedDetentIdentifier: medium }",
                "the sheet has no detent 'medium'; expected large"
            ),
            (
                "sheetPresentationController: { sourceView: bix }",
                "no view or layer has the id 'bix'; did you mean 'box'?"
            ),
            ("sheetPresentationController: { preferredCornerRadius: -1 }", "found '-1'"),
            ("prefersGrabberVisible: true", "is a key of the sheet: write it in `sheetPresentationController:`"),
            ("permittedArrowDirections: [up]", "is a key of the popover: write it in `popoverPresentationController:`"),
            (
                "modalPresentationStyle: fullScreen, sheetPresentationController: {}",
                "sheetPresentationController of a controller with the modalPresentationStyle fullScreen"
            ),
            (
                "popoverPresentationController: { sourceView: box }",
                "popoverPresentationController of a controller with the modalPresentationStyle automatic; expected popover"
            ),
            (
                "modalPresentationStyle: popover, popoverPresentationController: { permittedArrowDirections: [upp] }",
                "unknown name 'upp'"
            ),
            (
                "modalPresentationStyle: popover, popoverPresentationController: { sourceItem: sheet }",
                "'sheet' is a controller; expected a view"
            ),
        ])
    func errors(text: String, error: String) {
        let found = SceneText.errors(
            SceneText.head + "controller: { id: page, view: { id: box } }\ncontrollers: [{ id: sheet, \(text) }]\n")
        #expect(found.count == 1 && found[0].contains(error), "\(found)")
    }

    @Test("A change cannot select a detent that the sheet has not")
    func wrongChange() {
        let found = SceneText.errors(
            SceneText.head + "controller: { id: page }\n"
                + "controllers: [{ id: sheet, sheetPresentationController: { detents: [medium, large] } }]\n"
                + "changes: [{ at: 1, id: sheet, set: { sheetPresentationController: { selectedDetentIdentifier: larg } } }]\n"
        )
        #expect(found.count == 1 && found[0].contains("the sheet has no detent 'larg'"), "\(found)")
    }
}
