import ListLayout
import Testing

@testable import UIKit

@Suite("A row on its way, against plain arrays")
struct RowMoveTests {
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test("Where rows will be, and which row will be at a place; those between give way by one row")
    func model() {
        var dice = Dice(state: 41)
        for _ in 0..<2000 {
            let counts = (0..<Int.random(in: 1...4, using: &dice)).map { _ in Int.random(in: 0...4, using: &dice) }
            let filled = counts.indices.filter { counts[$0] > 0 }
            guard let section = filled.randomElement(using: &dice) else { continue }
            let source = ListRow(section, Int.random(in: 0..<counts[section], using: &dice))
            var lists = counts.enumerated().map { section, count in (0..<count).map { ListRow(section, $0) } }
            let before = parts(lists)
            lists[source.section].remove(at: source.row)
            let goal = Int.random(in: 0..<counts.count, using: &dice)
            let target = ListRow(goal, Int.random(in: 0...lists[goal].count, using: &dice))
            lists[goal].insert(source, at: target.row)
            let move = RowMove(source: source, target: target)
            for (section, list) in lists.enumerated() {
                #expect(move.count(counts[section], of: section) == list.count)
                for (row, old) in list.enumerated() {
                    #expect(move.place(of: old) == ListRow(section, row) && move.row(at: ListRow(section, row)) == old)
                }
            }
            // All parts are one high: what a part gives way is the difference of its numbers.
            let after = parts(lists)
            for (number, part) in before.enumerated() where part != .row(source.section, source.row) {
                let new = after.firstIndex(of: part) ?? -1
                #expect(move.step(of: part) == CGFloat(new - number))
            }
        }
    }

    private func parts(_ lists: [[ListRow]]) -> [ListPart] {
        lists.enumerated().flatMap { section, rows in
            [.opening(section), .header(section)] + rows.map { .row($0.section, $0.row) }
                + [.footer(section), .closing(section)]
        }
    }
}
