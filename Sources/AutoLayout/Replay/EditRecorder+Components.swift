extension EditRecorder {
    mutating func record(determined component: Int, _ rows: [Int32], _ solver: LayoutSolver) -> Bool {
        componentRecorder.prepare(size: solver.components[component].size)
        var outside = CommonNumbers(registers: recorded.registers)
        recorded.registers = []
        let isRecorded = componentRecorder.record(
            component, rows, recorded.constraint, &recorded.common, &outside, solver)
        recorded.registers = outside.registers
        for (column, variable) in solver.components[component].columns.enumerated()
        where componentRecorder.isChanging[column] {
            recorded.registers[Int(variable)] = componentRecorder.registers[column]
        }
        return isRecorded
    }

    /// Records what leaves do that have been solved meanwhile. Where that cannot be recorded the range is empty, and
    /// the leaf is solved each time.
    mutating func record(_ leaves: some Sequence<Int>, _ solver: LayoutSolver) {
        for leaf in leaves {
            let component = Int(recorded.leaves[leaf].component)
            if recorded.recall(leaf, revision: solver.components[component].revision) {
                extend(leaf, solver.components[component], solver)
            } else if solver.components[component].factorization.hasReplacements
                || !recordSteps(of: leaf, component, solver)
            {
                recorded.replace(leaf, by: RecordedEdit.Leaf(component: Int32(component)))
            }
        }
        recorded.pack()
    }

    /// Keeps a leaf's steps for other constants: only rows that are not active have changed sides.
    private mutating func extend(_ leaf: Int, _ component: Component, _ solver: LayoutSolver) {
        let old = recorded.leaves[leaf]
        var range = constantRange(of: recorded.notes[leaf], component, solver)
        recorded.leaves[leaf].isUnique = component.isUnique
        if old.isUnique, recorded.leaves[leaf].isUnique, old.range.low <= range.high, range.low <= old.range.high {
            range.low = min(range.low, old.range.low)
            range.high = max(range.high, old.range.high)
        }
        recorded.leaves[leaf].range = range
    }

    private mutating func recordSteps(of leaf: Int, _ component: Int, _ solver: LayoutSolver) -> Bool {
        componentRecorder.prepare(size: solver.components[component].size)
        let start = recorded.leafList.end
        let firstImport = recorded.imports.count
        var outside = ImportedNumbers(
            registers: recorded.registers, common: recorded.common, imports: recorded.imports, first: firstImport)
        recorded.imports = []
        let isRecorded = componentRecorder.record(
            component, recorded.notes[leaf].staleRows, recorded.constraint, &recorded.leafList, &outside, solver)
        recorded.imports = outside.imports
        if !isRecorded {
            recorded.leafList.truncate(to: start)
            recorded.imports.removeSubrange(firstImport...)
            return false
        }
        componentRecorder.copyRates(from: recorded.leafList, to: &recorded.notes[leaf].rates)
        let new = RecordedEdit.Leaf(
            component: Int32(component), firstImport: Int32(firstImport), endImport: Int32(recorded.imports.count),
            block: recorded.leafList.block(since: start),
            range: constantRange(of: recorded.notes[leaf], solver.components[component], solver),
            revision: solver.components[component].revision, isUnique: solver.components[component].isUnique,
            still: componentRecorder.stillValues(of: solver.components[component]))
        recorded.replace(leaf, by: new)
        return true
    }

    /// The constants for which every inactive row stays on the side where it is taken to be, and every open variable on
    /// its side of 0.
    private func constantRange(of leaf: RecordedEdit.LeafNotes, _ component: Component, _ solver: LayoutSolver)
        -> ConstantRange
    {
        var limits = ConstantRangeLimits(constant: recorded.constant)
        var stale = 0
        for index in component.rows.indices {
            let row = component.rows[index]
            var rate = 0.0
            if stale < leaf.staleRows.count, leaf.staleRows[stale] == index {
                rate = rateOfRightSide(Int(row.constraint), solver)
                stale += 1
            }
            if row.position >= 0 { continue }
            rate = component.dot(index, leaf.rates) - rate
            if rate == 0 { continue }
            let isFixed = row.isRequired && row.relation == 0
            let difference = component.dot(index, component.values) - row.right
            // What it fixes together with another it would let go.
            if component.isPinched && row.count == 1 && abs(difference) <= row.tolerance { return .none }
            limits.add(
                difference, rate: rate, tolerance: row.tolerance, mayRise: !isFixed && row.side > 0,
                mayFall: !isFixed && row.side <= 0)
        }
        for (column, side) in component.columnSides.enumerated() {
            limits.add(
                component.values[column], rate: leaf.rates[column], tolerance: Tolerance.feasibility,
                mayRise: side > 0, mayFall: side < 0)
        }
        return limits.range
    }

    private func rateOfRightSide(_ constraint: Int, _ solver: LayoutSolver) -> Double {
        var rate = constraint == Int(recorded.constraint) ? 1.0 : 0
        for place in solver.constraints.termRange(of: constraint) {
            let term = solver.constraints.terms[place]
            // Variables of the component itself have no rate here.
            rate -= term.coefficient * recorded.rate(of: Int(term.variable))
        }
        return rate
    }
}

/// Numbers from outside a component whose steps go into the common list.
private struct CommonNumbers: OutsideNumbers {
    var registers: [Int32]

    mutating func register(of variable: Int?, in list: inout SubstitutionList, _ solver: LayoutSolver) -> Int32 {
        guard let variable else { return RecordedEdit.constantRegister }
        if registers[variable] < 0 { registers[variable] = list.makeRegister(solver.variables[value: variable]) }
        return registers[variable]
    }
}

/// Numbers from outside a leaf: those that change come from the common list.
private struct ImportedNumbers: OutsideNumbers {
    let registers: [Int32]
    let common: SubstitutionList
    var imports: [RecordedEdit.Import]
    /// The first import of this leaf; those before it are of others.
    let first: Int

    mutating func register(of variable: Int?, in list: inout SubstitutionList, _ solver: LayoutSolver) -> Int32 {
        var source = RecordedEdit.constantRegister
        if let variable {
            source = registers[variable]
            if source < 0 { return list.makeRegister(solver.variables[value: variable]) }
        }
        for known in imports[first...] where known.source == source { return known.register }
        let register = list.makeRegister(common.registers[Int(source)], rate: common.rates[Int(source)])
        imports.append(RecordedEdit.Import(source: source, register: register))
        return register
    }
}
