import AutoLayout
import Testing

@Suite("What constraints leave open")
struct DecisionTests {
    /// The numbers of a view in a parent, 400 × 800, that some constraints hold.
    private struct View {
        var solver = LayoutSolver()
        let x: LayoutVariable
        let width: LayoutVariable

        init() {
            x = solver.makeVariable(.position)
            width = solver.makeVariable(.size)
        }

        mutating func hold(
            _ terms: [LinearTerm], _ relation: LayoutRelation, _ constant: Double, _ priority: Float = 1000
        ) throws {
            try solver.add(LayoutConstraint(terms, relation, constant, priority: priority))
        }

        mutating func solved() -> [Double] {
            solver.solve()
            return [solver.value(of: x), solver.value(of: width)]
        }
    }

    private static func solve(
        _ rows: [(x: Double, width: Double, relation: LayoutRelation, constant: Double)]
    ) throws -> [Double] {
        var view = View()
        for row in rows {
            let terms = [
                LinearTerm(view.x, coefficient: row.x), LinearTerm(view.width, coefficient: row.width),
            ]
            try view.hold(terms, row.relation, row.constant)
        }
        return view.solved()
    }

    @Test("One edge alone: the size is 0 there; a limit alone is met; a size that may be 0 is")
    func oneConstraint() throws {
        #expect(try Self.solve([(1, 1, .equal, 377)]) == [377, 0])
        #expect(try Self.solve([(1, 0, .equal, 23)]) == [23, 0])
        #expect(try Self.solve([(1, 0.5, .equal, 200)]) == [200, 0])
        #expect(try Self.solve([(1, 0, .lessThanOrEqual, 72)]) == [72, 0])
        #expect(try Self.solve([(1, 1, .lessThanOrEqual, 328)]) == [328, 0])
        #expect(try Self.solve([(0, 1, .lessThanOrEqual, 23)]) == [0, 0])
        #expect(try Self.solve([(0, 1, .greaterThanOrEqual, 23)]) == [0, 23])
        #expect(try Self.solve([(0, 1, .equal, 23)]) == [0, 23])
    }

    @Test("Of two limits the first is met, whichever it is")
    func twoLimits() throws {
        #expect(
            try Self.solve([(1, 0, .greaterThanOrEqual, 8), (1, 1, .lessThanOrEqual, 392)]) == [8, 0])
        #expect(
            try Self.solve([(1, 1, .lessThanOrEqual, 392), (1, 0, .greaterThanOrEqual, 8)]) == [392, 0])
    }

    @Test("Wishes of one priority that compete: the earlier one is granted, and no size is negative for it")
    func wishes() throws {
        for total in [300.0, 150, 60] {
            var sketch = LayoutSolver()
            let (first, second) = (sketch.makeVariable(.size), sketch.makeVariable(.size))
            try sketch.add(LayoutConstraint([LinearTerm(first), LinearTerm(second)], .equal, total))
            for width in [first, second] {
                try sketch.add(LayoutConstraint([LinearTerm(width)], .lessThanOrEqual, 100, priority: 250))
                try sketch.add(LayoutConstraint([LinearTerm(width)], .greaterThanOrEqual, 100, priority: 750))
            }
            sketch.solve()
            #expect(sketch.value(of: first) == min(100, total))
            #expect(sketch.value(of: second) == total - min(100, total))
        }
    }

    @Test("What was before plays no part: edits to and fro, and constraints that come and go")
    func noMemory() throws {
        var solver = LayoutSolver()
        let (x, width) = (solver.makeVariable(.position), solver.makeVariable(.size))
        let right = try solver.add(LayoutConstraint([LinearTerm(x), LinearTerm(width)], .equal, 100))
        let left = try solver.add(LayoutConstraint([LinearTerm(x)], .equal, 10))
        solver.solve()
        #expect([solver.value(of: x), solver.value(of: width)] == [10, 90])
        try solver.remove(left)
        solver.solve()
        #expect([solver.value(of: x), solver.value(of: width)] == [100, 0])
        for constant in [120.0, 130, 140, -20, 150] {
            try solver.setConstant(constant, of: right)
            solver.solve()
            #expect([solver.value(of: x), solver.value(of: width)] == [constant, 0])
        }
        try solver.remove(right)
        solver.solve()
        #expect([solver.value(of: x), solver.value(of: width)] == [0, 0])
    }

    @Test("An order that is given counts, not that of creation")
    func givenOrder() throws {
        for isReversed in [false, true] {
            var solver = LayoutSolver()
            let a = solver.makeVariable(.size, order: isReversed ? 2 : 1)
            let b = solver.makeVariable(.size, order: isReversed ? 1 : 2)
            try solver.add(LayoutConstraint([LinearTerm(a), LinearTerm(b)], .equal, 90))
            solver.solve()
            #expect([solver.value(of: a), solver.value(of: b)] == (isReversed ? [90, 0] : [0, 90]))
        }
    }

    @Test("A thousand open widths in a row are decided in steps that grow with their number")
    func work() throws {
        var pivots: [Int] = []
        for count in [250, 500, 1000] {
            var solver = LayoutSolver()
            var right: [LinearTerm] = []
            for _ in 0..<count {
                let (x, width) = (solver.makeVariable(.position), solver.makeVariable(.size))
                try solver.add(LayoutConstraint([LinearTerm(x)] + right, .equal, 8))
                try solver.add(LayoutConstraint([LinearTerm(width)], .greaterThanOrEqual, 3))
                right = [LinearTerm(x, coefficient: -1), LinearTerm(width, coefficient: -1)]
            }
            try solver.add(LayoutConstraint(right.map { LinearTerm($0.variable) }, .equal, 100_000))
            solver.solve()
            #expect(solver.value(of: right[1].variable) == 100_000 - Double(count) * 8 - Double(count - 1) * 3)
            pivots.append(solver.counters.pivots)
        }
        #expect(pivots[2] <= 5 * pivots[0])
    }

    @Test("So are the contents of a row that do not fit, and the last ones are left without")
    func overflow() throws {
        var pivots: [Int] = []
        for count in [100, 400] {
            var solver = LayoutSolver()
            let widths = (0..<count).map { _ in solver.makeVariable(.size) }
            for width in widths {
                try solver.add(LayoutConstraint([LinearTerm(width)], .lessThanOrEqual, 30, priority: 250))
                try solver.add(LayoutConstraint([LinearTerm(width)], .greaterThanOrEqual, 30, priority: 750))
            }
            try solver.add(LayoutConstraint(widths.map { LinearTerm($0) }, .equal, Double(count) * 20))
            solver.solve()
            let granted = count * 2 / 3
            for (index, width) in widths.enumerated() {
                let expected = index < granted ? 30 : index > granted ? 0 : Double(count * 20 - granted * 30)
                #expect(solver.value(of: width) == expected, "\(index) of \(count)")
            }
            pivots.append(solver.counters.pivots)
        }
        #expect(pivots[1] <= 5 * pivots[0])
    }

    // MARK: Against a model that looks at every candidate

    /// What `DecisionOrder` asks for, in its order, after the errors of each priority.
    private static func account(_ values: [Double], of system: RandomSystem) -> [Double] {
        let sizes = values.indices.filter { $0 % 2 == 1 }
        let optional = system.rows.filter { $0.priority < LayoutConstraint.required }
        var account = system.errors(values)
        account += sizes.map { max(0, -values[$0]) }
        account += optional.map { $0.error(values) }
        account += sizes.map { abs(values[$0]) }
        account += system.rows.filter { $0.relation != .equal }.map { row in
            max(0, Double(row.relation.rawValue) * row.difference(values))
        }
        return account + values.indices.filter { $0 % 2 == 0 }.map { abs(values[$0]) }
    }

    private static func isBetter(_ left: [Double], than right: [Double]) -> Bool {
        for (left, right) in zip(left, right) where abs(left - right) > 1e-7 { return left < right }
        return false
    }

    /// The point where planes meet; nil if that is not one point.
    private static func meet(_ planes: [[Double]]) -> [Double]? {
        var planes = planes
        for column in planes.indices {
            guard let pivot = (column..<planes.count).max(by: { abs(planes[$0][column]) < abs(planes[$1][column]) }),
                abs(planes[pivot][column]) > 1e-9
            else { return nil }
            planes.swapAt(column, pivot)
            for row in planes.indices where row != column && planes[row][column] != 0 {
                let factor = planes[row][column] / planes[column][column]
                for index in column...planes.count { planes[row][index] -= factor * planes[column][index] }
            }
        }
        return planes.indices.map { planes[$0][planes.count] / planes[$0][$0] }
    }

    /// Everything asked for has its bends where a row is at its edge or a variable is 0, so the best point is one where
    /// as many of these meet as there are variables.
    private static func best(of system: RandomSystem) -> [Double] {
        var planes = system.rows.map { $0.coefficients + [$0.constant] }
        for index in 0..<system.size {
            planes.append((0...system.size).map { $0 == index ? 1 : 0 })
        }
        var best: (values: [Double], account: [Double])?
        func choose(_ chosen: [[Double]], from start: Int) {
            if chosen.count == system.size {
                guard let values = meet(chosen),
                    system.rows.allSatisfy({ $0.priority < LayoutConstraint.required || $0.error(values) <= 1e-7 })
                else { return }
                let account = account(values, of: system)
                if best.map({ isBetter(account, than: $0.account) }) ?? true { best = (values, account) }
                return
            }
            for next in start..<max(start, planes.count) { choose(chosen + [planes[next]], from: next + 1) }
        }
        choose([], from: 0)
        return best?.values ?? []
    }

    @Test("The solver finds what a look at every candidate finds, in 1,000 small systems")
    func everyCandidate() throws {
        var count = 0
        var open = 0
        for seed in 0... {
            let system = RandomSystem(seed: seed)
            if system.size > 3 { continue }
            if count == 1000 { break }
            count += 1
            var solver = LayoutSolver()
            let variables = RandomSystem.variables(system.size, in: &solver)
            try solver.add(system.rows.map { $0.constraint(variables) })
            solver.solve()
            let values = variables.map { solver.value(of: $0) }
            let best = Self.best(of: system)
            for (value, expected) in zip(values, best) {
                try #require(abs(value - expected) <= 1e-6, "system \(seed): \(values), not \(best)")
            }
            if variables.contains(where: { solver.ambiguity(of: $0) != nil }) { open += 1 }
        }
        #expect(open > 300)
    }
}
