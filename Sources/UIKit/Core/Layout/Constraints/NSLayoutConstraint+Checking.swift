import Foundation

// For callers that report mistakes themselves, before there are views.
extension NSLayoutConstraint {
    /// Why UIKit would refuse a constraint of such attributes, as a sentence; nil when it is legal.
    /// - Parameter second: Nil for a constant alone.
    package nonisolated static func problem(
        relating first: Attribute, to second: Attribute?, multiplier: Double
    ) -> String? {
        let other = second?.name ?? "nothing"
        let legality = ConstraintLegality(
            relating: first.family, to: second?.family, multiplier: CGFloat(multiplier))
        return switch legality {
        case .legal: nil
        case .lacksItem: "\(first.name) is a location: it needs a second item, such as superview.\(first.name)"
        case .isMultipliedByZero: "\(first.name) is a location: times 0 it would equal a constant"
        case .mixesDirections:
            "\(first.name) and \(other) do not go together: use leading and trailing for both, or neither"
        case .isIncompatible: "\(first.name) and \(other) cannot be compared"
        }
    }

    /// The attribute of a name; nil for no name of one.
    package nonisolated static func attribute(named name: String) -> Attribute? {
        Attribute.allCases.first { $0 != .notAnAttribute && $0.name == name }
    }

    /// The names of all attributes.
    package nonisolated static var attributeNames: [String] {
        Attribute.allCases.filter { $0 != .notAnAttribute }.map(\.name)
    }

    /// The views that a visual format names, in order, and whether it touches a superview.
    package static func names(
        inVisualFormat format: String
    ) throws(VisualFormatError) -> (
        views: [(name: String, offset: Int)], amounts: [(name: String, offset: Int)], hasBar: Bool
    ) {
        let parsed = try VisualFormatParser.parse(format)
        var amounts: [(name: String, offset: Int)] = []
        func note(_ predicates: [VisualFormat.Predicate]) {
            for predicate in predicates {
                for case .name(let name, let offset)? in [predicate.amount, predicate.priority] {
                    amounts.append((name, offset))
                }
            }
        }
        for view in parsed.views { note(view.sizes) }
        for case .predicates(let predicates)? in parsed.connections + [parsed.leading, parsed.trailing] {
            note(predicates)
        }
        return (
            parsed.views.map { ($0.name, $0.offset) }, amounts, parsed.leading != nil || parsed.trailing != nil
        )
    }
}
