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
        private weak var first: AnyObject?
        private weak var second: AnyObject?
        let layout: Int

        @MainActor init(_ constraint: NSLayoutConstraint, layout: Int) {
            (self.constraint, self.layout) = (constraint, layout)
            (first, second) = (constraint.firstItem, constraint.secondItem)
        }

        /// Whether it was between the same objects: another may lie where one that is gone lay.
        @MainActor func isBetweenItems(of other: NSLayoutConstraint) -> Bool {
            first === other.firstItem && second === other.secondItem
        }
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
        if laid[id]?.view !== view {
            forgetGone()
            laid[id] = Laid(view: view)
        }
        let equation = Equation(constraint)
        let old = laid[id]?.made.updateValue(Made(constraint, layout: layout), forKey: equation)
        guard let old, old.layout < layout, old.constraint !== constraint, old.isBetweenItems(of: constraint),
            laid[id]?.isTold == false
        else { return false }
        laid[id]?.isTold = true
        return true
    }

    /// How many views there may be until those that are gone are looked for.
    private var limit = 1_000

    private func forgetGone() {
        guard laid.count >= limit else { return }
        laid = laid.filter { $0.value.view != nil }
        limit = max(1_000, 2 * laid.count)
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
