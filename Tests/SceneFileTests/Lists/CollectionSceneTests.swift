import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Collections in scenes")
struct CollectionSceneTests {
    /// A collection of 320 × 200 points on a small screen, with these keys, and a scene with these lines.
    private func text(_ collection: String, _ rest: String = "", components: String = "") -> String {
        """
        offstage: 1
        device: { size: [320, 480], scale: 2 }
        \(components)
        view:
          id: root
          subviews: [{ id: list, class: UICollectionView, frame: [0, 0, 320, 200], \(collection) }]
        \(rest)
        """
    }

    private func stage(_ collection: String, _ rest: String = "", components: String = "") throws -> SceneStage {
        let stage = try SceneText.stage(text(collection, rest, components: components))
        stage.stage.makeCurrent()
        stage.advance(to: 0.1)
        return stage
    }

    private func failures(_ collection: String, _ rest: String, components: String = "") throws -> [String] {
        try SceneText.frames(text(collection, rest, components: components)).flatMap(\.failures)
    }

    private func collection(_ stage: SceneStage) throws -> UICollectionView {
        try #require(stage.view("list") as? UICollectionView)
    }

    private static let flow = "collectionViewLayout: { class: UICollectionViewFlowLayout, itemSize: [100, 60] }"
    private static let plain = "collectionViewLayout: { list: plain }"
    private static let hundred =
        "sections: [{ id: main, items: [{ repeat: 100, id: \"item {n}\", text: \"Item {n}\" }] }]"
    private static let box =
        "components: { box: { parameters: { name: x }, view: { subviews: [{ id: name, class: UILabel, text: $name }] } } }"

    @Test("Sections' titles stand in an index and lead to where they begin", arguments: ["diffable", "classic"])
    func index(source: String) throws {
        let scene = try stage(
            """
            dataSource: \(source), collectionViewLayout: { class: UICollectionViewFlowLayout, itemSize: [320, 60] },
            sections: [
              { id: one, indexTitle: F, items: [{ repeat: 9, id: "f {n}", text: "F {n}" }] },
              { id: two, items: [{ id: lone, text: Lone }] },
              { id: three, indexTitle: T, items: [{ repeat: 9, id: "t {n}", text: "T {n}" }] } ]
            """)
        let list = try collection(scene)
        #expect(list.dataSource?.indexTitles(for: list) == ["F", "T"])
        #expect(
            list.dataSource?.collectionView(list, indexPathForIndexTitle: "T", at: 1) == IndexPath(index: 2))
        // Two titles of 14 points in the middle of 200: a finger on the second one.
        try scene.stage.touch.tap(CGPoint(x: 312, y: 107))
        scene.advance(to: 0.5)
        // Nine lines with spaces of 10 between, and the lone one.
        #expect(list.contentOffset.y == 680)
    }

    // MARK: What is there

    @Test("A collection shows its items, and what a snapshot leaves of them", arguments: ["diffable", "classic"])
    func items(source: String) throws {
        let change = source == "classic" ? "" : "changes: [{ at: 1, id: list, snapshot: [{ delete: [item 2] }] }]"
        let second = source == "classic" ? "item 4" : "item 5"
        // Three lines of 60 points with spaces of 10 between: a fourth begins at 210, out of sight.
        let failures = try failures(
            "dataSource: \(source), \(Self.flow), " + Self.hundred,
            """
            \(change)
            time: [0.5, 2]
            expect:
              - { at: 0.5, visible: { list: [item 1, item 2, item 3, item 4, item 5, item 6, item 7, item 8, item 9] } }
              - { at: 2, frames: { \(second): [0, 70, 100, 60] }, selected: { list: [] } }
            """)
        #expect(failures == [])
    }

    @Test("Cells of lists are list cells, others are plain ones; each is called by its item's id")
    func cells() throws {
        let grid = try stage(
            "\(Self.flow), sections: [{ items: [{ id: a, text: A }, { id: b, use: box }] }]", components: Self.box)
        let cells = try collection(grid).visibleCells
        #expect(cells.allSatisfy { type(of: $0) == UICollectionViewCell.self })
        #expect(cells.map(\.accessibilityIdentifier) == ["a", "b"] && grid.view("b/name") is UILabel)
        let list = try stage("\(Self.plain), sections: [{ items: [{ id: a, text: A, indentationLevel: 2 }] }]")
        let cell = try #require(try collection(list).visibleCells.first as? UICollectionViewListCell)
        #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "A" && cell.indentationLevel == 2)
    }

    @Test("A flow layout has the properties that the map says; items have sizes of their own")
    func flowLayout() throws {
        let scene = try stage(
            """
            collectionViewLayout: { class: UICollectionViewFlowLayout, scrollDirection: horizontal, itemSize: [10, 20],
              minimumLineSpacing: 3, minimumInteritemSpacing: 4, sectionInset: [1, 2, 3, 4], headerReferenceSize: [30, 30],
              footerReferenceSize: [5, 5], sectionInsetReference: fromSafeArea, sectionHeadersPinToVisibleBounds: true },
            sections: [{ items: [{ id: a, size: [40, 50] }, { id: b }] }]
            """)
        let layout = try #require(try collection(scene).collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.scrollDirection == .horizontal && layout.itemSize == CGSize(width: 10, height: 20))
        #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
        #expect(layout.sectionInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(layout.headerReferenceSize == CGSize(width: 30, height: 30))
        #expect(layout.sectionInsetReference == .fromSafeArea && layout.sectionHeadersPinToVisibleBounds)
        #expect(
            try collection(scene).cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size
                == CGSize(width: 40, height: 50))
        #expect(
            try collection(scene).cellForItem(at: IndexPath(item: 1, section: 0))?.frame.size
                == CGSize(width: 10, height: 20))
        let own = try stage(
            "collectionViewLayout: { class: UICollectionViewFlowLayout, estimatedItemSize: automaticSize }")
        let automatic = try collection(own).collectionViewLayout as? UICollectionViewFlowLayout
        #expect(automatic?.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    }

    @Test("A compositional layout is made of groups in groups, spaces, counts and frames; the last section repeats")
    func compositional() throws {
        let failures = try failures(
            """
            collectionViewLayout: { class: UICollectionViewCompositionalLayout, interSectionSpacing: 5, sections: [
              { contentInsets: [10, 10, 0, 10], interGroupSpacing: 4, group: { layoutSize: [{ fractionalWidth: 1 }, 40],
                interItemSpacing: 6, subitems: [ { layoutSize: [{ fractionalWidth: 0.5 }, { fractionalHeight: 1 }] },
                { axis: vertical, count: 2, layoutSize: [100, { fractionalHeight: 1 }],
                  subitems: [{ layoutSize: [{ fractionalWidth: 1 }, 1] }] } ] } },
              { group: { axis: custom, layoutSize: [{ fractionalWidth: 1 }, 30],
                frames: [[0, 0, 20, 30], [300, 10, 20, 20]] } } ] },
            sections: [ { items: [{ repeat: 3, id: "a{n}" }] }, { items: [{ repeat: 2, id: "b{n}" }] },
                        { items: [{ id: c }] } ]
            """,
            """
            expect:
              frames: { a1: [10, 10, 147, 40], a2: [163, 10, 100, 20], a3: [163, 30, 100, 20], b1: [0, 55, 20, 30],
                        b2: [300, 65, 20, 20], c: [0, 90, 20, 30] }
            """)
        #expect(failures == [])
    }

    @Test("Headers and footers are texts or views; other kinds stand at edges, at items, or behind a section")
    func supplementaries() throws {
        let failures = try failures(
            """
            supplementaries: { banner: { id: b, subviews: [{ id: word, class: UILabel, text: Hi, frame: [1, 2, 30, 10] }] } },
            collectionViewLayout: { class: UICollectionViewCompositionalLayout,
              decorations: { plate: { subviews: [{ id: line, frame: [1, 1, 5, 5] }] } },
              boundarySupplementaryItems: [{ elementKind: banner, layoutSize: [{ fractionalWidth: 1 }, 12], alignment: top }],
              sections: [ { contentInsets: [2, 10, 0, 10], decorationItems: [plate],
                boundarySupplementaryItems: [ { elementKind: header, layoutSize: [{ fractionalWidth: 1 }, 20], alignment: top },
                  { elementKind: footer, layoutSize: [50, 8], alignment: bottomTrailing },
                  { elementKind: side, layoutSize: [7, 9], alignment: trailing, absoluteOffset: [3, 0], extendsBoundary: false } ],
                group: { layoutSize: [{ fractionalWidth: 1 }, 30], subitems: [ { layoutSize: [40, 30],
                  supplementaryItems: [ { elementKind: badge, layoutSize: [10, 10],
                    containerAnchor: { edges: [top, trailing], fractionalOffset: [0.5, -0.5] } } ] } ] } } ] },
            sections: [{ id: main, header: Title, footer: { id: foot, backgroundColor: red },
              supplementaries: { side: { backgroundColor: blue }, badge: { subviews: [{ id: dot, frame: [1, 2, 3, 4] }] } },
              items: [{ id: a }, { id: b, supplementaries: { badge: { subviews: [{ id: own, frame: [0, 0, 2, 2] }] } } }] }]
            """,
            """
            expect:
              frames: { list/banner: [0, 0, 320, 12], list/banner/word: [1, 2, 30, 10], main/plate: [0, 12, 320, 60],
                        main/plate/line: [1, 1, 5, 5], foot: [0, 0, 50, 8], main/side: [306, 43.5, 7, 9],
                        a/badge: [45, 29, 10, 10], a/badge/dot: [1, 2, 3, 4], b/badge/own: [0, 0, 2, 2], a: [10, 34, 40, 30] }
            """)
        #expect(failures == [])
    }

    @Test("A list's cells have all accessories of their kind, by name or by a map")
    func accessories() throws {
        let scene = try stage(
            """
            \(Self.plain), sections: [{ items: [ { id: a, text: A, accessories: [disclosureIndicator, checkmark, reorder,
              { type: label, text: "12", tintColor: red, font: 9 }, { type: detail, isHidden: true },
              { type: delete, displayed: always, backgroundColor: blue }, { type: multiselect }, insert,
              { type: outlineDisclosure, style: header }, { type: customView, placement: leading, reservedLayoutWidth: 30,
                view: { id: view, intrinsicContentSize: [10, 8] } }, { id: other, intrinsicContentSize: [11, 8] },
              { type: popUpMenu, menu: { id: menu, children: [{ title: One }] } } ] } ] }]
            """)
        let cell = try #require(try collection(scene).visibleCells.first as? UICollectionViewListCell)
        let custom = try #require(scene.view("a/view"))
        let other = try #require(scene.view("a/other"))
        #expect(
            cell.accessories.map(\.accessoryType) == [
                .disclosureIndicator, .checkmark, .reorder, .label, .detail, .delete, .multiselect, .insert,
                .outlineDisclosure, .customView(custom), .customView(other), .popUpMenu,
            ])
        #expect(cell.convert(custom.bounds, from: custom).maxX < cell.convert(other.bounds, from: other).minX)
    }

    // MARK: Changes

    @Test("Branches are open at first where the file says so, and a change opens and closes them")
    func branches() throws {
        let failures = try failures(
            """
            \(Self.plain), sections: [{ id: s, items: [ { id: a, text: A, isExpanded: true, children: [{ id: a1, text: A1 },
              { id: a2, text: A2, children: [{ id: deep, text: Deep }] }] }, { id: b, text: B, children: [{ id: b1 }] } ] }]
            """,
            """
            changes:
              - { at: 1, id: list, expand: b, animated: false }
              - { at: 1, id: list, collapse: a }
              - { at: 2, id: list, snapshot: [{ append: [{ id: b2, children: [{ id: b21 }], isExpanded: true }], to: b },
                  { move: a2, before: b1 }, { delete: [b1] }] }
              - { at: 3, id: list, expand: a2 }
            time: [0.5, 1.9, 2.9, 3.9]
            expect:
              - { at: 0.5, visible: { list: [a, a1, a2, b] } }
              - { at: 1.9, visible: { list: [a, b, b1] } }
              - { at: 2.9, visible: { list: [a, b, a2, b2, b21] } }
              - { at: 3.9, visible: { list: [a, b, a2, deep, b2] } }
            """)
        #expect(failures == [])
    }

    @Test("A tap on a chevron opens a branch; a swipe's destructive button takes its item out of the tree")
    func fingers() throws {
        let failures = try failures(
            """
            \(Self.plain), sections: [{ items: [ { id: a, text: A, accessories: [outlineDisclosure],
              children: [{ id: a1, text: A1, trailingSwipeActions: [{ title: Delete, style: destructive }] }] }, { id: b, text: B } ] }]
            """,
            """
            touches:
              - { at: 0.5, tap: { id: a, at: [25, 22] } }
              - { at: 1.5, drag: a1, by: [-300, 0], duration: 0.3 }
            time: [1.4, 3]
            expect:
              - { at: 1.4, visible: { list: [a, a1, b] }, selected: { list: [] } }
              - { at: 3, visible: { list: [a, b] } }
            """)
        #expect(failures == [])
    }

    @Test("Scrolling, selecting, editing, another layout and other sections are asked for by changes")
    func verbs() throws {
        let failures = try failures(
            "\(Self.flow), allowsMultipleSelection: true, selectedItems: [item 3], " + Self.hundred,
            """
            changes:
              - { at: 1, id: list, scrollTo: item 50, position: centeredVertically, animated: false }
              - { at: 1, id: list, select: item 50 }
              - { at: 2, id: list, deselect: item 3 }
              - { at: 2.6, id: list, setEditing: true }
              - { at: 3, id: list, setCollectionViewLayout: { list: plain } }
              - { at: 4, id: list, reloadData: [{ id: other, items: [{ id: x }, { id: y }] }] }
            time: [1.5, 2.5, 3.9, 4.5]
            expect:
              - { at: 1.5, selected: { list: [item 3, item 50] }, values: { list: { contentOffset: [0, 1050] } } }
              - { at: 2.5, selected: { list: [item 50] }, values: { list: { isEditing: false } } }
              - { at: 3.9, selected: { list: [] }, values: { list: { isEditing: true } } }
              - { at: 4.5, visible: { list: [x, y] } }
            """)
        #expect(failures == [])
    }

    @Test("A grip says that a finger may move an item; without one, `editing` does")
    func moving() throws {
        let failures = try failures(
            "isEditing: true, \(Self.plain), sections: [{ items: [{ repeat: 3, id: \"r{n}\", text: R, accessories: [reorder] }] }]",
            """
            touches: [{ at: 1, drag: { id: r1, at: [300, 22] }, by: [0, 60], duration: 0.5, hold: 0.2 }]
            time: 3
            expect: { visible: { list: [r2, r1, r3] } }
            """)
        #expect(failures == [])
        for (said, canMove) in [("true", true), ("false", false)] {
            let scene = try stage("\(Self.flow), sections: [{ items: [{ id: a, editing: { canMove: \(said) } }] }]")
            let list = try collection(scene)
            #expect(list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) == canMove)
        }
    }

    @Test("A collection's controller has a collection, whose keys a scene sets; selecting an item does what it says")
    func controller() throws {
        let frames = try SceneText.frames(
            """
            offstage: 1
            device: { size: [320, 480], scale: 2 }
            controller:
              class: UICollectionViewController
              id: grid
              view: { class: UICollectionView, id: list, \(Self.flow),
                sections: [{ items: [{ id: a, changes: [{ id: list, set: { tag: 7 } }] }, { id: b }] }] }
            touches: [{ at: 0.5, tap: a }]
            time: 1
            expect: { values: { list: { tag: 7 } }, selected: { list: [a] } }
            """)
        #expect(frames.flatMap(\.failures) == [])
    }

    @Test("Items are made for those in sight alone, and used again")
    func reuse() throws {
        let scene = try stage("\(Self.flow), " + Self.hundred)
        let list = try collection(scene)
        var seen: Set<ObjectIdentifier> = []
        for offset in stride(from: 0.0, through: 2_000, by: 40) {
            list.contentOffset.y = offset
            scene.advance(to: 0.2 + offset / 1_000)
            seen.formUnion(list.visibleCells.map(ObjectIdentifier.init))
        }
        #expect(seen.count <= 18)
        #expect(scene.view("item 1") == nil && scene.view("item 90") != nil)
    }
}
