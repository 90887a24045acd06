import Foundation

/// Misuse of the API that raises an exception on a device.
///
/// Misuse traps, as it would there, unless the context's listener collects it; the call that was wrong then has no
/// effect.
@MainActor
package enum Misuse {
    package static func report(_ name: String, _ message: String) {
        guard let listener = LayerContext.current.listener else { fatalError("\(name): \(message)") }
        listener.misuse(name, message)
    }

    /// Something a device logs and survives. Without a listener it goes to standard error, as the device's log does.
    package static func log(_ message: String) {
        if let listener = LayerContext.current.listener { return listener.log(message) }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
