extension UITraitCollection {
    /// The value of a trait; its default where nothing specifies it.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        values[trait] ?? T.defaultValue
    }

    /// The brightness range in which images may be shown.
    public var imageDynamicRange: UIImage.DynamicRange { values.builtIn.imageDynamicRange ?? .unspecified }

    /// Whether the screen is being recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState { values.builtIn.sceneCaptureState ?? .unspecified }
}

extension UITraitCollection {
    /// A collection of this trait alone.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(only: UITraitUserInterfaceIdiom.self, userInterfaceIdiom)
    }

    /// A collection of this trait alone.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(only: UITraitUserInterfaceStyle.self, userInterfaceStyle)
    }

    /// A collection of this trait alone.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(only: UITraitUserInterfaceLevel.self, userInterfaceLevel)
    }

    /// A collection of this trait alone.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(only: UITraitAccessibilityContrast.self, accessibilityContrast)
    }

    /// A collection of this trait alone.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(only: UITraitLayoutDirection.self, layoutDirection)
    }

    /// A collection of this trait alone.
    public convenience init(displayScale: CGFloat) {
        self.init(only: UITraitDisplayScale.self, displayScale)
    }

    /// A collection of this trait alone.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(only: UITraitDisplayGamut.self, displayGamut)
    }

    /// A collection of this trait alone.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: UITraitHorizontalSizeClass.self, horizontalSizeClass)
    }

    /// A collection of this trait alone.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(only: UITraitVerticalSizeClass.self, verticalSizeClass)
    }

    /// A collection of this trait alone.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(only: UITraitPreferredContentSizeCategory.self, preferredContentSizeCategory)
    }

    /// A collection of this trait alone.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(only: UITraitLegibilityWeight.self, legibilityWeight)
    }

    /// A collection of this trait alone.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(only: UITraitForceTouchCapability.self, forceTouchCapability)
    }

    /// A collection of this trait alone.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(only: UITraitActiveAppearance.self, activeAppearance)
    }

    /// A collection of this trait alone.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init(only: UITraitImageDynamicRange.self, imageDynamicRange)
    }

    /// A collection of this trait alone.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(only: UITraitToolbarItemPresentationSize.self, toolbarItemPresentationSize)
    }

    /// A collection of this trait alone.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init(only: UITraitSceneCaptureState.self, sceneCaptureState)
    }

    private convenience init<T: UITraitDefinition>(only trait: T.Type, _ value: T.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }
}
