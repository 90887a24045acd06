/// The screen of a simulated device.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
    /// The device whose screen it is, as it is held.
    package let device: Device

    package nonisolated init(device: Device) {
        self.device = device
    }

    /// The screen of the current stage. Before there is any stage: that of an iPhone 16.
    public package(set) static var main = UIScreen(device: .iPhone16)

    /// In points, as the device is held.
    public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

    /// In pixels of the panel, upright.
    public var nativeBounds: CGRect { CGRect(origin: .zero, size: device.nativeSize) }

    /// Pixels a point of what is drawn.
    public var scale: CGFloat { device.scale }

    /// Pixels of the panel a point.
    public var nativeScale: CGFloat { device.nativeScale }

    /// Frames a second at most. Default 60.
    public var maximumFramesPerSecond: Int { 60 }
}

extension UIScreen: UITraitEnvironment {
    /// The traits of the device.
    public var traitCollection: UITraitCollection { device.traitCollection }

    /// Never called: a screen's traits do not change.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
