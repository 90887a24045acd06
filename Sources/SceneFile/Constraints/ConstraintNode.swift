import UIKit
import YAMLTree

/// What one entry of `constraints` says, valid as far as it can be without views.
struct ConstraintNode {
    enum Rule {
        case equation(ConstraintEquationText)
        /// - Parameter views: Ids by the names that stand for them in the format.
        case format(String, NSLayoutConstraint.FormatOptions, metrics: [String: Double], views: [String: String])
    }

    let mark: YAMLMark
    let rule: Rule
    /// The text as written, for messages.
    let text: String
    var identifier: String?
    var isActive = true
    var shouldBreak = false
}

/// `title.leading >= superview.leading + 16 @750`, in its parts.
struct ConstraintEquationText {
    /// Something that has attributes: a view or guide of the file, the superview, or a guide of one of these.
    struct Item: Hashable {
        enum Base: Hashable {
            case id(String)
            /// The superview of the first item that has an id.
            case superview
        }

        var base: Base
        var guide: GuideName?

        fileprivate func mappingID(_ map: (String) -> String) -> Item {
            guard case .id(let id) = base else { return self }
            return Item(base: .id(map(id)), guide: guide)
        }
    }

    struct Side {
        var item: Item
        var attribute: NSLayoutConstraint.Attribute
    }

    var first: Side
    var relation: NSLayoutConstraint.Relation
    var second: Side?
    var multiplier = 1.0
    var constant = 0.0
    var priority: Float = 1000

    /// The ids of views that are items, guides' owners left out.
    var items: [Item] { [first.item] + (second.map { [$0.item] } ?? []) }

    /// The equation about the items that other ids name.
    func mappingIDs(_ map: (String) -> String) -> ConstraintEquationText {
        var result = self
        result.first.item = first.item.mappingID(map)
        result.second?.item = second?.item.mappingID(map) ?? first.item
        return result
    }

    /// The first item with an id: `superview` is its.
    var anchor: String? {
        for item in items { if case .id(let id) = item.base { return id } }
        return nil
    }
}

/// What is wrong with an equation, and where in it.
struct EquationError: Error {
    let message: String
    let offset: Int
    var expected: String?
    var suggestion: String?
}
