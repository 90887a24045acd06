import UIKit

/// Symbols and their configurations in files.
enum SymbolForms {
    static let weights: KeyValuePairs<String, UIImage.SymbolWeight> = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    static let scales: KeyValuePairs<String, UIImage.SymbolScale> = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let styles = UIFont.TextStyle.named

    static let configuration = Record(
        "a symbol's configuration",
        [
            Field(
                "pointSize", .number(NumberRange(minimum: 1, maximum: 1000)),
                "Of the text that it goes with. Default 17."),
            Field("textStyle", .name(styles.map(\.name)), "Gives size and weight, in place of pointSize."),
            Field("weight", .name(weights.map(\.key)), "How thick lines are. Default regular, or the text style's."),
            Field("scale", .name(scales.map(\.key)), "How large beside text. Default medium."),
            Field("hierarchicalColor", .color, "One colour at several alphas."),
            Field("paletteColors", .colors, "The sign's colour, then the ground's."),
            Field("prefersMulticolor", .bool, "Colours of its own, where it has any. Default false."),
        ])

    /// What a map says; text styles are measured in a traits' text size where the symbol is shown.
    static func configuration(_ record: SceneRecord) -> UIImage.SymbolConfiguration {
        var result = UIImage.SymbolConfiguration.unspecified
        func add(_ other: UIImage.SymbolConfiguration) { result = result.applying(other) }
        if let name = record.text("textStyle"), let style = styles.first(where: { $0.name == name }) {
            add(UIImage.SymbolConfiguration(textStyle: style.style))
        }
        if let size = record.number("pointSize") { add(UIImage.SymbolConfiguration(pointSize: CGFloat(size))) }
        if let weight = value(record, "weight", of: weights) { add(UIImage.SymbolConfiguration(weight: weight)) }
        if let scale = value(record, "scale", of: scales) { add(UIImage.SymbolConfiguration(scale: scale)) }
        if record.bool("prefersMulticolor") == true { add(.preferringMulticolor()) }
        if let color = record.color("hierarchicalColor") { add(UIImage.SymbolConfiguration(hierarchicalColor: color)) }
        if let colors = record["paletteColors"]?.colors { add(UIImage.SymbolConfiguration(paletteColors: colors)) }
        return result
    }

    private static func value<Value>(
        _ record: SceneRecord, _ key: String, of names: KeyValuePairs<String, Value>
    ) -> Value? { record.text(key).flatMap { name in names.first { $0.key == name }?.value } }
}
