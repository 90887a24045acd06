extension ScriptWriter {
    mutating func write(trunk part: Int, _ rows: [Int32], _ solver: LayoutSolver) -> Bool {
        parts.prepare(size: solver.parts[part].size)
        var outside = CommonNumbers(registers: script.registers)
        script.registers = []
        let isWritten = parts.write(part, rows, script.edit, &script.common, &outside, solver)
        script.registers = outside.registers
        for (column, variable) in solver.parts[part].columns.enumerated() where parts.isChanging[column] {
            script.registers[Int(variable)] = parts.registers[column]
        }
        return isWritten
    }

    /// Writes what leaves do that have been solved meanwhile. Where that cannot be written the reach is empty, and the
    /// leaf is solved each time.
    mutating func write(_ leaves: some Sequence<Int>, _ solver: LayoutSolver) {
        for leaf in leaves {
            let part = Int(script.leaves[leaf].part)
            if script.recall(leaf, revision: solver.parts[part].revision) {
                extend(leaf, solver.parts[part], solver)
            } else if solver.parts[part].factorization.hasReplacements || !writeSteps(of: leaf, part, solver) {
                script.replace(leaf, by: EditScript.Leaf(part: Int32(part)))
            }
        }
        script.pack()
    }

    /// The same steps do for other constants: only rows that are not active have changed sides.
    private mutating func extend(_ leaf: Int, _ part: Part, _ solver: LayoutSolver) {
        let old = script.leaves[leaf]
        var reach = reach(of: script.notes[leaf], part, solver)
        script.leaves[leaf].isUnique = part.isUnique
        if old.isUnique, script.leaves[leaf].isUnique, old.reach.low <= reach.high, reach.low <= old.reach.high {
            reach.low = min(reach.low, old.reach.low)
            reach.high = max(reach.high, old.reach.high)
        }
        script.leaves[leaf].reach = reach
    }

    private mutating func writeSteps(of leaf: Int, _ part: Int, _ solver: LayoutSolver) -> Bool {
        parts.prepare(size: solver.parts[part].size)
        let start = script.leafList.end
        let firstImport = script.imports.count
        var outside = ImportedNumbers(
            registers: script.registers, common: script.common, imports: script.imports, first: firstImport)
        script.imports = []
        let isWritten = parts.write(
            part, script.notes[leaf].staleRows, script.edit, &script.leafList, &outside, solver)
        script.imports = outside.imports
        if !isWritten {
            script.leafList.truncate(to: start)
            script.imports.removeSubrange(firstImport...)
            return false
        }
        parts.copyRates(from: script.leafList, to: &script.notes[leaf].rates)
        let new = EditScript.Leaf(
            part: Int32(part), firstImport: Int32(firstImport), endImport: Int32(script.imports.count),
            block: script.leafList.block(since: start),
            reach: reach(of: script.notes[leaf], solver.parts[part], solver),
            revision: solver.parts[part].revision, isUnique: solver.parts[part].isUnique,
            still: parts.stillValues(of: solver.parts[part]))
        script.replace(leaf, by: new)
        return true
    }

    /// The constants for which every inactive row stays on the side where it is taken to be.
    private func reach(of leaf: EditScript.LeafNotes, _ part: Part, _ solver: LayoutSolver) -> EditScript.Reach {
        var limits = ReachLimits(constant: script.constant)
        var stale = 0
        for index in part.rows.indices {
            let row = part.rows[index]
            var rate = 0.0
            if stale < leaf.staleRows.count, leaf.staleRows[stale] == index {
                rate = rateOfRightSide(Int(row.constraint), solver)
                stale += 1
            }
            if row.position >= 0 { continue }
            rate = part.dot(index, leaf.rates) - rate
            if rate == 0 { continue }
            let isFixed = row.isRequired && row.relation == 0
            limits.add(
                part.dot(index, part.values) - row.right, rate: rate, tolerance: row.tolerance,
                mayRise: !isFixed && row.side > 0, mayFall: !isFixed && row.side <= 0)
        }
        return limits.reach
    }

    private func rateOfRightSide(_ constraint: Int, _ solver: LayoutSolver) -> Double {
        var rate = constraint == Int(script.edit) ? 1.0 : 0
        for place in solver.constraints.termRange(of: constraint) {
            let term = solver.constraints.terms[place]
            // Variables of the part itself have no rate here.
            rate -= term.coefficient * script.rate(of: Int(term.variable))
        }
        return rate
    }
}

/// Numbers from outside a part whose steps go into the common list.
private struct CommonNumbers: OutsideNumbers {
    var registers: [Int32]

    mutating func register(of variable: Int?, in list: inout SubstitutionList, _ solver: LayoutSolver) -> Int32 {
        guard let variable else { return EditScript.constantRegister }
        if registers[variable] < 0 { registers[variable] = list.makeRegister(solver.variables[value: variable]) }
        return registers[variable]
    }
}

/// Numbers from outside a leaf: those that change come from the common list.
private struct ImportedNumbers: OutsideNumbers {
    let registers: [Int32]
    let common: SubstitutionList
    var imports: [EditScript.Import]
    /// Those before it are of other leaves.
    let first: Int

    mutating func register(of variable: Int?, in list: inout SubstitutionList, _ solver: LayoutSolver) -> Int32 {
        var source = EditScript.constantRegister
        if let variable {
            source = registers[variable]
            if source < 0 { return list.makeRegister(solver.variables[value: variable]) }
        }
        for known in imports[first...] where known.source == source { return known.register }
        let register = list.makeRegister(common.registers[Int(source)], rate: common.rates[Int(source)])
        imports.append(EditScript.Import(source: source, register: register))
        return register
    }
}
