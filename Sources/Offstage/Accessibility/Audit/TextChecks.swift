import TextFormatting
import UIKit

/// Texts that no element tells of, or too small to read.
@MainActor
struct TextChecks {
    let screen: AuditScreen

    /// Texts that lie in no element: neither in its view nor within its frame.
    var undetected: [AccessibilityAuditIssue] {
        let views = Set(screen.elements.compactMap { ($0.object as? UIView).map { ObjectIdentifier($0) } })
        return screen.texts.filter { text in
            if text.view.withSuperviews.contains(where: { views.contains(ObjectIdentifier($0)) }) { return false }
            return !screen.elements.contains { $0.frame.contains(CGPoint(x: text.frame.midX, y: text.frame.midY)) }
        }.map { text in
            AccessibilityAuditIssue(
                .elementDetection, "Potentially inaccessible text", text.view, text.frame,
                "the text \"\(text.text.prefix(40))\" lies in no element")
        }
    }

    /// Texts of less than 11 points.
    var small: [AccessibilityAuditIssue] {
        screen.texts.filter { $0.font.pointSize < 11 && !AuditScreen.isSystems($0.view) }.map { text in
            AccessibilityAuditIssue(
                .smallText, "Text is small", text.view, text.frame,
                "a text of \(text.font.pointSize) points, where 11 are asked for",
                figure: text.font.pointSize)
        }
    }
}

/// Traits that contradict each other, or lack the methods that they promise.
@MainActor
struct TraitCheck {
    let screen: AuditScreen

    private static let alone: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("searchField", .searchField), ("keyboardKey", .keyboardKey),
    ]

    var issues: [AccessibilityAuditIssue] {
        screen.elements.flatMap { element -> [AccessibilityAuditIssue] in
            let traits = element.object.accessibilityTraits
            var sentences: [String] = []
            let kinds = Self.alone.filter { traits.contains($0.1) }.map(\.0)
            if kinds.count > 1 { sentences.append("is \(kinds.joined(separator: " and ")) at once") }
            if traits.contains(.adjustable) {
                if traits.contains(.button) { sentences.append("is button and adjustable at once") }
                if !element.object.isAdjustableByMethods {
                    sentences.append("is adjustable, and has no accessibilityIncrement() and accessibilityDecrement()")
                }
            }
            return sentences.map {
                AccessibilityAuditIssue(.trait, "Traits conflict", element.object, element.frame, $0)
            }
        }
    }
}

/// Steps from an element to the next that go far back.
@MainActor
struct OrderCheck {
    let screen: AuditScreen

    var issues: [AccessibilityAuditIssue] {
        let half = screen.stage.screen.bounds.height / 2
        return zip(screen.elements, screen.elements.dropFirst()).compactMap { before, element in
            let back = before.frame.minY - element.frame.minY
            guard back > half, !isInList(element), !isInList(before) else { return nil }
            return AccessibilityAuditIssue(
                .order, "Order jumps back", element.object, element.frame,
                "is read after \(before.object.accessibilityName), \(DecimalText.number(back.rounded())) points below it",
                figure: back)
        }
    }

    /// Lists tell their headers after their cells, as devices do.
    private func isInList(_ element: AccessibilityTree.Element) -> Bool {
        element.view?.withSuperviews.contains { $0 is UITableView || $0 is UICollectionView } ?? false
    }
}
