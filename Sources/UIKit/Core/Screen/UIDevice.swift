/// What code may ask about the device that it runs on: the simulated one.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
    /// The device of the current stage.
    public static let current = UIDevice()

    private nonisolated override init() {}

    /// Whether the device is a phone or a pad.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.metrics.idiom }

    /// The name in the table of devices.
    public var name: String { UIScreen.main.metrics.deviceName }

    /// The model: `iPhone` or `iPad`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

    /// The name of the system: `iOS`.
    public var systemName: String { "iOS" }

    /// The version that edition 1 follows.
    public var systemVersion: String { "18.0" }
}
