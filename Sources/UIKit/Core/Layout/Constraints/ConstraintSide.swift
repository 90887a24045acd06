import Foundation

/// What a constraint can be about: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
    /// The view that stands for the item in the hierarchy: itself, or the owner of a guide.
    var layoutView: UIView? { get }
    /// The view in whose space the item lies: the superview, or the owner of a guide.
    var layoutContainer: UIView? { get }
    /// What messages call the item.
    var constraintName: String { get }
    /// Whether it is a guide that the system keeps on a view.
    var isSystemGuide: Bool { get }
    /// What stands for the margins of the item; nil where it has none.
    var marginItem: (any LayoutItem)? { get }
    /// Greater than that of items that were made before.
    var creationOrder: UInt64 { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
    var layoutContainer: UIView? { parentView }
    /// `UILabel:title`; without an id its text helps: `UILabel:view.0.1'Retrieve data'`.
    var constraintName: String {
        guard accessibilityIdentifier == nil, let text = nameHint, !text.isEmpty else { return label }
        return "\(label)'\(text.count > 25 ? text.prefix(25) + "..." : text)'"
    }
    var isSystemGuide: Bool { false }
    var marginItem: (any LayoutItem)? { layoutMarginsGuide }
    var creationOrder: UInt64 { layer.renderID.rawValue }
}

/// One side of a constraint: nothing, an attribute of an item, or the distance between two anchors.
@MainActor
struct ConstraintSide {
    weak var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute
    /// For a distance, where it begins; it ends at `attribute` of `item`.
    weak var origin: (any LayoutItem)?
    var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    nonisolated init() {
        attribute = .notAnAttribute
    }

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// From one anchor to another.
    init(from origin: ConstraintSide, to end: ConstraintSide) {
        item = end.item
        attribute = end.attribute
        self.origin = origin.item
        originAttribute = origin.attribute
    }

    var isDistance: Bool { originAttribute != .notAnAttribute }
    var isEmpty: Bool { item == nil && origin == nil }
    /// A size, or a distance, which is one.
    var isSize: Bool { family == .size }
    var family: NSLayoutConstraint.Attribute.Family { isDistance ? .size : attribute.family }

    var items: [any LayoutItem] { [item, origin].compactMap { $0 } }

    /// Whether another side means the same place, whatever object describes it.
    func isSame(as other: ConstraintSide) -> Bool {
        item === other.item && attribute == other.attribute && origin === other.origin
            && originAttribute == other.originAttribute
    }
}
