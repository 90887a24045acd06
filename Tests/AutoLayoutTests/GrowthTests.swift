import AutoLayout
import Testing

/// Work that is counted, not timed, so that it is the same on every machine: memory and values computed.
@Suite("Chains and grids grow linearly")
struct GrowthTests {
    private static func chain(_ count: Int) throws -> LayoutSolver {
        var solver = LayoutSolver()
        let left = (0..<count).map { _ in solver.makeVariable() }
        let width = (0..<count).map { _ in solver.makeVariable() }
        try solver.add(LayoutConstraint([LinearTerm(left[0])], .equal, 0))
        for index in 1..<count {
            try solver.add(
                LayoutConstraint(
                    LinearExpression(left[index]), .equal,
                    LinearExpression(left[index - 1]) + LinearExpression(width[index - 1]) + 8))
            try solver.add(LayoutConstraint(LinearExpression(width[index]), .equal, LinearExpression(width[0])))
        }
        let total = Double(20 * count + 8 * (count - 1))
        try solver.add(LayoutConstraint([LinearTerm(left[count - 1]), LinearTerm(width[count - 1])], .equal, total))
        solver.solve()
        for index in 0..<count {
            #expect(abs(solver.value(of: left[index]) - 28 * Double(index)) < 1e-6)
            #expect(abs(solver.value(of: width[index]) - 20) < 1e-6)
        }
        return solver
    }

    @Test("A chain of equal widths: four times the views, four times the memory and the values")
    func chains() throws {
        let (small, large) = (try Self.chain(1_000).counters, try Self.chain(4_000).counters)
        #expect(large.evaluations <= 4 * small.evaluations + 10)
        #expect(large.bytes < small.bytes * 9 / 2)
        #expect(large.pivots == 0)
    }

    @Test("Widths of their own, listed from the end: still no fill")
    func looseChain() throws {
        func bytes(_ count: Int) throws -> Int {
            var solver = LayoutSolver()
            let edges = (0...count).map { _ in solver.makeVariable() }
            for index in (0..<count).reversed() {
                let width = solver.makeVariable()
                try solver.add(
                    LayoutConstraint(
                        LinearExpression(edges[index + 1]) - LinearExpression(edges[index]), .equal,
                        LinearExpression(width)))
                try solver.add(LayoutConstraint([LinearTerm(width)], .equal, Double(index % 7), priority: 250))
            }
            try solver.add(LayoutConstraint([LinearTerm(edges[0])], .equal, 0))
            solver.solve()
            for index in 0..<count {
                let step = solver.value(of: edges[index + 1]) - solver.value(of: edges[index])
                #expect(abs(step - Double(index % 7)) < 1e-6)
            }
            return solver.counters.bytes
        }
        #expect(try bytes(2_000) < bytes(500) * 5)
    }
}
