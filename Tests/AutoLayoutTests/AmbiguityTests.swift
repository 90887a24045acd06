import AutoLayout
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
    @Test("A variable that nothing determines is free in both directions, one with a bound in one")
    func directions() throws {
        var sketch = Sketch()
        try sketch.hold([("x", 1), ("y", 1)], .equal, 100)
        try sketch.hold([("z", 1)], .greaterThanOrEqual, 40)
        try sketch.hold([("w", 1)], .equal, 5, 1)
        let (x, z, w, alone) = (sketch["x"], sketch["z"], sketch["w"], sketch["alone"])
        #expect(sketch.solver.ambiguity(of: x) == LayoutAmbiguity(canDecrease: true, canIncrease: true))
        #expect(sketch.solver.ambiguity(of: z) == LayoutAmbiguity(canDecrease: false, canIncrease: true))
        #expect(sketch.solver.ambiguity(of: w) == nil)
        #expect(sketch.solver.ambiguity(of: alone) == LayoutAmbiguity(canDecrease: true, canIncrease: true))
    }

    @Test("Two equal wishes that compete leave everything between them open")
    func competingWishes() throws {
        var sketch = Sketch()
        try sketch.hold([("x", 1)], .equal, 10, 500)
        try sketch.hold([("x", 1)], .equal, 30, 500)
        let x = sketch["x"]
        let ambiguity = sketch.solver.ambiguity(of: x)
        #expect(ambiguity != nil && ambiguity?.canDecrease != ambiguity?.canIncrease)
        try sketch.solver.exerciseAmbiguity(of: x, toward: 20)
        #expect(sketch.value("x") == 20)
        #expect(sketch.solver.ambiguity(of: x) == LayoutAmbiguity(canDecrease: true, canIncrease: true))
        try sketch.solver.exerciseAmbiguity(of: x, toward: 1000)
        #expect(sketch.value("x") == 30)
    }

    @Test("Asking changes nothing")
    func askingIsFree() throws {
        var sketch = Sketch()
        try sketch.hold([("x", 1), ("y", 1)], .lessThanOrEqual, 100)
        try sketch.hold([("x", 1)], .equal, 80, 500)
        sketch.solver.solve()
        let values = (sketch.value("x"), sketch.value("y"))
        let variables = [sketch["x"], sketch["y"]]
        for variable in variables { _ = sketch.solver.ambiguity(of: variable) }
        #expect(values == (sketch.value("x"), sketch.value("y")))
        #expect(!sketch.solver.needsSolve)
        #expect(sketch.solver.brokenInvariants().isEmpty)
    }

    @Test("Exercising moves what is free and nothing else gets worse")
    func exercising() throws {
        var sketch = Sketch()
        try sketch.hold([("x", 1), ("y", -1)], .equal, 8)
        try sketch.hold([("x", 1)], .lessThanOrEqual, 200)
        let (x, y) = (sketch["x"], sketch["y"])
        sketch.solver.solve()
        #expect(sketch.value("x") == 200)
        var solution = try sketch.solver.exerciseAmbiguity(of: y, toward: 50)
        #expect(Set(solution.changedVariables) == [x, y])
        #expect(sketch.value("x") == 58)
        #expect(sketch.value("y") == 50)
        solution = try sketch.solver.exerciseAmbiguity(of: y, toward: 5000)
        #expect(sketch.value("x") == 200)
        #expect(sketch.value("y") == 192)
    }

    @Test("The constraints that determine a variable, indirect ones included, and no others")
    func determining() throws {
        var sketch = Sketch()
        let root = try sketch.hold([("root", 1)], .equal, 390)
        let left = try sketch.hold([("left", 1)], .equal, 16)
        let right = try sketch.hold([("left", 1), ("width", 1), ("root", -1)], .equal, -16)
        let height = try sketch.hold([("height", 1), ("width", -0.5)], .equal, 0, 500)
        try sketch.hold([("height", 1)], .greaterThanOrEqual, 10)
        try sketch.hold([("unrelated", 1)], .equal, 10)
        sketch.solver.solve()
        let (variable, leftVariable) = (sketch["height"], sketch["left"])
        #expect(sketch.solver.constraints(determining: variable) == [root, left, right, height])
        #expect(sketch.solver.constraints(determining: leftVariable) == [left])
    }
}
