import Foundation
import QuartzCore

// What messages call a controller: never an address.
extension UIViewController {
    /// What tests and scene files call the controller: its own id, else its view's, else nil.
    package var identifier: String? {
        get { settings.identifier ?? viewIfLoaded?.accessibilityIdentifier }
        set { settings.identifier = newValue }
    }

    /// `ProfileController:profile`, or the class alone.
    package var label: String {
        let name = QuartzCore.className(of: self)
        return identifier.map { "\(name):\($0)" } ?? name
    }

    /// `appeared`, `appearing`, `disappeared` or `disappearing`.
    package var phase: String { appearance.phase.rawValue }

    /// The id, else the class.
    package var name: String { identifier ?? QuartzCore.className(of: self) }

    /// The scene that the controller's window is of, else the one that runs.
    var sceneHost: SceneHost? { viewIfLoaded?.sceneHost ?? SceneHost.running }

    /// Tells of misuse that raises on a device.
    func raise(_ name: String, _ message: String) {
        let message = "\(name): \(message)"
        guard let host = sceneHost else { fatalError(message) }
        host.misuse(message, views: [label])
    }

    /// Writes what a device writes to its log.
    func writeLog(_ message: String) {
        guard let host = sceneHost else { return Misuse.log(message) }
        host.report(.log, message, views: [label])
    }

    /// Tells of code that a device accepts in silence, and that is wrong.
    func note(_ message: String) { sceneHost?.report(.controllers, message, views: [label]) }
}
