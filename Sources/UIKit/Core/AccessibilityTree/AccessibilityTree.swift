import CoreGraphics
import Foundation

/// What those who do not see a screen meet on it, in the order in which they meet it.
///
/// The tree holds the objects; what they tell is asked of them when it is wanted.
@MainActor
package struct AccessibilityTree {
    /// An element, or several that follow each other.
    package enum Member {
        case element(Element)
        case group(Group)
    }

    /// An object that is met, with nothing in it.
    package struct Element {
        package let object: UIResponder
        /// In the screen's space.
        package let frame: CGRect

        package init(object: UIResponder, frame: CGRect) {
            (self.object, self.frame) = (object, frame)
        }
    }

    /// Elements that follow each other, whatever lies between.
    package struct Group {
        /// Whose children they are; nil for all of the screen.
        package let container: UIResponder?
        package let kind: Kind
        package let members: [Member]
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
    /// All elements, in their order.
    package let elements: [Element]

    init(root: Group, problems: [Problem]) {
        self.root = root
        self.problems = problems
        var found: [Element] = []
        root.collect(into: &found)
        elements = found
    }
}

extension AccessibilityTree.Group {
    /// The elements in the group and in groups inside, in their order.
    package func collect(into found: inout [AccessibilityTree.Element]) {
        for member in members {
            switch member {
            case .element(let element): found.append(element)
            case .group(let group): group.collect(into: &found)
            }
        }
    }
}
