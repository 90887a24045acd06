import AutoLayout

/// A system of constraints with a root that can be resized; the systems are those of kiwi.py, in the same order.
struct Workload {
    var solver = LayoutSolver()
    var root: LayoutVariable
    var rootWidth: LayoutConstraintID
    var constraints: [LayoutConstraint] = []
    var variables: [LayoutVariable] = []

    init(width: Double) throws {
        root = solver.makeVariable()
        rootWidth = try solver.add(LayoutConstraint([LinearTerm(root)], .equal, width))
    }

    mutating func variable() -> LayoutVariable {
        let variable = solver.makeVariable()
        variables.append(variable)
        return variable
    }

    mutating func hold(
        _ terms: [(Double, LayoutVariable)], _ relation: LayoutRelation, _ constant: Double,
        priority: Float = LayoutConstraint.required
    ) {
        let terms = terms.map { LinearTerm($0.1, coefficient: $0.0) }
        constraints.append(LayoutConstraint(terms, relation, constant, priority: priority))
    }

    /// Reads the value of every variable.
    func sumOfValues() -> Double {
        var sum = 0.0
        for variable in variables { sum += solver.value(of: variable) }
        return sum
    }

    /// K1: views of equal width side by side, that together fill the root.
    static func chain(_ count: Int) throws -> Workload {
        var work = try Workload(width: 20 * Double(count))
        let left = (0..<count).map { _ in work.variable() }
        let width = (0..<count).map { _ in work.variable() }
        for index in 0..<count {
            if index == 0 {
                work.hold([(1, left[0])], .equal, 0)
            } else {
                work.hold([(1, left[index]), (-1, left[index - 1]), (-1, width[index - 1])], .equal, 8)
                work.hold([(1, width[index]), (-1, width[0])], .equal, 0)
            }
            work.hold([(1, width[index])], .greaterThanOrEqual, 1)
        }
        work.hold([(1, left[count - 1]), (1, width[count - 1]), (-1, work.root)], .equal, 0)
        return work
    }

    /// K2: stacks of cards, one inside the other, with constraints at mixed priorities.
    static func cards(stacks: Int, depth: Int) throws -> Workload {
        var work = try Workload(width: 390)
        for stack in 0..<stacks {
            var outer = (left: work.variable(), top: work.variable(), width: work.variable(), height: work.variable())
            work.hold([(1, outer.left)], .equal, 0)
            work.hold([(1, outer.top)], .equal, 100 * Double(stack))
            work.hold([(1, outer.width), (-1, work.root)], .equal, 0)
            work.hold([(1, outer.height)], .equal, 600)
            for level in 0..<depth { outer = work.card(in: outer, preferredHeight: 60 * Double(depth - level)) }
        }
        return work
    }

    typealias Box = (left: LayoutVariable, top: LayoutVariable, width: LayoutVariable, height: LayoutVariable)

    private mutating func card(in outer: Box, preferredHeight: Double) -> Box {
        let box = (left: variable(), top: variable(), width: variable(), height: variable())
        let title = variable()
        hold([(1, box.left), (-1, outer.left)], .equal, 4)
        hold(
            [(1, box.left), (1, box.width), (-1, outer.left), (-1, outer.width)], .equal, -4, priority: 750)
        hold([(1, box.top), (-1, outer.top)], .equal, 4)
        hold([(1, box.top), (1, box.height), (-1, outer.top), (-1, outer.height)], .lessThanOrEqual, -4)
        hold([(1, box.height)], .greaterThanOrEqual, 20)
        hold([(1, box.height)], .equal, preferredHeight, priority: 500)
        hold([(1, box.width)], .greaterThanOrEqual, 10)
        hold([(1, box.width)], .lessThanOrEqual, 900)
        hold(
            [(1, box.left), (0.5, box.width), (-1, outer.left), (-0.5, outer.width)], .equal, 0, priority: 500)
        hold([(1, box.width), (-2, box.height)], .equal, 0, priority: 250)
        hold([(1, title), (-1, box.top)], .equal, 8)
        hold([(1, title), (-1, box.top), (-1, box.height)], .lessThanOrEqual, -12, priority: 750)
        return box
    }

    /// K4: a grid of cells that are all of the same size, squares, and together fill the root.
    static func grid(_ side: Int) throws -> Workload {
        var work = try Workload(width: 390)
        let x = (0..<side * side).map { _ in work.variable() }
        let y = (0..<side * side).map { _ in work.variable() }
        let width = (0..<side * side).map { _ in work.variable() }
        let height = (0..<side * side).map { _ in work.variable() }
        for row in 0..<side {
            for column in 0..<side {
                let cell = row * side + column
                let before = cell - 1
                let above = cell - side
                work.hold(
                    column > 0 ? [(1, x[cell]), (-1, x[before]), (-1, width[before])] : [(1, x[cell])], .equal, 0)
                work.hold(row > 0 ? [(1, y[cell]), (-1, y[above]), (-1, height[above])] : [(1, y[cell])], .equal, 0)
                if column > 0 || row > 0 {
                    let peer = column > 0 ? before : above
                    work.hold([(1, width[cell]), (-1, width[peer])], .equal, 0)
                    work.hold([(1, height[cell]), (-1, height[peer])], .equal, 0)
                }
            }
        }
        work.hold([(1, x[side - 1]), (1, width[side - 1]), (-1, work.root)], .equal, 0)
        work.hold([(1, height[0]), (-1, width[0])], .equal, 0)
        return work
    }
}

extension Workload {
    /// Nested stacks: a column of `rows` rows, each a row of `columns` labels with intrinsic sizes, all with the
    /// constraints of a stack view (fill); widths follow the root, heights the contents.
    static func stacks(rows: Int, columns: Int) throws -> Workload {
        var work = try Workload(width: 393)
        let outer = work.box()
        work.hold([(1, outer.left)], .equal, 0)
        work.hold([(1, outer.top)], .equal, 0)
        work.hold([(1, outer.width), (-1, work.root)], .equal, 0)
        var above: Box?
        for row in 0..<rows {
            let stack = work.box()
            work.hold([(1, stack.left), (-1, outer.left)], .equal, 0)
            work.hold([(1, stack.left), (1, stack.width), (-1, outer.left), (-1, outer.width)], .equal, 0)
            if let above {
                work.hold([(1, stack.top), (-1, above.top), (-1, above.height)], .equal, 8)
            } else {
                work.hold([(1, stack.top), (-1, outer.top)], .equal, 0)
            }
            work.labels(in: stack, row: row, count: columns)
            above = stack
        }
        if let above {
            work.hold([(1, above.top), (1, above.height), (-1, outer.top), (-1, outer.height)], .equal, 0)
        }
        return work
    }

    private mutating func box() -> Box { (left: variable(), top: variable(), width: variable(), height: variable()) }

    private mutating func labels(in stack: Box, row: Int, count: Int) {
        var before: Box?
        for index in 0..<count {
            let label = box()
            if let before {
                hold([(1, label.left), (-1, before.left), (-1, before.width)], .equal, 4)
                hold([(1, label.top), (-1, before.top)], .equal, 0)
                hold([(1, label.top), (1, label.height), (-1, before.top), (-1, before.height)], .equal, 0)
            } else {
                hold([(1, label.left), (-1, stack.left)], .equal, 0)
                hold([(1, label.top), (-1, stack.top)], .equal, 0)
                hold([(1, label.top), (1, label.height), (-1, stack.top), (-1, stack.height)], .equal, 0)
            }
            let width = Double(30 + (row * 7 + index * 13) % 60)
            let height = Double(16 + (row + index * 5) % 20)
            hold([(1, label.width)], .lessThanOrEqual, width, priority: index == 0 ? 251 : 250)
            hold([(1, label.width)], .greaterThanOrEqual, width, priority: 750)
            hold([(1, label.height)], .lessThanOrEqual, height, priority: 250)
            hold([(1, label.height)], .greaterThanOrEqual, height, priority: 750)
            before = label
        }
        if let before {
            hold([(1, before.left), (1, before.width), (-1, stack.left), (-1, stack.width)], .equal, 0)
        }
    }
}
