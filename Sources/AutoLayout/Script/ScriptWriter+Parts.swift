extension ScriptWriter {
    mutating func write(trunk part: Int, _ rows: [Int32], _ solver: LayoutSolver) -> Bool {
        var writer = PartWriter(list: script.common, size: solver.parts[part].size)
        script.common = SubstitutionList()
        defer { script.common = writer.list }
        let isWritten = writer.write(part, rows, script.edit, solver) { variable, list in
            guard let variable else { return EditScript.constantRegister }
            if script.registers[variable] < 0 {
                script.registers[variable] = list.makeRegister(solver.variables[variable].value)
            }
            return script.registers[variable]
        }
        for (column, variable) in solver.parts[part].columns.enumerated() where writer.isChanging[column] {
            script.registers[Int(variable)] = writer.registers[column]
        }
        return isWritten
    }

    /// If it cannot be written its reach is empty, and it is solved each time.
    mutating func write(leaf index: Int, _ solver: LayoutSolver) {
        let part = Int(script.leaves[index].part)
        if solver.parts[part].revision != script.leaves[index].revision {
            script.leaves[index].revision = -1
            if solver.parts[part].factorization.hasReplacements || !writeList(ofLeaf: index, part, solver) { return }
            script.leaves[index].revision = solver.parts[part].revision
        }
        script.leaves[index].reach = reach(of: script.leaves[index], solver.parts[part], solver)
    }

    private mutating func writeList(ofLeaf index: Int, _ part: Int, _ solver: LayoutSolver) -> Bool {
        var imports: [EditScript.Leaf.Import] = []
        var writer = PartWriter(list: SubstitutionList(), size: solver.parts[part].size)
        let isWritten = writer.write(part, script.leaves[index].staleRows, script.edit, solver) { variable, list in
            var source = EditScript.constantRegister
            if let variable {
                source = script.registers[variable]
                if source < 0 { return list.makeRegister(solver.variables[variable].value) }
            }
            if let known = imports.first(where: { $0.source == source }) { return known.register }
            let register = list.makeRegister(
                script.common.registers[Int(source)], rate: script.common.rates[Int(source)])
            imports.append(EditScript.Leaf.Import(source: source, register: register))
            return register
        }
        script.leaves[index].imports = imports
        script.leaves[index].list = writer.list
        script.leaves[index].rates = writer.rates
        return isWritten
    }

    /// The constants for which every inactive row stays on the side where it is taken to be.
    private func reach(of leaf: EditScript.Leaf, _ part: Part, _ solver: LayoutSolver) -> EditScript.Reach {
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
