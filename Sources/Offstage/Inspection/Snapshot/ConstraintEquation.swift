import CoreGraphics
import Foundation
import UIKit

/// A constraint in the notation of scene files: `field.bottom == keyboard.top - 8`.
@MainActor
struct ConstraintEquation {
    let text: String

    /// Nil for constraints that no such line can say: distances between anchors, and the system's own.
    init?(_ constraint: NSLayoutConstraint) {
        guard let first = Self.side(constraint.firstItem, constraint.firstAttribute) else { return nil }
        let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "=="
        let constant = constraint.constant
        let number = { (value: CGFloat) in HierarchyReport.text(value) }
        var right = number(constant)
        if constraint.secondAnchor != nil {
            guard let second = Self.side(constraint.secondItem, constraint.secondAttribute) else { return nil }
            let factor = constraint.multiplier == 1 ? "" : " * \(number(constraint.multiplier))"
            let summand = constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
            right = second + factor + summand
        }
        let priority = constraint.priority.rawValue
        text = "\(first) \(relation) \(right)" + (priority == 1000 ? "" : " @\(number(CGFloat(priority)))")
    }

    private static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
        let name = name(attribute)
        if name.isEmpty { return nil }
        if let view = item as? UIView { return "\(view.name).\(name)" }
        guard let guide = item as? UILayoutGuide else { return nil }
        guard let known = guides[guide.identifier], let owner = guide.owningView else {
            return guide.identifier.isEmpty ? nil : "\(guide.identifier).\(name)"
        }
        return "\(owner.name).\(known).\(name)"
    }

    /// The attribute as scene files spell it; empty for none.
    static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
        attribute == .notAnAttribute ? "" : attribute.name
    }

    private static let guides = [
        "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "layoutMargins",
        "UIViewReadableContentGuide": "readableContent", "UIKeyboardLayoutGuide": "keyboard",
        "UIScrollView-contentLayoutGuide": "contentLayout", "UIScrollView-frameLayoutGuide": "frameLayout",
    ]
}
