/// Finds values for variables under linear constraints of different priority.
///
/// Required constraints hold exactly. Below them every priority is a level of its own: of all solutions those are kept
/// whose sum of absolute errors is least at the highest level, of these those with the least sum at the next, and so
/// on. Inequalities have an error only where they are violated. What is open then is decided by `DecisionOrder`.
///
/// Changes are only noted; `solve()` carries out all that were noted as one batch. Values, conflicts, errors and
/// ambiguity are those of the last solve. They follow from what is there, not from how it came about; the same calls in
/// the same order give bit-equal results.
package struct LayoutSolver: Sendable {
    var constraints = ConstraintStore()
    var variables = VariableStore()
    /// Constraints added, removed or changed since the last solve.
    var pending = PendingChanges()
    var components: [Component] = []
    var freeComponents: [Int32] = []
    /// The rank of the next variable or component to be determined.
    var nextRank = 1
    /// By broken constraint, the minimal set it conflicts with, itself included.
    var conflicts: [Int32: [Int32]] = [:]
    var queue = RankQueue()
    /// Required constraints, all of whose variables are determined, to look at again.
    var checks: [Int32] = []
    /// Variables whose value has changed since they were last reported.
    var moved: [Int32] = []
    /// Components whose variables may have changed, too; the variables of those taken apart since are in `moved`.
    var movedComponents: [Int32] = []
    /// What a change of the constant that changed last does, if it has changed several times in a row.
    var recordedEdit: RecordedEdit?
    /// The constraint whose constant was all that the last solve found changed.
    var lastEdit: Int32?
    /// The number of solves before the last one that changed the same constant, and nothing else.
    var repeats = 0
    var marks = RestructuringMarks()
    var workspace = Workspace()
    /// Work done so far. The sizes in it are left out: adding them up, as `counters` does, takes a look at everything.
    package internal(set) var work = LayoutSolverCounters()

    package init() {}

    // MARK: Variables

    /// A new variable; 0 while no constraint is on it.
    /// - Parameter order: Its place among the variables where constraints leave several open: the least is the first to
    ///   be as near to 0 as it can. By default that of creation.
    package mutating func makeVariable(
        _ quantity: LayoutQuantity = .position, order: UInt64? = nil
    ) -> LayoutVariable {
        let variable = variables.insert(quantity, order: order)
        constraints.noteVariable(Int(variable.index))
        return variable
    }

    /// Takes out a variable that no constraint uses any more.
    package mutating func removeVariable(_ variable: LayoutVariable) throws(LayoutSolverError) {
        guard variables.contains(variable) else { throw .unknownVariable }
        guard constraints.firstUse[Int(variable.index)] < 0 else { throw .variableInUse }
        pending.removedVariables.append(variable.index)
        if variables[Int(variable.index)].component >= 0 {
            pending.loosenedComponents.append(variables[Int(variable.index)].component)
        }
        variables.retire(variable)
    }

    /// The variable's value as of the last solve; 0 for one that is not in this solver.
    package func value(of variable: LayoutVariable) -> Double {
        variables.value(of: variable) ?? 0
    }

    // MARK: Constraints

    /// Notes a constraint for the next solve.
    @discardableResult
    package mutating func add(_ constraint: LayoutConstraint) throws(LayoutSolverError) -> LayoutConstraintID {
        try check(constraint)
        return insert(constraint)
    }

    /// Notes several constraints. When one is refused, none is added.
    @discardableResult
    package mutating func add(_ batch: [LayoutConstraint]) throws(LayoutSolverError) -> [LayoutConstraintID] {
        for constraint in batch { try check(constraint) }
        return batch.map { insert($0) }
    }

    /// Takes a constraint out. Its identifier is void from now on, also before the next solve.
    package mutating func remove(_ id: LayoutConstraintID) throws(LayoutSolverError) {
        guard constraints.reserved(id) else { throw .unknownConstraint }
        if constraints[Int(id.index)].isCounted { work.constraintsRemoved += 1 }
        discard(Int(id.index))
    }

    /// Takes several constraints out. When one is unknown, none is removed.
    package mutating func remove(_ batch: [LayoutConstraintID]) throws(LayoutSolverError) {
        for id in batch where !constraints.reserved(id) { throw .unknownConstraint }
        for id in batch where constraints.reserved(id) { try remove(id) }
    }

    /// Changes a constraint's right side. The cheapest of all changes: nothing is added or removed.
    package mutating func setConstant(
        _ constant: Double, of id: LayoutConstraintID
    ) throws(LayoutSolverError) {
        guard constraints.reserved(id) else { throw .unknownConstraint }
        guard constant.isFinite else { throw .notFinite }
        work.edits += 1
        let index = Int(id.index)
        if constraints[index].constant == constant { return }
        constraints[index].constant = constant
        pending.edited.append(Int32(index))
        noteChange(of: index)
    }

    /// Changes a constraint's priority, to and from required as well.
    package mutating func setPriority(_ priority: Float, of id: LayoutConstraintID) throws(LayoutSolverError) {
        guard constraints.reserved(id) else { throw .unknownConstraint }
        guard LayoutConstraint.isPriority(priority) else { throw .priorityOutOfRange(priority) }
        work.edits += 1
        let index = Int(id.index)
        if constraints[index].priority == priority { return }
        takeOut(index)
        constraints[index].priority = priority
        pending.added.append(Int32(index))
    }

    package func contains(_ id: LayoutConstraintID) -> Bool { constraints.reserved(id) }

    // MARK: Checks

    private func check(_ constraint: LayoutConstraint) throws(LayoutSolverError) {
        guard constraint.constant.isFinite else { throw .notFinite }
        guard LayoutConstraint.isPriority(constraint.priority) else {
            throw .priorityOutOfRange(constraint.priority)
        }
        for term in constraint.terms {
            guard term.coefficient.isFinite else { throw .notFinite }
            guard variables.contains(term.variable) else { throw .unknownVariable }
        }
    }

    private mutating func insert(_ constraint: LayoutConstraint) -> LayoutConstraintID {
        let id = constraints.insert(Self.merged(constraint.terms), of: constraint)
        pending.added.append(id.index)
        if constraints[Int(id.index)].isCounted { work.constraintsAdded += 1 }
        return id
    }

    /// Adds up the terms of each variable, in order of first occurrence; what cancels out is dropped.
    private static func merged(_ terms: [LinearTerm]) -> [(variable: Int32, coefficient: Double)] {
        var result: [(variable: Int32, coefficient: Double)] = []
        result.reserveCapacity(terms.count)
        var scale = 0.0
        for term in terms {
            scale = max(scale, abs(term.coefficient))
            if let place = result.firstIndex(where: { $0.variable == term.variable.index }) {
                result[place].coefficient += term.coefficient
            } else {
                result.append((term.variable.index, term.coefficient))
            }
        }
        // 1e-12 of the largest coefficient is rounding of an exact zero, such as 0.1 + 0.2 - 0.3.
        result.removeAll { abs($0.coefficient) <= scale * 1e-12 }
        return result
    }
}
