import UIKit

/// How a row's texts and image look: content and background configurations, by the names of their kinds and of their
/// properties.
enum ContentForms {
    typealias Content = UIListContentConfiguration

    private static let kinds: [(name: String, make: @Sendable () -> Content)] = [
        ("cell", { .cell() }), ("subtitleCell", { .subtitleCell() }), ("valueCell", { .valueCell() }),
        ("header", { .header() }), ("footer", { .footer() }), ("plainHeader", { .plainHeader() }),
        ("plainFooter", { .plainFooter() }), ("groupedHeader", { .groupedHeader() }),
        ("groupedFooter", { .groupedFooter() }),
        ("prominentInsetGroupedHeader", { .prominentInsetGroupedHeader() }),
        ("extraProminentInsetGroupedHeader", { .extraProminentInsetGroupedHeader() }),
        ("sidebarCell", { .sidebarCell() }), ("sidebarSubtitleCell", { .sidebarSubtitleCell() }),
        ("accompaniedSidebarCell", { .accompaniedSidebarCell() }),
        ("accompaniedSidebarSubtitleCell", { .accompaniedSidebarSubtitleCell() }),
        ("sidebarHeader", { .sidebarHeader() }),
    ]
    private static let alignments: KeyValuePairs<String, Content.TextProperties.TextAlignment> = [
        "natural": .natural, "center": .center, "justified": .justified,
    ]
    private static let transforms: KeyValuePairs<String, Content.TextProperties.TextTransform> = [
        "none": .none, "uppercase": .uppercase, "lowercase": .lowercase, "capitalized": .capitalized,
    ]
    private static let lengths = NumberRange(minimum: 0, maximum: 100_000)

    // MARK: Maps

    private static let text = Record(
        "how a text looks",
        [
            Field("font", FontForms.kind, "Default the kind's."), Field("color", .color, "Default the kind's."),
            Field("alignment", .name(alignments.map(\.key)), "Default natural."),
            Field("lineBreakMode", .name(TextForms.breakModeNames), "Default byTruncatingTail."),
            Field("numberOfLines", .integer(0...1_000_000), "0 is as many as it needs. Default 0."),
            Field("adjustsFontSizeToFitWidth", .bool, "Default false."),
            Field("minimumScaleFactor", .number(.unit), "Default 0."),
            Field("allowsDefaultTighteningForTruncation", .bool, "Default false."),
            Field("adjustsFontForContentSizeCategory", .bool, "Default true."),
            Field("transform", .name(transforms.map(\.key)), "Of its letters. Default none."),
        ])
    private static let image = Record(
        "how an image looks",
        [
            Field("preferredSymbolConfiguration", .record(SymbolForms.configuration), "For symbols."),
            Field("tintColor", .nullable(.color), "Null is the view's tint."),
            Field("cornerRadius", .number(lengths), "Points. Default 0."),
            Field("maximumSize", .size, "The largest it shows at; 0 along an axis: as large as it is."),
            Field("reservedLayoutSize", .size, "The room it is in the middle of; 0 along an axis: its own."),
            Field("strokeColor", .nullable(.color), "Of the line around; null is the tint."),
            Field("strokeWidth", .number(lengths), "Points. Default 0."),
        ])
    private static let content = Record(
        "a row's configuration",
        [
            Field("style", .name(kinds.map(\.name)), required: true, "The kind that it starts from."),
            Field("textProperties", .record(text), "How the text looks."),
            Field("secondaryTextProperties", .record(text), "How the second text looks."),
            Field("imageProperties", .record(image), "How the image looks."),
            Field("directionalLayoutMargins", .insets(ValueKind.directionalEdgeNames), "Default the kind's."),
            Field("prefersSideBySideTextAndSecondaryText", .bool, "Default the kind's."),
            Field("imageToTextPadding", .number(lengths), "Points. Default the kind's."),
            Field("textToSecondaryTextHorizontalPadding", .number(lengths), "Points. Default 8."),
            Field("textToSecondaryTextVerticalPadding", .number(lengths), "Points. Default the kind's."),
            Field("alpha", .number(.unit), "Of all of it. Default 1."),
        ])

    private static let backgrounds: [(name: String, make: @Sendable () -> UIBackgroundConfiguration)] = [
        ("clear", { .clear() }), ("listPlainCell", { .listPlainCell() }), ("listGroupedCell", { .listGroupedCell() }),
        ("listCell", { .listCell() }), ("listSidebarCell", { .listSidebarCell() }),
        ("listAccompaniedSidebarCell", { .listAccompaniedSidebarCell() }),
    ]
    private static let background = Record(
        "a row's background",
        [Field("style", .name(backgrounds.map(\.name)), required: true, "The kind that it starts from.")]
            + ButtonConfigurationForms.background.fields)

    static let contentKind = ScenePartKind(
        "rowConfiguration", .either([.name(kinds.map(\.name)), .record(content)]))
    static let backgroundKind = ScenePartKind(
        "rowBackground", .either([.name(backgrounds.map(\.name)), .record(background)]))

    /// The keys of rows.
    static let row = [
        Field(
            "configuration", .part(contentKind),
            "How texts and image look: a kind, or a map. Default cell."),
        Field(
            "backgroundConfiguration", .part(backgroundKind),
            "What lies behind: a kind, or a map. Default the list's background."),
    ]

    // MARK: Values

    /// What a row shows, or its texts alone.
    /// - Parameter standard: What it starts from where the file says nothing of that.
    @MainActor
    static func content(_ row: SceneRecord, _ builder: SceneBuilder, standard: Content) -> Content {
        let value = row["configuration"]
        let name = value?.text ?? value?.record?.text("style")
        var result = kinds.first { $0.name == name }?.make() ?? standard
        result.text = builder.text(row.text("text"))
        result.secondaryText = builder.text(row.text("secondaryText"))
        result.image = row["image"]?.image.map { builder.image($0) }
        if let record = value?.record { set(record, on: &result, builder) }
        return result
    }

    @MainActor
    private static func set(_ record: SceneRecord, on content: inout Content, _ builder: SceneBuilder) {
        if let text = record.record("textProperties") { set(text, on: &content.textProperties, builder) }
        if let text = record.record("secondaryTextProperties") {
            set(text, on: &content.secondaryTextProperties, builder)
        }
        if let image = record.record("imageProperties") { set(image, on: &content.imageProperties) }
        if let margins = record.insets("directionalLayoutMargins") {
            content.directionalLayoutMargins = ButtonConfigurationForms.directional(margins)
        }
        if let value = record.bool("prefersSideBySideTextAndSecondaryText") {
            content.prefersSideBySideTextAndSecondaryText = value
        }
        if let points = record.number("imageToTextPadding") { content.imageToTextPadding = CGFloat(points) }
        if let points = record.number("textToSecondaryTextHorizontalPadding") {
            content.textToSecondaryTextHorizontalPadding = CGFloat(points)
        }
        if let points = record.number("textToSecondaryTextVerticalPadding") {
            content.textToSecondaryTextVerticalPadding = CGFloat(points)
        }
        if let alpha = record.number("alpha") { content.alpha = CGFloat(alpha) }
    }

    @MainActor
    private static func set(
        _ record: SceneRecord, on text: inout Content.TextProperties, _ builder: SceneBuilder
    ) {
        if let font = record["font"].flatMap({ FontForms.font($0, builder) }) { text.font = font }
        if let color = record.color("color") { text.color = color }
        if let value = alignments.first(where: { $0.key == record.text("alignment") }) { text.alignment = value.value }
        if let mode = TextForms.breakMode(record.text("lineBreakMode")) { text.lineBreakMode = mode }
        if let count = record.integer("numberOfLines") { text.numberOfLines = count }
        if let value = record.bool("adjustsFontSizeToFitWidth") { text.adjustsFontSizeToFitWidth = value }
        if let factor = record.number("minimumScaleFactor") { text.minimumScaleFactor = CGFloat(factor) }
        if let value = record.bool("allowsDefaultTighteningForTruncation") {
            text.allowsDefaultTighteningForTruncation = value
        }
        if let value = record.bool("adjustsFontForContentSizeCategory") {
            text.adjustsFontForContentSizeCategory = value
        }
        if let value = transforms.first(where: { $0.key == record.text("transform") }) { text.transform = value.value }
    }

    @MainActor
    private static func set(_ record: SceneRecord, on image: inout Content.ImageProperties) {
        if let symbol = record.record("preferredSymbolConfiguration") {
            image.preferredSymbolConfiguration = SymbolForms.configuration(symbol)
        }
        if let color = record.color("tintColor") { image.tintColor = color }
        if let radius = record.number("cornerRadius") { image.cornerRadius = CGFloat(radius) }
        if let size = record.size("maximumSize") { image.maximumSize = size }
        if let size = record.size("reservedLayoutSize") { image.reservedLayoutSize = size }
        if let color = record.color("strokeColor") { image.strokeColor = color }
        if let width = record.number("strokeWidth") { image.strokeWidth = CGFloat(width) }
    }

    /// What lies behind a row; nil where the file says nothing of it.
    @MainActor
    static func background(_ row: SceneRecord, _ builder: SceneBuilder) -> UIBackgroundConfiguration? {
        guard let value = row["backgroundConfiguration"] else { return nil }
        let name = value.text ?? value.record?.text("style")
        var result = backgrounds.first { $0.name == name }?.make() ?? .clear()
        if let record = value.record { ButtonConfigurationForms.set(record, on: &result, builder) }
        return result
    }
}
