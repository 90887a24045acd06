import AutoLayout
import Testing

@Suite("The layout solver refuses what it cannot hold")
struct LayoutSolverInputTests {
    @Test("Numbers that are not finite are refused and change nothing", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(_ value: Double) throws {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        #expect(throws: LayoutSolverError.notFinite) {
            try solver.add(LayoutConstraint([LinearTerm(x)], .equal, value))
        }
        #expect(throws: LayoutSolverError.notFinite) {
            try solver.add(LayoutConstraint([LinearTerm(x, coefficient: value)], .equal, 1))
        }
        let id = try solver.add(LayoutConstraint([LinearTerm(x)], .equal, 1))
        #expect(throws: LayoutSolverError.notFinite) { try solver.setConstant(value, of: id) }
        #expect(solver.constraint(id)?.constant == 1)
        #expect(solver.counters.rows == 1)
    }
}
