import Offstage
import Testing
import UIKit

/// One line of each text style at every text size. The rule and Apple's table are written out here a second time.
@MainActor
@Suite("Label heights")
struct LabelHeightTests {
    nonisolated static let sizes: [(style: UIFont.TextStyle, sizes: [Double])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]

    private func label(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory, _ stage: Stage) -> UILabel {
        let label = UILabel()
        label.text = "Hag"
        label.font = .preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        stage.window.addSubview(label)
        return label
    }

    @Test("One line is as high as the font's line height, up to whole pixels", arguments: [2, 3])
    func oneLine(_ scale: Int) {
        let stage = Stage(
            device: Device(name: "test", size: CGSize(width: 300, height: 300), scale: CGFloat(scale)))
        stage.perform {
            for (style, sizes) in Self.sizes {
                for (size, category) in zip(sizes, UIContentSizeCategory.named) {
                    let label = label(style, category.category, stage)
                    #expect(Double(label.font.pointSize) == size)
                    let pixels = (size * 2444 / 2048 * Double(scale)).rounded(.up)
                    #expect(
                        Double(label.intrinsicContentSize.height) == pixels / Double(scale), "\(style) \(category.name)"
                    )
                }
            }
        }
    }

    @Test("Heights that were read from devices")
    func recorded() {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 300, height: 300), scale: 3))
        stage.perform {
            @MainActor func height(_ size: CGFloat, _ lines: Int = 1) -> CGFloat {
                let label = UILabel()
                label.font = .systemFont(ofSize: size)
                label.numberOfLines = 0
                label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
                return label.intrinsicContentSize.height
            }
            #expect(height(14) == 17 && height(15) == 18)
            #expect((height(24) - 28.667).magnitude < 0.001)
            let title = label(.title1, .accessibilityMedium, stage).intrinsicContentSize.height
            #expect((title - 45.667).magnitude < 0.001)
        }
        let two = Stage(device: Device(name: "test", size: CGSize(width: 300, height: 300), scale: 2))
        two.perform {
            for (size, lines, expected) in [
                (12.0, 4, 57.5), (15, 7, 125.5), (15, 8, 143.5), (15, 9, 161.5), (16, 2, 38.5),
            ] {
                let label = UILabel()
                label.font = .systemFont(ofSize: size)
                label.numberOfLines = 0
                label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
                #expect(Double(label.intrinsicContentSize.height) == expected)
            }
            for (style, lines, expected) in [
                (UIFont.TextStyle.title1, 2, 67.5), (.headline, 2, 42.5), (.caption1, 3, 46.5),
            ] {
                let label = label(style, .large, two)
                label.numberOfLines = 0
                label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
                #expect(Double(label.intrinsicContentSize.height) == expected)
            }
        }
    }

    @Test("Scaled fonts and values are those that devices printed")
    func fontMetrics() {
        let stage = Stage(device: Device(name: "test", size: CGSize(width: 300, height: 300), scale: 3))
        stage.perform {
            func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
                UITraitCollection(traitsFrom: [
                    UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
                ])
            }
            func value(_ value: CGFloat, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
                UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits(category))
            }
            #expect((value(17, .body, .medium) - 16.333).magnitude < 0.001)
            #expect((value(18, .body, .extraSmall) - 15.667).magnitude < 0.001)
            #expect((value(18, .body, .extraExtraExtraLarge) - 23.667).magnitude < 0.001)
            #expect((value(18, .caption2, .extraExtraExtraLarge) - 30.333).magnitude < 0.001)
            #expect(value(18, .body, .large) == 18)
            let font = UIFont.systemFont(ofSize: 17)
            #expect(
                UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits(.extraExtraExtraLarge)).pointSize
                    == 22)
            #expect(
                UIFontMetrics.default.scaledFont(
                    for: font, compatibleWith: traits(.accessibilityExtraExtraExtraLarge)
                ).pointSize == 48)
        }
    }
}
