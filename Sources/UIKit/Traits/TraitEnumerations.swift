/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
    case unspecified, light, dark
}

/// Whether content lies on the base level or above it, as a sheet does. Only backgrounds in dark style differ.
public enum UIUserInterfaceLevel: Int, Sendable, CaseIterable {
    case unspecified = -1
    case base = 0
    case elevated = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
    case unspecified, compact, regular
}

/// The setting Increase Contrast.
public enum UIAccessibilityContrast: Int, Sendable, CaseIterable {
    case unspecified = -1
    case normal = 0
    case high = 1
}

/// The layout direction of a trait environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, CaseIterable {
    case leftToRight, rightToLeft
}

/// How a view's content reacts to the layout direction.
public enum UISemanticContentAttribute: Int, Sendable, CaseIterable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// The setting Bold Text.
public enum UILegibilityWeight: Int, Sendable, CaseIterable {
    case unspecified = -1
    case regular = 0
    case bold = 1
}

/// The colours that a display can show. Pictures made here are sRGB whatever it says.
public enum UIDisplayGamut: Int, Sendable, CaseIterable {
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case P3 = 1
}

/// Whether a display measures force.
public enum UIForceTouchCapability: Int, Sendable, CaseIterable {
    case unknown, unavailable, available
}

/// Whether the window of an interface is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable, CaseIterable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// The size of items in a Mac toolbar.
public enum UINSToolbarItemPresentationSize: Int, Sendable, CaseIterable {
    case unspecified = -1
    case regular = 0
    case small = 1
    case large = 3
}

/// Whether the screen is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable, CaseIterable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}
