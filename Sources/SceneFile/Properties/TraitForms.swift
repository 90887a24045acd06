import UIKit

/// The traits that files may set.
enum TraitForms {
    private struct Trait: Sendable {
        let field: Field
        let set: @Sendable (SceneValue, inout any UIMutableTraits) -> Void
    }

    private static func trait<Value: Sendable>(
        _ key: String, _ summary: String, of names: [(String, Value)],
        set: @escaping @Sendable (inout any UIMutableTraits, Value) -> Void
    ) -> Trait {
        Trait(field: Field(key, .name(names.map(\.0)), summary)) { value, traits in
            if let (_, value) = names.first(where: { $0.0 == value.text }) { set(&traits, value) }
        }
    }

    private static let sizeClasses: [(String, UIUserInterfaceSizeClass)] = [
        ("unspecified", .unspecified), ("compact", .compact), ("regular", .regular),
    ]

    private static let all: [Trait] = [
        trait(
            "userInterfaceStyle", "Light or dark.",
            of: [("unspecified", .unspecified), ("light", .light), ("dark", .dark)]
        ) {
            $0.userInterfaceStyle = $1
        },
        trait(
            "userInterfaceLevel", "Base or elevated.",
            of: [("unspecified", .unspecified), ("base", .base), ("elevated", .elevated)]
        ) {
            $0.userInterfaceLevel = $1
        },
        trait(
            "accessibilityContrast", "Increase Contrast.",
            of: [("unspecified", .unspecified), ("normal", .normal), ("high", .high)]
        ) {
            $0.accessibilityContrast = $1
        },
        trait(
            "preferredContentSizeCategory", "The text size.",
            of: UIContentSizeCategory.named.map { ($0.name, $0.category) }
        ) {
            $0.preferredContentSizeCategory = $1
        },
        trait(
            "layoutDirection", "The direction of layout.",
            of: [
                ("unspecified", .unspecified), ("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft),
                ("ltr", .leftToRight), ("rtl", .rightToLeft),
            ]
        ) {
            $0.layoutDirection = $1
        },
        trait("horizontalSizeClass", "Room across.", of: sizeClasses) { $0.horizontalSizeClass = $1 },
        trait("verticalSizeClass", "Room down.", of: sizeClasses) { $0.verticalSizeClass = $1 },
        trait(
            "legibilityWeight", "Bold Text.",
            of: [("unspecified", .unspecified), ("regular", .regular), ("bold", .bold)]
        ) {
            $0.legibilityWeight = $1
        },
        trait(
            "displayGamut", "What the display shows; pictures are sRGB anyway.",
            of: [("unspecified", .unspecified), ("SRGB", .SRGB), ("P3", .P3)]
        ) {
            $0.displayGamut = $1
        },
        trait(
            "userInterfaceIdiom", "The kind of device.",
            of: [
                ("unspecified", .unspecified), ("phone", .phone), ("pad", .pad), ("tv", .tv), ("carPlay", .carPlay),
                ("mac", .mac), ("vision", .vision),
            ]
        ) {
            $0.userInterfaceIdiom = $1
        },
        trait(
            "activeAppearance", "Whether the window is the active one.",
            of: [("unspecified", .unspecified), ("inactive", .inactive), ("active", .active)]
        ) {
            $0.activeAppearance = $1
        },
        trait(
            "imageDynamicRange", "The brightness range of images.",
            of: [
                ("unspecified", .unspecified), ("standard", .standard), ("constrainedHigh", .constrainedHigh),
                ("high", .high),
            ]
        ) {
            $0.imageDynamicRange = $1
        },
    ]

    /// What variants call a trait, by UIKit's name.
    static let shortNames = [
        "userInterfaceStyle": "appearance", "layoutDirection": "direction",
        "preferredContentSizeCategory": "contentSizeCategory",
    ]

    static let record = Record(
        "the traits",
        all.map(\.field)
            + all.compactMap { trait in shortNames[trait.field.key].map { trait.field.spelled($0) } })

    /// Sets what the record says.
    static func set(_ record: SceneRecord, on traits: inout any UIMutableTraits) {
        for trait in all {
            if let value = record[trait.field.key] { trait.set(value, &traits) }
        }
    }

    static func set(_ record: SceneRecord, on overrides: inout UITraitOverrides) {
        var traits: any UIMutableTraits = overrides
        set(record, on: &traits)
        if let changed = traits as? UITraitOverrides { overrides = changed }
    }
}
