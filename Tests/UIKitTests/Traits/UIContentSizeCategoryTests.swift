import Testing
import UIKit

@Suite("UIContentSizeCategory")
struct UIContentSizeCategoryTests {
    private static let ascending: [(UIContentSizeCategory, String)] = [
        (.extraSmall, "XS"), (.small, "S"), (.medium, "M"), (.large, "L"), (.extraLarge, "XL"),
        (.extraExtraLarge, "XXL"), (.extraExtraExtraLarge, "XXXL"), (.accessibilityMedium, "AccessibilityM"),
        (.accessibilityLarge, "AccessibilityL"), (.accessibilityExtraLarge, "AccessibilityXL"),
        (.accessibilityExtraExtraLarge, "AccessibilityXXL"),
        (.accessibilityExtraExtraExtraLarge, "AccessibilityXXXL"),
    ]

    @Test("Raw names, order, and which are for accessibility")
    func table() {
        for (index, (category, ending)) in Self.ascending.enumerated() {
            #expect(category.rawValue == "UICTContentSizeCategory" + ending)
            #expect(category.isAccessibilityCategory == (index >= 7))
            for (other, (larger, _)) in Self.ascending.enumerated() {
                #expect((category < larger) == (index < other))
            }
        }
        #expect(UIContentSizeCategory.unspecified < .extraSmall)
        #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
        #expect(UIContentSizeCategory.named.map(\.category) == Self.ascending.map(\.0))
    }
}
