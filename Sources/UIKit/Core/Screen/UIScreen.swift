/// The screen of a simulated device.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// What the screen is like, as the device is held.
    package let metrics: ScreenMetrics

    package nonisolated init(metrics: ScreenMetrics) {
        self.metrics = metrics
    }

    /// The screen of the current stage. Before there is any stage: that of an iPhone 16.
    public static var main: UIScreen { SceneHost.current.screen }

    /// In points, as the device is held.
    public var bounds: CGRect { CGRect(origin: .zero, size: metrics.size) }

    /// In pixels of the panel, upright.
    public var nativeBounds: CGRect { CGRect(origin: .zero, size: metrics.nativeSize) }

    /// Pixels a point of what is drawn.
    public var scale: CGFloat { metrics.scale }

    /// Pixels of the panel a point.
    public var nativeScale: CGFloat { metrics.nativeScale }

    /// Frames a second at most. Default 60.
    public var maximumFramesPerSecond: Int { 60 }
}

extension UIScreen: UITraitEnvironment {
    /// The traits of the device.
    public var traitCollection: UITraitCollection { metrics.traitCollection }

    /// Never called: a screen's traits do not change.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
