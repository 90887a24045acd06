import AutoLayout
import Testing

@Suite("Numbers that no layout should have")
struct HostileTests {
    @Test(
        "Coefficients and constants over six orders of magnitude are held to; over fourteen it ends, with finite values",
        arguments: [1e3, 1e7], 0..<4)
    func magnitudes(_ reach: Double, _ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let scales = [1 / reach, 0.1, 1, 1, 1, 10, reach]
        for _ in 0..<100 {
            var solver = LayoutSolver()
            let variables = (0..<8).map { _ in solver.makeVariable() }
            var ids: [LayoutConstraintID] = []
            for _ in 0..<24 {
                var row = RandomSystem.row(&random, 8)
                for index in row.coefficients.indices { row.coefficients[index] *= scales[random.below(7)] }
                row.constant = Double(random.below(301) - 100) * scales[random.below(7)]
                if random.below(3) > 0 { row.priority = RandomSystem.priorities[random.below(6)] }
                ids.append(try solver.add(row.constraint(variables)))
            }
            solver.solve()
            for id in ids { try solver.setConstant(Double(random.below(301) - 100), of: id) }
            solver.solve()
            for variable in variables { #expect(solver.value(of: variable).isFinite) }
            if reach > 1e3 { continue }
            for id in ids {
                let constraint = try #require(solver.constraint(id))
                if constraint.priority < LayoutConstraint.required || solver.isBroken(id) { continue }
                let size = constraint.terms.reduce(abs(constraint.constant)) {
                    max($0, abs($1.coefficient * solver.value(of: $1.variable)))
                }
                #expect(try #require(solver.error(of: id)) <= 1e-6 * max(1, size))
            }
        }
    }

    @Test("Sums that leave the range of numbers break nothing else")
    func overflow() throws {
        var sketch = Sketch()
        try sketch.hold([("x", 1e-300)], .equal, 1e300)
        try sketch.hold([("y", 1e300), ("x", -1e300)], .equal, 0)
        try sketch.hold([("z", 1)], .equal, 5)
        sketch.solver.solve()
        #expect(sketch.value("z") == 5)
        #expect(sketch.value("x").isFinite && sketch.value("y").isFinite)
    }

    @Test("Hundreds of contradictions end, each with its own message")
    func manyConflicts() throws {
        var sketch = Sketch()
        for index in 0..<300 {
            try sketch.hold([("x", 1), ("y\(index)", 1)], .equal, 3)
            try sketch.hold([("x", 1)], .equal, Double(index))
        }
        let conflicts = sketch.solver.solve().conflicts
        #expect(conflicts.count == 299)
        #expect(conflicts.allSatisfy { $0.constraints.count == 2 })
        #expect(sketch.value("x") == 0)
    }

    @Test("Degenerate corners: many constraints through one point")
    func degenerate() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<50 {
            var solver = LayoutSolver()
            let variables = (0..<10).map { _ in solver.makeVariable() }
            for index in 0..<60 {
                var row = RandomSystem.row(&random, 10)
                row.priority = index % 3 == 0 ? 1000 : RandomSystem.priorities[random.below(6)]
                if index % 3 == 0, row.relation == .equal { row.relation = .lessThanOrEqual }
                try solver.add(row.constraint(variables))
            }
            solver.solve()
            #expect(solver.brokenInvariants().isEmpty)
            for variable in variables { #expect(abs(solver.value(of: variable)) < 1e-9) }
        }
    }
}
