import AutoLayout
import Testing

@Suite("Changes, one after another")
struct SequenceTests {
    struct Live {
        var id: LayoutConstraintID
        var row: RandomSystem.Row
    }

    /// Adds, removes and edits at random; now and then several at once.
    static func step(
        _ random: inout SplitMix64, _ live: inout [Live], _ variables: [LayoutVariable], _ solver: inout LayoutSolver
    ) throws {
        for _ in 0..<(random.below(8) == 0 ? 5 : 1) {
            let choice = random.below(10)
            if live.isEmpty || choice < 3 && live.count < 3 * variables.count || live.count < variables.count {
                var row = RandomSystem.row(&random, variables.count)
                row.constant = Double(random.below(301)) - 100
                if random.below(4) > 0 { row.priority = RandomSystem.priorities[random.below(6)] }
                live.append(Live(id: try solver.add(row.constraint(variables)), row: row))
            } else if choice < 6 {
                try solver.remove(live.remove(at: random.below(live.count)).id)
            } else {
                let index = random.below(live.count)
                if choice == 6 {
                    live[index].row.priority = random.below(4) > 0 ? RandomSystem.priorities[random.below(6)] : 1000
                    try solver.setPriority(live[index].row.priority, of: live[index].id)
                } else {
                    live[index].row.constant = Double(random.below(301)) - 100
                    try solver.setConstant(live[index].row.constant, of: live[index].id)
                }
            }
        }
    }

    /// The sums of errors by level of all constraints that are not broken, which must hold if required.
    static func errors(_ live: [Live], _ values: [Double], _ solver: LayoutSolver) throws -> [Float: Double] {
        var errors: [Float: Double] = [:]
        for constraint in live where !solver.isBroken(constraint.id) {
            let error = constraint.row.error(values)
            if constraint.row.priority == LayoutConstraint.required {
                try #require(error <= 1e-6)
            } else {
                errors[constraint.row.priority, default: 0] += error
            }
        }
        return errors
    }

    static func compare(_ live: [Live], _ variables: [LayoutVariable], _ solver: inout LayoutSolver) throws {
        var fresh = LayoutSolver()
        let others = RandomSystem.variables(variables.count, in: &fresh)
        // In the order in which the solver holds them, so that the same ones break.
        let twins = try live.map { Live(id: try fresh.add($0.row.constraint(others)), row: $0.row) }
        fresh.solve()
        for (constraint, twin) in zip(live, twins) {
            try #require(solver.isBroken(constraint.id) == fresh.isBroken(twin.id))
        }
        let values = variables.map { solver.value(of: $0) }
        let expected = others.map { fresh.value(of: $0) }
        let errors = try errors(live, values, solver)
        for (level, error) in try Self.errors(twins, expected, fresh) {
            try #require(abs(error - errors[level, default: 0]) <= 1e-6, "level \(level)")
        }
        // What is open, too: what was before has no say in it.
        for (value, other) in zip(values, expected) { try #require(abs(value - other) <= 1e-6) }
    }

    @Test("Keeps its invariants, and ends where a fresh solve ends", arguments: [4, 8, 16, 40])
    func randomSteps(_ size: Int) throws {
        var random = SplitMix64(seed: UInt64(size))
        var solver = LayoutSolver()
        let variables = RandomSystem.variables(size, in: &solver)
        var live: [Live] = []
        for step in 0..<2_500 {
            try Self.step(&random, &live, variables, &solver)
            solver.solve()
            let complaints = solver.brokenInvariants()
            try #require(complaints.isEmpty, "step \(step): \(complaints)")
            if step % 5 == 0 { try Self.compare(live, variables, &solver) }
        }
        try Self.compare(live, variables, &solver)
    }
}
