/// A screen as the device is held, and the traits that follow from it. Lengths are points.
package struct ScreenMetrics: Hashable, Sendable {
    /// What people call the device: `iPhone 16`.
    package var deviceName: String
    package var idiom: UIUserInterfaceIdiom
    package var size: CGSize
    /// Pixels of the panel, held upright.
    package var nativeSize: CGSize
    /// Pixels a point of what is drawn.
    package var scale: CGFloat
    /// Pixels of the panel a point.
    package var nativeScale: CGFloat
    /// What bars and the screen's shape take from the edges.
    package var safeAreaInsets: UIEdgeInsets
    package var displayGamut: UIDisplayGamut
    /// The margins that a controller's root view keeps at its sides.
    package var minimumSideMargin: CGFloat
    /// How the device is held; nil as the screen's shape tells.
    package var orientation: UIInterfaceOrientation?
    /// 0 where it is hidden.
    package var statusBarHeight: CGFloat = 0
    /// Radius of the screen's own corners; 0 where it is not known.
    package var cornerRadius: CGFloat = 0

    package init(
        deviceName: String, idiom: UIUserInterfaceIdiom, size: CGSize, nativeSize: CGSize, scale: CGFloat,
        nativeScale: CGFloat, safeAreaInsets: UIEdgeInsets, displayGamut: UIDisplayGamut, minimumSideMargin: CGFloat
    ) {
        self.deviceName = deviceName
        self.idiom = idiom
        self.size = size
        self.nativeSize = nativeSize
        self.scale = scale
        self.nativeScale = nativeScale
        self.safeAreaInsets = safeAreaInsets
        self.displayGamut = displayGamut
        self.minimumSideMargin = minimumSideMargin
    }

    /// The screen that code sees before there is a scene: an iPhone 16's.
    package static let standard: ScreenMetrics = {
        var metrics = ScreenMetrics(
            deviceName: "iPhone 16", idiom: .phone, size: CGSize(width: 393, height: 852),
            nativeSize: CGSize(width: 1179, height: 2556), scale: 3, nativeScale: 3,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0), displayGamut: .P3,
            minimumSideMargin: 16)
        metrics.orientation = .portrait
        metrics.statusBarHeight = 54
        metrics.cornerRadius = 55
        return metrics
    }()
}

// Turning.
extension ScreenMetrics {
    /// How the interface is turned: as the device is held, where that fits the screen's shape.
    package var interfaceOrientation: UIInterfaceOrientation {
        let isWide = size.width > size.height
        if let orientation, orientation.isLandscape == isWide { return orientation }
        return isWide ? .landscapeRight : .portrait
    }
}

// Traits.
extension ScreenMetrics {
    /// The size classes of a window of a size, on this screen.
    ///
    /// Phones upright are compact across and regular down; on their side compact down, and regular across exactly on
    /// screens at least 414 points wide upright. Pads are regular both ways; a narrow window is compact across. Split
    /// View is compact up to 639 points and regular from 678 on; the border at 640 between them is assumed.
    package func sizeClasses(
        for size: CGSize
    ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
        if idiom != .phone { return (size.width >= 640 ? .regular : .compact, .regular) }
        if size.width <= size.height { return (.compact, .regular) }
        return (size.height >= 414 ? .regular : .compact, .compact)
    }

    /// The traits of a window that fills the screen: light, left to right, default text size.
    package var traitCollection: UITraitCollection { traitCollection(for: size) }

    /// The traits of a window of a size.
    package func traitCollection(for size: CGSize) -> UITraitCollection {
        let classes = sizeClasses(for: size)
        return UITraitCollection { traits in
            traits.userInterfaceIdiom = idiom
            traits.userInterfaceStyle = .light
            traits.userInterfaceLevel = .base
            traits.accessibilityContrast = .normal
            traits.layoutDirection = .leftToRight
            traits.displayScale = scale
            traits.displayGamut = displayGamut
            traits.horizontalSizeClass = classes.horizontal
            traits.verticalSizeClass = classes.vertical
            traits.preferredContentSizeCategory = .large
            traits.legibilityWeight = .regular
            traits.forceTouchCapability = .unavailable
            traits.activeAppearance = .active
            traits.imageDynamicRange = .standard
            traits.sceneCaptureState = .inactive
        }
    }
}
