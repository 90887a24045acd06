import AutoLayout
import Foundation
import RenderServer

/// Solves the constraints of one tree of views: a window's, or one without a window.
///
/// Views and guides without constraints are outside. A throw-away engine measures a subtree beside the tree's own one.
@MainActor
final class LayoutEngine {
    unowned let host: UIView
    /// Measures only: nobody is told of what it finds.
    let isTemporary: Bool

    var solver = LayoutSolver()
    private(set) var records: [ObjectIdentifier: ItemRecord] = [:]
    private var recordsByVariable: [LayoutVariable: ItemRecord] = [:]
    private(set) var installed: [ObjectIdentifier: InstalledConstraint] = [:]
    private var constraintsByID: [LayoutConstraintID: NSLayoutConstraint] = [:]
    /// Records whose mask, content size or guide is still to be taken over.
    private(set) var unsettled: [ItemRecord] = []
    /// Views whose height may depend on the width that was found.
    private(set) var unmeasured: [ItemRecord] = []

    /// What the scene was told of.
    private var toldCounts = LayoutCounts()

    init(host: UIView, isTemporary: Bool = false) {
        self.host = host
        self.isTemporary = isTemporary
    }

    func record(of item: any LayoutItem) -> ItemRecord? { records[ObjectIdentifier(item)] }

    // MARK: Items

    /// The item's record; made, and listed for what belongs to it, when a constraint first needs it.
    func engage(_ item: any LayoutItem) -> ItemRecord {
        if let record = record(of: item) { return record }
        let record = ItemRecord(item, &solver)
        records[ObjectIdentifier(item)] = record
        for variable in record.variables { recordsByVariable[variable] = record }
        unsettled.append(record)
        guard !isTemporary else { return record }
        if let view = item as? UIView {
            view.role.isEngaged = true
            view.parentView?.role.engagedSubviews += 1
        } else if item.isSystemGuide {
            item.layoutView?.role.isAnyGuideEngaged = true
        }
        item.layoutView?.mark(.solving, cause: "constraints")
        return record
    }

    private func release(_ record: ItemRecord) {
        record.uses -= 1
        if record.uses == 0 { drop(record) }
    }

    /// Forgets an item that no constraint is about any more.
    private func drop(_ record: ItemRecord) {
        for constraint in record.ownConstraints { uninstall(constraint) }
        for limit in record.limits.values {
            discard { () throws(LayoutSolverError) in try solver.remove(limit) }
        }
        records[ObjectIdentifier(record.item)] = nil
        for variable in record.variables {
            recordsByVariable[variable] = nil
            discard { () throws(LayoutSolverError) in try solver.removeVariable(variable) }
        }
        unsettled.removeAll { $0 === record }
        if record.isUnmeasured { unmeasured.removeAll { $0 === record } }
        guard !isTemporary, let view = record.view else { return }
        view.layoutRole?.isEngaged = false
        view.parentView?.layoutRole?.engagedSubviews -= 1
    }

    // MARK: Constraints

    func install(_ constraint: NSLayoutConstraint) {
        guard installed[ObjectIdentifier(constraint)] == nil, let holder = constraint.holder else { return }
        // The system's own may relate an edge to a size.
        if !constraint.isSystem, let violation = ConstraintRules.violation(byInstalling: constraint) {
            violation.report()
            return constraint.deactivateNow()
        }
        let equation = ConstraintEquation(constraint, in: holder, of: self)
        let constant = Double(constraint.constant) - equation.offset
        let ids = solverConstraints(for: constraint, equation.terms, constant).compactMap { linear in
            discard { () throws(LayoutSolverError) in try solver.add(linear) }
        }
        for id in ids { constraintsByID[id] = constraint }
        // What an item has because it takes part does not keep it in the engine.
        let used = equation.records.filter { $0.item !== constraint.systemItem }
        for record in used { record.uses += 1 }
        for view in equation.baselines { record(of: view)?.baselineUsers.append(constraint) }
        for view in equation.crossed { record(of: view)?.crossers.append(constraint) }
        installed[ObjectIdentifier(constraint)] = InstalledConstraint(
            constraint: constraint, ids: ids, terms: equation.terms, offset: equation.offset, records: used,
            baselines: equation.baselines, crossed: equation.crossed)
    }

    private func solverConstraints(
        for constraint: NSLayoutConstraint, _ terms: [LinearTerm], _ constant: Double
    ) -> [LayoutConstraint] {
        let origin: LayoutConstraintOrigin =
            constraint is NSAutoresizingMaskLayoutConstraint ? .frame : constraint.isSystem ? .system : .app
        guard let content = constraint.contentPriorities else {
            let relation = LayoutRelation(rawValue: constraint.relation.rawValue) ?? .equal
            return [
                LayoutConstraint(
                    terms, relation, constant, priority: constraint.priority.rawValue, origin: origin)
            ]
        }
        return [
            LayoutConstraint(
                terms, .lessThanOrEqual, constant, priority: content.hugging.rawValue, origin: origin),
            LayoutConstraint(
                terms, .greaterThanOrEqual, constant, priority: content.compressionResistance.rawValue,
                origin: origin),
        ]
    }

    func uninstall(_ constraint: NSLayoutConstraint) {
        guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        for id in entry.ids {
            constraintsByID[id] = nil
            discard { () throws(LayoutSolverError) in try solver.remove(id) }
        }
        if !isTemporary { constraint.isBroken = false }
        for view in entry.baselines { record(of: view)?.baselineUsers.removeAll { $0 === constraint } }
        for view in entry.crossed { record(of: view)?.crossers.removeAll { $0 === constraint } }
        for record in entry.records { release(record) }
    }

    func isInstalled(_ constraint: NSLayoutConstraint) -> Bool { installed[ObjectIdentifier(constraint)] != nil }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard let entry = installed[ObjectIdentifier(constraint)] else { return }
        let constant = Double(constraint.constant) - entry.offset
        for id in entry.ids { discard { () throws(LayoutSolverError) in try solver.setConstant(constant, of: id) } }
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let entry = installed[ObjectIdentifier(constraint)] else { return }
        let content = constraint.contentPriorities
        let priorities = content.map { [$0.hugging, $0.compressionResistance] } ?? [constraint.priority]
        for (id, priority) in zip(entry.ids, priorities) {
            discard { () throws(LayoutSolverError) in try solver.setPriority(priority.rawValue, of: id) }
        }
    }

    /// Takes over what changed besides the constant: direction, baselines, scrolling.
    func refresh(_ constraint: NSLayoutConstraint) {
        guard let entry = installed[ObjectIdentifier(constraint)], let holder = constraint.holder else { return }
        let equation = ConstraintEquation(constraint, in: holder, of: self)
        guard equation.terms == entry.terms else {
            uninstall(constraint)
            return install(constraint)
        }
        guard equation.offset != entry.offset else { return }
        installed[ObjectIdentifier(constraint)]?.offset = equation.offset
        constantDidChange(of: constraint)
    }

    /// The solver refuses only what the engine never asks for; it changes nothing then.
    @discardableResult
    private func discard<Result>(_ body: () throws(LayoutSolverError) -> Result) -> Result? {
        do {
            return try body()
        } catch {
            assertionFailure("the solver refused: \(error)")
            return nil
        }
    }

    // MARK: Solving

    func takeUnsettled() -> [ItemRecord] {
        defer { unsettled.removeAll() }
        return unsettled
    }

    func takeUnmeasured() -> [ItemRecord] {
        defer { unmeasured.removeAll() }
        for record in unmeasured { record.isUnmeasured = false }
        return unmeasured
    }

    /// Lists a view whose height depends on its width for another look at it.
    func measureAgain(_ record: ItemRecord) {
        guard !record.isUnmeasured, let view = record.view, view.contentHeightDependsOnWidth else { return }
        record.isUnmeasured = true
        unmeasured.append(record)
        if !isTemporary { view.mark(.solving, cause: "width") }
    }

    /// Finds all values, and marks the superviews of the views that move.
    func solve() {
        guard solver.needsSolve else { return }
        var solution = solver.solve()
        while holdSizes(among: solution.changedVariables) { solution.add(solver.solve()) }
        take(solution)
    }

    /// Holds sizes at 0 or more, as strongly as anything required, without a constraint that anybody sees [logs]. Only those
    /// that once came out negative are held, which finds the same values: the others hold by themselves.
    /// - Returns: true when there is something new to solve.
    private func holdSizes(among changed: [LayoutVariable]) -> Bool {
        var isAnyNew = false
        for variable in changed where solver.value(of: variable) < -1e-6 {
            guard let record = recordsByVariable[variable], record.isSize(variable), record.limits[variable] == nil
            else { continue }
            let limit = LayoutConstraint([LinearTerm(variable)], .greaterThanOrEqual, 0, origin: .nature)
            record.limits[variable] = discard { () throws(LayoutSolverError) in try solver.add(limit) }
            isAnyNew = true
        }
        return isAnyNew
    }

    /// Tells of what a solve found.
    func take(_ solution: LayoutSolution) {
        tellCounts()
        var moved: [ItemRecord] = []
        for variable in solution.changedVariables {
            guard let record = recordsByVariable[variable], !record.isMoved else { continue }
            record.isMoved = true
            moved.append(record)
        }
        for record in moved {
            record.isMoved = false
            if record.measuredWidth != solver.value(of: record.width) { measureAgain(record) }
        }
        guard !isTemporary else { return }
        for record in moved { announceMove(of: record) }
        for id in solution.restored { constraintsByID[id]?.isBroken = false }
        for conflict in solution.conflicts { report(conflict) }
    }

    private func tellCounts() {
        guard let scene = host.sceneHost else { return }
        let counts = LayoutCounts(solver.work)
        scene[LayoutEffort.self].counts.add(counts.since(toldCounts))
        toldCounts = counts
    }

    private func announceMove(of record: ItemRecord) {
        if let view = record.view {
            guard !view.style.translatesAutoresizingMask, let parent = view.parentView, view !== host,
                view.solvedFrame(rectangle(of: record)) != view.untransformedFrame
            else { return }
            parent.layer.setNeedsLayout()
            parent.noteConstraintCause(of: view)
        } else if let owner = record.item.layoutView {
            owner.layer.setNeedsLayout()
            owner.noteLayoutCause("constraints of a layout guide", marksSuperview: false)
        }
    }

    private func report(_ conflict: LayoutConflict) {
        guard let broken = constraintsByID[conflict.broken] else { return }
        broken.isBroken = true
        let constraints = conflict.constraints.compactMap { constraintsByID[$0] }
        host.sceneHost?.reporter?.report(UnsatisfiableConstraints(constraints: constraints, broken: broken))
    }

    // MARK: Reading

    /// The alignment rectangle in the space of the item's container.
    func rectangle(of record: ItemRecord) -> CGRect {
        CGRect(
            x: solver.value(of: record.minX), y: solver.value(of: record.minY),
            width: max(0, solver.value(of: record.width)), height: max(0, solver.value(of: record.height)))
    }

    /// Constraints left out because they conflict with others, in the order in which the solver got them.
    var brokenConstraints: [NSLayoutConstraint] { solver.brokenConstraints.compactMap { constraintsByID[$0] } }

    func constraint(_ id: LayoutConstraintID) -> NSLayoutConstraint? { constraintsByID[id] }
}

extension LayoutCounts {
    init(_ counters: LayoutSolverCounters) {
        self.init()
        constraintsAdded = counters.constraintsAdded
        constraintsRemoved = counters.constraintsRemoved
        constraintEdits = counters.edits
        solverBatches = counters.batches
        reoptimisations = counters.reoptimisations
        pivots = counters.pivots
    }
}
