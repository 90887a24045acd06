import UIKit

/// The keys of labels and text layers.
enum LabelProperties {
    private typealias Key = SceneKey<UILabel>

    static let label = SceneKey<UILabel>.rows([
        .font("Default 17.") { $0.font = $1 },
        .color("textColor", "Default label.") { $0.textColor = $1 },
        .textAlignment { $0.textAlignment = $1 },
        Key("lineBreakMode", .name(TextForms.breakModeNames), "Default byTruncatingTail.") { label, value, _ in
            if let mode = TextForms.breakMode(value.text) { label.lineBreakMode = mode }
        },
        .integer("numberOfLines", "0: any number. Default 1.", in: 0...1_000_000) { $0.numberOfLines = $1 },
        .text("text", "What it says.") { $0.text = $1 },
        .attributedText(font: { $0.font }) { $0.attributedText = $1 },
        .bool("adjustsFontSizeToFitWidth", "Smaller text where there is no room.") {
            $0.adjustsFontSizeToFitWidth = $1
        },
        .number("minimumScaleFactor", "The smallest share of the font's size.", in: 0...1) {
            $0.minimumScaleFactor = $1
        },
        .name(
            "baselineAdjustment", "Where smaller text lies.",
            of: [
                "alignBaselines": UIBaselineAdjustment.alignBaselines, "alignCenters": .alignCenters, "none": .none,
            ]
        ) { $0.baselineAdjustment = $1 },
        .bool("adjustsFontForContentSizeCategory", "The font follows the text size. Default false.") {
            $0.adjustsFontForContentSizeCategory = $1
        },
        .number("preferredMaxLayoutWidth", "Points; 0: none.", in: 0...1_000_000) { $0.preferredMaxLayoutWidth = $1 },
        .color("shadowColor", "Under the text; null draws none.") { $0.shadowColor = $1 },
        Key("shadowOffset", .offset, "Points. Default [0, -1].") { label, value, _ in
            if let offset = value.size { label.shadowOffset = offset }
        },
        .color("highlightedTextColor", "Of the text while isHighlighted.") { $0.highlightedTextColor = $1 },
        .bool("isHighlighted", "Default false.") { $0.isHighlighted = $1 },
        .bool("isEnabled", "Default true.") { $0.isEnabled = $1 },
    ])

    static let textLayer = SceneKey<CATextLayer>.rows([
        SceneKey("string", .nullable(.either([.text, TextForms.runs])), "A text, or runs of text with attributes.") {
            layer, value, builder in
            layer.string = value.text ?? TextForms.attributedString(value, builder)
        },
        SceneKey("font", FontForms.kind, "Its size does not count: fontSize does.") { layer, value, builder in
            layer.font = FontForms.font(value, builder)
        },
    ])
}
