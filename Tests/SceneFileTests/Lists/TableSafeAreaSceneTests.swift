import Offstage
import Testing
import UIKit

@MainActor
@Suite("Tables beside the safe area in scenes")
struct TableSafeAreaSceneTests {
    private func beside(_ style: String, _ text: String) -> String {
        """
        offstage: 1
        device: { size: [320, 200], scale: 1 }
        controller:
          id: screen
          view:
            subviews:
              - id: list
                class: UITableView
                style: \(style)
                frame: [0, 0, 320, 200]
                sections: [{ rows: [{ id: a, text: \(text) }] }]
        changes: [{ at: 0.5, id: screen, set: { additionalSafeAreaInsets: [0, 40, 0, 50] } }]
        time: [0.4, 1]
        """
    }

    @Test("Cards keep out of the safe area at the sides, also when it changes")
    func cardsBesideTheSafeArea() throws {
        let text =
            beside("insetGrouped", "Short")
            + "\nexpect: [{ at: 0.4, values: { a: { frame: [16, 35, 288, 45] } } }, "
            + "{ at: 1, values: { a: { frame: [56, 35, 198, 45] } } }]"
        #expect(try SceneText.frames(text).flatMap(\.failures) == [])
    }

    @Test("Lines begin where texts do, beside the safe area too", arguments: ["leftToRight", "rightToLeft"])
    func lines(direction: String) throws {
        let text = beside("plain", "Short").replacing(
            "controller:", with: "traits: { layoutDirection: \(direction) }\ncontroller:")
        let stage = try SceneText.stage(text)
        stage.stage.makeCurrent()
        let starts = try [0.4, 1].map { time in
            stage.advance(to: time)
            return try #require(stage.view("a") as? UITableViewCell).separatorInset.left
        }
        // 16 from the safe area, whose side is 40 points wide at the left and 50 at the right.
        #expect(starts == [16, direction == "leftToRight" ? 56 : 66])
    }

    @Test("Rows are measured anew when the safe area leaves their content another width")
    func rowsBesideTheSafeArea() throws {
        // One line of 21 points makes 44 and the line's pixel, two of 43 with 11 above and below make 66.
        let text =
            beside("plain", "The ferry leaves at nine today")
            + "\nexpect: [{ at: 0.4, values: { a: { frame: [0, 0, 320, 45] } } }, "
            + "{ at: 1, values: { a: { frame: [0, 0, 320, 66] } } }]"
        #expect(try SceneText.frames(text).flatMap(\.failures) == [])
    }
}
