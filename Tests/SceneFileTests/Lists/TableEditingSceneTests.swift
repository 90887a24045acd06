import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Tables that are edited in scenes")
struct TableEditingSceneTests {
    private func failures(_ source: String, _ row: String, _ rest: String) throws -> [String] {
        try SceneText.frames(
            """
            offstage: 1
            device: { size: [320, 480], scale: 1 }
            view:
              id: root
              subviews:
                - { id: list, class: UITableView, frame: [0, 0, 320, 440], dataSource: \(source), sections: [{ id: s,
                    rows: [{ repeat: 4, id: "r{n}", text: "Row {n}", \(row) }] }] }
            \(rest)
            """
        ).flatMap(\.failures)
    }

    @Test(
        "A swipe opens a row; its buttons make changes, and a destructive one takes the row out",
        arguments: [
            "diffable", "classic",
        ])
    func swipes(source: String) throws {
        let failures = try failures(
            source,
            """
            trailingSwipeActions: [{ title: Delete, style: destructive, changes: [{ id: root, set: { tag: 1 } }] }],
            leadingSwipeActions: [{ title: Pin, backgroundColor: systemYellow, changes: [{ id: root, set: { tag: 2 } }] }],
            performsFirstActionWithFullSwipe: false
            """,
            """
            touches:
              - { at: 0.5, drag: r2, by: [-120, 0], duration: 0.3, hold: 0.1 }
              - { at: 2, tap: [290, 66] }
              - { at: 4, drag: r1, by: [120, 0], duration: 0.3, hold: 0.1 }
              - { at: 6, tap: [30, 22] }
            time: [1.5, 3.5, 7.5]
            expect:
              - { at: 1.5, values: { list: { isEditing: true } } }
              - { at: 3.5, visible: { list: [r1, r3, r4] }, values: { root: { tag: 1 } } }
              - { at: 7.5, visible: { list: [r1, r3, r4] }, values: { root: { tag: 2 }, list: { isEditing: false } } }
            """)
        #expect(failures == [])
    }

    @Test(
        "A list that is edited shows signs and grips: rows are deleted, inserted and moved",
        arguments: [
            "diffable", "classic",
        ])
    func signs(source: String) throws {
        let failures = try failures(
            source, "editing: { canMove: true, changes: [{ id: root, set: { tag: 1 } }] }",
            """
            changes: [{ at: 0.2, id: list, setEditing: true }]
            touches:
              - { at: 1, tap: [20, 22] }
              - { at: 2, tap: [300, 22] }
              - { at: 4, drag: [305, 22], by: [0, 60], hold: 0.3, duration: 0.5 }
            time: [0.9, 3.5, 6]
            expect:
              - { at: 0.9, values: { list: { isEditing: true }, r1: { isEditing: true } } }
              - { at: 3.5, visible: { list: [r2, r3, r4] }, values: { root: { tag: 1 } } }
              - { at: 6, visible: { list: [r3, r2, r4] } }
            """)
        #expect(failures == [])
    }

    @Test("Rows of which the file says nothing are not edited")
    func plain() throws {
        let failures = try failures(
            "diffable", "selectionStyle: none",
            """
            touches: [{ at: 0.5, drag: r2, by: [-120, 0], duration: 0.3, hold: 0.1 }]
            time: 1.5
            expect: { values: { list: { isEditing: false } }, visible: { list: [r1, r2, r3, r4] } }
            """)
        #expect(failures == [])
    }
}
