/// The kind of device an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable, CaseIterable {
    /// Nothing says.
    case unspecified = -1
    /// An iPhone.
    case phone = 0
    /// An iPad.
    case pad = 1
    /// An Apple TV.
    case tv = 2
    /// A car's screen.
    case carPlay = 3
    /// A Mac.
    case mac = 5
    /// An Apple Vision.
    case vision = 6
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable, CaseIterable {
    case unspecified, light, dark
}

/// Whether content lies on the base level or above it, as a sheet does. Only backgrounds in dark style differ.
public enum UIUserInterfaceLevel: Int, Sendable, CaseIterable {
    /// Nothing says.
    case unspecified = -1
    /// On the base level.
    case base = 0
    /// Above it, as a sheet is.
    case elevated = 1
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable, CaseIterable {
    case unspecified, compact, regular
}

/// The setting Increase Contrast.
public enum UIAccessibilityContrast: Int, Sendable, CaseIterable {
    /// Nothing says.
    case unspecified = -1
    /// The setting is off.
    case normal = 0
    /// The setting is on.
    case high = 1
}

/// The layout direction of a trait environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, CaseIterable {
    /// Nothing says.
    case unspecified = -1
    /// Lines begin on the left.
    case leftToRight = 0
    /// Lines begin on the right.
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
    /// Nothing says.
    case unspecified = -1
    /// The setting is off.
    case regular = 0
    /// The setting is on.
    case bold = 1
}

/// The colours that a display can show. Pictures made here are sRGB whatever it says.
public enum UIDisplayGamut: Int, Sendable, CaseIterable {
    /// Nothing says.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// sRGB.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Display P3.
    case P3 = 1
}

/// Whether a display measures force.
public enum UIForceTouchCapability: Int, Sendable, CaseIterable {
    case unknown, unavailable, available
}

/// Whether the window of an interface is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable, CaseIterable {
    /// Nothing says.
    case unspecified = -1
    /// Another window is the active one.
    case inactive = 0
    /// The window is the active one.
    case active = 1
}

/// The size of items in a Mac toolbar.
public enum UINSToolbarItemPresentationSize: Int, Sendable, CaseIterable {
    /// Nothing says.
    case unspecified = -1
    /// Items of the usual size.
    case regular = 0
    /// Small items.
    case small = 1
    /// Large items.
    case large = 3
}

/// Whether the screen is being recorded or mirrored.
public enum UISceneCaptureState: Int, Sendable, CaseIterable {
    /// Nothing says.
    case unspecified = -1
    /// The screen is not captured.
    case inactive = 0
    /// The screen is captured.
    case active = 1
}
