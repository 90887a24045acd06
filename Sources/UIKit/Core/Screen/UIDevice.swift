/// What code may ask about the device that it runs on: the simulated one.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device of the current stage.
    open class var current: UIDevice { only }
    private static let only = UIDevice()

    /// Makes an object that answers as `current` does: tests make subclasses that answer otherwise.
    public nonisolated override init() {}

    /// Whether the device is a phone or a pad.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.metrics.idiom }

    /// The name in the table of devices.
    open var name: String { UIScreen.main.metrics.deviceName }

    /// The model: `iPhone` or `iPad`.
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The name of the system: `iOS`.
    open var systemName: String { "iOS" }

    /// The version that edition 1 follows.
    open var systemVersion: String { "18.0" }
}
