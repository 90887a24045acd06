/// Follows a change of a constant through a solver's tables, as `propagate` does, and notes what it comes by.
struct ScriptWriter {
    var script: EditScript
    private var queue = RankQueue()
    /// By part that the change reaches, the rows whose right sides it changes.
    private var staleRows: [Int: [Int32]] = [:]
    var parts = PartWriter()
    /// Required constraints that can only be checked.
    private var checks: [Int32] = []

    init(script: EditScript) { self.script = script }

    /// Writes what is determined without choice. False if that cannot be written down.
    mutating func writeCommonList(_ solver: LayoutSolver) -> Bool {
        spread(Int(script.edit), solver)
        if queue.isEmpty { return false }
        while let item = queue.pop() {
            switch item {
            case .variable(let variable): if !writeDefinition(of: variable, solver) { return false }
            case .part(let part): if !visit(part, solver) { return false }
            }
        }
        var limits = ReachLimits(constant: script.constant)
        for constraint in checks { add(Int(constraint), to: &limits, solver) }
        script.reach = limits.reach
        return true
    }

    private mutating func spread(_ constraint: Int, _ solver: LayoutSolver) {
        let record = solver.constraints[constraint]
        switch record.state {
        case .closed: if record.isRequired { checks.append(Int32(constraint)) }
        case .inPart:
            let part = Int(record.part)
            if staleRows[part] == nil { queue.push(part: part, rank: solver.parts[part].rank) }
            staleRows[part, default: []].append(record.row)
        case .definition:
            let variable = Int(record.row)
            queue.push(variable: variable, rank: solver.variables[variable].rank)
        case .absent, .pending, .broken: break
        }
    }

    private mutating func writeDefinition(of variable: Int, _ solver: LayoutSolver) -> Bool {
        let constraint = Int(solver.variables[variable].column)
        begin(constraint, solver)
        var coefficient = 1.0
        for place in solver.constraints.termRange(of: constraint) {
            let term = solver.constraints.terms[place]
            if Int(term.variable) == variable {
                coefficient = term.coefficient
            } else {
                script.common.subtract(term.coefficient, of: register(of: Int(term.variable), solver))
            }
        }
        guard
            let register = script.common.end(
                dividingBy: coefficient, variable: solver.variables.variable(variable),
                expecting: solver.variables[value: variable])
        else { return false }
        script.registers[variable] = register
        if solver.variables[variable].isWatched { spreadUses(of: variable, solver) }
        return true
    }

    private mutating func spreadUses(of variable: Int, _ solver: LayoutSolver) {
        let definition = solver.variables[variable].column
        var place = Int(solver.constraints.firstUse[variable])
        while place >= 0 {
            let term = solver.constraints.terms[place]
            if term.constraint != definition { spread(Int(term.constraint), solver) }
            place = Int(term.next)
        }
    }

    private mutating func visit(_ part: Int, _ solver: LayoutSolver) -> Bool {
        var rows: [Int32] = []
        for row in (staleRows[part] ?? []).sorted() where row != rows.last { rows.append(row) }
        guard solver.parts[part].isDetermined else {
            script.leaves.append(EditScript.Leaf(part: Int32(part)))
            script.notes.append(EditScript.LeafNotes(staleRows: rows))
            return true
        }
        script.trunks.append(EditScript.Trunk(part: Int32(part), staleRows: rows))
        if !write(trunk: part, rows, solver) { return false }
        for constraint in solver.parts[part].watchers { spread(Int(constraint), solver) }
        return true
    }

    /// A constraint that can only be checked holds as long as its error is but rounding.
    private func add(_ constraint: Int, to limits: inout ReachLimits, _ solver: LayoutSolver) {
        let record = solver.constraints[constraint]
        var rate = 0.0
        for place in solver.constraints.termRange(of: constraint) {
            let term = solver.constraints.terms[place]
            rate += term.coefficient * script.rate(of: Int(term.variable))
        }
        limits.add(
            solver.difference(ofConstraint: constraint), rate: rate,
            tolerance: Tolerance.feasibility * max(1, solver.magnitude(of: constraint)),
            mayRise: record.relation > 0, mayFall: record.relation < 0)
    }

    // MARK: Numbers

    /// Begins a step with a constraint's constant: a number, or the register of the one that is edited.
    mutating func begin(_ constraint: Int, _ solver: LayoutSolver) {
        if Int(script.edit) == constraint {
            script.common.begin(register: EditScript.constantRegister)
        } else {
            script.common.begin(solver.constraints[constraint].constant)
        }
    }

    mutating func register(of variable: Int, _ solver: LayoutSolver) -> Int32 {
        let known = script.registers[variable]
        if known >= 0 { return known }
        let register = script.common.makeRegister(solver.variables[value: variable])
        script.registers[variable] = register
        return register
    }
}
