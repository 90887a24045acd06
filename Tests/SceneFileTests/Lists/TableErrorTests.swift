import Testing

@testable import SceneFile

@MainActor
@Suite("Mistakes with tables")
struct TableErrorTests {
    /// Rows stand in line 3, the table's keys in line 2, the rest from line 5 on.
    private func errors(_ rows: String, _ rest: String = "", table: String = "") -> [String] {
        SceneText.errors(
            "offstage: 1\nview: { id: v, subviews: [{ id: list, class: UITableView, \(table)sections: [{ id: s, rows: [\n"
                + "\(rows)\n] }] }] }\n" + rest)
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let rows: String
        let messages: [String]

        init(_ rows: String, _ messages: String...) {
            (self.rows, self.messages) = (rows, messages)
        }

        var testDescription: String { rows }
    }

    nonisolated static let rows = [
        Case("{ id: a }, { id: a }", "3:18 the id 'a' is taken on line 3; expected an id of its own in the list"),
        Case(
            "{ repeat: 9, id: \"r {n}\" }, { id: r 9 }",
            "3:35 the id 'r 9' is taken on line 3; expected an id of its own in the list"),
        Case("{ repeat: 9, id: \"r {n}\" }, { id: r 10 }, { id: r 09 }"),
        Case(
            "{ id: r 3 }, { repeat: 9, id: \"r {n}\" }",
            "3:31 the id 'r {n}' is taken on line 3; expected an id of its own in the list"),
        Case(
            "{ repeat: 2, id: r }",
            "3:18 the id 'r' of repeated rows has no {n} in it, or more than one; expected an id such as \"row {n}\""),
        Case(
            "{ repeat: 2, id: \"r1{n}\" }",
            "3:18 the id 'r1{n}' has a digit beside {n}, so that rows may be called alike; expected an id such as \"row {n}\""
        ),
        Case("{ repeat: 0 }", "3:11 found '0'; expected a whole number from 1 to 1000000"),
        Case(
            "{ repeat: 600000 }, { repeat: 400001 }",
            "3:21 the lists of the scene have more than 1,000,000 rows, those of changes counted"),
        Case(
            "{ id: a, class: UILabel }",
            "3:10 a row is no view: write `use:` and a component that has it"),
        Case("{ id: a, title: A }", "3:10 a row calls it text"),
        Case("{ id: a, txt: A }", "3:10 unknown key 'txt' in a row; did you mean 'text'?"),
        Case("{ use: card }", "3:8 no component has the name 'card'; expected `components:` in the scene"),
        Case("{ with: { a: 1 } }", "3:3 'with' goes with 'use', which names a component"),
        Case(
            "{ text: A, secondaryText: B, style: default }",
            "3:12 the style default has no second text; expected subtitle, value1 or value2"),
        Case(
            "{ accessories: [checkmark, detailButton] }",
            "3:28 a row has one accessory; expected one, such as detailDisclosureButton"),
        Case(
            "{ accessories: [arrow] }",
            "3:17 unknown name 'arrow'; expected disclosureIndicator, detailDisclosureButton, checkmark or detailButton"
        ),
        Case(
            "{ id: a, changes: [{ id: b, set: { tag: 1 } }] }",
            "3:26 no view or layer has the id 'b'; did you mean 'v'?"),
    ]

    @Test("A row that is not right says what is", arguments: rows)
    func rows(example: Case) { #expect(errors(example.rows) == example.messages) }

    nonisolated static let changes = [
        Case("snapshot: [{ delete: [b] }]", "6:23 the list 'list' has no row 'b'; did you mean 'a'?"),
        Case("snapshot: [{ delete: [aa] }]", "6:23 the list 'list' has no row 'aa'; did you mean 'a'?"),
        Case(
            "snapshot: [{ append: [{ id: b }], to: x }]", "6:39 the list 'list' has no section 'x'; did you mean 's'?"),
        Case(
            "snapshot: [{ insert: [{ id: b }] }]",
            "6:12 the step says no place, or two; expected 'before' or 'after'"),
        Case(
            "snapshot: [{ move: a, before: r 1, after: r 2 }]",
            "6:12 the step says no place, or two; expected 'before' or 'after'"),
        Case(
            "snapshot: [{ remove: [a] }]",
            "6:14 unknown key 'remove' in a step of the snapshot; expected append, insert, delete, move, reload or "
                + "reconfigure"),
        Case("snapshot: [{ delete: [r 3] }]", "6:23 the list 'list' has no row 'r 3'"),
        Case("scrollTo: r 9", "6:11 the list 'list' has no row 'r 9'"),
        Case(
            "select: r 2, position: center",
            "6:24 unknown name 'center'; expected none, top, middle, bottom, centeredVertically, left, "
                + "centeredHorizontally or right"),
        Case(
            "select: r 2, position: left",
            "6:24 a UITableView has no position 'left'; expected none, top, middle or bottom"),
        Case("expand: a", "6:1 'list' is a UITableView; expected a UICollectionView"),
        Case(
            "snapshot: [{ append: [{ id: x, size: [1, 1], children: [{ id: y }] }] }]",
            "6:32 'size' is not a key of a UITableView's row", "6:46 'children' is not a key of a UITableView's row"),
        Case(
            "snapshot: [{ append: [{ id: x, accessories: [reorder, checkmark] }] }]",
            "6:46 a row of a UITableView has no accessory 'reorder'; expected disclosureIndicator, "
                + "detailDisclosureButton, checkmark or detailButton",
            "6:55 a row has one accessory; expected one, such as detailDisclosureButton"),
        Case(
            "snapshot: [{ append: [{ id: x }], to: a }]", "6:39 the list 'list' has no section 'a'; did you mean 's'?"),
        Case(
            "reloadData: [{ id: s, rows: [{ id: x }, { id: x }] }]",
            "6:47 the id 'x' is taken on line 6; expected an id of its own in the list"),
        Case("set: { sections: [] }", "6:8 sections cannot be changed: `reloadData:` shows others"),
    ]

    @Test("A change of rows that cannot be is found before anything is shown", arguments: changes)
    func changes(example: Case) {
        let rest = "changes: [{ at: 1, id: list,\n\(example.rows) }]"
        #expect(errors("{ id: a }, { repeat: 2, id: \"r {n}\" }", rest) == example.messages)
    }

    @Test("What no file makes, and what lists do not have, names what to write")
    func classes() {
        #expect(
            SceneText.errors("offstage: 1\nview: { class: UITableViewCell }") == [
                "2:16 no file makes a UITableViewCell; expected a UITableView makes it of a row: write the row in `rows:` of "
                    + "its `sections:`"
            ])
        #expect(
            errors("{ id: a }", "changes: [{ at: 1, id: v, scrollTo: a }]") == [
                "5:24 'v' is a UIView, which has no rows; expected a UITableView or a UICollectionView"
            ])
        #expect(
            errors("{ id: a }", "changes: [{ at: 1, id: list, snapshot: [] }]", table: "dataSource: classic, ") == [
                "5:30 'snapshot' is for lists with `dataSource: diffable`; expected reloadData"
            ])
        #expect(
            errors("{ id: a }", table: "tableHeaderView: { backgroundColor: red }, ") == [
                "2:76 a view above or below all rows is as high as its frame says, and this one has none; expected "
                    + "`frame: [0, 0, 0, HEIGHT]`"
            ])
        #expect(
            errors("{ id: a }", table: "selectedRows: [b], ") == [
                "2:74 the list 'list' has no row 'b'; did you mean 'a'?"
            ])
        #expect(
            errors("{ id: a }", "expect: { visible: { list: [b], v: [a] } }") == [
                "5:29 the list 'list' has no row 'b'; did you mean 'a'?",
                "5:33 'v' is a UIView, which has no rows; expected a UITableView or a UICollectionView",
            ])
        #expect(
            SceneText.errors(
                "offstage: 1\ncomponents: { c: { view: { class: UITableView, sections: [] } } }\n"
                    + "view: { class: UITableView, sections: [{ rows: [{ use: c }] }] }"
            ).first?.contains("a list in a row of a list") == true)
    }

    @Test("What a list does not have any more when a change comes is told of the frame")
    func late() throws {
        let failures = try SceneText.frames(
            """
            offstage: 1
            view: { subviews: [{ id: list, class: UITableView, frame: [0, 0, 100, 100],
              sections: [{ id: s, rows: [{ id: a }, { id: b }] }] }] }
            changes:
              - { at: 1, id: list, snapshot: [{ delete: [a] }] }
              - { at: 2, id: list, snapshot: [{ delete: [a] }, { move: b, after: b }] }
              - { at: 2, id: list, scrollTo: a }
              - { at: 3, id: a, set: { tag: 1 } }
            time: 4
            """
        ).flatMap(\.failures)
        #expect(
            failures == [
                "6:35 the row 'a' is not in the list; expected what the list shows then",
                "6:52 the row 'b' cannot stand beside itself; expected what the list shows then",
                "7:5 the row 'a' is not in the list; expected a row that it shows then",
                "8:5 'a' is not in sight; expected what is shown then",
            ])
    }
}
