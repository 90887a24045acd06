import AutoLayout
import Foundation

/// One active constraint with what became of it.
@MainActor
package struct ConstraintAccount {
    package let constraint: NSLayoutConstraint
    /// The view that has it, as messages name it, and its index path.
    package let owner: String
    package let ownerPath: String
    /// `app`, `mask`, `contentSize`, `guide` or `stackView`.
    package let kind: String
    package let identifier: String?
    /// The constraint as UIKit prints it.
    package let text: String
    package let priority: Double
    /// What both sides come to: the left one, and the right one with the constant.
    package let left: Double
    package let right: Double
    /// How far an inequality is from its limit; 0 for an equality that holds, negative by as much as one is violated.
    package let slack: Double
    /// A required one that is left out because it conflicts with others.
    package let isBroken: Bool
    /// The views that it is about, as messages name them.
    package let views: [String]

    init?(_ constraint: NSLayoutConstraint, in engine: LayoutEngine) {
        guard let holder = constraint.holder, let entry = engine.installed[ObjectIdentifier(constraint)],
            let id = entry.ids.first, let difference = engine.solver.difference(of: id)
        else { return nil }
        self.constraint = constraint
        owner = holder.label
        ownerPath = holder.path
        kind = constraint.kindName
        identifier = constraint.identifier
        text = constraint.accountText
        // Of a content size that of the side that it is on: cut, or not larger than it likes.
        let side = constraint.contentPriorities.map { difference < -1e-6 ? $0.compressionResistance : $0.hugging }
        priority = Double((side ?? constraint.priority).rawValue)
        let sum = entry.terms.reduce(0.0) { sum, term in
            term.coefficient > 0 ? sum + term.coefficient * engine.solver.value(of: term.variable) : sum
        }
        left = sum
        right = sum - difference
        slack = Self.slack(difference, constraint)
        isBroken = engine.solver.isBroken(id)
        views = constraint.views.compactMap { $0?.label }
    }

    private static func slack(_ difference: Double, _ constraint: NSLayoutConstraint) -> Double {
        // Rounding of the solver is no violation.
        let exact = abs(difference) < 1e-6 ? 0 : difference
        return switch constraint.relation {
        case .equal: exact == 0 ? 0 : -abs(exact)
        case .lessThanOrEqual: exact == 0 ? 0 : -exact
        case .greaterThanOrEqual: exact
        }
    }
}

extension UIView {
    /// Every constraint of the subtree that its engine has, view by view, each view's own first.
    package var constraintAccounts: [ConstraintAccount] {
        settleConstraints()
        guard let engine = layoutEngine else { return [] }
        var found: [ConstraintAccount] = []
        collectAccounts(engine, into: &found)
        return found
    }

    private func collectAccounts(_ engine: LayoutEngine, into found: inout [ConstraintAccount]) {
        found += constraints.compactMap { ConstraintAccount($0, in: engine) }
        for child in childViews { child.collectAccounts(engine, into: &found) }
    }
}

extension LayoutEngine {
    /// What a view has beside the constraints that were given to it.
    func systemConstraints(heldBy view: UIView) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = record(of: view)?.content ?? []
        for guide in view.layoutRole?.systemGuides ?? [] where !(guide is BarLayoutGuide) {
            found += record(of: guide)?.guide ?? []
        }
        if view === host { found += record(of: view)?.mask ?? [] }
        guard let role = view.layoutRole, role.engagedSubviews > 0 else { return found }
        for child in view.subviews { found += record(of: child)?.mask ?? [] }
        return found
    }
}
