import Foundation
import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Hostile tables in scenes")
struct HostileTableTests {
    @Test("Random tables and changes of them end in a sentence or in pictures, most of them in pictures")
    func random() throws {
        var random = SplitMix64(seed: 41)
        var pictures = 0
        for _ in 0..<60 {
            let text = scene(&random)
            do {
                let stage = try SceneText.stage(text)
                stage.advance(to: 1)
                let known = ["is not in", "beside", "points high", "2,000 rows"]
                #expect(
                    stage.problems.allSatisfy { problem in known.contains { problem.message.contains($0) } }, "\(text)")
                pictures += 1
            } catch let errors as SceneErrors {
                #expect(errors.errors.allSatisfy { $0.line > 0 && !$0.message.isEmpty })
            }
        }
        #expect(pictures > 40, "\(pictures) pictures")
    }

    private func one<Item>(_ items: [Item], _ random: inout SplitMix64) -> Item {
        items[Int.random(in: 0..<items.count, using: &random)]
    }

    private func row(_ random: inout SplitMix64, _ name: String) -> String {
        let more = one(
            [
                "text: T", "use: box", "use: framed", "text: \"{n}\", secondaryText: \"{{n}\"",
                "accessories: [checkmark]",
                "editing: { canMove: true }", "trailingSwipeActions: [{ title: X, style: destructive }]",
                "accessories: [{ class: UISwitch }]", "image: { size: [300, 300], color: red }",
                "indentationLevel: 100",
            ], &random)
        let count = one([1, 1, 1, 5, 40, 3_000], &random)
        return count == 1 ? "{ id: \(name), \(more) }" : "{ repeat: \(count), id: \"\(name) {n}\", \(more) }"
    }

    private func rows(_ random: inout SplitMix64, _ names: [String]) -> String {
        "[" + names.map { row(&random, $0) }.joined(separator: ", ") + "]"
    }

    private func step(_ random: inout SplitMix64) -> String {
        let ids = ["a", "b", "a 1", "a 3", "b 2", "c", "c 1"]
        let (id, other) = (one(ids, &random), one(ids, &random))
        return one(
            [
                "delete: [\(id)]", "delete: [\(id), \(other)]", "move: \(id), before: \(other)", "reload: [\(id)]",
                "move: \(id), after: \(other)", "reconfigure: [{ id: \(id), text: new }]", "append: [\(id)]",
                "append: \(rows(&random, [one(["a", "c", "d"], &random)])), to: one",
                "insert: \(rows(&random, ["d"])), after: \(id)",
            ], &random)
    }

    private func change(_ random: inout SplitMix64, at time: Int) -> String {
        let verb = one(
            [
                "snapshot: [{ \(step(&random)) }, { \(step(&random)) }]", "snapshot: [{ \(step(&random)) }]",
                "reloadData: [{ id: one, rows: \(rows(&random, ["b", "a"])) }]",
                "scrollTo: \(one(["a", "a 9"], &random))",
                "select: \(one(["a", "b"], &random))", "setEditing: \(one([true, false], &random))",
                "set: { bounds: [0, \(one([-1e9, 0, 5e3, 1e12], &random)), 320, \(one([0, 1, 90, 1e7], &random))] }",
                "set: { rowHeight: \(one(["1", "automatic", "100000"], &random)) }",
            ], &random)
        return "{ at: 0.\(time), id: list, \(verb) }"
    }

    private func scene(_ random: inout SplitMix64) -> String {
        let style = one(["plain", "grouped", "insetGrouped"], &random)
        let keys = one(
            [
                "", "rowHeight: 3", "estimatedRowHeight: 0", "estimatedRowHeight: 1000", "isEditing: true",
                "selectedRows: [a]",
            ],
            &random)
        let edge = one(["", "header: H,", "footer: { frame: [0, 0, 9, 900] },", "header: { use: box },"], &random)
        let changes = (1..<6).map { change(&random, at: $0) }
        return """
            offstage: 1
            device: { size: [320, \(one([100, 480], &random))], scale: 1 }
            components:
              box: { view: { id: b, subviews: [{ id: l, class: UILabel, text: "{{n}" }],
                constraints: ["V:|-[l]-|", "H:|-[l]-|"] } }
              framed: { view: { frame: [0, 0, 9, 0.2] } }
            view: { subviews: [{ id: list, class: UITableView, style: \(style), frame: [0, 0, 320, 400],
              \(keys.isEmpty ? "" : keys + ",")
              sections: [{ id: one, \(edge) rows: [{ id: a }, { repeat: 3, id: "a {n}" }, { id: b }, { repeat: 9, id: "b {n}" }] },
                { id: two, rows: \(rows(&random, ["e", "f"])) }] }] }
            changes: [\(changes.joined(separator: ",\n  ")),
              { at: 9, id: list, snapshot: [{ append: [{ id: c }, { repeat: 3, id: "c {n}" }, { id: d }, { id: a 9 }] }] }]
            time: [0, 0.55, 1]
            """
    }

    @Test("A list that is higher than any picture says so, and makes as many cells as one can see")
    func high() throws {
        let failures = try SceneText.frames(
            """
            offstage: 1
            device: { size: [32, 32], scale: 1 }
            view: { subviews: [{ id: list, class: UITableView, frame: [0, 0, 32, 10000000], rowHeight: 44,
              sections: [{ rows: [{ repeat: 900000, id: "r{n}" }] }] }] }
            """
        ).flatMap(\.failures)
        #expect(
            failures == [
                "4:13 the list is 10000000 points high, and has a cell for each row in sight; expected at most 16,384 points"
            ])
    }

    @Test("A list shows 2,000 rows at once, and says so where there are more in sight")
    func low() throws {
        let stage = try SceneText.stage(
            """
            offstage: 1
            device: { size: [32, 32], scale: 1 }
            view: { subviews: [{ id: list, class: UITableView, frame: [0, 0, 32, 9000], rowHeight: 3,
              sections: [{ rows: [{ repeat: 9000, id: "r{n}" }] }] }] }
            """)
        stage.advance(to: 0.1)
        let list = try #require(stage.view("list") as? UITableView)
        #expect(stage.problems.map(\.message) == ["the list shows more than 2,000 rows at once"])
        #expect(list.bounds.height == 6000 && stage.builder.madeList(of: list)?.cellCount == 2_000)
    }

    @Test("Views in cells count: of more than a million none is made")
    func weight() throws {
        let stage = try SceneText.stage(
            """
            offstage: 1
            device: { size: [320, 480], scale: 1 }
            view: { subviews: [{ id: list, class: UITableView, frame: [0, 0, 320, 400],
              sections: [{ rows: [{ repeat: 90, id: "r{n}" }] }] }] }
            """)
        stage.builder.parts[LiveLists.self].weight = 999_975
        stage.advance(to: 0.1)
        #expect(stage.builder.views.keys.filter { $0.hasPrefix("r") }.count == 2)
        #expect(
            stage.problems.map(\.message) == ["the lists of the scene show more than 1,000,000 views at once"])
        #expect(stage.builder.parts[LiveLists.self].weight <= 1_000_000)
    }
}
