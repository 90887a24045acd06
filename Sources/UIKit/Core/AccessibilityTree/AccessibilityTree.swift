import CoreGraphics
import Foundation

/// What those who do not see a screen meet on it, in the order in which they meet it.
///
/// What the objects tell is asked of them when it is wanted. Parts of the tree are those of the tree before, where nothing
/// changed in between.
@MainActor
package struct AccessibilityTree {
    /// An element, or several that follow each other.
    package enum Member {
        case element(Reference)
        case group(Group)
    }

    /// An object that is met, and where it is.
    package struct Element {
        package let object: UIResponder
        /// In the screen's space; zero where the app says what is no rectangle of numbers.
        package let frame: CGRect

        @MainActor
        package init(_ object: UIResponder) {
            self.object = object
            let frame = object.accessibilityFrame
            self.frame = frame.isFinite ? frame : .zero
        }
    }

    /// What a group means to those who hear its elements.
    package enum Kind: String, Sendable {
        /// Nothing: the elements follow each other.
        case plain
        /// Each says which of how many it is.
        case series
        /// Each is a tab, and says which of how many it is.
        case tabBar
        /// A list with a beginning and an end.
        case list
        /// A part of the page with a beginning and an end.
        case landmark
        /// The cells of a table.
        case dataTable
        /// A whole with a name of its own.
        case semanticGroup
    }

    /// Something that is wrong with what a container lists.
    package struct Problem: Hashable, Sendable {
        package let message: String
        package let view: String
    }

    package let root: Group
    package let problems: [Problem]
    /// How many views were looked at; what was found in others is known from before.
    package let visits: Int
    /// What containers list, which nobody else may hold.
    private let held: [AnyObject]

    init(root: Group, problems: [Problem], visits: Int, holding listed: [AnyObject]) {
        (self.root, self.problems, self.visits, held) = (root, problems, visits, listed)
    }

    /// How many elements there are.
    package var count: Int { root.count }

    /// All elements, in their order.
    package var objects: [UIResponder] {
        var objects: [UIResponder] = []
        objects.reserveCapacity(count)
        root.collect(&objects)
        return objects
    }

    /// The element at a place, without a look at the others; nil outside.
    package func object(at index: Int) -> UIResponder? { root.object(at: index) }

    /// The place of an object among the elements; nil for none of them.
    package func index(of object: UIResponder?) -> Int? {
        object.flatMap { root.index(of: ObjectIdentifier($0)) }
    }

    /// All elements with their frames, in their order.
    package var elements: [Element] { objects.map { Element($0) } }
}

extension CGRect {
    /// Whether it is a rectangle of numbers.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
