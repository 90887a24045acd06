import Foundation

/// A constraint in UIKit's notation.
@MainActor
struct ConstraintText {
    private let constraint: NSLayoutConstraint
    private var first: ConstraintSide { constraint.first }
    private var second: ConstraintSide { constraint.second }

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }

    /// Six significant digits, as C prints `%g`.
    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    /// `<NSLayoutConstraint 'title-top' V:|-(8)-[UILabel:title]   (active, names: '|':UIView:card )>`
    var description: String {
        let name = constraint.identifier.map { " '\($0)'" } ?? ""
        let state = constraint.contentPriorities != nil ? "" : "   (\(state))"
        return "<\(type(of: constraint))\(name) \(constraint.bodyText)\(state)>"
    }

    private var state: String {
        guard constraint.isActive else { return "inactive" }
        guard let container = picture?.container else { return "active" }
        return "active, names: '|':\(container) "
    }

    /// A picture where the first item lies after the second in reading order, else an equation.
    var body: String { picture?.text ?? equation }

    // MARK: Equation

    private var equation: String {
        let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "=="
        let left = "\(Self.text(first)) \(relation) "
        guard !second.isEmpty else { return left + Self.constant(constraint.constant) + priority }
        let factor = constraint.multiplier == 1 ? "" : Self.number(constraint.multiplier) + "*"
        return left + factor + Self.text(second) + Self.summand(constraint.constant) + priority
    }

    private static func text(_ side: ConstraintSide) -> String {
        func text(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) -> String {
            "\(item?.constraintName ?? "(null)").\(attribute.name)"
        }
        guard side.isDistance else { return text(side.item, side.attribute) }
        return "(\(text(side.item, side.attribute)) - \(text(side.origin, side.originAttribute)))"
    }

    static func constant(_ value: CGFloat) -> String { value < 0 ? "- \(number(-value))" : number(value) }

    static func summand(_ value: CGFloat) -> String {
        value == 0 ? "" : value < 0 ? " - \(number(-value))" : " + \(number(value))"
    }

    /// The form behind an equation is assumed.
    private var priority: String {
        constraint.priority.isRequired ? "" : " @\(Self.number(CGFloat(constraint.priority.rawValue)))"
    }

    // MARK: Picture

    private struct Picture {
        let text: String
        let container: String?
    }

    private var picture: Picture? {
        guard constraint.multiplier == 1, !first.isDistance, !second.isDistance, let item = first.item,
            let other = second.item, let axis = axis
        else { return nil }
        let gap = "-(\(gapText))-"
        if first.attribute == second.attribute, axis.starts.contains(first.attribute), isSuperview(other, of: item) {
            return Picture(
                text: "\(axis.letter):|\(gap)[\(item.constraintName)]\(suffix)", container: other.constraintName)
        }
        if first.attribute == second.attribute, axis.ends.contains(first.attribute), isSuperview(item, of: other) {
            return Picture(
                text: "\(axis.letter):[\(other.constraintName)]\(gap)|\(suffix)", container: item.constraintName)
        }
        guard axis.pairs.contains(where: { $0 == first.attribute && $1 == second.attribute }),
            !isSuperview(other, of: item), !isSuperview(item, of: other)
        else { return nil }
        return Picture(
            text: "\(axis.letter):[\(other.constraintName)]\(gap)[\(item.constraintName)]\(suffix)", container: nil)
    }

    private struct PictureAxis {
        let letter: String
        let starts: Set<NSLayoutConstraint.Attribute>
        let ends: Set<NSLayoutConstraint.Attribute>
        /// Which edge follows which.
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)]
    }

    private static let horizontal = PictureAxis(
        letter: "H", starts: [.left, .leading], ends: [.right, .trailing],
        pairs: [(.leading, .trailing), (.left, .right)])
    private static let vertical = PictureAxis(
        letter: "V", starts: [.top], ends: [.bottom], pairs: [(.top, .bottom)])

    private var axis: PictureAxis? {
        switch first.attribute.family {
        case .absolute, .directional: first.attribute.isMargin ? nil : Self.horizontal
        case .vertical: first.attribute.isMargin ? nil : Self.vertical
        default: nil
        }
    }

    private func isSuperview(_ view: any LayoutItem, of item: any LayoutItem) -> Bool {
        view is UIView && item.layoutContainer === view
    }

    private var gapText: String {
        let relation = [-1: "<=", 0: "", 1: ">="][constraint.relation.rawValue] ?? ""
        let number = Self.number(constraint.constant)
        let value =
            switch constraint.spacing {
            case .plain: number
            case .visualFormat: "NSSpace(\(number))"
            case .anchors: "NSLayoutAnchorConstraintSpace(\(number))"
            }
        let isRequired = constraint.priority.isRequired
        return relation + value + (isRequired ? "" : "@" + Self.number(CGFloat(constraint.priority.rawValue)))
    }

    private var suffix: String { first.attribute.family == .absolute ? "(LTR)" : "" }
}
