import UIKit

extension ValueKind {
    /// The attributes of a text that is said elsewhere.
    static let textAttributes: ValueKind = .part(.textAttributes)
}

extension ScenePartKind {
    static let textAttributes = ScenePartKind("textAttributes", .record(TextForms.attributes))
}

/// Attributed text in files: a list of runs.
enum TextForms {
    private static let alignments: [(String, NSTextAlignment)] = [
        ("left", .left), ("center", .center), ("right", .right), ("justified", .justified), ("natural", .natural),
    ]
    private static let breakModes: [(String, NSLineBreakMode)] = [
        ("byWordWrapping", .byWordWrapping), ("byCharWrapping", .byCharWrapping), ("byClipping", .byClipping),
        ("byTruncatingHead", .byTruncatingHead), ("byTruncatingTail", .byTruncatingTail),
        ("byTruncatingMiddle", .byTruncatingMiddle),
    ]
    private static let directions: [(String, NSWritingDirection)] = [
        ("natural", .natural), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
    ]
    private static let lines: [(String, NSUnderlineStyle)] = [
        ("single", .single), ("thick", .thick), ("double", .double), ("patternDot", .patternDot),
        ("patternDash", .patternDash), ("patternDashDot", .patternDashDot),
        ("patternDashDotDot", .patternDashDotDot), ("byWord", .byWord),
    ]

    static let alignmentNames = alignments.map(\.0)
    static let breakModeNames = breakModes.map(\.0)

    static func alignment(_ name: String?) -> NSTextAlignment? { alignments.first { $0.0 == name }?.1 }
    static func breakMode(_ name: String?) -> NSLineBreakMode? { breakModes.first { $0.0 == name }?.1 }

    // MARK: Forms

    private static let tab = Record(
        "a tab stop",
        [
            Field("location", .number(.any), required: true, "Points from the leading edge."),
            Field("alignment", .name(["left", "center", "right", "natural"]), "Which part of the text lies there."),
            Field("columnTerminators", .text, "With alignment right: characters that lie at the stop."),
        ])

    private static let paragraph = Record(
        "the paragraph style",
        [
            Field("alignment", .name(alignmentNames), "Default natural."),
            Field("lineBreakMode", .name(breakModeNames), "Default byWordWrapping."),
            Field("baseWritingDirection", .name(directions.map(\.0)), "Default natural."),
            Field("firstLineHeadIndent", .number(.any), "Points."), Field("headIndent", .number(.any), "Points."),
            Field("tailIndent", .number(.any), "Points; 0 and less from the trailing edge."),
            Field("lineSpacing", .number(.notNegative), "Points between lines."),
            Field("paragraphSpacing", .number(.notNegative), "Points after the paragraph."),
            Field("paragraphSpacingBefore", .number(.notNegative), "Points before it."),
            Field("minimumLineHeight", .number(.notNegative), "Points."),
            Field("maximumLineHeight", .number(.notNegative), "Points; 0: none."),
            Field("lineHeightMultiple", .number(.notNegative), "Of the font's line height; 0: 1."),
            Field("tabStops", .list(.either([.number(.any), .record(tab)])), "Default twelve, 28 points apart."),
            Field("defaultTabInterval", .number(.notNegative), "Points between stops beyond the last."),
        ])

    private static let shadow = Record(
        "the shadow",
        [
            Field("shadowOffset", .offset, "Points. Default [0, 0]."),
            Field("shadowBlurRadius", .number(.notNegative), "Points. Default 0."),
            Field("shadowColor", .color, "Default black at a third."),
        ])

    private static let attachment = Record(
        "the attachment",
        [
            Field("image", .image, required: true, "The picture."),
            Field("bounds", .rect, "From the pen on the baseline, y up. Default the picture's size."),
        ])

    fileprivate static let attributes = Record("the text's attributes", look)

    private static let run = Record(
        "a run of text",
        [Field("text", .text, "The characters.")] + look
            + [
                Field("link", .text, "An address: text views show the run as a link."),
                Field("attachment", .record(attachment), "A picture in place of text."),
            ])

    private static let look = [
        Field("font", FontForms.kind, "Default the label's."),
        Field("foregroundColor", .color, "Default the label's."),
        Field("backgroundColor", .color, "Behind the text."),
        Field("kern", .number(.any), "Points after each character."),
        Field("tracking", .number(.any), "Points after each character."),
        Field("ligature", .integer(0...2), "0: none."), Field("baselineOffset", .number(.any), "Points up."),
        Field("underlineStyle", .names(lines.map(\.0)), "A line under the text."),
        Field("underlineColor", .color, "Default the text's."),
        Field("strikethroughStyle", .names(lines.map(\.0)), "A line through the text."),
        Field("strikethroughColor", .color, "Default the text's."),
        Field("strokeWidth", .number(.any), "Percent of the size; below 0 fills too."),
        Field("strokeColor", .color, "Default the text's."),
        Field("obliqueness", .number(.any), "Slant to the right."),
        Field("expansion", .number(.any), "Logarithm of the stretch."),
        Field("shadow", .record(shadow), "Under the glyphs."),
        Field("paragraphStyle", .record(paragraph), "Of the paragraphs that begin in the run."),
    ]

    static let runs = ValueKind.list(.record(run))

    // MARK: Reading

    @MainActor
    static func attributedString(_ value: SceneValue, _ builder: SceneBuilder) -> NSAttributedString? {
        guard let items = value.items else { return nil }
        let result = NSMutableAttributedString(string: "")
        for record in items.compactMap(\.value.record) { result.append(string(record, builder)) }
        return result
    }

    @MainActor
    static func attributes(
        _ record: SceneRecord, _ builder: SceneBuilder
    ) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let value = record["font"] { attributes[.font] = FontForms.font(value, builder) }
        let colors: [(String, NSAttributedString.Key)] = [
            ("foregroundColor", .foregroundColor), ("backgroundColor", .backgroundColor),
            ("underlineColor", .underlineColor), ("strikethroughColor", .strikethroughColor),
            ("strokeColor", .strokeColor),
        ]
        for (name, key) in colors { attributes[key] = record.color(name) }
        let numbers: [(String, NSAttributedString.Key)] = [
            ("kern", .kern), ("tracking", .tracking), ("ligature", .ligature), ("baselineOffset", .baselineOffset),
            ("strokeWidth", .strokeWidth), ("obliqueness", .obliqueness), ("expansion", .expansion),
        ]
        for (name, key) in numbers { attributes[key] = record.number(name) }
        attributes[.underlineStyle] = lineStyle(record.names("underlineStyle"))
        attributes[.strikethroughStyle] = lineStyle(record.names("strikethroughStyle"))
        attributes[.shadow] = record.record("shadow").map(shadow)
        attributes[.paragraphStyle] = record.record("paragraphStyle").map(paragraph)
        return attributes
    }

    @MainActor
    private static func string(_ record: SceneRecord, _ builder: SceneBuilder) -> NSAttributedString {
        var attributes = attributes(record, builder)
        attributes[.link] = record.text("link")
        guard let picture = record.record("attachment"), let image = picture["image"]?.image else {
            return NSAttributedString(string: record.text("text") ?? "", attributes: attributes)
        }
        let attachment = NSTextAttachment(image: builder.image(image))
        attachment.bounds = picture.rect("bounds") ?? .zero
        attributes[.attachment] = attachment
        return NSAttributedString(string: "\u{FFFC}", attributes: attributes)
    }

    /// A pattern alone is a single line.
    private static func lineStyle(_ names: [String]?) -> Int? {
        guard let names, !names.isEmpty else { return nil }
        let bits = lines.reduce(0) { names.contains($1.0) ? $0 | $1.1.rawValue : $0 }
        return bits & 0xF == 0 ? bits | NSUnderlineStyle.single.rawValue : bits
    }

    private static func shadow(_ record: SceneRecord) -> NSShadow {
        let shadow = NSShadow()
        if let offset = record.size("shadowOffset") { shadow.shadowOffset = offset }
        if let radius = record.number("shadowBlurRadius") { shadow.shadowBlurRadius = CGFloat(radius) }
        if let color = record.color("shadowColor") { shadow.shadowColor = color }
        return shadow
    }

    private static func paragraph(_ record: SceneRecord) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let value = alignment(record.text("alignment")) { style.alignment = value }
        if let value = breakMode(record.text("lineBreakMode")) { style.lineBreakMode = value }
        if let name = record.text("baseWritingDirection"), let match = directions.first(where: { $0.0 == name }) {
            style.baseWritingDirection = match.1
        }
        let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
            ("firstLineHeadIndent", \.firstLineHeadIndent), ("headIndent", \.headIndent), ("tailIndent", \.tailIndent),
            ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
            ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("minimumLineHeight", \.minimumLineHeight),
            ("maximumLineHeight", \.maximumLineHeight), ("lineHeightMultiple", \.lineHeightMultiple),
            ("defaultTabInterval", \.defaultTabInterval),
        ]
        for (name, path) in lengths {
            if let value = record.number(name) { style[keyPath: path] = CGFloat(value) }
        }
        if let stops = record.items("tabStops") { style.tabStops = stops.compactMap { tabStop($0.value) } }
        return style
    }

    private static func tabStop(_ value: SceneValue) -> NSTextTab? {
        if let location = value.number { return NSTextTab(textAlignment: .left, location: CGFloat(location)) }
        guard let record = value.record, let location = record.number("location") else { return nil }
        let terminators = record.text("columnTerminators").map { CharacterSet(charactersIn: $0) }
        return NSTextTab(
            textAlignment: alignment(record.text("alignment")) ?? .left, location: CGFloat(location),
            options: terminators.map { [.columnTerminators: $0] } ?? [:])
    }
}
