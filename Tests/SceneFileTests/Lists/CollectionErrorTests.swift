import Testing

@testable import SceneFile

@MainActor
@Suite("Mistakes with collections")
struct CollectionErrorTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let text: String
        let messages: [String]

        init(_ text: String, _ messages: String...) {
            (self.text, self.messages) = (text, messages)
        }

        var testDescription: String { text }
    }

    nonisolated static let layouts = [
        Case(
            "{}",
            "3:1 the layout says no class; expected UICollectionViewFlowLayout, UICollectionViewCompositionalLayout, or `list:`"
        ),
        Case("flow", "3:1 found 'flow'; expected a map with `class` or `list`"),
        Case(
            "{ class: UICollectionViewLayout }",
            "3:10 unknown name 'UICollectionViewLayout'; expected UICollectionViewFlowLayout or UICollectionViewCompositionalLayout; "
                + "did you mean 'UICollectionViewFlowLayout'?"),
        Case(
            "{ list: fancy }",
            "3:9 unknown name 'fancy'; expected plain, grouped, insetGrouped, sidebar or sidebarPlain"),
        Case(
            "{ list: plain, header: a }",
            "3:16 unknown key 'header' in a layout of rows; expected list, headerMode, footerMode, showsSeparators, separatorConfiguration, backgroundColor or headerTopPadding"
        ),
        Case(
            "{ class: UICollectionViewCompositionalLayout, sections: [] }",
            "3:57 the layout has no section; expected one at least"),
        Case(
            "{ class: UICollectionViewCompositionalLayout, sections: [{ group: { layoutSize: [1, 1] } }] }",
            "3:67 the group has nothing in it; expected `subitems:`"),
        Case(
            "{ class: UICollectionViewCompositionalLayout, sections: [{ group: { layoutSize: [1, 1], axis: custom, count: 2 } }] }",
            "3:67 a custom group without 'frames'; expected `frames:`",
            "3:103 'count' in a custom group, which says where items stand; expected `frames:`"),
        Case(
            "{ class: UICollectionViewCompositionalLayout, sections: [{ group: { layoutSize: [{ wide: 1 }, 1], subitems: [{ layoutSize: [1, 1] }] } }] }",
            "3:82 found a map; expected points, or a map with fractionalWidth, fractionalHeight, estimated or uniformAcrossSiblings"
        ),
        Case(
            "{ class: UICollectionViewCompositionalLayout, sections: [{ group: { layoutSize: [1], subitems: [{ layoutSize: [1, 1] }] } }] }",
            "3:81 found a list of 1; expected a width and a height, such as [{ fractionalWidth: 1 }, 44]"),
        Case(
            "{ class: UICollectionViewCompositionalLayout, sections: [{ group: { layoutSize: [1, 1], count: 2, subitems: [{ layoutSize: [1, 1] }, { layoutSize: [1, 1] }] } }] }",
            "3:89 'count' repeats one subitem; expected one in `subitems:`"),
    ]

    @Test("A layout that is not right says what is", arguments: layouts)
    func layouts(example: Case) {
        let text = "offstage: 1\nview: { class: UICollectionView, collectionViewLayout:\n\(example.text) }"
        #expect(SceneText.errors(text) == example.messages)
    }

    nonisolated static let items = [
        Case(
            "{ id: a, style: value1 }", "3:10 cells of collections have no labels of their own: write `configuration`"),
        Case(
            "{ repeat: 2, children: [{ id: a }] }",
            "3:14 a row with 'repeat' has no rows below it: they would all be the same"),
        Case(
            "{ id: a, children: [{ id: a }] }",
            "3:27 the id 'a' is taken on line 3; expected an id of its own in the list"),
        Case(
            "{ accessories: [detailButton] }",
            "3:17 unknown name 'detailButton'; expected disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect or detail"
        ),
        Case("{ accessories: [{ type: label }] }", "3:17 a label without 'text'; expected `text:`"),
        Case(
            "{ accessories: [{ type: checkmark, text: A }] }",
            "3:36 'text' goes with label; expected no 'text' in a checkmark"),
        Case(
            "{ id: a, changes: [{ id: b, set: { tag: 1 } }] }",
            "3:26 no view or layer has the id 'b'; did you mean 'v'?"),
    ]

    @Test("An item that is not right says what is", arguments: items)
    func items(example: Case) {
        let text =
            "offstage: 1\nview: { id: v, subviews: [{ id: list, class: UICollectionView, sections: [{ id: s, items: [\n\(example.text)\n] }] }] }"
        #expect(SceneText.errors(text) == example.messages)
    }

    nonisolated static let changes = [
        Case(
            "scrollTo: a, position: middle",
            "5:24 a UICollectionView has no position 'middle'; expected none, top, centeredVertically, bottom, left, centeredHorizontally or right"
        ),
        Case("snapshot: [{ append: [{ id: x, selectionStyle: none }], to: a }]", "5:32 cells of collections have none"),
        Case("reloadData: [{ rows: [{ id: x }] }]", "5:16 a collection calls them items"),
        Case(
            "snapshot: [{ append: [{ id: x, editing: { style: insert } }] }]",
            "5:43 'style' is not a key of a UICollectionView's editing"),
        Case("expand: c", "5:9 the list 'list' has no item 'c'; did you mean 'a'?"),
        Case(
            "set: { collectionViewLayout: { list: 1 } }",
            "5:38 unknown name '1'; expected plain, grouped, insetGrouped, sidebar or sidebarPlain"),
    ]

    @Test("A change of items that cannot be is found before anything is shown", arguments: changes)
    func changes(example: Case) {
        let text =
            "offstage: 1\nview: { id: v, subviews: [{ id: list, class: UICollectionView, sections: [{ id: s, items: [{ id: a }] }] }] }\n"
            + "time: 2\nchanges: [{ at: 1, id: list,\n\(example.text) }]"
        #expect(SceneText.errors(text) == example.messages)
    }

    @Test("What a tree does not have any more when a change comes is told of the frame")
    func late() throws {
        let failures = try SceneText.frames(
            """
            offstage: 1
            view: { subviews: [{ id: list, class: UICollectionView, frame: [0, 0, 100, 100], collectionViewLayout: { list: plain },
              sections: [{ id: s, items: [{ id: a, children: [{ id: b }] }, { id: c }] }] }] }
            changes:
              - { at: 1, id: list, snapshot: [{ delete: [a] }] }
              - { at: 2, id: list, snapshot: [{ delete: [b] }] }
              - { at: 2, id: list, expand: a }
              - { at: 3, id: list, snapshot: [{ insert: [{ id: a, children: [{ id: b }] }], before: c }] }
              - { at: 4, id: list, snapshot: [{ move: a, after: b }] }
            time: 5
            """
        ).flatMap(\.failures)
        #expect(
            failures == [
                "6:35 the item 'b' is not in the list; expected what the list shows then",
                "7:5 the item 'a' is not in the list; expected an item that it shows then",
                "9:35 the item 'a' cannot stand below itself; expected what the list shows then",
            ])
    }
}
