import UIKit

/// The keys of UIKit's views in scene files, in the order in which they are set.
enum ViewProperties {
    private typealias Key = SceneKey<UIView>

    static let view: [PropertyRow] =
        appearance + behaviour + AccessibilityForms.view + MenuForms.view + margins + ConstraintProperties.view
        + GestureClass.view

    private static let appearance = SceneKey<UIView>.rows([
        .name(
            "overrideUserInterfaceStyle", "Light or dark for the view and all below it.",
            of: ["unspecified": UIUserInterfaceStyle.unspecified, "light": .light, "dark": .dark]
        ) { $0.overrideUserInterfaceStyle = $1 },
        Key("traitOverrides", .record(TraitForms.record), "Traits of the view and all below it.") { view, value, _ in
            value.record.map { TraitForms.set($0, on: &view.traitOverrides) }
        },
        .color("tintColor", "Inherited by subviews; null inherits.") { $0.tintColor = $1 },
        .name(
            "tintAdjustmentMode", "Whether the tint colour is dimmed.",
            of: ["automatic": UIView.TintAdjustmentMode.automatic, "normal": .normal, "dimmed": .dimmed]
        ) { $0.tintAdjustmentMode = $1 },
        .color("backgroundColor", "Null, the default, is transparent.") { $0.backgroundColor = $1 },
        .number("alpha", "From 0 to 1. Default 1.", in: 0...1) { $0.alpha = $1 },
        .bool("isHidden", "Hides the view and all below it.") { $0.isHidden = $1 },
        .bool("isOpaque", "A promise that draw fills every pixel. Default true.") { $0.isOpaque = $1 },
        .bool("clipsToBounds", "Clips subviews and content to the outline.") { $0.clipsToBounds = $1 },
        .bool("clearsContextBeforeDrawing", "Default true.") { $0.clearsContextBeforeDrawing = $1 },
        .name("contentMode", "How drawn content or an image lies in the bounds.", of: contentModes) {
            $0.contentMode = $1
        },
        .number("contentScaleFactor", "Pixels a point of drawn content; default the screen's.", in: 0.01...64) {
            $0.contentScaleFactor = $1
        },
    ])

    private static let behaviour = SceneKey<UIView>.rows([
        .names("autoresizingMask", "What grows and shrinks with the superview.", of: autoresizing) {
            $0.autoresizingMask = $1.reduce(into: []) { $0.insert($1) }
        },
        .bool("autoresizesSubviews", "Default true.") { $0.autoresizesSubviews = $1 },
        .name(
            "semanticContentAttribute", "What the content means for its direction.",
            of: [
                "unspecified": UISemanticContentAttribute.unspecified, "playback": .playback, "spatial": .spatial,
                "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
            ]
        ) { $0.semanticContentAttribute = $1 },
        .integer("tag", "Any number.") { $0.tag = $1 },
        .bool("isUserInteractionEnabled", "False: touches go through.") { $0.isUserInteractionEnabled = $1 },
        .bool("isMultipleTouchEnabled", "Default false.") { $0.isMultipleTouchEnabled = $1 },
        .bool("isExclusiveTouch", "Default false.") { $0.isExclusiveTouch = $1 },
    ])

    private static let margins = SceneKey<UIView>.rows([
        .insets("layoutMargins", "Default 8 on each side.") { $0.layoutMargins = $1 },
        Key("directionalLayoutMargins", .insets(ValueKind.directionalEdgeNames), "Default 8 on each side.") {
            view, value, _ in
            guard let v = value.insets?.map({ CGFloat($0) }) else { return }
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: v[0], leading: v[1], bottom: v[2], trailing: v[3])
        },
        .bool("preservesSuperviewLayoutMargins", "Default false.") { $0.preservesSuperviewLayoutMargins = $1 },
        .bool("insetsLayoutMarginsFromSafeArea", "Default true.") { $0.insetsLayoutMarginsFromSafeArea = $1 },
    ])

    static let imageView = SceneKey<UIImageView>.rows([
        SceneKey(
            "preferredSymbolConfiguration", .nullable(.record(SymbolForms.configuration)),
            "For symbols whose own configuration says nothing."
        ) { view, value, _ in view.preferredSymbolConfiguration = value.record.map(SymbolForms.configuration) },
        .image("image", "The picture.") { $0.image = $1 },
        .image("highlightedImage", "The picture while isHighlighted.") { $0.highlightedImage = $1 },
        .bool("isHighlighted", "Default false.") { $0.isHighlighted = $1 },
    ])

    static let contentModes: KeyValuePairs<String, UIView.ContentMode> = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    private static let autoresizing: KeyValuePairs<String, UIView.AutoresizingMask> = [
        "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
        "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
        "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
}
