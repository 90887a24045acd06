extension Component {
    /// Chooses a first active set: required equalities, then what was active before, then the other constraints by
    /// priority, equalities before inequalities that do not hold at present. Many systems are solved by that already.
    mutating func start(wasActive: [Bool], _ counters: inout LayoutSolverCounters) {
        counters.factorisations += 1
        let candidates = rows.indices.filter { row in
            if wasActive[row] || rows[row].relation == 0 { return true }
            return (dot(row, values) - rows[row].right) * Double(rows[row].relation) < 0
        }
        let classes = candidates.map { row in (key: rows[row].startClass(wasActive: wasActive[row]), row: row) }
            .sorted { $0.key != $1.key ? $0.key < $1.key : $0.row < $1.row }
        let source = classes.map { ActiveConstraint.row(Int32($0.row)) }
        var elimination = Elimination(columns: size, rows: rows.count, entries: entries.count)
        for member in source { append(member, to: &elimination) }
        var first = 0
        while first < classes.count {
            var end = first + 1
            while end < classes.count, classes[end].key == classes[first].key { end += 1 }
            elimination.pivotRows(below: end)
            first = end
        }
        activate(elimination, source)
        if elimination.order.count < size { anchorSizes(&counters) }
    }

    /// Of the variables that no row pins down, makes sizes the anchors where there is a choice.
    private mutating func anchorSizes(_ counters: inout LayoutSolverCounters) {
        counters.factorisations += 1
        let held = active.filter { $0.row != nil }
        let sizes = columns.indices.filter { isSize[$0] }
        let positions = columns.indices.filter { !isSize[$0] }
        let source = held + (sizes + positions).map { ActiveConstraint.anchor(column: Int32($0)) }
        var elimination = Elimination(columns: size, rows: source.count, entries: entries.count + size)
        for member in source { append(member, to: &elimination) }
        elimination.pivotRows(below: held.count)
        elimination.pivotRows(below: held.count + sizes.count)
        elimination.pivotRows(below: source.count)
        activate(elimination, source)
    }

    /// Solves from the present active set, whatever it is. Returns what conflicts, if the required rows do.
    mutating func optimise(_ work: inout Workspace, _ counters: inout LayoutSolverCounters) -> ComponentConflict? {
        counters.reoptimisations += 1
        counters.evaluations += size
        isDecided = false
        let pivots = counters.pivots
        evaluate(&work)
        if let conflict = satisfyRequirements(&work, &counters) { return conflict }
        settleSides(work)
        computeDuals(&work)
        improve(&work, &counters)
        if counters.pivots != pivots { finish(&work, &counters) }
        return nil
    }

    /// Computes the values from the active set alone, so that they bear no trace of the way that led to it; where that
    /// would be dear, at least without the rounding of the steps.
    mutating func finish(_ work: inout Workspace, _ counters: inout LayoutSolverCounters) {
        if size <= 256 { factorize(&counters) }
        evaluate(&work)
    }

    /// Solves after right sides have changed, starting from the last optimum. Returns what conflicts, if the required
    /// rows do.
    mutating func follow(_ work: inout Workspace, _ counters: inout LayoutSolverCounters) -> ComponentConflict? {
        counters.reoptimisations += 1
        counters.evaluations += size
        let pivots = counters.pivots
        evaluateColumns(&work)
        if isSettled() {
            isDecided = isDecided && !isPinched && keepsColumnSides
            return nil
        }
        isDecided = false
        evaluateRows(&work)
        switch restoreSides(&work, &counters) {
        case .conflict(let conflict): return conflict
        case .gaveUp: return optimise(&work, &counters)
        case .done: break
        }
        if counters.pivots != pivots {
            improve(&work, &counters)
            finish(&work, &counters)
        }
        return nil
    }
}

extension ComponentRow {
    fileprivate func startClass(wasActive: Bool) -> Int {
        if isRequired { return relation == 0 ? 0 : wasActive ? 1 : Int.max }
        return wasActive ? 1 : 2 + 2 * Int(level) + (relation == 0 ? 0 : 1)
    }
}

/// Required rows that cannot hold together: the first one is the sum of the others, each times its factor.
struct ComponentConflict {
    var row: Int
    var others: [(row: Int, factor: Double)]
}
