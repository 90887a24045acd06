import TextFormatting
import UIKit

extension ValueKind {
    /// Equations, visual formats and maps.
    static let constraints: ValueKind = .part(.constraints)
}

extension ScenePartKind {
    static let constraints = ScenePartKind("constraints", definition: ConstraintForms.schema) { node, reader in
        reader.readConstraints(node).map { .nodes($0) }
    }
}

extension SceneValue {
    var constraints: [ConstraintNode]? { nodes() }
}

/// Priorities as files write them.
enum PriorityForms {
    static let names: [String: Float] = [
        "required": 1000, "defaultHigh": 750, "defaultLow": 250, "fittingSizeLevel": 50,
    ]
    static let nameList = ["required", "defaultHigh", "defaultLow", "fittingSizeLevel"]
    static let kind = ValueKind.either([
        .number(NumberRange(minimum: 0, maximum: 1000, excludesMinimum: true)), .name(nameList),
    ])
    static let axes = Record(
        "priorities by axis",
        [Field("horizontal", kind, "Along x."), Field("vertical", kind, "Along y.")])

    static func priority(_ value: SceneValue?) -> UILayoutPriority? {
        if let number = value?.number { return UILayoutPriority(Float(number)) }
        return value?.text.flatMap { names[$0] }.map { UILayoutPriority($0) }
    }
}

/// The maps of `constraints` and of what goes with it.
enum ConstraintForms {
    private static let common = [
        Field("identifier", .text, "What messages call it."),
        Field("isActive", .bool, "Default true."),
        Field("shouldBreak", .bool, "The scene fails if it does not break. Default false."),
    ]
    static let equation = Record(
        "a constraint",
        [Field("equation", .text, required: true, "item.attribute == 2 * item.attribute + 8 @750")] + common)
    static let format = Record(
        "a constraint",
        [
            Field("format", .text, required: true, "A visual format: H:|-[a]-8-[b]|"),
            Field("options", .names(options.sortedKeys), "Alignment and direction of a visual format."),
            Field("metrics", .dictionary(.number(.any), keys: "names"), "Numbers of a visual format by name."),
        ] + common)

    static let all = [equation, format]

    @MainActor
    fileprivate static func schema(_ writer: SchemaWriter) -> JSONValue {
        writer.array(of: writer.anyOf([writer.type("string")] + all.map(writer.record)))
    }

    static let options: [String: NSLayoutConstraint.FormatOptions] = [
        "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
        "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
        "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
        "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
        "alignAllFirstBaseline": .alignAllFirstBaseline, "directionLeftToRight": .directionLeftToRight,
        "directionRightToLeft": .directionRightToLeft, "spacingBaselineToBaseline": .spacingBaselineToBaseline,
    ]

    static let guide = Record(
        "a layout guide", [Field("id", .text, required: true, "Unique in the file; the identifier.")])

    /// What a change may set on a constraint.
    static let settings = Record(
        "a constraint's keys",
        [
            Field("constant", .number(.any), "In points."), Field("priority", PriorityForms.kind, "1000 is required."),
            Field("isActive", .bool, "Whether it takes part."),
        ])
}
