extension LayoutSolver {
    /// Determines what the required equalities determine, and puts the rest of a subsystem together as components.
    mutating func build(_ subsystem: Subsystem) {
        var ready = subsystem.constraints.filter { isDefinition(Int($0)) }
        define(&ready)
        buildDetermined(subsystem, &ready)
        buildFree(subsystem)
    }

    // MARK: Variables determined one by one

    private func isDefinition(_ constraint: Int) -> Bool {
        marks.open[constraint] == 1 && constraints[constraint].state == .pending
            && constraints[constraint].isRequiredEquality
    }

    /// Takes equalities with one open variable as its definition, and so on with what that determines.
    private mutating func define(_ ready: inout [Int32]) {
        var next = 0
        while next < ready.count {
            let constraint = Int(ready[next])
            next += 1
            guard isDefinition(constraint),
                let variable = openVariable(of: constraint)
            else { continue }
            constraints[constraint].state = .definition
            constraints[constraint].definedVariable = Int32(variable)
            variables[variable].definition = Int32(constraint)
            setDetermined(variable, rank: nextRank, &ready)
            nextRank += 1
            watchDeterminedVariables(of: constraint)
            setValue(definedValue(variable), of: variable)
        }
        ready.removeAll(keepingCapacity: true)
    }

    private func openVariable(of constraint: Int) -> Int? {
        for place in constraints.termRange(of: constraint) {
            let variable = Int(constraints.terms[place].variable)
            if variables[variable].rank == 0 { return variable }
        }
        return nil
    }

    /// The value that a variable's definition gives it.
    func definedValue(_ variable: Int) -> Double {
        let constraint = Int(variables[variable].definition)
        var coefficient = 1.0
        var rest = constraints[constraint].constant
        for place in constraints.termRange(of: constraint) {
            let term = constraints.terms[place]
            if Int(term.variable) == variable {
                coefficient = term.coefficient
            } else {
                rest -= term.coefficient * variables[value: Int(term.variable)]
            }
        }
        return rest / coefficient
    }

    /// Marks a variable as determined: one open variable less in the constraints that use it.
    private mutating func setDetermined(_ variable: Int, rank: Int, _ ready: inout [Int32]) {
        variables[variable].rank = rank
        var place = Int(constraints.firstUse[variable])
        while place >= 0 {
            let term = constraints.terms[place]
            place = Int(term.next)
            let constraint = Int(term.constraint)
            guard marks.constraints[constraint] == marks.stamp, constraints[constraint].state != .broken else {
                continue
            }
            marks.open[constraint] -= 1
            guard constraints[constraint].state == .pending else { continue }
            if marks.open[constraint] == 0 { close(constraint) }
            if isDefinition(constraint) { ready.append(term.constraint) }
        }
    }

    /// Nothing can be done about a constraint any more but to see whether it holds.
    mutating func close(_ constraint: Int) {
        constraints[constraint].state = .closed
        constraints[constraint].component = -1
        constraints[constraint].wasActive = false
        if constraints[constraint].isRequired { checks.append(Int32(constraint)) }
        watchDeterminedVariables(of: constraint)
    }

    // MARK: Variables determined together

    private mutating func buildDetermined(_ subsystem: Subsystem, _ ready: inout [Int32]) {
        let equalities = subsystem.constraints.filter {
            constraints[Int($0)].state == .pending && constraints[Int($0)].isRequiredEquality
        }
        if equalities.isEmpty { return }
        for group in connectedGroups(of: equalities, in: subsystem) {
            let (columns, rows) = determinedSystem(of: group)
            if !columns.isEmpty { addDeterminedComponent(columns, rows, &ready) }
        }
        define(&ready)
    }

    /// The connected components of the graph that `list` makes of the open variables, in a fixed order.
    private mutating func connectedGroups(of list: [Int32], in subsystem: Subsystem) -> [Subsystem] {
        let open = subsystem.variables.filter { variables[Int($0)].rank == 0 }
        for (index, variable) in open.enumerated() { marks.local[Int(variable)] = Int32(index) }
        var sets = DisjointSets(count: open.count)
        var anchors: [Int] = []
        anchors.reserveCapacity(list.count)
        for constraint in list {
            var first = -1
            for place in constraints.termRange(of: Int(constraint)) {
                let variable = Int(constraints.terms[place].variable)
                if variables[variable].rank != 0 { continue }
                let local = Int(marks.local[variable])
                if first < 0 { first = local } else { sets.join(first, local) }
            }
            anchors.append(first)
        }
        var numbers = Array(repeating: -1, count: open.count)
        var groups: [Subsystem] = []
        for (constraint, anchor) in zip(list, anchors) where anchor >= 0 {
            let root = sets.find(anchor)
            if numbers[root] < 0 {
                numbers[root] = groups.count
                groups.append(Subsystem())
            }
            groups[numbers[root]].constraints.append(constraint)
        }
        for (index, variable) in open.enumerated() {
            let number = numbers[sets.find(index)]
            if number >= 0 { groups[number].variables.append(variable) }
        }
        return groups
    }

    private func openEntries(of constraint: Int) -> [SparseEntry] {
        var entries: [SparseEntry] = []
        for place in constraints.termRange(of: constraint) {
            let term = constraints.terms[place]
            if variables[Int(term.variable)].rank == 0 {
                entries.append(SparseEntry(index: marks.local[Int(term.variable)], value: term.coefficient))
            }
        }
        return entries
    }

    /// The variables of a group that its equalities determine, and as many of these that do so.
    private mutating func determinedSystem(of group: Subsystem) -> (columns: [Int32], rows: [Int32]) {
        if group.variables.count > group.constraints.count, group.variables.count == 2 { return ([], []) }
        for (column, variable) in group.variables.enumerated() { marks.local[Int(variable)] = Int32(column) }
        var elimination = Elimination(
            columns: group.variables.count, rows: group.constraints.count, entries: 3 * group.constraints.count)
        for constraint in group.constraints { elimination.append(openEntries(of: Int(constraint))) }
        elimination.pivotRows(below: group.constraints.count)
        work.factorisations += 1
        let determined = elimination.determinedPositions()
        let factorization = elimination.factorization()
        var columns: [Int32] = []
        var rows: [Int32] = []
        for (position, row) in elimination.order.enumerated() where determined[position] {
            columns.append(group.variables[Int(factorization.pivots[position].column)])
            rows.append(group.constraints[Int(row)])
        }
        return (columns, rows)
    }

    private mutating func addDeterminedComponent(_ columns: [Int32], _ rows: [Int32], _ ready: inout [Int32]) {
        let index = addComponent(columns, rows, isDetermined: true)
        components[index].start(wasActive: Array(repeating: false, count: rows.count), &work)
        components[index].evaluateColumns(&workspace)
        work.evaluations += columns.count
        let rank = components[index].rank
        for (column, variable) in columns.enumerated() {
            setDetermined(Int(variable), rank: rank, &ready)
            setValue(components[index].values[column], of: Int(variable))
        }
    }

    // MARK: Components

    private mutating func buildFree(_ subsystem: Subsystem) {
        let rest = subsystem.constraints.filter { constraints[Int($0)].state == .pending }
        for group in connectedGroups(of: rest, in: subsystem) {
            let wasActive = group.constraints.map { constraints[Int($0)].wasActive }
            let index = addComponent(group.variables, group.constraints, isDetermined: false)
            components[index].start(wasActive: wasActive, &work)
            components[index].task = .optimise
            queue.push(component: index, rank: components[index].rank)
        }
        // No constraint is left on the others.
        for variable in subsystem.variables where variables[Int(variable)].rank == 0 {
            if variables[Int(variable)].component < 0 { setValue(0, of: Int(variable)) }
        }
    }

    private mutating func addComponent(_ columns: [Int32], _ rows: [Int32], isDetermined: Bool) -> Int {
        var component = Component(
            columns: columns, values: columns.map { variables[value: Int($0)] },
            isSize: columns.map { variables[Int($0)].isSize }, rank: nextRank, isDetermined: isDetermined)
        nextRank += 1
        for (column, variable) in columns.enumerated() { marks.local[Int(variable)] = Int32(column) }
        component.levels = levels(of: rows)
        component.rows.reserveCapacity(rows.count)
        component.entries.reserveCapacity(3 * rows.count)
        let index = freeComponents.popLast().map { Int($0) } ?? components.count
        for constraint in rows {
            let record = constraints[Int(constraint)]
            let start = component.entries.count
            component.entries.append(contentsOf: openEntries(of: Int(constraint)))
            let level = record.isRequired ? -1 : component.levels.firstIndex(of: record.priority) ?? -1
            constraints[Int(constraint)].state = .inComponent
            constraints[Int(constraint)].component = Int32(index)
            constraints[Int(constraint)].row = Int32(component.rows.count)
            component.rows.append(
                ComponentRow(
                    constraint: constraint, start: Int32(start), count: Int32(component.entries.count - start),
                    level: Int32(level), relation: record.relation, side: 0, right: 0))
        }
        for (column, variable) in columns.enumerated() {
            variables[Int(variable)].component = Int32(index)
            variables[Int(variable)].column = Int32(column)
        }
        if index == components.count { components.append(component) } else { components[index] = component }
        for row in rows.indices {
            components[index].rows[row].right = rightSide(of: Int(rows[row]), in: index)
            watchDeterminedVariables(of: Int(rows[row]))
        }
        return index
    }

    private func levels(of rows: [Int32]) -> [Float] {
        var levels: [Float] = []
        for constraint in rows {
            let record = constraints[Int(constraint)]
            if !record.isRequired, !levels.contains(record.priority) { levels.append(record.priority) }
        }
        return levels.sorted(by: >)
    }

    /// The constant less what the variables outside the component contribute.
    func rightSide(of constraint: Int, in component: Int) -> Double {
        var right = constraints[constraint].constant
        for place in constraints.termRange(of: constraint) {
            let term = constraints.terms[place]
            if Int(variables[Int(term.variable)].component) != component {
                right -= term.coefficient * variables[value: Int(term.variable)]
            }
        }
        return right
    }
}

extension Elimination {
    /// By position: is the pivoted column determined, that is, does it depend on no column without a pivot?
    fileprivate func determinedPositions() -> [Bool] {
        var isDetermined = Array(repeating: true, count: order.count)
        if order.count == isPivoted.count { return isDetermined }
        let factorization = factorization()
        var columns = isPivoted
        var isChanging = true
        while isChanging {
            isChanging = false
            for position in order.indices.reversed() where isDetermined[position] {
                if factorization.upperEntries(position).contains(where: { !columns[Int($0.index)] }) {
                    isDetermined[position] = false
                    columns[Int(factorization.pivots[position].column)] = false
                    isChanging = true
                }
            }
            // A row that took a multiple of an undetermined one needs that one, too.
            for position in order.indices where !isDetermined[position] {
                for entry in factorization.lowerEntries(position) where isDetermined[Int(entry.index)] {
                    isDetermined[Int(entry.index)] = false
                    columns[Int(factorization.pivots[Int(entry.index)].column)] = false
                    isChanging = true
                }
            }
        }
        return isDetermined
    }
}
