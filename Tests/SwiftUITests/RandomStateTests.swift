import SwiftUI
import TestKit
import TestSupport
import Testing

@testable import SwiftUI

/// What a view does with its state and with that of the view above.
private final class StateSpec: Equatable {
    let id: Int
    let readsOwn: Bool
    let readsAbove: Bool
    /// Gives its state's value to those below.
    let passes: Bool
    let children: [StateSpec]

    init(id: Int, readsOwn: Bool, readsAbove: Bool, passes: Bool, children: [StateSpec]) {
        self.id = id
        self.readsOwn = readsOwn
        self.readsAbove = readsAbove
        self.passes = passes
        self.children = children
    }

    static func == (a: StateSpec, b: StateSpec) -> Bool { a === b }
}

@MainActor
private final class StateBoard {
    var runs: [Int] = []
    var states: [Int: Binding<Int>] = [:]
}

private struct StateView: View {
    let spec: StateSpec
    let board: StateBoard
    let input: Int
    let above: Binding<Int>
    @State private var own = 0

    var body: some View {
        board.runs.append(spec.id)
        board.states[spec.id] = $own
        if spec.readsOwn { _ = own }
        if spec.readsAbove { _ = above.wrappedValue }
        let passed = spec.passes ? own : 0
        return VStack {
            Color.red
            ForEach(spec.children, id: \.id) {
                AnyView(StateView(spec: $0, board: board, input: passed, above: $own))
            }
        }
    }
}

/// Programs of states and bindings of chance, against a model that works out all that has to run.
@MainActor
@Suite struct RandomStateTests {
    private struct Maker {
        var random: SplitMix64
        var count = 0

        mutating func spec(_ depth: Int) -> StateSpec {
            count += 1
            let id = count
            func chance() -> Bool { Bool.random(using: &random) }
            let (own, above, passes) = (chance(), chance(), chance())
            let children = depth == 0 ? [] : (0..<Int.random(in: 0..<3, using: &random)).map { _ in spec(depth - 1) }
            return StateSpec(id: id, readsOwn: own, readsAbove: above, passes: passes, children: children)
        }
    }

    private func ids(_ spec: StateSpec) -> [Int] { [spec.id] + spec.children.flatMap(ids) }

    /// The views whose bodies have to run after some states were written.
    private func running(
        _ spec: StateSpec, _ written: Set<Int>, changed: Set<Int>, isAboveWritten: Bool, isInputNew: Bool
    ) -> [Int] {
        let isOwn = written.contains(spec.id)
        let runs = isInputNew || (isOwn && (spec.readsOwn || spec.passes)) || (isAboveWritten && spec.readsAbove)
        return (runs ? [spec.id] : [])
            + spec.children.flatMap {
                running(
                    $0, written, changed: changed, isAboveWritten: isOwn,
                    isInputNew: spec.passes && changed.contains(spec.id))
            }
    }

    @Test("Bodies run exactly where a state was written that they read, or other values were given to them, and once")
    func programs() {
        var maker = Maker(random: SplitMix64(seed: 4242))
        for _ in 0..<TestRounds.scaled(60) {
            maker.count = 0
            let (spec, board) = (maker.spec(3), StateBoard())
            let hosted = Hosted(StateView(spec: spec, board: board, input: 0, above: .constant(0)))
            let all = ids(spec)
            #expect(board.runs.sorted() == all.sorted())
            var values = Dictionary(uniqueKeysWithValues: all.map { ($0, 0) })
            for _ in 0..<6 { turn(spec, board, hosted, &values, &maker.random) }
        }
    }

    private func turn(
        _ spec: StateSpec, _ board: StateBoard, _ hosted: Hosted<StateView>, _ values: inout [Int: Int],
        _ random: inout SplitMix64
    ) {
        board.runs = []
        let before = values
        var written: Set<Int> = []
        for _ in 0..<Int.random(in: 1..<4, using: &random) {
            guard let id = ids(spec).randomElement(using: &random) else { return }
            let value = Int.random(in: 0..<3, using: &random)
            // What is equal to what was written last changes nothing.
            if values[id] != value { written.insert(id) }
            values[id] = value
            board.states[id]?.wrappedValue = value
        }
        hosted.turn()
        let changed = Set(values.keys.filter { values[$0] != before[$0] })
        let expected = running(spec, written, changed: changed, isAboveWritten: false, isInputNew: false)
        #expect(board.runs.sorted() == expected.sorted())
    }
}
