import Foundation
import VirtualFoundation

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

    /// The name of the model in the user's language.
    open var localizedModel: String { model }

    /// True.
    open var isMultitaskingSupported: Bool { true }

    /// What tells this device from others to the apps of one vendor: the same for as long as the process runs.
    open var identifierForVendor: UUID? { Self.identifier }
    private static let identifier = UUID(uuidString: "0FF57A6E-0000-4000-8000-000000000001")

    /// Makes the click of a key, where an input view asks for it: nothing is heard here.
    open func playInputClick() {}

    // MARK: Orientation

    private var orientationListeners = 0

    /// How the device is held: the interface turns with it.
    open var orientation: UIDeviceOrientation {
        UIDeviceOrientation(rawValue: UIScreen.main.metrics.interfaceOrientation.rawValue) ?? .unknown
    }

    /// Whether turns are posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }
    /// Has turns posted; calls nest.
    open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
    /// Ends one `beginGeneratingDeviceOrientationNotifications()`.
    open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(0, orientationListeners - 1) }

    /// Posted when the device is turned, while somebody asked for it.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")

    func orientationDidChange() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }

    /// The version of the stage's system: `18.0` unless the stage was given another one.
    open var systemVersion: String { MainLoop.current.system.text }
}
