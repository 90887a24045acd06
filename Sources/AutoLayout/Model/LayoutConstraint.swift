/// How the two sides of a constraint compare; the raw values are those of UIKit.
package enum LayoutRelation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
}

/// Who made a constraint. It matters only when required constraints conflict: the later of these cases break first.
package enum LayoutConstraintOrigin: Int, Hashable, Sendable, Comparable {
    /// What holds of any view, such as that sizes are not negative. It never breaks.
    case nature = 0
    /// Stands for a frame that was set by hand, or for the size of a window.
    case frame = 1
    /// Made by the framework: guides, stacks, content sizes.
    case system = 2
    /// Made by the user's code.
    case app = 3

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// What a `LayoutSolver` is to hold to: `terms relation constant`, at a priority.
package struct LayoutConstraint: Hashable, Sendable {
    /// The left side. Terms of the same variable are added up.
    package var terms: [LinearTerm]
    package var relation: LayoutRelation
    /// The right side of the relation.
    package var constant: Double
    /// Above 0 and up to 1000. 1000 is required; every other value is a level of its own: no amount of error at a
    /// lower level outweighs any error at a higher one. 999.5 lies between 999 and 1000.
    package var priority: Float
    package var origin: LayoutConstraintOrigin

    /// The priority of constraints that must hold.
    package static let required: Float = 1000

    /// Whether a number is a priority: above 0 and up to 1000.
    package static func isPriority(_ number: Float) -> Bool { number > 0 && number <= required }

    package init(
        _ terms: [LinearTerm], _ relation: LayoutRelation, _ constant: Double, priority: Float = required,
        origin: LayoutConstraintOrigin = .app
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.origin = origin
    }

    /// `left relation right`: brings the variables to the left, the constants to the right.
    package init(
        _ left: LinearExpression, _ relation: LayoutRelation, _ right: LinearExpression = LinearExpression(),
        priority: Float = required, origin: LayoutConstraintOrigin = .app
    ) {
        let difference = left - right
        self.init(difference.terms, relation, -difference.constant, priority: priority, origin: origin)
    }
}

/// A constraint in a `LayoutSolver`, from its addition to its removal.
package struct LayoutConstraintID: Hashable, Sendable {
    let index: Int32
    let generation: UInt32
}

extension LayoutConstraintID: CustomStringConvertible {
    package var description: String { "c\(index)" }
}
