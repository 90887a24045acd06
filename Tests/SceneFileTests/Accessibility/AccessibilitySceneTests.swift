import Foundation
import Offstage
import Testing
import UIKit

@testable import SceneFile

/// What scene files say for those who do not see them.
@MainActor
@Suite struct AccessibilitySceneTests {
    private func stage(_ text: String) throws -> SceneStage {
        try SceneText.stage("offstage: 1\n" + text)
    }

    @Test("Views take the properties by UIKit's names")
    func properties() throws {
        let made = try stage(
            """
            view:
              subviews:
                - id: box
                  frame: [10, 100, 60, 60]
                  isAccessibilityElement: true
                  accessibilityLabel: Box
                  accessibilityHint: Opens it.
                  accessibilityValue: full
                  accessibilityTraits: [button, selected]
                  accessibilityLanguage: de-DE
                  accessibilityUserInputLabels: [Box, Case]
                  accessibilityCustomActions: [Empty]
                  accessibilityContainerType: landmark
                  accessibilityNavigationStyle: combined
                  accessibilityViewIsModal: true
                  accessibilityIgnoresInvertColors: true
                  accessibilityRespondsToUserInteraction: false
            """)
        let view = try #require(made.view("box"))
        #expect(view.accessibilityContainerType == .landmark && view.accessibilityNavigationStyle == .combined)
        #expect(view.accessibilityIgnoresInvertColors)
        #expect(view.accessibilityViewIsModal && !view.accessibilityRespondsToUserInteraction)
        #expect(
            made.stage.accessibility.tree.description == """
                Selected: Box: full. Button.
                  hint: Opens it.
                  input labels: Box, Case
                  actions: Empty
                  language: de-DE
                """)
    }

    @Test("The user's settings hold from the beginning")
    func settings() throws {
        let made = try stage("accessibility: { isBoldTextEnabled: true, isVideoAutoplayEnabled: false }\nview: {}")
        #expect(made.stage.accessibility.isBoldTextEnabled && !made.stage.accessibility.isVideoAutoplayEnabled)
        #expect(made.stage.traitCollection.legibilityWeight == .bold)
    }

    private static let form = """
        view:
          subviews:
            - { id: one, class: UILabel, frame: [0, 80, 100, 30], text: One }
            - { id: flag, class: UISwitch, frame: [0, 120, 51, 31] }
            - { id: last, class: UILabel, frame: [0, 160, 100, 30], text: Last }

        """

    private func failures(_ text: String) throws -> [String] {
        try SceneText.frames("offstage: 1\n" + Self.form + text).flatMap(\.failures)
    }

    @Test("A reader does its steps in order, and what it said is expected")
    func reader() throws {
        let steps = "reader: [{ at: 0.5, first: true }, { next: 1 }, { activate: true }, { at: 1, focus: last }]\n"
        let said = "[One, Switch Button. Off., Switch Button. On., Last]"
        #expect(try failures(steps + "time: 2\nexpect: { spoken: \(said) }\n") == [])
        let wrong = try failures(steps + "time: 2\nexpect: { spoken: [One] }\n")
        #expect(wrong.count == 1 && wrong[0].contains("One | Switch Button. Off. | Switch Button. On. | Last"))
    }

    @Test("What a reader cannot do is told with its place")
    func impossible() throws {
        let told = try failures("reader: [{ at: 0.5, focus: one }, { increment: 1 }]\ntime: 2\n")
        #expect(told.count == 1 && told[0].hasPrefix("7:48 ") && told[0].contains("not adjustable"), "\(told)")
    }

    @Test(
        "Steps that go back in time, do nothing or name nobody are errors of the file",
        arguments: [
            ("reader: [{ at: 1, first: true }, { at: 0.5, last: true }]", "back in time"),
            ("reader: [{ at: 1 }]", "does nothing"), ("reader: [{ focus: nobody }]", "nobody"),
            ("reader: [{ scroll: sideways }]", "sideways"), ("accessibility: { isLoud: true }", "isLoud"),
        ])
    func errors(text: String, part: String) {
        let errors = SceneText.errors("offstage: 1\n" + Self.form + text)
        #expect(errors.contains { $0.contains(part) }, "\(errors)")
    }
}
