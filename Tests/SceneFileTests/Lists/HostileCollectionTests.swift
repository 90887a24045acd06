import Foundation
import Offstage
import Testing
import UIKit

@testable import SceneFile

@MainActor
@Suite("Hostile collections in scenes")
struct HostileCollectionTests {
    @Test("Random collections, layouts and changes end in a sentence or in pictures, most of them in pictures")
    func random() throws {
        var random = SplitMix64(seed: 42)
        var pictures = 0
        for _ in 0..<60 {
            let text = scene(&random)
            do {
                let stage = try SceneText.stage(text)
                stage.advance(to: 2)
                let known = ["is not in", "beside", "below itself", "points high", "points wide", "2,000 items"]
                #expect(
                    stage.problems.allSatisfy { problem in known.contains { problem.message.contains($0) } },
                    "\(stage.problems.map(\.message)) \(text)")
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

    private func item(_ random: inout SplitMix64, _ name: String) -> String {
        let more = one(
            [
                "text: T", "use: box", "text: \"{n}\", secondaryText: \"{{n}\"", "accessories: [checkmark, reorder]",
                "accessories: [outlineDisclosure], children: [{ id: \(name)x, children: [{ id: \(name)y }] }]",
                "size: [0, 0]", "size: [100000, 2]", "editing: { canMove: true }", "isExpanded: true, children: []",
                "trailingSwipeActions: [{ title: X, style: destructive }]", "supplementaries: { badge: { use: box } }",
                "accessories: [{ type: label, text: A }, { class: UISwitch }]", "indentationLevel: 100",
            ], &random)
        let count = more.contains("children") ? 1 : one([1, 1, 1, 5, 40, 3_000], &random)
        return count == 1 ? "{ id: \(name), \(more) }" : "{ repeat: \(count), id: \"\(name) {n}\", \(more) }"
    }

    private func items(_ random: inout SplitMix64, _ names: [String]) -> String {
        "[" + names.map { item(&random, $0) }.joined(separator: ", ") + "]"
    }

    private func side(_ random: inout SplitMix64) -> String {
        one(
            [
                "0", "1", "100", "100000", "{ fractionalWidth: 0.5 }", "{ fractionalWidth: 0 }",
                "{ fractionalHeight: 1 }",
                "{ fractionalHeight: 100000 }", "{ estimated: 44 }", "{ estimated: 0 }",
                "{ uniformAcrossSiblings: 30 }",
            ], &random)
    }

    private func layout(_ random: inout SplitMix64) -> String {
        let size = { (random: inout SplitMix64) in "layoutSize: [\(side(&random)), \(side(&random))]" }
        let bar =
            "{ elementKind: \(one(["header", "badge", "none"], &random)), alignment: \(one(["top", "bottomTrailing", "leading"], &random)), \(size(&random)), pinToVisibleBounds: true }"
        let axis = one(["horizontal", "vertical"], &random)
        let group = one(
            [
                "{ axis: \(axis), \(size(&random)), subitems: [{ \(size(&random)) }, { \(size(&random)) }] }",
                "{ axis: \(axis), \(size(&random)), count: 3, subitems: [{ \(size(&random)) }], interItemSpacing: { flexible: 4 } }",
                "{ axis: custom, \(size(&random)), frames: [[0, 0, 10, 10], [-50, 5, 100000, 20]] }",
                "{ axis: custom, \(size(&random)), frames: [] }",
            ], &random)
        let behavior = one(["none", "continuous", "paging", "groupPagingCentered"], &random)
        let section =
            "{ group: \(group), orthogonalScrollingBehavior: \(behavior), boundarySupplementaryItems: [\(bar)], decorationItems: [plate], contentInsets: [\(one(["0", "500"], &random)), 9, 9, 9] }"
        return one(
            [
                "{ list: insetGrouped, headerMode: firstItemInSection }",
                "{ list: sidebar, headerMode: supplementary }",
                "{ class: UICollectionViewFlowLayout, itemSize: [\(one(["0, 0", "1, 1", "400, 20", "50, 50"], &random))] }",
                "{ class: UICollectionViewFlowLayout, estimatedItemSize: automaticSize, scrollDirection: horizontal }",
                "{ class: UICollectionViewCompositionalLayout, decorations: { plate: { use: box } }, sections: [\(section)] }",
                "{ class: UICollectionViewCompositionalLayout, decorations: { plate: { use: box } }, scrollDirection: horizontal, sections: [\(section), { list: plain }] }",
            ], &random)
    }

    /// All that changes name is known, if it is there or not.
    private static let all =
        ["a", "b", "c", "d", "ax", "ay"].map { "{ id: \($0) }" }.joined(separator: ", ")
        + ["a", "b", "c"].map { ", { repeat: 40, id: \"\($0) {n}\" }" }.joined()

    private func step(_ random: inout SplitMix64) -> String {
        let ids = ["a", "b", "ax", "ay", "a 1", "a 3", "b 2", "c", "c 1"]
        let (id, other) = (one(ids, &random), one(ids, &random))
        return one(
            [
                "delete: [\(id)]", "delete: [\(id), \(other)]", "move: \(id), before: \(other)", "reload: [\(id)]",
                "move: \(id), after: \(other)", "reconfigure: [{ id: \(id), text: new }]", "append: [\(id)]",
                "append: \(items(&random, [one(["a", "c", "d"], &random)])), to: one", "append: [\(id)], to: \(other)",
                "insert: \(items(&random, ["d"])), after: \(id)",
            ], &random)
    }

    private func verb(_ random: inout SplitMix64) -> String {
        let id = one(["a", "b", "ax", "a 2", "b 30"], &random)
        return one(
            [
                "snapshot: [{ \(step(&random)) }, { \(step(&random)) }]",
                "snapshot: [{ \(step(&random)) }], animatingDifferences: false",
                "setCollectionViewLayout: \(layout(&random))",
                "setCollectionViewLayout: \(layout(&random)), animated: false",
                "expand: \(id)", "collapse: \(id)", "scrollTo: \(id)", "select: \(id)", "setEditing: true",
                "reloadData: [{ items: \(items(&random, ["a", "e"])) }]",
                "set: { bounds: [0, 0, \(one(["1", "300", "20000"], &random)), 60] }",
            ], &random)
    }

    private func scene(_ random: inout SplitMix64) -> String {
        let changes = (1...5).map { "  - { at: \(Double($0) * 0.3), id: list, \(verb(&random)) }" }.joined(
            separator: "\n")
        return """
            offstage: 1
            device: { size: [320, 480], scale: 1 }
            components: { box: { view: { subviews: [{ id: in, intrinsicContentSize: [30, 20] }], constraints: ["V:|-4-[in]-4-|"] } } }
            view: { subviews: [{ id: list, class: UICollectionView, frame: [0, 0, 320, 300], collectionViewLayout: \(layout(&random)),
              sections: [{ id: one, header: One, items: \(items(&random, ["a", "b"])) }, { id: two, items: \(items(&random, ["c"])) }] }] }
            changes:
            \(changes)
              - { at: 1.8, id: list, reloadData: [{ items: [\(Self.all)] }] }
            """
    }
}
