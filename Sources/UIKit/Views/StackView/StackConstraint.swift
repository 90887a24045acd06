import Foundation

/// A constraint that a stack view is to have.
@MainActor
struct StackConstraint {
    /// All that a constraint cannot change while it is active.
    struct Key: Hashable {
        private let identifier: String
        private let first: ObjectIdentifier?
        private let firstAttribute: NSLayoutConstraint.Attribute
        private let relation: NSLayoutConstraint.Relation
        private let second: ObjectIdentifier?
        private let secondAttribute: NSLayoutConstraint.Attribute
        private let multiplier: CGFloat
        private let priority: UILayoutPriority
        private let isSystemSpacing: Bool

        @MainActor
        init(_ constraint: NSLayoutConstraint) {
            identifier = constraint.identifier ?? ""
            first = constraint.first.item.map { ObjectIdentifier($0) }
            firstAttribute = constraint.first.attribute
            relation = constraint.relation
            second = constraint.second.item.map { ObjectIdentifier($0) }
            secondAttribute = constraint.second.attribute
            multiplier = constraint.multiplier
            priority = constraint.priority
            isSystemSpacing = constraint is _UISystemBaselineConstraint
        }

        @MainActor
        fileprivate init(_ wanted: StackConstraint) {
            identifier = wanted.identifier
            first = wanted.first.item.map { ObjectIdentifier($0) }
            firstAttribute = wanted.first.attribute
            relation = wanted.relation
            second = wanted.second.item.map { ObjectIdentifier($0) }
            secondAttribute = wanted.second.attribute
            multiplier = wanted.multiplier
            priority = wanted.priority
            isSystemSpacing = wanted.isSystemSpacing
        }
    }

    var identifier: String
    var first: ConstraintSide
    var relation = NSLayoutConstraint.Relation.equal
    var second = ConstraintSide()
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    var isSystemSpacing = false

    var key: Key { Key(self) }

    func makeConstraint() -> NSLayoutConstraint {
        let constraint =
            isSystemSpacing
            ? _UISystemBaselineConstraint(
                first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
                identifier: identifier)
            : NSLayoutConstraint(
                first, relation, second, multiplier: multiplier, constant: constant, priority: priority,
                identifier: identifier)
        constraint.isSystem = true
        if isSystemSpacing { constraint.spacing = .anchors }
        return constraint
    }
}
