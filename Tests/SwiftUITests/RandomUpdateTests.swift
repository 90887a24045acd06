import SwiftUI
import TestKit
import TestSupport
import Testing

@testable import SwiftUI

@Observable private final class Cell {
    var value = 0
}

/// What a view reads, and what of it it passes on.
private final class Spec: Equatable {
    let id: Int
    let reads: [Int]
    let passes: [Int]
    let children: [Spec]

    init(id: Int, reads: [Int], passes: [Int], children: [Spec]) {
        self.id = id
        self.reads = reads
        self.passes = passes
        self.children = children
    }

    static func == (a: Spec, b: Spec) -> Bool { a === b }
}

private final class Board {
    let cells: [Cell]
    let journal: Journal

    @MainActor
    init(_ count: Int) {
        cells = (0..<count).map { _ in Cell() }
        journal = Journal()
    }
}

private struct SpecView: View {
    let spec: Spec
    let board: Board
    let input: Int

    var body: some View {
        board.journal.note("\(spec.id)")
        for index in spec.reads { _ = board.cells[index].value }
        let passed = spec.passes.reduce(0) { $0 + board.cells[$1].value }
        return VStack {
            Color.red
            ForEach(spec.children, id: \.id) { AnyView(SpecView(spec: $0, board: board, input: passed)) }
        }
    }
}

/// Programs of chance against a model that works out all that has to run.
@MainActor
@Suite struct RandomUpdateTests {
    private struct Maker {
        var random: SplitMix64
        var count = 0

        mutating func spec(_ depth: Int) -> Spec {
            count += 1
            let id = count
            let reads = (0..<6).filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            let passes = reads.filter { _ in Bool.random(using: &random) }
            let children = depth == 0 ? [] : (0..<Int.random(in: 0..<4, using: &random)).map { _ in spec(depth - 1) }
            return Spec(id: id, reads: reads, passes: passes, children: children)
        }
    }

    /// The views whose bodies have to run after some cells changed.
    private func running(
        _ spec: Spec, _ old: [Int], _ new: [Int], written: Set<Int>, isInputNew: Bool
    ) -> [String] {
        let runs = isInputNew || !written.isDisjoint(with: spec.reads)
        func sum(_ values: [Int]) -> Int { spec.passes.reduce(0) { $0 + values[$1] } }
        return (runs ? ["\(spec.id)"] : [])
            + spec.children.flatMap { running($0, old, new, written: written, isInputNew: sum(old) != sum(new)) }
    }

    @Test("Bodies run exactly where something they read, or were given, changed, and once")
    func programs() {
        var maker = Maker(random: SplitMix64(seed: 99))
        for _ in 0..<TestRounds.scaled(40) {
            let (spec, board) = (maker.spec(3), Board(6))
            let hosted = Hosted(SpecView(spec: spec, board: board, input: 0))
            for _ in 0..<8 {
                board.journal.lines = []
                let old = board.cells.map(\.value)
                // Observable objects tell of each write, also of one that changes nothing.
                var written: Set<Int> = []
                for _ in 0..<Int.random(in: 1..<4, using: &maker.random) {
                    let index = Int.random(in: 0..<6, using: &maker.random)
                    written.insert(index)
                    board.cells[index].value += Int.random(in: 0..<3, using: &maker.random)
                }
                hosted.turn()
                let expected = running(
                    spec, old, board.cells.map(\.value), written: written, isInputNew: false)
                #expect(board.journal.lines.sorted() == expected.sorted())
            }
        }
    }
}
