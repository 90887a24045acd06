/// A trait that UIKit defines: kept in a field of its own, absent while unspecified.
protocol BuiltInTrait: UITraitDefinition where Value: Equatable {
    static var storage: WritableKeyPath<TraitValues.BuiltIn, Value?> { get }
}

/// The traits that UIKit defines.
let builtInTraits: [any BuiltInTrait.Type] = [
    UITraitUserInterfaceIdiom.self,
    UITraitUserInterfaceStyle.self,
    UITraitUserInterfaceLevel.self,
    UITraitAccessibilityContrast.self,
    UITraitLayoutDirection.self,
    UITraitDisplayScale.self,
    UITraitDisplayGamut.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitLegibilityWeight.self,
    UITraitForceTouchCapability.self,
    UITraitActiveAppearance.self,
    UITraitImageDynamicRange.self,
    UITraitToolbarItemPresentationSize.self,
    UITraitSceneCaptureState.self,
]

/// The built-in traits by the identity of their types. A cast to the protocol would search all conformances of the
/// program for each type.
private let builtInTraitsByType = Dictionary(uniqueKeysWithValues: builtInTraits.map { (ObjectIdentifier($0), $0) })

/// The trait as one that UIKit defines; nil for an app's own.
func builtInTrait(_ trait: UITrait) -> (any BuiltInTrait.Type)? { builtInTraitsByType[ObjectIdentifier(trait)] }

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIUserInterfaceIdiom = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIUserInterfaceStyle = .unspecified
    /// Colours are resolved anew when it changes.
    public static let affectsColorAppearance = true
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}

/// Base or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIUserInterfaceLevel = .unspecified
    /// Colours are resolved anew when it changes.
    public static let affectsColorAppearance = true
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}

/// The setting Increase Contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIAccessibilityContrast = .unspecified
    /// Colours are resolved anew when it changes.
    public static let affectsColorAppearance = true
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIAccessibilityContrast?> { \.accessibilityContrast }
}

/// Left to right or right to left.
public struct UITraitLayoutDirection: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}

/// Pixels a point; 0 when unspecified.
public struct UITraitDisplayScale: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: CGFloat = 0
    static var storage: WritableKeyPath<TraitValues.BuiltIn, CGFloat?> { \.displayScale }
}

/// The colours that the display can show.
public struct UITraitDisplayGamut: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIDisplayGamut = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIDisplayGamut?> { \.displayGamut }
}

/// Room across.
public struct UITraitHorizontalSizeClass: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// Room down.
public struct UITraitVerticalSizeClass: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIContentSizeCategory = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}

/// The setting Bold Text.
public struct UITraitLegibilityWeight: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UILegibilityWeight = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UILegibilityWeight?> { \.legibilityWeight }
}

/// Whether the display measures force.
public struct UITraitForceTouchCapability: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIForceTouchCapability = .unknown
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIForceTouchCapability?> { \.forceTouchCapability }
}

/// Whether the window is the active one.
public struct UITraitActiveAppearance: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}

/// The brightness range in which images may be shown.
public struct UITraitImageDynamicRange: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UIImage.DynamicRange = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UIImage.DynamicRange?> { \.imageDynamicRange }
}

/// The size of items in a Mac toolbar.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UINSToolbarItemPresentationSize = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UINSToolbarItemPresentationSize?> {
        \.toolbarItemPresentationSize
    }
}

/// Whether the screen is being recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition, BuiltInTrait {
    /// Where no one has set the trait.
    public static let defaultValue: UISceneCaptureState = .unspecified
    static var storage: WritableKeyPath<TraitValues.BuiltIn, UISceneCaptureState?> { \.sceneCaptureState }
}
