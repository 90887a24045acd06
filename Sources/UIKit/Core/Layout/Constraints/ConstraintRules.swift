import Foundation

/// What UIKit refuses, with the exceptions that it raises.
@MainActor
struct ConstraintRules {
    let exception: String
    let reason: String

    private init(_ exception: String, _ reason: String) {
        self.exception = exception
        self.reason = reason
    }

    func report() {
        Misuse.report(exception, reason)
    }

    static let noFirstItem = ConstraintRules(
        "NSInvalidArgumentException", "Constraint must contain a first layout item")

    static let foreignItem = ConstraintRules(
        "NSInvalidArgumentException",
        "Constraint items must each be an instance of UIView, or UILayoutGuide.")

    /// Why `constraint` cannot be made; nil when it can.
    static func violation(byMaking constraint: NSLayoutConstraint) -> ConstraintRules? {
        guard constraint.first.item != nil else { return noFirstItem }
        return switch legality(of: constraint) {
        case .legal, .isIncompatible: nil
        case .lacksItem, .isMultipliedByZero: locationEqualToConstant(constraint.first)
        case .mixesDirections: mixedDirections
        }
    }

    /// Why an engine cannot take `constraint`, which could be made; nil when it can.
    static func violation(byInstalling constraint: NSLayoutConstraint) -> ConstraintRules? {
        legality(of: constraint) == .isIncompatible ? incompatible(constraint) : nil
    }

    private static func legality(of constraint: NSLayoutConstraint) -> ConstraintLegality {
        let second = constraint.second
        return ConstraintLegality(
            relating: constraint.first.family, to: second.item == nil ? nil : second.family,
            multiplier: constraint.multiplier)
    }

    private static func locationEqualToConstant(_ side: ConstraintSide) -> ConstraintRules {
        ConstraintRules(
            "NSInvalidArgumentException",
            "NSLayoutConstraint for \(side.item?.constraintName ?? "(null)"): A multiplier of 0 or a nil second item "
                + "together with a location for the first attribute creates an illegal constraint of a location equal "
                + "to a constant. Location attributes must be specified in pairs.")
    }

    private static let mixedDirections = ConstraintRules(
        "NSInvalidArgumentException",
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
            + "Use leading/trailing for both or neither.")

    private static func incompatible(_ constraint: NSLayoutConstraint) -> ConstraintRules {
        ConstraintRules(
            "NSInvalidLayoutConstraintException",
            "Constraint improperly relates anchors of incompatible types: \(constraint.description)")
    }

    static func incompatibleAnchors(_ first: ConstraintSide, _ second: ConstraintSide) -> ConstraintRules? {
        let legality = ConstraintLegality(
            relating: first.attribute.family, to: second.attribute.family, multiplier: 1)
        guard legality == .mixesDirections else { return nil }
        return ConstraintRules(
            "NSInvalidArgumentException",
            "A constraint cannot be made between \(AnchorText.text(first)) and \(AnchorText.text(second)) because "
                + "their units are not compatible.")
    }

    static func infiniteConstant(_ constant: CGFloat, of constraint: NSLayoutConstraint) -> ConstraintRules {
        let value = constant.isNaN ? "nan" : constant < 0 ? "-inf" : "inf"
        return ConstraintRules(
            "NSInternalInconsistencyException",
            "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value) "
                + "firstAnchor:\(AnchorText.text(constraint.first)) secondAnchor:\(AnchorText.text(constraint.second))")
    }

    static func infiniteMultiplier(_ multiplier: CGFloat) -> ConstraintRules {
        let value = multiplier.isNaN ? "nan" : multiplier < 0 ? "-inf" : "inf"
        return ConstraintRules(
            "NSInternalInconsistencyException",
            "NSLayoutConstraint multiplier is not finite!  That's illegal.  multiplier:\(value)")
    }

    static func illegalPriority(_ priority: UILayoutPriority) -> ConstraintRules {
        ConstraintRules(
            "NSInternalInconsistencyException",
            "It's illegal to set priority:\(ConstraintText.number(CGFloat(priority.rawValue))). Priorities must be "
                + "greater than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    }

    static func requiredMutation(from old: UILayoutPriority, to new: UILayoutPriority) -> ConstraintRules {
        ConstraintRules(
            "NSInternalInconsistencyException",
            "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
                + "You passed priority \(ConstraintText.number(CGFloat(new.rawValue))) and the existing priority was "
                + "\(ConstraintText.number(CGFloat(old.rawValue))).")
    }

    static func noCommonAncestor(_ constraint: NSLayoutConstraint) -> ConstraintRules {
        ConstraintRules(
            "NSGenericException",
            "Unable to activate constraint with anchors \(AnchorText.text(constraint.first)) and "
                + "\(AnchorText.text(constraint.second)) because they have no common ancestor.  Does the constraint "
                + "or its anchors reference items in different view hierarchies?  That's illegal.")
    }

    static let unprepared = ConstraintRules(
        "NSInternalInconsistencyException",
        "Impossible to set up layout with view hierarchy unprepared for constraint.")
}
