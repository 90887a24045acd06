import UIKit

/// Fonts in files: a size, a text style's name, or a map.
enum FontForms {
    private static let weights = UIFont.Weight.named
    private static let designs: [(String, UIFontDescriptor.SystemDesign)] = [
        ("default", .default), ("serif", .serif), ("monospaced", .monospaced), ("rounded", .rounded),
    ]
    private static let styles = UIFont.TextStyle.named

    static let record = Record(
        "the font",
        [
            Field("size", .number(.notNegative), "Points. Default 17, or the text style's."),
            Field("textStyle", .name(styles.map(\.name)), "Its size follows the text size of the traits."),
            Field("weight", .name(weights.map(\.name)), "Default regular, or the text style's."),
            Field("design", .name(designs.map(\.0)), "Of the system's font."),
            Field("isItalic", .bool, "Default false."),
            Field("monospacedDigits", .bool, "Digits of one width. Default false."),
            Field("name", .text, "A PostScript or family name, in place of the system's font."),
            Field("scaledFor", .name(styles.map(\.name)), "Scaled by UIFontMetrics as this text style is."),
        ])

    static let kind = ValueKind.either([.number(.notNegative), .name(styles.map(\.name)), .record(record)])

    @MainActor
    static func font(_ value: SceneValue, _ builder: SceneBuilder) -> UIFont? {
        if let size = value.number { return .systemFont(ofSize: CGFloat(size)) }
        if let name = value.text { return preferred(name, builder) }
        return value.record.flatMap { font($0, builder) }
    }

    @MainActor
    private static func preferred(_ name: String, _ builder: SceneBuilder) -> UIFont? {
        styles.first { $0.name == name }.map {
            UIFont.preferredFont(forTextStyle: $0.style, compatibleWith: builder.traits)
        }
    }

    @MainActor
    private static func font(_ record: SceneRecord, _ builder: SceneBuilder) -> UIFont? {
        var font = record.text("textStyle").flatMap { preferred($0, builder) } ?? .systemFont(ofSize: 17)
        if let name = record.text("name") {
            guard let named = UIFont(name: name, size: font.pointSize) else {
                TextFindings.reportMissingFont(named: name)
                return font
            }
            font = named
        }
        var descriptor = font.fontDescriptor
        if let design = record.text("design").flatMap({ name in designs.first { $0.0 == name }?.1 }) {
            descriptor = descriptor.withDesign(design) ?? descriptor
        }
        if let weight = record.text("weight").flatMap({ name in weights.first { $0.name == name }?.1 }) {
            descriptor = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: weight.rawValue]])
        }
        if record.bool("isItalic") == true {
            descriptor = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.slant: CGFloat(1)]])
        }
        if record.bool("monospacedDigits") == true {
            descriptor = descriptor.addingAttributes([
                .featureSettings: [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
            ])
        }
        font = UIFont(descriptor: descriptor, size: CGFloat(record.number("size") ?? 0))
        guard let style = record.text("scaledFor"), let match = styles.first(where: { $0.name == style }) else {
            return font
        }
        return UIFontMetrics(forTextStyle: match.style).scaledFont(for: font, compatibleWith: builder.traits)
    }
}
