import UIKit

/// The keys of views that are about constraints, and those of stack views.
enum ConstraintProperties {
    private typealias Key = SceneKey<UIView>
    private typealias StackKey = SceneKey<UIStackView>

    static let view = SceneKey<UIView>.rows([
        .bool("translatesAutoresizingMaskIntoConstraints", "Whether the frame acts as constraints.") {
            $0.translatesAutoresizingMaskIntoConstraints = $1
        },
        Key("contentHuggingPriority", .record(PriorityForms.axes), "How content resists growing. Default 250.") {
            view, value, _ in
            each(value) { view.setContentHuggingPriority($0, for: $1) }
        },
        Key(
            "contentCompressionResistancePriority", .record(PriorityForms.axes),
            "How content resists being cut. Default 750."
        ) { view, value, _ in
            each(value) { view.setContentCompressionResistancePriority($0, for: $1) }
        },
    ])

    @MainActor
    private static func each(_ value: SceneValue, _ set: (UILayoutPriority, NSLayoutConstraint.Axis) -> Void) {
        if let priority = PriorityForms.priority(value.record?["horizontal"]) { set(priority, .horizontal) }
        if let priority = PriorityForms.priority(value.record?["vertical"]) { set(priority, .vertical) }
    }

    static let stackView = SceneKey<UIStackView>.rows([
        .name(
            "axis", "Default horizontal.",
            of: ["horizontal": NSLayoutConstraint.Axis.horizontal, "vertical": .vertical]
        ) {
            $0.axis = $1
        },
        .name(
            "distribution", "How the views share the length. Default fill.",
            of: [
                "fill": UIStackView.Distribution.fill, "fillEqually": .fillEqually,
                "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
                "equalCentering": .equalCentering,
            ]
        ) { $0.distribution = $1 },
        .name(
            "alignment", "Where the views lie across. Default fill.",
            of: [
                "fill": UIStackView.Alignment.fill, "leading": .leading, "top": .top, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "firstBaseline": .firstBaseline,
                "lastBaseline": .lastBaseline,
            ]
        ) { $0.alignment = $1 },
        StackKey("spacing", spacing, "Points between neighbours. Default 0.") { stack, value, _ in
            points(value).map { stack.spacing = $0 }
        },
        .bool("isBaselineRelativeArrangement", "Columns measure from baseline to baseline. Default false.") {
            $0.isBaselineRelativeArrangement = $1
        },
        .bool("isLayoutMarginsRelativeArrangement", "The views keep to the layout margins. Default false.") {
            $0.isLayoutMarginsRelativeArrangement = $1
        },
        StackKey("arrangedSubviews", .views, "In order; they are subviews too.") { stack, value, builder in
            for node in value.views ?? [] { stack.addArrangedSubview(builder.makeView(node)) }
        },
        StackKey("customSpacing", .byID(spacing), "The space after a view, by its id.") {
            stack, value, builder in
            for entry in value.entries ?? [] {
                let view = builder.nearest(entry.key, in: builder.views)
                guard let view, let space = points(entry.item.value) else { continue }
                stack.setCustomSpacing(space, after: view)
            }
        },
    ])

    private static let spacing = ValueKind.either([.number(.any), .name(["spacingUseSystem", "spacingUseDefault"])])

    private static func points(_ value: SceneValue) -> CGFloat? {
        switch value.text {
        case "spacingUseSystem": UIStackView.spacingUseSystem
        case "spacingUseDefault": UIStackView.spacingUseDefault
        default: value.number.map { CGFloat($0) }
        }
    }
}
