import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Tables in scenes")
struct TableSceneTests {
    /// A table of 320 × 100 points on a small screen, with these keys, and a scene with these lines.
    private func text(_ table: String, _ rest: String = "", components: String = "") -> String {
        """
        offstage: 1
        device: { size: [320, 480], scale: 2 }
        \(components)
        view:
          id: root
          subviews: [{ id: list, class: UITableView, frame: [0, 0, 320, 100], \(table) }]
        \(rest)
        """
    }

    private func stage(_ table: String, _ rest: String = "", components: String = "") throws -> SceneStage {
        let stage = try SceneText.stage(text(table, rest, components: components))
        stage.stage.makeCurrent()
        stage.advance(to: 0.1)
        return stage
    }

    private func failures(_ table: String, _ rest: String, components: String = "") throws -> [String] {
        try SceneText.frames(text(table, rest, components: components)).flatMap(\.failures)
    }

    /// What a cell says, by its configuration or in its own label.
    private func text(_ cell: UITableViewCell) -> String? {
        guard let content = cell.contentConfiguration as? UIListContentConfiguration else {
            return cell.textLabel?.text
        }
        return content.text
    }

    private func table(_ stage: SceneStage) throws -> UITableView { try #require(stage.view("list") as? UITableView) }

    private static let hundred = "sections: [{ id: main, rows: [{ repeat: 100, id: \"row {n}\", text: \"Row {n}\" }] }]"

    /// Rows with a picture and a name, 60 points high.
    private static let person = """
        components:
          person:
            parameters: { name: }
            view:
              id: box
              subviews:
                - { id: avatar, backgroundColor: systemBlue }
                - { id: name, class: UILabel, text: "I am {name}" }
              constraints:
                - "V:|-10-[avatar(40)]-10-|"
                - "H:|-16-[avatar(40)]-[name]"
                - name.centerY == avatar.centerY
        """
    private static let people = """
        sections: [{ id: main, rows: [
          { repeat: 50, id: "row {n}", use: person, with: { name: "Nr. {n}" } } ] }]
        """

    // MARK: What is there

    @Test("A list shows its rows, and what a snapshot leaves of them", arguments: ["diffable", "classic"])
    func rows(source: String) throws {
        let change = source == "classic" ? "" : "changes: [{ at: 1, id: list, snapshot: [{ delete: [row 2] }] }]"
        let after = source == "classic" ? "[row 1, row 2, row 3]" : "[row 1, row 3, row 4]"
        let failures = try failures(
            "dataSource: \(source), " + Self.hundred,
            """
            \(change)
            time: [0.5, 2]
            expect:
              - { at: 0.5, visible: { list: [row 1, row 2, row 3] }, selected: { list: [] } }
              - { at: 2, visible: { list: \(after) } }
            """)
        #expect(failures == [])
    }

    @Test("A cell's layer is known by the line of the row that it shows, as long as it shows it")
    func lines() throws {
        let scene = try stage(
            """
            rowHeight: 20, sections: [{ rows: [
              { id: a, text: A },

              { id: b, text: B } ] }]
            """, "changes: [{ at: 1, id: list, snapshot: [{ delete: [a] }] }]")
        func line(_ cell: UITableViewCell) -> Int32? { scene.builder.marks.places[cell.layer.renderID]?.mark.line }
        let cells = try table(scene).visibleCells
        let first = try #require(line(cells[0]))
        #expect(line(cells[1]) == first + 2)
        scene.advance(to: 2)
        #expect(try table(scene).visibleCells.map(line) == [first + 2])
        #expect(line(cells[0]) == nil)
    }

    @Test("Rows have texts, an image, a sign or a view; each style has its own cells")
    func texts() throws {
        let scene = try stage(
            """
            rowHeight: 20, style: insetGrouped, sections: [{ rows: [
              { id: a, text: Wi-Fi, secondaryText: Home, style: value1, accessories: [disclosureIndicator] },
              { id: b, text: Mail, secondaryText: Two new, style: subtitle },
              { id: c, text: Airplane, style: default, image: { size: [10, 10], color: red },
                accessories: [{ id: switch, class: UISwitch, isOn: true }] },
              { id: d, text: Plain, style: default, selectionStyle: none, indentationLevel: 2 } ] }]
            """)
        let list = try table(scene)
        list.frame.size.height = 400
        scene.advance(to: 0.3)
        #expect(list.style == .insetGrouped)
        let cells = list.visibleCells
        #expect(cells.map { $0.textLabel?.text } == ["Wi-Fi", "Mail", "Airplane", "Plain"])
        #expect(cells.map { $0.detailTextLabel?.text } == ["Home", "Two new", nil, nil])
        #expect(cells.map(\.reuseIdentifier) == ["value1", "subtitle", "default", "default"])
        #expect(cells.map(\.accessoryType) == [.disclosureIndicator, .none, .none, .none])
        #expect(cells[2].imageView?.image?.size == CGSize(width: 10, height: 10))
        #expect(cells[3].selectionStyle == .none && cells[3].indentationLevel == 2)
        let toggle = try #require(scene.view("c/switch") as? UISwitch)
        #expect(cells[2].accessoryView === toggle && toggle.isOn && toggle.bounds.width > 40)
        #expect(cells.map(\.accessibilityIdentifier) == ["a", "b", "c", "d"])
        #expect(cells[0].label == "UITableViewCell:a")
    }

    @Test("A view beside the content is as large as it needs, whether it knows its size or its constraints do")
    func accessories() throws {
        let stack =
            "class: UIStackView, spacing: 2, arrangedSubviews: [{ intrinsicContentSize: [10, 8] }, "
            + "{ intrinsicContentSize: [20, 12] }]"
        let failures = try failures(
            "rowHeight: 40, sections: [{ rows: [{ id: a, accessories: [{ id: two, \(stack) }] }, "
                + "{ id: b, accessories: [{ id: one, intrinsicContentSize: [11, 16] }] }] }]",
            "expect: { frames: { a/two: [272, 14, 32, 12], b/one: [293, 12, 11, 16] } }")
        #expect(failures == [])
    }

    @Test("Content configurations are kinds by name, or maps of their properties; backgrounds too")
    func configurations() throws {
        let scene = try stage(
            """
            rowHeight: 20, sections: [{ rows: [
              { id: a, text: A, secondaryText: B, image: { size: [10, 10], color: red } },
              { id: b, text: A, secondaryText: B, configuration: valueCell, backgroundConfiguration: listGroupedCell },
              { repeat: 2, id: "c{n}", text: "C {n}", secondaryText: "{n}", configuration: { style: subtitleCell,
                  textProperties: { font: headline, color: red, numberOfLines: 1, transform: uppercase, alignment: center },
                  secondaryTextProperties: { font: 9 }, imageProperties: { tintColor: blue, cornerRadius: 4,
                    maximumSize: [5, 5], reservedLayoutSize: [30, 0] }, directionalLayoutMargins: [1, 2, 3, 4],
                  prefersSideBySideTextAndSecondaryText: true, imageToTextPadding: 7, alpha: 0.5 },
                backgroundConfiguration: { style: clear, backgroundColor: green, cornerRadius: 5 } } ] }]
            """)
        let list = try table(scene)
        let contents = list.visibleCells.map { $0.contentConfiguration as? UIListContentConfiguration }
        var plain = UIListContentConfiguration.cell()
        (plain.text, plain.secondaryText, plain.image) = ("A", "B", contents[0]?.image)
        #expect(contents[0] == plain && plain.image?.size == CGSize(width: 10, height: 10))
        var value = UIListContentConfiguration.valueCell()
        (value.text, value.secondaryText) = ("A", "B")
        #expect(contents[1] == value && list.visibleCells[1].backgroundConfiguration == .listGroupedCell())
        let content = try #require(contents[3])
        #expect(content.text == "C 2" && content.secondaryText == "2" && content.alpha == 0.5)
        #expect(content.textProperties.font.pointSize == 17 && content.textProperties.color == .red)
        #expect(content.textProperties.transform == .uppercase && content.textProperties.alignment == .center)
        #expect(content.textProperties.numberOfLines == 1 && content.secondaryTextProperties.font.pointSize == 9)
        #expect(content.imageProperties.tintColor == .blue && content.imageProperties.cornerRadius == 4)
        #expect(content.imageProperties.maximumSize == CGSize(width: 5, height: 5))
        #expect(content.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(content.imageToTextPadding == 7 && content.prefersSideBySideTextAndSecondaryText)
        let background = list.visibleCells[3].backgroundConfiguration
        #expect(background?.backgroundColor == .green && background?.cornerRadius == 5)
        #expect(list.visibleCells[0].backgroundConfiguration == nil)
    }

    @Test("A component fills a row, which is as high as its constraints say; views in shown rows have ids")
    func components() throws {
        let scene = try stage(Self.people, components: Self.person)
        let list = try table(scene)
        let avatar = try #require(scene.view("row 2/avatar"))
        #expect(avatar.superview === scene.view("row 2/box"))
        #expect(list.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 60.5, width: 320, height: 60.5))
        #expect(avatar.convert(avatar.bounds, to: list) == CGRect(x: 16, y: 70.5, width: 40, height: 40))
        #expect((scene.view("row 2/name") as? UILabel)?.text == "I am Nr. 2")
        #expect(scene.view("row 2") === list.cellForRow(at: [0, 1]) && scene.view("row 3/avatar") == nil)
        #expect(scene.stage.brokenConstraints.isEmpty)
        list.scrollToRow(at: [0, 20], at: .top, animated: false)
        scene.advance(to: 0.3)
        #expect((scene.view("row 21/name") as? UILabel)?.text == "I am Nr. 21" && scene.view("row 2/avatar") == nil)
        #expect(scene.stage.brokenConstraints.isEmpty && scene.problems == [])
        #expect(scene.builder.views.keys.filter { $0.hasPrefix("row ") }.count == 4 * list.visibleCells.count)
    }

    @Test("A component with a frame makes the row as high as it reaches")
    func framed() throws {
        let scene = try stage(
            "sections: [{ rows: [{ repeat: 3, id: \"r{n}\", use: box }] }]",
            components: "components: { box: { view: { frame: [0, 5, 100, 30], backgroundColor: red } } }")
        #expect(try table(scene).rectForRow(at: [0, 1]).height == 35.5)
        #expect(scene.view("r2")?.subviews.first?.subviews.first?.frame == CGRect(x: 0, y: 5, width: 100, height: 30))
    }

    @Test("A million rows are a name: cells are made for those in sight", arguments: ["diffable", "classic"])
    func million(source: String) throws {
        let count = source == "classic" ? 1_000_000 : 50_000
        let scene = try stage(
            """
            dataSource: \(source), rowHeight: 50, sections: [{ id: main, rows: [
              { repeat: \(count), id: "row {n}", text: "Row {n}", style: value1, secondaryText: "{n}" } ] }]
            """)
        let list = try table(scene)
        #expect(list.contentSize.height == CGFloat(count) * 50)
        #expect(list.visibleCells.count == 2)
        list.scrollToRow(at: [0, count - 1], at: .bottom, animated: false)
        scene.advance(to: 0.3)
        #expect(list.visibleCells.map(text) == ["Row \(count - 1)", "Row \(count)"])
        #expect(scene.view("row \(count)") === list.visibleCells.last && scene.problems == [])
        #expect(scene.builder.parts[LiveLists.self].weight <= 60)
    }

    @Test("Headers and footers are texts or views, and an index stands beside the rows")
    func edges() throws {
        let scene = try stage(
            """
            style: grouped, sections: [
              { id: one, header: First, footer: The end of it, indexTitle: F, rows: [{ id: a, text: A }] },
              { id: two, header: { id: head, backgroundColor: red, frame: [0, 0, 320, 30] }, indexTitle: T,
                rows: [{ id: b, text: B }] } ]
            """)
        let list = try table(scene)
        list.frame.size.height = 400
        scene.advance(to: 0.3)
        #expect(list.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(list.footerView(forSection: 0)?.textLabel?.text == "The end of it")
        #expect(list.rectForHeader(inSection: 1).height == 30)
        #expect(scene.view("head")?.superview?.superview === list)
        #expect(list.dataSource?.sectionIndexTitles(for: list) == ["F", "T"])
    }

    @Test("What nobody says is not told: a plain list without headers has no room for them")
    func untold() throws {
        let plain = try stage(Self.hundred)
        #expect(try table(plain).rectForRow(at: [0, 0]).minY == 0)
        let titled = try stage(
            "sections: [{ header: H, rows: [{ id: a, text: A }] }, { rows: [{ id: b, text: B }] }]")
        #expect(try table(titled).rectForRow(at: [0, 0]).minY == 50)
    }

    // MARK: What happens

    @Test("Snapshots append, insert, delete, move, reload and reconfigure rows")
    func snapshots() throws {
        let failures = try failures(
            "rowHeight: 10, sections: [{ id: one, rows: [{ id: a, text: A }, { id: b, text: B }] }, { id: two }]",
            """
            changes:
              - at: 0.5
                id: list
                animatingDifferences: false
                snapshot:
                  - { append: [{ id: c, text: C }, { repeat: 2, id: "n{n}", text: "{n}" }], to: two }
                  - { insert: [{ id: d, text: D }], before: a }
                  - { move: b, after: n1 }
              - { at: 1, id: list, snapshot: [{ delete: [c, a] }, { append: [a], to: two }] }
              - at: 2
                id: list
                snapshot: [{ reconfigure: [{ id: n2, text: new, style: default }] }, { reload: [{ id: d, text: E }] }]
            time: [0, 0.6, 1.8, 3]
            expect:
              - { at: 0, visible: { list: [a, b] } }
              - { at: 0.6, visible: { list: [d, a, c, n1, b, n2] } }
              - { at: 1.8, visible: { list: [d, n1, b, n2, a] } }
              - { at: 3, visible: { list: [d, n1, b, n2, a] }, statistics: { list.cellsMeasured: 0 } }
            """)
        #expect(failures == [])
        let scene = try stage(
            "rowHeight: 10, sections: [{ id: one, rows: [{ repeat: 3, id: \"n{n}\", text: \"{n}\" }] }]",
            """
            changes:
              - { at: 0.5, id: list, snapshot: [{ reconfigure: [{ id: n2, text: new }] }], completion: [
                  { id: list, snapshot: [{ append: [{ id: last, text: L }] }] } ] }
            """)
        let list = try table(scene)
        let cell = list.cellForRow(at: [0, 1])
        scene.advance(to: 2)
        #expect(list.visibleCells.map(text) == ["1", "new", "3", "L"])
        #expect(list.cellForRow(at: [0, 1]) === cell && scene.problems == [])
    }

    @Test("Reloading shows other sections", arguments: ["diffable", "classic"])
    func reloading(source: String) throws {
        let failures = try failures(
            "dataSource: \(source), " + Self.hundred,
            """
            changes:
              - at: 1
                id: list
                reloadData: [{ id: main, rows: [{ id: row 7, text: Seven }, { repeat: 2, id: "new {n}", text: N }] }]
            time: 2
            expect: { visible: { list: [row 7, new 1, new 2] } }
            """)
        #expect(failures == [])
    }

    @Test("Rows are scrolled to, selected and deselected")
    func choosing() throws {
        let failures = try failures(
            "rowHeight: 50, allowsMultipleSelection: true, selectedRows: [row 3], " + Self.hundred,
            """
            changes:
              - { at: 0.5, id: list, scrollTo: row 40, position: middle, animated: false }
              - { at: 1, id: list, select: row 41 }
              - { at: 1.5, id: list, deselect: row 3 }
              - { at: 2, id: list, scrollTo: row 1 }
              - { at: 3, id: list, select: row 90, position: bottom, animated: false }
            time: [0.2, 0.7, 1.2, 1.7, 2.8, 3.5]
            expect:
              - { at: 0.2, visible: { list: [row 1, row 2] }, selected: { list: [row 3] } }
              - { at: 0.7, visible: { list: [row 39, row 40, row 41] }, values: { list: { contentOffset: [0, 1925] } } }
              - { at: 1.2, selected: { list: [row 3, row 41] }, values: { row 41: { isSelected: true } } }
              - { at: 1.7, selected: { list: [row 41] } }
              - { at: 2.8, visible: { list: [row 1, row 2] } }
              - { at: 3.5, visible: { list: [row 89, row 90] } }
            """)
        #expect(failures == [])
    }

    @Test("A tap on a row selects it, and makes its changes; views in rows are touched by their ids")
    func taps() throws {
        let failures = try failures(
            """
            sections: [{ rows: [
              { id: a, text: A, changes: [{ id: root, set: { tag: 1 } }] },
              { id: b, text: B, accessories: [{ id: on, class: UISwitch, actions: { valueChanged: [
                { id: root, set: { tag: 2 } } ] } }] } ] }]
            """,
            """
            touches: [{ at: 0.5, tap: a }, { at: 1.5, tap: b/on }]
            time: [1, 2.5]
            expect:
              - { at: 1, selected: { list: [a] }, values: { root: { tag: 1 } } }
              - { at: 2.5, selected: { list: [a] }, values: { root: { tag: 2 }, b/on: { isOn: true } } }
            """)
        #expect(failures == [])
    }

    @Test("A frame's statistics say what a list did about its cells")
    func statistics() throws {
        let failures = try failures(
            Self.hundred,
            """
            changes: [{ at: 0.5, id: list, scrollTo: row 50, animated: false }]
            time: [0, 0.6, 1]
            expect:
              - { at: 0, statistics: { list.cellsMade: 3, list.cellsReused: 0, list.cellsMeasured: 3,
                                       list.cellsConfigured: 3, list.heightsAsked: 0 } }
              - { at: 0.6, statistics: { list.cellsMade: 3, list.cellsReused: 0, list.cellsMeasured: 3 } }
              - { at: 1, statistics: { list.cellsMade: 0, list.cellsReused: 0, list.cellsMeasured: 0 } }
            """)
        #expect(failures == [])
    }

    @Test("Rows of two lists are told apart by the lists' ids where they have the same names")
    func twoLists() throws {
        let rows = "rowHeight: 20, sections: [{ rows: [{ repeat: 2, id: \"r{n}\", text: T }] }]"
        let scene = try SceneText.stage(
            """
            offstage: 1
            device: { size: [320, 480], scale: 2 }
            view: { subviews: [
              { id: one, class: UITableView, frame: [0, 0, 320, 100], \(rows) },
              { id: two, class: UITableView, frame: [0, 200, 320, 100], sections: [{ rows: [{ id: r2, text: U }] }] } ] }
            changes: [{ at: 0.5, id: one/r2, set: { tag: 5 } }, { at: 0.5, id: two/r2, set: { tag: 6 } }]
            """)
        scene.advance(to: 1)
        #expect((scene.view("one") as? UITableView)?.visibleCells.map(\.tag) == [0, 5])
        #expect((scene.view("two") as? UITableView)?.visibleCells.map(\.tag) == [6])
        #expect(scene.view("r2") == nil)
    }

    @Test("A controller of a table shows the file's rows")
    func controller() throws {
        let scene = try SceneText.stage(
            """
            offstage: 1
            device: { size: [320, 480], scale: 2, safeArea: [20, 0, 0, 0] }
            controller:
              class: UINavigationController
              viewControllers:
                - class: UITableViewController
                  id: settings
                  title: Settings
                  view: { id: list, class: UITableView, style: insetGrouped, sections: [{ rows: [{ id: a, text: A }] }] }
            touches: [{ at: 0.5, tap: a }]
            """)
        scene.advance(to: 1)
        let list = try table(scene)
        #expect(
            list.style == .insetGrouped && (scene.controller("settings") as? UITableViewController)?.tableView === list)
        #expect(list.visibleCells.map(text) == ["A"] && list.indexPathForSelectedRow == [0, 0])
        #expect(list.adjustedContentInset.top == 64)
    }
}
