import TextFormatting
import UIKit

/// Texts at the smallest and at the largest text size: whether they follow, and whether they fit.
///
/// The stage is laid out at other text sizes, and put back.
@MainActor
struct TextSizeCheck {
    private(set) var unsupported: [AccessibilityAuditIssue] = []
    private(set) var clipped: [AccessibilityAuditIssue] = []

    init(_ stage: Stage, asks types: AccessibilityAuditType) {
        let own = stage.host.ownTraits
        let sizes = types.contains(.dynamicType)
        let smallest = sizes ? Self.fonts(Self.texts(stage, own, .extraSmall)) : [:]
        let nearLargest = sizes ? Self.fonts(Self.texts(stage, own, .accessibilityExtraExtraLarge)) : [:]
        let texts = Self.texts(stage, own, .accessibilityExtraExtraExtraLarge)
        for text in texts where !AuditScreen.isSystems(text.view) {
            let id = ObjectIdentifier(text.view)
            if let small = smallest[id], let near = nearLargest[id],
                let issue = Self.unsupported(text, small, near)
            {
                unsupported.append(issue)
            }
            if let heights = (text.view as? UILabel)?.clippedHeights {
                let needed = DecimalText.number(heights.needed.rounded(.up))
                clipped.append(
                    AccessibilityAuditIssue(
                        .textClipped, "Text clipped", text.view, text.frame,
                        "\"\(text.text.prefix(40))\" needs \(needed) points at the largest "
                            + "text size and shows \(DecimalText.number(heights.shown.rounded(.down)))",
                        figure: heights.needed))
            }
        }
        stage.setTraits(own)
        stage.settleLayout()
    }

    private static func unsupported(
        _ text: DrawnText, _ small: CGFloat, _ near: CGFloat
    ) -> AccessibilityAuditIssue? {
        let large = text.font.pointSize
        if small == large {
            return AccessibilityAuditIssue(
                .dynamicType, "Dynamic Type font sizes are unsupported", text.view, text.frame,
                "its font keeps \(large) points at every text size", figure: large)
        }
        guard near == large else { return nil }
        return AccessibilityAuditIssue(
            .dynamicType, "Dynamic Type font sizes are partially unsupported", text.view, text.frame,
            "its font stops growing at \(large) points, before the largest text size", figure: large)
    }

    /// The texts that show at a text size.
    private static func texts(
        _ stage: Stage, _ own: UITraitCollection?, _ category: UIContentSizeCategory
    ) -> [DrawnText] {
        let size = UITraitCollection(preferredContentSizeCategory: category)
        stage.setTraits(UITraitCollection(traitsFrom: [own, size].compactMap { $0 }))
        stage.settleLayout()
        return DrawnText.all(on: stage)
    }

    /// The point sizes of texts, by their views.
    private static func fonts(_ texts: [DrawnText]) -> [ObjectIdentifier: CGFloat] {
        Dictionary(texts.map { (ObjectIdentifier($0.view), $0.font.pointSize) }) { first, _ in first }
    }
}

extension UILabel {
    /// How high all of the text is at the label's width, and how much of that shows, by its bounds and by the lines that it
    /// may have; nil where that is all, or the text gets smaller to fit.
    var clippedHeights: (needed: CGFloat, shown: CGFloat)? {
        guard !adjustsFontSizeToFitWidth, bounds.width > 0 else { return nil }
        let (needed, allowed) = (height(ofLines: 0), height(ofLines: numberOfLines))
        let shown = min(bounds.height, allowed)
        return needed > shown + 0.5 ? (needed, shown) : nil
    }

    /// How high as many lines of the text are at the label's width; 0 stands for all.
    private func height(ofLines count: Int) -> CGFloat {
        textRect(forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: 1e5), limitedToNumberOfLines: count).height
    }
}
