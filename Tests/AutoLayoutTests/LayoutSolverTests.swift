import AutoLayout
import Testing

/// A solver with named variables, for tests that read like layouts.
struct Sketch {
    var solver = LayoutSolver()
    private var names: [String: LayoutVariable] = [:]

    subscript(name: String) -> LayoutVariable {
        mutating get {
            if let variable = names[name] { return variable }
            let variable = solver.makeVariable()
            names[name] = variable
            return variable
        }
    }

    /// `hold([("left", 1), ("width", 1)], .equal, 390)`
    @discardableResult
    mutating func hold(
        _ terms: [(String, Double)], _ relation: LayoutRelation, _ constant: Double,
        _ priority: Float = LayoutConstraint.required, origin: LayoutConstraintOrigin = .app
    ) throws -> LayoutConstraintID {
        let terms = terms.map { LinearTerm(self[$0.0], coefficient: $0.1) }
        return try solver.add(LayoutConstraint(terms, relation, constant, priority: priority, origin: origin))
    }

    mutating func value(_ name: String) -> Double { solver.value(of: self[name]) }
}

@Suite("What the layout solver takes and refuses")
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
        #expect(throws: LayoutSolverError.notFinite) { try solver.exerciseAmbiguity(of: x, toward: value) }
        #expect(solver.constraint(id)?.constant == 1)
        #expect(solver.counters.constraints == 1)
    }

    @Test("Priorities outside 0 < p <= 1000 are refused", arguments: [Float.nan, -1, 0, 1000.5, .infinity])
    func priorities(_ priority: Float) throws {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        #expect(throws: LayoutSolverError.self) {
            try solver.add(LayoutConstraint([LinearTerm(x)], .equal, 1, priority: priority))
        }
        let id = try solver.add(LayoutConstraint([LinearTerm(x)], .equal, 1))
        #expect(throws: LayoutSolverError.self) { try solver.setPriority(priority, of: id) }
        #expect(solver.constraint(id)?.priority == 1000)
    }

    @Test("A refused member keeps a whole batch out")
    func batchRefused() throws {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        let good = LayoutConstraint([LinearTerm(x)], .equal, 1)
        let bad = LayoutConstraint([LinearTerm(x)], .equal, .nan)
        #expect(throws: LayoutSolverError.notFinite) { try solver.add([good, bad]) }
        #expect(solver.counters.constraints == 0)
        #expect(!solver.needsSolve)
    }

    @Test("Variables and constraints that were removed are unknown, also when their places are used again")
    func removedIdentities() throws {
        var solver = LayoutSolver()
        let x = solver.makeVariable()
        let id = try solver.add(LayoutConstraint([LinearTerm(x)], .equal, 7))
        #expect(throws: LayoutSolverError.variableInUse) { try solver.removeVariable(x) }
        solver.solve()
        try solver.remove(id)
        try solver.removeVariable(x)
        solver.solve()
        let y = solver.makeVariable()
        let other = try solver.add(LayoutConstraint([LinearTerm(y)], .equal, 8))
        solver.solve()
        #expect(throws: LayoutSolverError.unknownConstraint) { try solver.remove(id) }
        #expect(throws: LayoutSolverError.unknownVariable) { try solver.removeVariable(x) }
        #expect(throws: LayoutSolverError.unknownVariable) {
            try solver.add(LayoutConstraint([LinearTerm(x)], .equal, 1))
        }
        #expect(x != y && id != other)
        #expect(solver.value(of: x) == 0)
        #expect(solver.value(of: y) == 8)
    }

    @Test("Terms of a variable are added up, and a constraint on nothing is kept")
    func mergedTerms() throws {
        var sketch = Sketch()
        let id = try sketch.hold([("x", 1), ("y", 1), ("x", 2), ("y", -1)], .equal, 12)
        let empty = try sketch.hold([("x", 0.1), ("x", 0.2), ("x", -0.3)], .equal, 0)
        sketch.solver.solve()
        #expect(sketch.value("x") == 4)
        #expect(sketch.solver.constraint(id)?.terms.count == 1)
        #expect(sketch.solver.constraint(empty)?.terms.isEmpty == true)
        #expect(!sketch.solver.isBroken(empty))
    }
}

@Suite("What the layout solver finds")
struct LayoutSolverOptimumTests {
    @Test("A priority is a level: many errors below never outvote one above", arguments: [Float(251), 250.001, 999.5])
    func levels(_ higher: Float) throws {
        var sketch = Sketch()
        try sketch.hold([("x", 1)], .equal, 10, higher)
        for _ in 0..<200 { try sketch.hold([("x", 1)], .equal, 1000, 250) }
        sketch.solver.solve()
        #expect(sketch.value("x") == 10)
    }

    @Test("Within a level the sum of absolute errors is least: the median")
    func median() throws {
        var sketch = Sketch()
        for value in [3.0, 100, 5, 8, 90] { try sketch.hold([("x", 1)], .equal, value, 500) }
        sketch.solver.solve()
        #expect(sketch.value("x") == 8)
    }

    @Test("An inequality costs nothing while it holds")
    func inequality() throws {
        var sketch = Sketch()
        let least = try sketch.hold([("x", 1)], .greaterThanOrEqual, 50, 750)
        try sketch.hold([("x", 1)], .equal, 80, 250)
        sketch.solver.solve()
        #expect(sketch.value("x") == 80)
        #expect(sketch.solver.error(of: least) == 0)
        #expect(sketch.solver.difference(of: least) == 30)
        try sketch.solver.setConstant(90, of: least)
        sketch.solver.solve()
        #expect(sketch.value("x") == 90)
    }

    @Test("Hugging and compression: the label that resists least gives way")
    func labels() throws {
        var sketch = Sketch()
        let width = try sketch.hold([("a", 1), ("b", 1)], .equal, 300)
        for (name, size, compression) in [("a", 120.0, Float(751)), ("b", 140, 750)] {
            try sketch.hold([(name, 1)], .greaterThanOrEqual, size, compression)
            try sketch.hold([(name, 1)], .lessThanOrEqual, size, name == "a" ? 251 : 250)
        }
        sketch.solver.solve()
        #expect(sketch.value("a") == 120)
        #expect(sketch.value("b") == 180)
        try sketch.solver.setConstant(200, of: width)
        sketch.solver.solve()
        #expect(sketch.value("a") == 120)
        #expect(sketch.value("b") == 80)
    }

    @Test("Changed variables are told once")
    func changedVariables() throws {
        var sketch = Sketch()
        let root = try sketch.hold([("root", 1)], .equal, 100)
        try sketch.hold([("a", 1), ("root", -0.5)], .equal, 0)
        try sketch.hold([("b", 1)], .equal, 7)
        let all = sketch.solver.solve().changedVariables
        #expect(Set(all) == [sketch["root"], sketch["a"], sketch["b"]])
        #expect(sketch.solver.solve().changedVariables.isEmpty)
        try sketch.solver.setConstant(200, of: root)
        #expect(Set(sketch.solver.solve().changedVariables) == [sketch["root"], sketch["a"]])
        try sketch.solver.setConstant(200, of: root)
        #expect(!sketch.solver.needsSolve)
    }

    @Test("Halves and whole numbers come out exact")
    func exactValues() throws {
        var sketch = Sketch()
        try sketch.hold([("super", 1)], .equal, 393)
        for index in 0..<20 {
            try sketch.hold([("x\(index)", 1), ("w\(index)", 0.5), ("super", -0.5)], .equal, 0)
            try sketch.hold([("w\(index)", 1)], .greaterThanOrEqual, Double(31 + index), 750)
            try sketch.hold([("w\(index)", 1)], .lessThanOrEqual, Double(31 + index), 250)
        }
        sketch.solver.solve()
        for index in 0..<20 { #expect(sketch.value("x\(index)") == (393 - Double(31 + index)) / 2) }
    }

    @Test("A priority that changes takes the constraint to its new level, to required and back")
    func changedPriority() throws {
        var sketch = Sketch()
        let a = try sketch.hold([("x", 1)], .equal, 1, 500)
        let b = try sketch.hold([("x", 1)], .equal, 2, 400)
        for (priority, value) in [(Float(600), 2.0), (1000, 2), (300, 1), (500.25, 2)] {
            try sketch.solver.setPriority(priority, of: b)
            sketch.solver.solve()
            #expect(sketch.value("x") == value)
        }
        try sketch.solver.remove(b)
        sketch.solver.solve()
        #expect(sketch.value("x") == 1)
        #expect(sketch.solver.error(of: a) == 0)
    }
}
