/// Follows a change of a constant through a solver's tables, as `propagate` does, and notes what it comes by.
struct EditRecorder {
    var recorded: RecordedEdit
    private var queue = RankQueue()
    /// By component that the change concerns, the rows whose right sides it changes.
    private var staleRows: [Int: [Int32]] = [:]
    var componentRecorder = ComponentRecorder()
    /// Required constraints that can only be checked.
    private var checks: [Int32] = []

    init(_ recorded: RecordedEdit) { self.recorded = recorded }

    /// Records what is determined without choice. False if that cannot be recorded.
    mutating func recordCommonList(_ solver: LayoutSolver) -> Bool {
        spread(Int(recorded.constraint), solver)
        if queue.isEmpty { return false }
        while let item = queue.pop() {
            switch item {
            case .variable(let variable): if !recordDefinition(of: variable, solver) { return false }
            case .component(let component): if !visit(component, solver) { return false }
            }
        }
        var limits = ConstantRangeLimits(constant: recorded.constant)
        for constraint in checks { add(Int(constraint), to: &limits, solver) }
        recorded.range = limits.range
        return true
    }

    private mutating func spread(_ constraint: Int, _ solver: LayoutSolver) {
        let record = solver.constraints[constraint]
        switch record.state {
        case .closed: if record.isRequired { checks.append(Int32(constraint)) }
        case .inComponent:
            let component = Int(record.component)
            if staleRows[component] == nil { queue.push(component: component, rank: solver.components[component].rank) }
            staleRows[component, default: []].append(record.row)
        case .definition:
            let variable = Int(record.definedVariable)
            queue.push(variable: variable, rank: solver.variables[variable].rank)
        case .absent, .pending, .broken: break
        }
    }

    private mutating func recordDefinition(of variable: Int, _ solver: LayoutSolver) -> Bool {
        let constraint = Int(solver.variables[variable].definition)
        begin(constraint, solver)
        var coefficient = 1.0
        for place in solver.constraints.termRange(of: constraint) {
            let term = solver.constraints.terms[place]
            if Int(term.variable) == variable {
                coefficient = term.coefficient
            } else {
                recorded.common.subtract(term.coefficient, of: register(of: Int(term.variable), solver))
            }
        }
        guard
            let register = recorded.common.end(
                dividingBy: coefficient, variable: solver.variables.variable(variable),
                expecting: solver.variables[value: variable])
        else { return false }
        recorded.registers[variable] = register
        if solver.variables[variable].isWatched { spreadUses(of: variable, solver) }
        return true
    }

    private mutating func spreadUses(of variable: Int, _ solver: LayoutSolver) {
        let definition = solver.variables[variable].definition
        var place = Int(solver.constraints.firstUse[variable])
        while place >= 0 {
            let term = solver.constraints.terms[place]
            if term.constraint != definition { spread(Int(term.constraint), solver) }
            place = Int(term.next)
        }
    }

    private mutating func visit(_ component: Int, _ solver: LayoutSolver) -> Bool {
        var rows: [Int32] = []
        for row in (staleRows[component] ?? []).sorted() where row != rows.last { rows.append(row) }
        guard solver.components[component].isDetermined else {
            recorded.leaves.append(RecordedEdit.Leaf(component: Int32(component)))
            recorded.notes.append(RecordedEdit.LeafNotes(staleRows: rows))
            return true
        }
        recorded.determined.append(RecordedEdit.DeterminedComponent(component: Int32(component), staleRows: rows))
        if !record(determined: component, rows, solver) { return false }
        for constraint in solver.components[component].watchers { spread(Int(constraint), solver) }
        return true
    }

    /// A constraint that can only be checked holds as long as its error is but rounding.
    private func add(_ constraint: Int, to limits: inout ConstantRangeLimits, _ solver: LayoutSolver) {
        let record = solver.constraints[constraint]
        var rate = 0.0
        for place in solver.constraints.termRange(of: constraint) {
            let term = solver.constraints.terms[place]
            rate += term.coefficient * recorded.rate(of: Int(term.variable))
        }
        limits.add(
            solver.difference(ofConstraint: constraint), rate: rate,
            tolerance: Tolerance.feasibility * max(1, solver.magnitude(of: constraint)),
            mayRise: record.relation > 0, mayFall: record.relation < 0)
    }

    // MARK: Numbers

    /// Begins a step with a constraint's constant: a number, or the register of the one that is edited.
    mutating func begin(_ constraint: Int, _ solver: LayoutSolver) {
        if Int(recorded.constraint) == constraint {
            recorded.common.begin(register: RecordedEdit.constantRegister)
        } else {
            recorded.common.begin(solver.constraints[constraint].constant)
        }
    }

    mutating func register(of variable: Int, _ solver: LayoutSolver) -> Int32 {
        let known = recorded.registers[variable]
        if known >= 0 { return known }
        let register = recorded.common.makeRegister(solver.variables[value: variable])
        recorded.registers[variable] = register
        return register
    }
}
