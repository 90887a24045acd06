import Testing
import UIKit

/// The table of tints, greys and semantic colours, written as bytes and percent.
@Suite("System colours")
struct SystemColorTests {
    struct Row: Sendable, CustomStringConvertible {
        var name: String
        /// Red, green, blue, and alpha in percent: light, dark, light and dark with Increase Contrast.
        var variants: [[Int]]

        init(_ name: String, _ variants: [Int]...) {
            self.name = name
            self.variants = variants.map { $0.count == 3 ? $0 + [100] : $0 }
        }

        var description: String { name }
    }

    static let rows = [
        Row("systemRed", [255, 59, 48], [255, 69, 58], [215, 0, 21], [255, 105, 97]),
        Row("systemOrange", [255, 149, 0], [255, 159, 10], [201, 52, 0], [255, 179, 64]),
        Row("systemYellow", [255, 204, 0], [255, 214, 10], [178, 80, 0], [255, 212, 38]),
        Row("systemGreen", [52, 199, 89], [48, 209, 88], [36, 138, 61], [48, 219, 91]),
        Row("systemMint", [0, 199, 190], [99, 230, 226], [12, 129, 123], [102, 212, 207]),
        Row("systemTeal", [48, 176, 199], [64, 200, 224], [0, 130, 153], [93, 230, 255]),
        Row("systemCyan", [50, 173, 230], [100, 210, 255], [0, 113, 164], [112, 215, 255]),
        Row("systemBlue", [0, 122, 255], [10, 132, 255], [0, 64, 221], [64, 156, 255]),
        Row("systemIndigo", [88, 86, 214], [94, 92, 230], [54, 52, 163], [125, 122, 255]),
        Row("systemPurple", [175, 82, 222], [191, 90, 242], [137, 68, 171], [218, 143, 255]),
        Row("systemPink", [255, 45, 85], [255, 55, 95], [211, 15, 69], [255, 100, 130]),
        Row("systemBrown", [162, 132, 94], [172, 142, 104], [127, 101, 69], [181, 148, 105]),
        Row("systemGray", [142, 142, 147], [142, 142, 147], [108, 108, 112], [174, 174, 178]),
        Row("systemGray2", [174, 174, 178], [99, 99, 102], [142, 142, 147], [124, 124, 128]),
        Row("systemGray3", [199, 199, 204], [72, 72, 74], [174, 174, 178], [84, 84, 86]),
        Row("systemGray4", [209, 209, 214], [58, 58, 60], [188, 188, 192], [68, 68, 70]),
        Row("systemGray5", [229, 229, 234], [44, 44, 46], [216, 216, 220], [54, 54, 56]),
        Row("systemGray6", [242, 242, 247], [28, 28, 30], [235, 235, 240], [36, 36, 38]),
        Row("label", [0, 0, 0], [255, 255, 255], [0, 0, 0], [255, 255, 255]),
        Row("secondaryLabel", [60, 60, 67, 60], [235, 235, 245, 60], [60, 60, 67, 68], [235, 235, 245, 68]),
        Row("tertiaryLabel", [60, 60, 67, 30], [235, 235, 245, 30], [60, 60, 67, 38], [235, 235, 245, 38]),
        Row("placeholderText", [60, 60, 67, 30], [235, 235, 245, 30], [60, 60, 67, 38], [235, 235, 245, 38]),
        Row("quaternaryLabel", [60, 60, 67, 18], [235, 235, 245, 16], [60, 60, 67, 26], [235, 235, 245, 24]),
        Row("systemFill", [120, 120, 128, 20], [120, 120, 128, 36], [120, 120, 128, 28], [120, 120, 128, 44]),
        Row(
            "secondarySystemFill", [120, 120, 128, 16], [120, 120, 128, 32], [120, 120, 128, 24], [120, 120, 128, 40]),
        Row(
            "tertiarySystemFill", [118, 118, 128, 12], [118, 118, 128, 24], [118, 118, 128, 20], [118, 118, 128, 32]),
        Row(
            "quaternarySystemFill", [116, 116, 128, 8], [118, 118, 128, 18], [116, 116, 128, 16], [118, 118, 128, 26]),
        Row("separator", [60, 60, 67, 29], [84, 84, 88, 60], [60, 60, 67, 37], [84, 84, 88, 68]),
        Row("opaqueSeparator", [198, 198, 200], [56, 56, 58], [198, 198, 200], [56, 56, 58]),
        Row("link", [0, 122, 255], [9, 132, 255], [0, 122, 255], [9, 132, 255]),
    ]

    private static func traits(dark: Bool, contrast: Bool, elevated: Bool = false) -> UITraitCollection {
        UITraitCollection {
            $0.userInterfaceStyle = dark ? .dark : .light
            $0.accessibilityContrast = contrast ? .high : .normal
            $0.userInterfaceLevel = elevated ? .elevated : .base
        }
    }

    /// The bytes of a colour, and its alpha in percent.
    private static func bytes(_ color: UIColor) -> [Int] {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        return [r, g, b].map { Int(($0 * 255).rounded()) } + [Int((a * 100).rounded())]
    }

    @Test("Every tint, grey, label, fill and separator in its four variants", arguments: rows)
    func variants(row: Row) throws {
        let color = try #require(UIColor.named(row.name))
        let all = [(false, false), (true, false), (false, true), (true, true)]
        for ((dark, contrast), expected) in zip(all, row.variants) {
            for elevated in [false, true] {
                let traits = Self.traits(dark: dark, contrast: contrast, elevated: elevated)
                #expect(Self.bytes(color.resolvedColor(with: traits)) == expected, "\(traits)")
            }
        }
    }

    /// Light, light with contrast, dark, dark elevated, dark with contrast, dark elevated with contrast.
    static let backgrounds: [(String, [[Int]])] = [
        (
            "systemBackground",
            [[255, 255, 255], [255, 255, 255], [0, 0, 0], [28, 28, 30], [0, 0, 0], [36, 36, 38]]
        ),
        (
            "secondarySystemBackground",
            [[242, 242, 247], [235, 235, 240], [28, 28, 30], [44, 44, 46], [36, 36, 38], [54, 54, 56]]
        ),
        (
            "tertiarySystemBackground",
            [[255, 255, 255], [255, 255, 255], [44, 44, 46], [58, 58, 60], [54, 54, 56], [68, 68, 70]]
        ),
        (
            "systemGroupedBackground",
            [[242, 242, 247], [235, 235, 240], [0, 0, 0], [28, 28, 30], [0, 0, 0], [36, 36, 38]]
        ),
        (
            "secondarySystemGroupedBackground",
            [[255, 255, 255], [255, 255, 255], [28, 28, 30], [44, 44, 46], [36, 36, 38], [54, 54, 56]]
        ),
        (
            "tertiarySystemGroupedBackground",
            [[242, 242, 247], [235, 235, 240], [44, 44, 46], [58, 58, 60], [54, 54, 56], [68, 68, 70]]
        ),
    ]

    @Test("Backgrounds change with the level, in dark style only", arguments: backgrounds)
    func backgroundLevels(name: String, expected: [[Int]]) throws {
        let color = try #require(UIColor.named(name))
        func shown(_ dark: Bool, _ contrast: Bool, _ elevated: Bool) -> [Int] {
            Self.bytes(color.resolvedColor(with: Self.traits(dark: dark, contrast: contrast, elevated: elevated)))
        }
        let opaque = expected.map { $0 + [100] }
        #expect(shown(false, false, false) == opaque[0])
        #expect(shown(false, false, true) == opaque[0])
        #expect(shown(false, true, false) == opaque[1])
        #expect(shown(false, true, true) == opaque[1])
        #expect(shown(true, false, false) == opaque[2])
        #expect(shown(true, false, true) == opaque[3])
        #expect(shown(true, true, false) == opaque[4])
        #expect(shown(true, true, true) == opaque[5])
    }

    @Test("Alphas of the paler labels are whole bytes, those of fills exact decimals")
    func alphaBytes() {
        func alpha(_ color: UIColor, dark: Bool) -> CGFloat {
            color.resolvedColor(with: Self.traits(dark: dark, contrast: false)).cgColor.alpha
        }
        #expect(alpha(.secondaryLabel, dark: false) == 153.0 / 255)
        #expect(alpha(.tertiaryLabel, dark: false) == 76.0 / 255)
        #expect(alpha(.tertiaryLabel, dark: true) == 76.0 / 255)
        #expect(alpha(.quaternaryLabel, dark: false) == 45.0 / 255)
        #expect(alpha(.quaternaryLabel, dark: true) == 40.0 / 255)
        #expect(alpha(.systemFill, dark: true) == 0.36)
        #expect(alpha(.separator, dark: false) == 0.29)
    }

    @Test("Fixed colours")
    func fixedColors() {
        let rgb: [(UIColor, [CGFloat])] = [
            (.red, [1, 0, 0, 1]), (.green, [0, 1, 0, 1]), (.blue, [0, 0, 1, 1]), (.cyan, [0, 1, 1, 1]),
            (.yellow, [1, 1, 0, 1]), (.magenta, [1, 0, 1, 1]), (.orange, [1, 0.5, 0, 1]),
            (.purple, [0.5, 0, 0.5, 1]), (.brown, [0.6, 0.4, 0.2, 1]),
        ]
        for (color, components) in rgb { #expect(color.cgColor.components == components) }
        let grays: [(UIColor, [CGFloat])] = [
            (.black, [0, 1]), (.darkGray, [1.0 / 3, 1]), (.lightGray, [2.0 / 3, 1]), (.white, [1, 1]),
            (.gray, [0.5, 1]), (.clear, [0, 0]), (.lightText, [1, 0.6]), (.darkText, [0, 1]),
        ]
        for (color, components) in grays { #expect(color.cgColor.components == components) }
    }

    @Test("Every name of the table is known, and no other")
    func names() {
        #expect(UIColor.names.count == 12 + 6 + 5 + 4 + 4 + 6 + 15 + 2)
        for name in UIColor.names { #expect(UIColor.named(name) != nil) }
        for row in Self.rows { #expect(UIColor.names.contains(row.name)) }
        #expect(UIColor.named("systemMagenta") == nil)
        #expect(UIColor.named("clear") == .clear)
    }

    @Test("tintColor is the system's blue unless a view's traits say otherwise")
    func tintColor() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(Self.bytes(UIColor.tintColor.resolvedColor(with: dark)) == [10, 132, 255, 100])
        let tinted = dark.withTintColor(.systemRed)
        #expect(Self.bytes(UIColor.tintColor.resolvedColor(with: tinted)) == [255, 69, 58, 100])
        #expect(tinted == dark)
    }
}
