import CoreGraphics
import Foundation

/// What those who do not see a screen meet on it, in the order in which they meet it.
///
/// The tree holds the objects; what they tell is asked of them when it is wanted.
@MainActor
package struct AccessibilityTree {
    /// An element, or several that follow each other.
    package enum Member {
        case element(Reference)
        case group(Group)
    }

    /// An object that is met, with nothing in it. The tree holds it, a part of the tree does not.
    package struct Reference {
        package unowned let object: UIResponder
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

    /// Elements that follow each other, whatever lies between.
    package struct Group {
        /// Whose children they are; nil for all of the screen. The tree holds it, a part of the tree does not.
        package unowned let container: UIResponder?
        package let kind: Kind
        package let members: [Member]
        /// How many elements are inside, also of groups in it.
        package let count: Int

        init(container: UIResponder?, kind: Kind, members: [Member]) {
            (self.container, self.kind, self.members) = (container, kind, members)
            count = members.reduce(0) { $0 + $1.count }
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
    /// All elements, in their order.
    package let objects: [UIResponder]
    /// How many views were looked at; what was found in others is known from before.
    package let visits: Int
    /// Containers, and what they list.
    private let held: [AnyObject]

    init(root: Group, problems: [Problem], visits: Int, holding listed: [AnyObject]) {
        (self.root, self.problems, self.visits) = (root, problems, visits)
        var objects: [UIResponder] = []
        var containers: [AnyObject] = []
        root.collect(&objects, &containers)
        self.objects = objects
        held = listed + containers
    }

    /// All elements with their frames, in their order.
    package var elements: [Element] { objects.map { Element($0) } }
}

extension AccessibilityTree.Member {
    /// How many elements it is.
    package var count: Int {
        switch self {
        case .element: 1
        case .group(let group): group.count
        }
    }
}

extension AccessibilityTree.Group {
    fileprivate func collect(_ objects: inout [UIResponder], _ containers: inout [AnyObject]) {
        if let container { containers.append(container) }
        for member in members {
            switch member {
            case .element(let reference): objects.append(reference.object)
            case .group(let group): group.collect(&objects, &containers)
            }
        }
    }
}

extension CGRect {
    /// Whether it is a rectangle of numbers.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}
