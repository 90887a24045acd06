import Offstage
import Testing
import UIKit

@MainActor
@Suite struct DynamicTypeBehaviors {
    private let stage = makeStage()

    private static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// Points of the styles over the categories above, as Apple's guidelines list them.
    private static let sizes: [(UIFont.TextStyle, [CGFloat])] = [
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    ]

    @Test("DYN-01 the font of a text style follows the content size category, and a label its font")
    func textStyles() {
        for (style, sizes) in Self.sizes {
            var heights: [CGFloat] = []
            for (category, size) in zip(Self.categories, sizes) {
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
                #expect(font.pointSize == size, "\(style.rawValue) \(category.rawValue)")
                let label = UILabel()
                label.font = font
                label.text = "Ag"
                heights.append(label.intrinsicContentSize.height)
            }
            #expect(heights == heights.sorted())
            #expect(heights.last ?? 0 > 2 * (heights.first ?? 0))
        }
    }

    @Test("DYN-02 a label follows a new category only if it is told to")
    func adjusting() {
        stage.makeCurrent()
        let labels = [true, false].map { adjusts in
            let label = UILabel()
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = adjusts
            label.text = "Ag"
            label.translatesAutoresizingMaskIntoConstraints = false
            stage.window.addSubview(label)
            label.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
            return label
        }
        stage.runTurn()
        let before = labels.map(\.frame.height)
        #expect(labels.map(\.font.pointSize) == [17, 17])
        stage.setTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
        stage.runTurn()
        #expect(labels.map(\.font.pointSize) == [40, 17])
        #expect(labels[0].frame.height > 2 * before[0] && labels[1].frame.height == before[1])
    }

    @Test("DYN-03 UIFontMetrics scales a font of one's own with its style")
    func ownFonts() throws {
        let font = try #require(UIFont(name: "Helvetica", size: 17))
        let metrics = UIFontMetrics(forTextStyle: .body)
        let sizes = Self.categories.map { category in
            metrics.scaledFont(for: font, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
                .pointSize
        }
        #expect(sizes == sizes.sorted() && sizes.allSatisfy { $0 == $0.rounded() })
        #expect(sizes[3] == 17 && sizes[6] == 22)
        let label = UILabel()
        label.font = font
        #expect(label.font.pointSize == 17 && !label.adjustsFontForContentSizeCategory)
    }
}
