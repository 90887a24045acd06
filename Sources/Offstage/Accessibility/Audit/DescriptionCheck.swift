import UIKit

/// Whether elements say what they are, in words for people.
@MainActor
struct DescriptionCheck {
    let screen: AuditScreen

    var issues: [AccessibilityAuditIssue] { screen.elements.flatMap { issues(of: $0) } }

    private func issues(of element: AccessibilityTree.Element) -> [AccessibilityAuditIssue] {
        let object = element.object
        let (label, value) = (object.accessibilityLabel ?? "", object.accessibilityValue ?? "")
        let traits = object.accessibilityTraits
        func issue(_ words: String, _ sentence: String) -> AccessibilityAuditIssue {
            AccessibilityAuditIssue(.sufficientElementDescription, words, object, element.frame, sentence)
        }
        if label.isEmpty {
            if traits.contains(.image) { return [issue("Image has no label", "the image has no label")] }
            // What it is set to does not say what it is.
            let isSetting = !traits.isDisjoint(with: [.toggleButton, .adjustable])
            if value.isEmpty || isSetting {
                return [issue("Element has no description", "has no label\(isSetting ? ", its value alone" : "")")]
            }
            return []
        }
        if Self.isUnreadable(label) {
            return [issue("Label not human-readable", "the label \"\(label)\" says nothing to a person")]
        }
        if let word = Self.repeatedTrait(label, traits) {
            return [
                issue("Label repeats its trait", "the label \"\(label)\" ends in \"\(word)\", which is said anyway")
            ]
        }
        return []
    }

    /// Names of symbols and files, single letters, dashes, and what stands for what is not there yet.
    static func isUnreadable(_ label: String) -> Bool {
        let text = label.trimmingCharacters(in: .whitespaces)
        if text.count == 1, text.first?.isLetter ?? false { return true }
        if text.allSatisfy({ "-–—_. ".contains($0) }) { return true }
        if ["loading...", "loading…"].contains(text.lowercased()) { return true }
        guard !text.contains(" "), text.contains(where: { $0 == "." || $0 == "_" }) else { return false }
        let parts = text.split(whereSeparator: { $0 == "." || $0 == "_" })
        let isName = parts.allSatisfy { $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
        return parts.count > 1 && isName && parts.contains { $0.contains(where: \.isLetter) }
    }

    private static let words: [(UIAccessibilityTraits, [String])] = [
        (.button, ["button"]), (.link, ["link"]), (.image, ["image", "picture"]), (.header, ["heading", "header"]),
        (.toggleButton, ["switch", "toggle"]), (.searchField, ["search field"]), (.tabBarItem, ["tab"]),
    ]

    static func repeatedTrait(_ label: String, _ traits: UIAccessibilityTraits) -> String? {
        let text = label.lowercased()
        return words.lazy.filter { !traits.isDisjoint(with: $0.0) }.flatMap(\.1)
            .first { text == $0 || text.hasSuffix(" " + $0) }
    }
}
