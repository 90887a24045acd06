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

    @Test("Lines begin where texts do, beside the safe area too")
    func lines() throws {
        let text =
            beside("plain", "Short")
            + "\nexpect: [{ at: 0.4, values: { a: { separatorInset: [0, 16, 0, 0] } } }, "
            + "{ at: 1, values: { a: { separatorInset: [0, 56, 0, 0] } } }]"
        #expect(try SceneText.frames(text).flatMap(\.failures) == [])
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
