import UIKit

/// Remembers which constraints the layouts of views activate, and finds those that a later layout makes anew.
@MainActor
final class ConstraintChurn {
    /// What a constraint says; its constant may be another one.
    private struct Equation: Hashable {
        let first: ObjectIdentifier?
        let firstAttribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let second: ObjectIdentifier?
        let secondAttribute: NSLayoutConstraint.Attribute
        let multiplier: CGFloat

        @MainActor init(_ constraint: NSLayoutConstraint) {
            first = constraint.firstItem.map { ObjectIdentifier($0) }
            firstAttribute = constraint.firstAttribute
            relation = constraint.relation
            second = constraint.secondItem.map { ObjectIdentifier($0) }
            secondAttribute = constraint.secondAttribute
            multiplier = constraint.multiplier
        }
    }

    private struct Made {
        weak var constraint: NSLayoutConstraint?
        let layout: Int
    }

    private struct Laid {
        weak var view: UIView?
        var made: [Equation: Made] = [:]
        var isTold = false
    }

    private var laid: [ObjectIdentifier: Laid] = [:]

    /// - Returns: True where an earlier layout of the view activated another constraint that says the same, once a view.
    func note(_ constraint: NSLayoutConstraint, in view: UIView, layout: Int) -> Bool {
        let id = ObjectIdentifier(view)
        // Another view may lie where one that is gone lay.
        if laid[id]?.view !== view { laid[id] = Laid(view: view) }
        let equation = Equation(constraint)
        let old = laid[id]?.made.updateValue(Made(constraint: constraint, layout: layout), forKey: equation)
        guard let old, old.layout < layout, old.constraint !== constraint, laid[id]?.isTold == false else {
            return false
        }
        laid[id]?.isTold = true
        return true
    }

    /// Whose code lays a view out: the view's own class, or its controller; nil for a view of the kit's with neither, and
    /// for lists, whose layouts set up cells.
    static func culprit(_ view: UIView) -> UIResponder? {
        if view is UITableView || view is UICollectionView { return nil }
        if ReviewedTypes.name(of: view) != nil { return view }
        guard let controller = view.next as? UIViewController, ReviewedTypes.name(of: controller) != nil else {
            return nil
        }
        return controller
    }

    /// The constraint without its state: `UILabel:title.width == 10`.
    static func text(_ constraint: NSLayoutConstraint) -> String {
        let text = constraint.description
        guard let start = text.firstIndex(of: " "), let end = text.lastIndex(of: "(") else { return text }
        return text[text.index(after: start)..<end].trimmingCharacters(in: .whitespaces)
    }
}
