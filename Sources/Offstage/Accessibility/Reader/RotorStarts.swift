import UIKit

/// Which elements of a tree a search for a type stops at.
@MainActor
struct RotorStarts {
    private let type: UIAccessibilityCustomRotor.SystemRotorType
    /// The first elements of groups of the type.
    private var starts: Set<ObjectIdentifier> = []

    init(_ type: UIAccessibilityCustomRotor.SystemRotorType, in tree: AccessibilityTree) {
        self.type = type
        collect(tree.root)
    }

    private mutating func collect(_ group: AccessibilityTree.Group) {
        if let kind, group.kind == kind {
            var elements: [AccessibilityTree.Element] = []
            group.collect(into: &elements)
            if let first = elements.first { starts.insert(ObjectIdentifier(first.object)) }
        }
        for case .group(let inner) in group.members { collect(inner) }
    }

    private var kind: AccessibilityTree.Kind? {
        switch type {
        case .list: .list
        case .landmark: .landmark
        case .table: .dataTable
        default: nil
        }
    }

    private var traits: UIAccessibilityTraits {
        switch type {
        case .heading: .header
        case .link, .visitedLink: .link
        case .image: .image
        case .textField: [.textEntry, .secureTextField, .searchField]
        default: .none
        }
    }

    func contains(_ element: AccessibilityTree.Element) -> Bool {
        if let level { return element.object.headingLevel == level }
        return starts.contains(ObjectIdentifier(element.object))
            || !element.object.accessibilityTraits.isDisjoint(with: traits)
    }

    private var level: Int? {
        let first = UIAccessibilityCustomRotor.SystemRotorType.headingLevel1.rawValue
        return (first..<first + 6).contains(type.rawValue) ? type.rawValue - first + 1 : nil
    }
}

extension UIResponder {
    /// The level that the label's attributes give a heading; nil for none.
    fileprivate var headingLevel: Int? {
        guard accessibilityTraits.contains(.header), let label = accessibilityAttributedLabel, label.length > 0 else {
            return nil
        }
        return label.attributes(at: 0, effectiveRange: nil)[.accessibilityTextHeadingLevel] as? Int
    }
}
