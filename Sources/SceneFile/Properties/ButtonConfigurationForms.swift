import UIKit
import YAMLTree

/// The configuration of a button, as a map of its properties beside its style.
enum ButtonConfigurationForms {
    private typealias Configuration = UIButton.Configuration

    private struct Style: Sendable {
        let name: String
        let make: @Sendable () -> UIButton.Configuration
    }

    private static let styles = [
        Style(name: "plain") { Configuration.plain() }, Style(name: "gray") { Configuration.gray() },
        Style(name: "tinted") { Configuration.tinted() }, Style(name: "filled") { Configuration.filled() },
        Style(name: "borderless") { Configuration.borderless() }, Style(name: "bordered") { Configuration.bordered() },
        Style(name: "borderedTinted") { Configuration.borderedTinted() },
        Style(name: "borderedProminent") { Configuration.borderedProminent() },
    ]

    private static let sizes: KeyValuePairs<String, UIButton.Configuration.Size> = [
        "medium": .medium, "small": .small, "mini": .mini, "large": .large,
    ]
    private static let corners: KeyValuePairs<String, UIButton.Configuration.CornerStyle> = [
        "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    private static let placements: KeyValuePairs<String, NSDirectionalRectEdge> = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
    private static let alignments: KeyValuePairs<String, UIButton.Configuration.TitleAlignment> = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    private static let indicators: KeyValuePairs<String, UIButton.Configuration.Indicator> = [
        "automatic": .automatic, "none": .none, "popup": .popup,
    ]

    /// Points: a screen's worth and more.
    private static let lengths = NumberRange(minimum: -100_000, maximum: 100_000)

    static let background = Record(
        "a background",
        [
            Field("backgroundColor", .nullable(.color), "Null is the style's."),
            Field("cornerRadius", .number(lengths), "Points, for the corner styles fixed and dynamic."),
            Field("backgroundInsets", .insets(ValueKind.directionalEdgeNames), "From the button's edges."),
            Field("strokeColor", .nullable(.color), "Of the line around; null is the tint."),
            Field("strokeWidth", .number(lengths), "Points. Default 0: no line."),
            Field("strokeOutset", .number(lengths), "How far outside the line lies."),
            Field("image", .nullable(.image), "Above the colour."),
        ])

    static let record = Record(
        "a button's configuration",
        [
            Field("style", .name(styles.map(\.name)), required: true, "Where it starts from."),
            Field("title", .text, "What it says."),
            Field("subtitle", .text, "Under the title."),
            Field("image", .nullable(.image), "Beside the title."),
            Field(
                "preferredSymbolConfigurationForImage", .record(SymbolForms.configuration),
                "For a symbol whose own configuration says nothing."),
            Field("imagePlacement", .name(placements.map(\.key)), "On which side of the titles. Default leading."),
            Field("imagePadding", .number(lengths), "Points between image and titles. Default 0."),
            Field("titlePadding", .number(lengths), "Points between title and subtitle. Default 1."),
            Field("titleAlignment", .name(alignments.map(\.key)), "Of title and subtitle. Default automatic."),
            Field("buttonSize", .name(sizes.map(\.key)), "Titles and insets. Default medium."),
            Field("cornerStyle", .name(corners.map(\.key)), "How round. Default dynamic."),
            Field("contentInsets", .insets(ValueKind.directionalEdgeNames), "Default: the size's."),
            Field("baseForegroundColor", .nullable(.color), "Of title and image; null is the style's."),
            Field("baseBackgroundColor", .nullable(.color), "Null is the style's."),
            Field("showsActivityIndicator", .bool, "A spinner in place of the image. Default false."),
            Field("indicator", .name(indicators.map(\.key)), "A sign after everything. Default automatic."),
            Field("background", .record(background), "What lies behind."),
        ])

    /// What a map says.
    @MainActor
    static func configuration(_ record: SceneRecord, _ builder: SceneBuilder) -> UIButton.Configuration {
        let style = styles.first { $0.name == record.text("style") }
        var result = style?.make() ?? .plain()
        if let size = value(record, "buttonSize", of: sizes) { result.buttonSize = size }
        if let title = record.text("title") { result.title = title }
        if let subtitle = record.text("subtitle") { result.subtitle = subtitle }
        if let image = record["image"]?.image { result.image = builder.image(image) }
        result.preferredSymbolConfigurationForImage = record.record("preferredSymbolConfigurationForImage")
            .map(SymbolForms.configuration)
        if let placement = value(record, "imagePlacement", of: placements) { result.imagePlacement = placement }
        if let padding = record.number("imagePadding") { result.imagePadding = CGFloat(padding) }
        if let padding = record.number("titlePadding") { result.titlePadding = CGFloat(padding) }
        if let alignment = value(record, "titleAlignment", of: alignments) { result.titleAlignment = alignment }
        if let corner = value(record, "cornerStyle", of: corners) { result.cornerStyle = corner }
        if let insets = record.insets("contentInsets") { result.contentInsets = directional(insets) }
        result.baseForegroundColor = record.color("baseForegroundColor")
        result.baseBackgroundColor = record.color("baseBackgroundColor")
        result.showsActivityIndicator = record.bool("showsActivityIndicator") ?? false
        if let indicator = value(record, "indicator", of: indicators) { result.indicator = indicator }
        if let background = record.record("background") { set(background, on: &result.background, builder) }
        return result
    }

    /// Sets what a map says of a background.
    @MainActor
    static func set(
        _ record: SceneRecord, on background: inout UIBackgroundConfiguration, _ builder: SceneBuilder
    ) {
        if let color = record.color("backgroundColor") { background.backgroundColor = color }
        if let radius = record.number("cornerRadius") { background.cornerRadius = CGFloat(radius) }
        if let insets = record.insets("backgroundInsets") { background.backgroundInsets = directional(insets) }
        background.strokeColor = record.color("strokeColor")
        if let width = record.number("strokeWidth") { background.strokeWidth = CGFloat(width) }
        if let outset = record.number("strokeOutset") { background.strokeOutset = CGFloat(outset) }
        if let image = record["image"]?.image { background.image = builder.image(image) }
    }

    static func directional(_ insets: [Double]) -> NSDirectionalEdgeInsets {
        // Sums of larger ones are no lengths.
        let sides = insets.map { CGFloat(min(max($0, -100_000), 100_000)) }
        return NSDirectionalEdgeInsets(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
    }

    private static func value<Value>(
        _ record: SceneRecord, _ key: String, of names: KeyValuePairs<String, Value>
    ) -> Value? { record.text(key).flatMap { name in names.first { $0.key == name }?.value } }
}
