import AutoLayout
import Testing

@Suite("How much the layout solver works")
struct WorkTests {
    /// A stack of cards inside each other; the root's width is the first constraint.
    static func cards(_ solver: inout LayoutSolver, root: LayoutVariable, depth: Int) -> [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        var (left, width) = (solver.makeVariable(), solver.makeVariable())
        func hold(
            _ terms: [(Double, LayoutVariable)], _ relation: LayoutRelation, _ constant: Double,
            _ priority: Float = 1000
        ) {
            let terms = terms.map { LinearTerm($0.1, coefficient: $0.0) }
            constraints.append(LayoutConstraint(terms, relation, constant, priority: priority))
        }
        hold([(1, left)], .equal, 0)
        hold([(1, width), (-1, root)], .equal, 0)
        for _ in 0..<depth {
            let (innerLeft, inner, height) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            hold([(1, innerLeft), (-1, left)], .equal, 4)
            hold([(1, innerLeft), (1, inner), (-1, left), (-1, width)], .equal, -4, 750)
            hold([(1, inner)], .lessThanOrEqual, 300)
            hold([(1, height), (-0.5, inner)], .equal, 0, 500)
            hold([(1, height)], .lessThanOrEqual, 120, 600)
            (left, width) = (innerLeft, inner)
        }
        return constraints
    }

    @Test("A batch of 500 does less work than 500 single ones, with the same result")
    func batch() throws {
        var one = LayoutSolver()
        var many = LayoutSolver()
        var variables: [[LayoutVariable]] = []
        for pass in 0..<2 {
            var solver = LayoutSolver()
            let root = solver.makeVariable()
            var constraints = [LayoutConstraint([LinearTerm(root)], .equal, 390)]
            for _ in 0..<10 { constraints += Self.cards(&solver, root: root, depth: 10) }
            #expect(constraints.count > 500)
            if pass == 0 {
                try solver.add(constraints)
                solver.solve()
                one = solver
            } else {
                for constraint in constraints {
                    try solver.add(constraint)
                    solver.solve()
                }
                many = solver
            }
            variables.append(Set(constraints.flatMap { $0.terms.map(\.variable) }).sorted { "\($0)" < "\($1)" })
        }
        for (left, right) in zip(variables[0], variables[1]) { #expect(one.value(of: left) == many.value(of: right)) }
        #expect(one.counters.batches == 1)
        #expect(many.counters.batches > 500)
        #expect(one.counters.reoptimisations * 10 < many.counters.reoptimisations)
        #expect(one.counters.evaluations * 10 < many.counters.evaluations)
        #expect(one.counters.pivots <= many.counters.pivots)
    }

    @Test("A change costs its own component and nothing else")
    func independence() throws {
        var solver = LayoutSolver()
        var edited: [LayoutConstraintID] = []
        for index in 0..<100 {
            let (x, y) = (solver.makeVariable(), solver.makeVariable())
            try solver.add(LayoutConstraint([LinearTerm(x), LinearTerm(y)], .lessThanOrEqual, 100))
            try solver.add(LayoutConstraint([LinearTerm(x)], .equal, Double(index), priority: 500))
            edited.append(try solver.add(LayoutConstraint([LinearTerm(y)], .equal, 10, priority: 400)))
        }
        solver.solve()
        #expect(solver.counters.components == 100)
        let before = solver.counters
        try solver.setConstant(20, of: edited[50])
        solver.solve()
        #expect(solver.counters.reoptimisations == before.reoptimisations + 1)
        #expect(solver.counters.evaluations == before.evaluations + 2)
        #expect(solver.counters.factorisations == before.factorisations)
        #expect(solver.counters.pivots == before.pivots)
    }

    @Test("Cards that share only the root are independent of each other")
    func cardsDecouple() throws {
        var solver = LayoutSolver()
        let root = solver.makeVariable()
        let width = try solver.add(LayoutConstraint([LinearTerm(root)], .equal, 390))
        for _ in 0..<40 { try solver.add(Self.cards(&solver, root: root, depth: 3)) }
        solver.solve()
        #expect(solver.counters.components == 40)
        let before = solver.counters
        try solver.setConstant(400, of: width)
        solver.solve()
        #expect(solver.counters.reoptimisations == before.reoptimisations + 40)
    }

    @Test("An edit re-adds nothing: a resize that changes no choice takes no pivot")
    func editWithoutPivots() throws {
        var solver = LayoutSolver()
        let root = solver.makeVariable()
        let width = try solver.add(LayoutConstraint([LinearTerm(root)], .equal, 200))
        try solver.add(Self.cards(&solver, root: root, depth: 10))
        solver.solve()
        let before = solver.counters
        try solver.setConstant(210, of: width)
        solver.solve()
        #expect(solver.counters.pivots == before.pivots)
        #expect(solver.counters.factorisations == before.factorisations)
        #expect(solver.counters.constraintsAdded == before.constraintsAdded)
    }

    @Test("Adding and removing a thousand views two hundred times leaves the tables where they were")
    func noLeak() throws {
        var solver = LayoutSolver()
        let root = solver.makeVariable()
        try solver.add(LayoutConstraint([LinearTerm(root)], .equal, 390))
        try solver.add(Self.cards(&solver, root: root, depth: 10))
        solver.solve()
        let before = solver.counters
        var afterFirst: LayoutSolverCounters?
        for _ in 0..<200 {
            let constraints = (0..<100).flatMap { _ in Self.cards(&solver, root: root, depth: 10) }
            let ids = try solver.add(constraints)
            solver.solve()
            try solver.remove(ids)
            var seen: Set = [root]
            for variable in constraints.flatMap({ $0.terms.map(\.variable) }) where seen.insert(variable).inserted {
                try solver.removeVariable(variable)
            }
            solver.solve()
            #expect(solver.counters.constraints == before.constraints)
            #expect(solver.counters.variables == before.variables)
            #expect(solver.counters.components == before.components)
            if afterFirst == nil { afterFirst = solver.counters }
            #expect(solver.counters.bytes <= (afterFirst?.bytes ?? 0) * 11 / 10)
        }
        #expect(solver.brokenInvariants().isEmpty)
    }

    @Test("The same calls give the same bits")
    func determinism() throws {
        var digests: [[UInt64]] = []
        for _ in 0..<2 {
            var random = SplitMix64(seed: 99)
            var solver = LayoutSolver()
            let variables = (0..<12).map { _ in solver.makeVariable() }
            var live: [SequenceTests.Live] = []
            var digest: [UInt64] = []
            for _ in 0..<500 {
                try SequenceTests.step(&random, &live, variables, &solver)
                solver.solve()
                digest += variables.map { solver.value(of: $0).bitPattern }
            }
            digests.append(digest)
        }
        #expect(digests[0] == digests[1])
    }

    @Test("Removal brings back what was there before, where that was the only optimum")
    func removalRestores() throws {
        for seed in 0..<300 {
            let system = RandomSystem(seed: seed)
            var solver = LayoutSolver()
            let variables = (0..<system.size).map { _ in solver.makeVariable() }
            try solver.add(system.rows.map { $0.constraint(variables) })
            let isUnique = variables.map { solver.ambiguity(of: $0) == nil }
            let values = variables.map { solver.value(of: $0) }
            var random = SplitMix64(seed: UInt64(seed))
            var row = RandomSystem.row(&random, system.size)
            row.constant = 77
            let id = try solver.add(row.constraint(variables))
            solver.solve()
            try solver.remove(id)
            solver.solve()
            for (index, variable) in variables.enumerated() where isUnique[index] {
                #expect(abs(solver.value(of: variable) - values[index]) <= 1e-9)
            }
        }
    }
}
