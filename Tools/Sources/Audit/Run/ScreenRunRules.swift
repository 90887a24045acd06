// What screens are for those who see, hear or touch otherwise.
extension RuleTable {
    static let runScreen: [AuditRule] = [
        screen(
            "low-contrast", "contrast", "Text differs enough from what is behind it.",
            why: "Below 4.5 to 1, or 3 to 1 for large text, many cannot read it, and in sunlight nobody can.",
            instead: ".label on .systemBackground, or colours that were measured"),
        AuditRule(
            "color-of-one-appearance", "Text and what is behind it change together with the appearance.",
            why: "One of the two keeps its colour, and in the other appearance the text is not to be seen.",
            instead: ".label, .systemBackground, or a colour of the catalogue with both appearances",
            guide: "review checklist, adaptive and accessible, line 3", kinds: ["fixedColor"]),
        screen(
            "fixed-text-size", "dynamicType", "Text follows the chosen size.",
            why: "Who needs large text has it everywhere but here.",
            instead: ".preferredFont(forTextStyle: .body) with adjustsFontForContentSizeCategory = true"),
        screen(
            "clipped-text", "textClipped", "Text shows whole at the largest size.",
            why: "Who chose large text reads an ellipsis.",
            instead: "numberOfLines = 0, and constraints that let the text grow"),
        screen(
            "small-text", "smallText", "Text has 11 points or more.",
            why: "Less is not read without effort, and not at all by many.",
            instead: ".preferredFont(forTextStyle: .caption2) at the smallest"),
        screen(
            "text-without-element", "elementDetection", "Text that shows lies in an element.",
            why: "VoiceOver never comes to it.",
            instead: "isAccessibilityElement = true, or the text in the label of the element around it"),
        screen(
            "element-without-description", "sufficientElementDescription", "An element says what it is.",
            why: "VoiceOver says \"button\", a file's name, or the trait twice.",
            instead: "accessibilityLabel = String(localized: \"Back\")"),
        screen(
            "conflicting-traits", "trait", "Traits fit each other and what the element can do.",
            why: "VoiceOver promises gestures that do nothing.",
            instead: "one of .button, .link, .searchField; .adjustable with accessibilityIncrement()"),
        screen(
            "reading-order", "order", "Elements are read in an order that people follow.",
            why: "VoiceOver jumps back over half of the screen.",
            instead: "accessibilityElements in the order of the screen"),
        screen(
            "small-hit-region", "hitRegion", "What acts on touch takes 44 × 44 points.",
            why: "Fingers miss it.",
            instead: "constraints of at least 44 points, or point(inside:with:) that reaches further"),
        screen(
            "overlapping-targets", "overlap", "What acts on touch has its place for itself.",
            why: "A touch on both means one of them, and nobody sees which.", instead: "space between the two"),
        screen(
            "covered-target", "covered", "What acts on touch has nothing in front of it that takes touches.",
            why: "VoiceOver activates what no finger can reach.",
            instead: "hidden from accessibility while it is covered, or in front"),
    ]

    private static func screen(
        _ id: String, _ type: String, _ title: String, why: String, instead: String
    ) -> AuditRule {
        AuditRule(
            id, title, why: why, instead: instead, guide: "review checklist, adaptive and accessible, line 4",
            kinds: ["audit." + type])
    }
}
