import UIKit

/// The filters that a layer may have.
enum FilterForms {
    private static let title = "the filter"
    static let all = [
        Record(
            title,
            [
                Field("name", .name(["gaussianBlur"]), required: true, "The filter."),
                Field("inputRadius", .number(.notNegative), required: true, "Points."),
            ]),
        Record(
            title,
            [
                Field("name", .name(["colorMatrix"]), required: true, "The filter."),
                Field(
                    "inputColorMatrix", .numbers(.any), required: true,
                    "Twenty numbers: rows red, green, blue, alpha; columns the same and a bias."),
            ]),
    ]

    private static let separable = [
        "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
        "difference", "exclusion", "hue", "saturation", "color", "luminosity",
    ]
    static let blendModes =
        separable.map { $0 + "BlendMode" } + separable
        + ["plusL", "plusD", "sourceIn", "sourceOut", "sourceAtop", "destIn", "destOut", "destOver", "destAtop", "xor"]

    @MainActor
    static func filter(_ record: SceneRecord) -> CAFilter? {
        guard let name = record.text("name") else { return nil }
        let filter = CAFilter(name: name)
        if let radius = record.number("inputRadius") { filter.setValue(radius, forKey: "inputRadius") }
        if let matrix = record["inputColorMatrix"]?.numbers { filter.setValue(matrix, forKey: "inputColorMatrix") }
        return filter
    }
}
