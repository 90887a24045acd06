import Offstage
import Testing

@testable import UIKit

@Suite("When diffable data is applied")
@MainActor
struct TableDiffableTimeTests {
    private typealias Screen = DiffableScreen<String>

    @Test("The completion comes in a later turn: after the animation, where there is one")
    func completion() {
        let screen = Screen()
        var over: [String] = []
        screen.source.apply(Screen.snapshot(["main": ["a"]])) { over.append("first") }
        #expect(over.isEmpty)
        screen.stage.runTurn()
        screen.stage.runTurn()
        #expect(over == ["first"])
        screen.source.apply(Screen.snapshot(["main": ["a", "b"]])) { over.append("animated") }
        screen.stage.advance(by: 0.2)
        #expect(over == ["first"])
        screen.stage.advance(by: 0.2)
        #expect(over == ["first", "animated"])
        screen.source.apply(Screen.snapshot(["main": ["b"]]), animatingDifferences: false) { over.append("plain") }
        #expect(over.last == "animated")
        screen.stage.advance(by: 0.05)
        #expect(over.last == "plain")
        screen.source.applySnapshotUsingReloadData(Screen.snapshot(["main": ["c"]])) { over.append("reload") }
        screen.source.apply(Screen.snapshot(["main": ["c"]])) { over.append("same") }
        #expect(over.count == 3)
        screen.stage.advance(by: 0.05)
        #expect(over.suffix(2) == ["reload", "same"])
    }

    @Test("Outside of a window a completion without animation comes before the call returns, an animated one later")
    func completionOutside() {
        let screen = Screen(inWindow: false)
        var over: [String] = []
        screen.source.apply(Screen.snapshot(["main": ["a"]]), animatingDifferences: false) { over.append("plain") }
        #expect(over == ["plain"] && screen.table.numberOfRows(inSection: 0) == 1)
        screen.source.apply(Screen.snapshot(["main": ["b"]])) { over.append("animated") }
        #expect(over == ["plain"])
        screen.stage.advance(by: 0.05)
        #expect(over == ["plain", "animated"])
    }

    @Test("The forms that wait return when all is over")
    func waiting() async {
        let screen = Screen()
        screen.stage.makeCurrent()
        let start = screen.stage.time
        await screen.source.applySnapshotUsingReloadData(Screen.snapshot(["main": ["a"]]))
        #expect(screen.titles == ["a"] && screen.stage.time - start < 0.1)
        // Other tests run meanwhile, on stages of their own.
        screen.stage.makeCurrent()
        await screen.source.apply(Screen.snapshot(["main": ["a", "b"]]))
        #expect(screen.titles == ["a", "b"] && screen.stage.time - start >= 0.3)
        screen.stage.makeCurrent()
        await screen.source.apply(Screen.snapshot(["main": ["b"]]), animatingDifferences: false)
        #expect(screen.titles == ["b"])
    }

    /// Applies on another thread.
    private func applyElsewhere(_ snapshot: Screen.Snapshot, on screen: Screen) {
        guard let source = screen.source else { return }
        let done = DispatchSemaphore(value: 0)
        DispatchQueue(label: "elsewhere").async {
            source.apply(snapshot)
            #expect(source.snapshot() == snapshot)
            done.signal()
        }
        done.wait()
    }

    @Test("What is applied on another thread is shown in the next turn; meanwhile the main thread may not apply")
    func threads() {
        let screen = Screen()
        _ = screen.stage
        applyElsewhere(Screen.snapshot(["main": ["a"]]), on: screen)
        applyElsewhere(Screen.snapshot(["main": ["a", "b"]]), on: screen)
        #expect(screen.table.numberOfSections == 0 && screen.messages.isEmpty)
        screen.source.apply(Screen.snapshot(["main": ["z"]]))
        #expect(screen.messages.last?.contains("Deadlock detected: calling this method on the main queue") == true)
        screen.settle()
        #expect(screen.titles == ["a", "b"] && screen.messages.count == 1)
        screen.show(["main": ["a", "c"]])
        #expect(screen.titles == ["a", "c"] && screen.messages.count == 2)
        #expect(screen.messages.last?.hasPrefix("Warning: applying updates in a non-thread confined manner") == true)
        screen.show(["main": ["c"]])
        #expect(screen.messages.count == 2)
    }

    // MARK: Any snapshots

    /// What cells are to say, and the sections with their items as plain arrays.
    private struct Model {
        var sections: [(name: String, items: [Int])] = []
        /// By item, how often it was marked.
        var versions: [Int: Int] = [:]

        /// Another list of some of the same sections and items, and of others.
        static func any(_ random: inout SplitMix64) -> [(name: String, items: [Int])] {
            var items = Array((0..<40).shuffled(using: &random).prefix(random.count(30)))
            return ["a", "b", "c", "d"].shuffled(using: &random).prefix(1 + random.count(4)).map { name in
                let own = Array(items.prefix(random.count(12)))
                items.removeFirst(own.count)
                return (name, own)
            }
        }

        /// Takes some items out, puts some in and some elsewhere; or makes another list.
        mutating func change(_ random: inout SplitMix64) {
            guard !sections.isEmpty, random.count(6) > 0 else {
                sections = Self.any(&random)
                return
            }
            for _ in 0..<random.count(4) {
                let section = random.count(sections.count)
                let item = random.count(40)
                for other in sections.indices { sections[other].items.removeAll { $0 == item } }
                guard random.count(3) > 0 else { continue }
                sections[section].items.insert(item, at: random.count(sections[section].items.count + 1))
            }
        }
    }

    @Test("120 random snapshots, from any to any and with marks: the table shows what plain arrays hold")
    func random() {
        var random = SplitMix64(seed: 77)
        var model = Model()
        let screen = DiffableScreen<Int>(height: 300)
        screen.title = { "\($0) v\(model.versions[$0, default: 0])" }
        for turn in 0..<120 {
            model.change(&random)
            var snapshot = DiffableScreen<Int>.Snapshot()
            for section in model.sections {
                snapshot.appendSections([section.name])
                snapshot.appendItems(section.items)
            }
            let all = model.sections.flatMap(\.items)
            let marked = all.filter { _ in random.count(6) == 0 }
            let isAnimated = random.count(2) == 0
            for item in marked {
                model.versions[item, default: 0] += 1
                if random.count(2) == 0 { snapshot.reloadItems([item]) } else { snapshot.reconfigureItems([item]) }
            }
            if random.count(10) == 0, let section = model.sections.first {
                for item in section.items { model.versions[item, default: 0] += 1 }
                snapshot.reloadSections([section.name])
            }
            _ = screen.stage
            if random.count(4) == 0 { screen.table.contentOffset.y = CGFloat(random.count(600)) }
            screen.source.apply(snapshot, animatingDifferences: isAnimated)
            // Often the next one comes before the animation is over.
            if random.count(2) == 0 { screen.settle() } else { screen.stage.runTurn() }
            if random.count(4) == 0 { screen.table.contentOffset.y = CGFloat(random.count(600)) }
            screen.stage.runTurn()
            check(screen, model, all, turn)
        }
        #expect(screen.messages.isEmpty, "\(screen.messages)")
        #expect(screen.log.count("reloadData") > 10 && screen.log.count("reloadData") < 80)
    }

    private func check(_ screen: DiffableScreen<Int>, _ model: Model, _ all: [Int], _ turn: Int) {
        let table = screen.table
        #expect(table.numberOfSections == model.sections.count, "turn \(turn)")
        for (section, entry) in model.sections.enumerated() {
            #expect(table.numberOfRows(inSection: section) == entry.items.count, "turn \(turn)")
        }
        let first = max(0, Int(table.contentOffset.y / 44))
        let last = min(all.count, Int(((table.contentOffset.y + 300) / 44).rounded(.up)))
        let expected = first < last ? all[first..<last].map { "\($0) v\(model.versions[$0, default: 0])" } : []
        #expect(screen.titles == expected, "turn \(turn)")
    }
}

extension SplitMix64 {
    /// A number below another one, at least 0.
    fileprivate mutating func count(_ bound: Int) -> Int { Int(next() % UInt64(max(1, bound))) }
}
