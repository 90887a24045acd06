import AutoLayout
import Testing

/// A change that comes several times in a row is carried out by replay. A twin that edits something else in each
/// solve, too, never replays.
@Suite("Edits of the same constant, many times in a row")
struct ReplayTests {
    struct Twin {
        var solver = LayoutSolver()
        var variables: [LayoutVariable] = []
        var ids: [LayoutConstraintID] = []
        let distraction: LayoutConstraintID

        init(size: Int) throws {
            let aside = solver.makeVariable()
            distraction = try solver.add(LayoutConstraint([LinearTerm(aside)], .equal, 0))
            variables = RandomSystem.variables(size, in: &solver)
        }

        var bits: [UInt64] { variables.map { solver.value(of: $0).bitPattern } }
    }

    /// Sets the constant in both; the second one is distracted, so that it solves by components.
    static func edit(_ constraint: Int, _ constant: Double, _ step: Int, _ twins: inout [Twin]) throws {
        var changed: [Set<LayoutVariable>] = []
        for twin in 0..<2 {
            try twins[twin].solver.setConstant(constant, of: twins[twin].ids[constraint])
            if twin == 1 { try twins[1].solver.setConstant(Double(step + 1), of: twins[1].distraction) }
            let solution = twins[twin].solver.solve()
            try #require(Set(solution.changedVariables).count == solution.changedVariables.count)
            changed.append(Set(solution.changedVariables).intersection(twins[twin].variables))
            let complaints = twins[twin].solver.brokenInvariants()
            try #require(complaints.isEmpty, "step \(step): \(complaints)")
        }
        try #require(changed[0] == changed[1], "step \(step)")
        try #require(twins[0].bits == twins[1].bits, "step \(step)")
    }

    static func add(_ constraint: LayoutConstraint, _ twins: inout [Twin]) throws {
        for twin in twins.indices { twins[twin].ids.append(try twins[twin].solver.add(constraint)) }
    }

    @Test("A replay gives the same bits as solving by components, and tells of the same moves", arguments: 0..<150)
    func bits(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) &+ 7_000)
        let size = 2 + random.below(14)
        var twins = [try Twin(size: size), try Twin(size: size)]
        let variables = twins[0].variables
        for _ in 0..<(size + random.below(2 * size)) {
            var row = RandomSystem.row(&random, size)
            row.constant = Double(random.below(301)) - 100
            if random.below(4) > 0 { row.priority = RandomSystem.priorities[random.below(6)] }
            try Self.add(row.constraint(variables), &twins)
        }
        var step = 0
        for _ in 0..<12 {
            let constraint = random.below(twins[0].ids.count)
            let start = Double(random.below(301)) - 100
            let stride = Double(random.below(40)) - 20.5
            for index in 0..<(1 + random.below(12)) {
                try Self.edit(constraint, start + stride * Double(index), step, &twins)
                step += 1
            }
        }
    }

    @Test("A replay that goes to and fro ends where solving by components does", arguments: 0..<150)
    func optima(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) &+ 7_000)
        let size = 2 + random.below(14)
        var twins = [try Twin(size: size), try Twin(size: size)]
        var live: [SequenceTests.Live] = []
        for _ in 0..<(size + random.below(2 * size)) {
            var row = RandomSystem.row(&random, size)
            row.constant = Double(random.below(301)) - 100
            if random.below(4) > 0 { row.priority = RandomSystem.priorities[random.below(6)] }
            try Self.add(row.constraint(twins[0].variables), &twins)
            live.append(SequenceTests.Live(id: twins[0].ids[twins[0].ids.count - 1], row: row))
        }
        for step in 0..<120 {
            let index = step / 30 % live.count
            live[index].row.constant = Double(random.below(601)) - 250
            for twin in 0..<2 {
                try twins[twin].solver.setConstant(live[index].row.constant, of: twins[twin].ids[index])
                if twin == 1 { try twins[1].solver.setConstant(Double(step + 1), of: twins[1].distraction) }
                twins[twin].solver.solve()
            }
            let values = twins.map { twin in twin.variables.map { twin.solver.value(of: $0) } }
            for (value, other) in zip(values[0], values[1]) {
                try #require(abs(value - other) <= 1e-9 * max(1, abs(other)), "step \(step)")
            }
            if step % 10 == 0 { try #require(twins[0].solver.brokenInvariants().isEmpty) }
        }
    }

    @Test("So do cards that share a root, and pivot at widths of their own")
    func cards() throws {
        var twins = [try Twin(size: 0), try Twin(size: 0)]
        for twin in 0..<2 {
            let root = twins[twin].solver.makeVariable()
            let width = LayoutConstraint([LinearTerm(root)], .equal, 100)
            twins[twin].ids.append(try twins[twin].solver.add(width))
            for card in 0..<20 {
                let constraints = WorkTests.cards(&twins[twin].solver, root: root, depth: 1 + card)
                try twins[twin].solver.add(constraints)
                twins[twin].variables += Set(constraints.flatMap { $0.terms.map(\.variable) }).sorted {
                    "\($0)" < "\($1)"
                }
            }
        }
        for step in 0..<400 { try Self.edit(0, 100 + Double(step * 37 % 701) / 2, step, &twins) }
        // A replay does less: what does not depend on the width is not computed.
        let work = twins.map(\.solver.counters)
        #expect(work[0].evaluations < work[1].evaluations)
        // A choice that was made before is not made again either.
        #expect(2 * work[0].pivots < work[1].pivots)
    }

    @Test("A required constraint that a replay would violate is found, and returns")
    func conflicts() throws {
        var solver = LayoutSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        let edited = try solver.add(LayoutConstraint([LinearTerm(x)], .equal, 0))
        try solver.add(LayoutConstraint([LinearTerm(y), LinearTerm(x, coefficient: -2)], .equal, 1))
        let limit = try solver.add(LayoutConstraint([LinearTerm(y)], .lessThanOrEqual, 100))
        for constant in 0..<100 {
            try solver.setConstant(Double(constant), of: edited)
            let solution = solver.solve()
            let isOver = 2 * constant + 1 > 100
            #expect(solver.isBroken(limit) == isOver)
            #expect(solution.conflicts.count == (constant == 50 ? 1 : 0))
            #expect(solver.value(of: y) == Double(2 * constant + 1))
        }
        try solver.setConstant(3, of: edited)
        #expect(solver.solve().restored == [limit])
        #expect(solver.value(of: y) == 7)
    }

    @Test("Ambiguity, removals and new constraints find the components up to date after a replay")
    func changesAfterwards() throws {
        for change in 0..<4 {
            var solver = LayoutSolver()
            let (root, x, free) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            let edited = try solver.add(LayoutConstraint([LinearTerm(root)], .equal, 0))
            let half = try solver.add(
                LayoutConstraint(
                    [LinearTerm(x, coefficient: 2), LinearTerm(root, coefficient: -1)], .equal, 0, priority: 500))
            let loose = try solver.add(
                LayoutConstraint([LinearTerm(free), LinearTerm(x, coefficient: -1)], .greaterThanOrEqual, 10))
            for constant in 1..<20 {
                try solver.setConstant(Double(constant), of: edited)
                solver.solve()
            }
            #expect(solver.value(of: x) == 9.5)
            switch change {
            case 0: #expect(solver.ambiguity(of: free) == LayoutAmbiguity(canDecrease: false, canIncrease: true))
            case 1: try solver.remove(half)
            case 2: try solver.add(LayoutConstraint([LinearTerm(free)], .equal, 40))
            default: try solver.setConstant(5, of: loose)
            }
            solver.solve()
            #expect(solver.brokenInvariants().isEmpty)
            // Without the half nothing is known of x.
            #expect(solver.value(of: x) == [9.5, 0, 9.5, 9.5][change])
            #expect(solver.value(of: free) == [19.5, 10, 40, 14.5][change])
        }
    }
}
