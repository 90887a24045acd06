import AutoLayout
import Testing

@Suite("Required constraints that conflict")
struct ConflictTests {
    @Test("The latest of the app's breaks; the set is minimal, in order of addition; the rest goes on")
    func latestBreaks() throws {
        var sketch = Sketch()
        try sketch.hold([("other", 1)], .equal, 1)
        let leading = try sketch.hold([("x", 1), ("super", -1)], .equal, 16)
        let root = try sketch.hold([("super", 1)], .equal, 0, origin: .system)
        let wrong = try sketch.hold([("x", 1)], .equal, 20)
        let solution = sketch.solver.solve()
        #expect(solution.conflicts == [LayoutConflict(constraints: [leading, root, wrong], broken: wrong)])
        #expect(sketch.solver.brokenConstraints == [wrong])
        #expect(sketch.solver.isBroken(wrong))
        #expect(sketch.value("x") == 16)
        #expect(sketch.solver.error(of: wrong) == 4)
    }

    @Test("One of the app breaks before one of the system, even if the system's is later")
    func appBeforeSystem() throws {
        var sketch = Sketch()
        let app = try sketch.hold([("w", 1)], .equal, 100)
        sketch.solver.solve()
        let system = try sketch.hold([("w", 1)], .equal, 320, origin: .system)
        let solution = sketch.solver.solve()
        #expect(solution.conflicts == [LayoutConflict(constraints: [app, system], broken: app)])
        #expect(sketch.value("w") == 320)
    }

    @Test("A conflict is told once, and a broken constraint returns when the conflict goes", arguments: [0, 1, 2])
    func returns(_ way: Int) throws {
        var sketch = Sketch()
        let first = try sketch.hold([("w", 1)], .equal, 100)
        let second = try sketch.hold([("w", 1)], .equal, 200)
        #expect(sketch.solver.solve().conflicts.count == 1)
        try sketch.hold([("v", 1)], .equal, 3)
        #expect(sketch.solver.solve().conflicts.isEmpty)
        switch way {
        case 0: try sketch.solver.remove(first)
        case 1: try sketch.solver.setConstant(200, of: first)
        default: try sketch.solver.setPriority(999, of: first)
        }
        let solution = sketch.solver.solve()
        #expect(solution.restored == [second])
        #expect(solution.conflicts.isEmpty)
        #expect(!sketch.solver.isBroken(second))
        #expect(sketch.value("w") == 200)
    }

    @Test("An edit can make a conflict, within a component and through determined variables", arguments: [true, false])
    func editConflicts(_ isDetermined: Bool) throws {
        var sketch = Sketch()
        let root = try sketch.hold([("root", 1)], .equal, 300, origin: .system)
        let fit = try sketch.hold([("a", 1), ("b", 1), ("root", -1)], .equal, 0)
        let least = try sketch.hold([("a", 1)], .greaterThanOrEqual, 100)
        let other = try sketch.hold([("b", 1)], isDetermined ? .equal : .greaterThanOrEqual, 150)
        #expect(sketch.solver.solve().conflicts.isEmpty)
        try sketch.solver.setConstant(200, of: root)
        #expect(
            sketch.solver.solve().conflicts
                == [LayoutConflict(constraints: [root, fit, least, other], broken: other)])
        try sketch.solver.setConstant(251, of: root)
        #expect(sketch.solver.solve().restored == [other])
        #expect(sketch.solver.brokenInvariants().isEmpty)
    }

    @Test("One message for each minimal set")
    func separateSets() throws {
        var sketch = Sketch()
        let x = [try sketch.hold([("x", 1)], .equal, 1), try sketch.hold([("x", 1)], .equal, 2)]
        let w = [try sketch.hold([("w", 1)], .equal, 1), try sketch.hold([("w", 1)], .lessThanOrEqual, 0)]
        #expect(
            sketch.solver.solve().conflicts == [
                LayoutConflict(constraints: x, broken: x[1]), LayoutConflict(constraints: w, broken: w[1]),
            ])
    }

    @Test("A constraint that contradicts itself breaks alone")
    func selfContradiction() throws {
        var sketch = Sketch()
        let id = try sketch.hold([("x", 1), ("x", -1)], .equal, 5)
        #expect(sketch.solver.solve().conflicts == [LayoutConflict(constraints: [id], broken: id)])
        try sketch.solver.setConstant(0, of: id)
        #expect(sketch.solver.solve().restored == [id])
    }

    @Test("A long chain that does not fit names the whole chain and nothing else")
    func chain() throws {
        var sketch = Sketch()
        var chain = [try sketch.hold([("x0", 1)], .equal, 0)]
        for index in 1..<60 {
            chain.append(try sketch.hold([("x\(index)", 1), ("x\(index - 1)", -1)], .equal, 10))
            try sketch.hold([("x\(index)", 1), ("y\(index)", 1)], .equal, 3)
            try sketch.hold([("y\(index)", 1)], .lessThanOrEqual, 500)
        }
        chain.append(try sketch.hold([("x59", 1)], .lessThanOrEqual, 300))
        let conflicts = sketch.solver.solve().conflicts
        #expect(conflicts.first?.constraints == chain)
        #expect(conflicts.first?.broken == chain.last)
    }

    @Test("Any member of a reported set resolves it: 200 random conflicts")
    func minimalSets() throws {
        var random = SplitMix64(seed: 7)
        var found = 0
        for _ in 0..<200 {
            var solver = LayoutSolver()
            let variables = (0..<5).map { _ in solver.makeVariable() }
            for _ in 0..<9 {
                var row = RandomSystem.row(&random, 5)
                row.constant = Double(random.below(301)) - 100
                try solver.add(row.constraint(variables))
            }
            for conflict in solver.solve().conflicts {
                found += 1
                for omitted in conflict.constraints {
                    var fresh = LayoutSolver()
                    let others = variables.map { _ in fresh.makeVariable() }
                    let twins = Dictionary(uniqueKeysWithValues: zip(variables, others))
                    for member in conflict.constraints where member != omitted {
                        var twin = try #require(solver.constraint(member))
                        for index in twin.terms.indices {
                            twin.terms[index].variable = try #require(twins[twin.terms[index].variable])
                        }
                        try fresh.add(twin)
                    }
                    #expect(fresh.solve().conflicts.isEmpty)
                }
            }
        }
        #expect(found > 100)
    }
}
