import UIKit

/// The keys of effect views.
enum EffectForms {
    private typealias Key = SceneKey<UIVisualEffectView>

    static let effectView = SceneKey<UIVisualEffectView>.rows([
        Key("effect", .nullable(.variants([blur, vibrancy])), "What is done with what lies behind; null: nothing.") {
            view, value, _ in
            view.effect = value.record.flatMap { effect($0) }
        },
        Key("contentView", .view, "Keys of the view that holds the content.") { view, value, builder in
            // The effect view has placed it: constraints of what lies inside do not.
            let frame = view.contentView.frame
            if let node = value.views?.first { builder.furnish(view.contentView, node, defaultFrame: frame) }
        },
    ])

    private static let blurStyles: [(String, UIBlurEffect.Style)] = UIBlurEffect.Style.allCases.map { ("\($0)", $0) }
    private static let vibrancyStyles: [(String, UIVibrancyEffectStyle)] = UIVibrancyEffectStyle.allCases.map {
        ("\($0)", $0)
    }

    static let blur = Record(
        "the effect",
        [
            Field("class", .name(["UIBlurEffect"]), required: true, "A blur."),
            Field("style", .name(blurStyles.map(\.0)), required: true, "How strong, and light or dark."),
        ])

    private static let vibrancy = Record(
        "the effect",
        [
            Field("class", .name(["UIVibrancyEffect"]), required: true, "Content in colours of what lies behind."),
            Field("blurEffect", .record(blur), required: true, "The blur that the content lies on."),
            Field("style", .name(vibrancyStyles.map(\.0)), "What the content is. Default label."),
        ])

    @MainActor
    private static func effect(_ record: SceneRecord) -> UIVisualEffect? {
        guard record.text("class") == "UIVibrancyEffect" else { return blurEffect(record) }
        guard let blur = record.record("blurEffect").flatMap({ blurEffect($0) }) else { return nil }
        let style = record.text("style").flatMap { name in vibrancyStyles.first { $0.0 == name }?.1 }
        return UIVibrancyEffect(blurEffect: blur, style: style ?? .label)
    }

    @MainActor
    static func blurEffect(_ record: SceneRecord) -> UIBlurEffect? {
        record.text("style").flatMap { name in blurStyles.first { $0.0 == name }?.1 }.map { UIBlurEffect(style: $0) }
    }
}
