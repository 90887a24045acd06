import Foundation

/// Misuse of the API that raises an exception on a device.
///
/// It traps, as it would there, unless a handler collects it; the call that was wrong then has no effect.
@MainActor
package enum Misuse {
    /// Gets the exception's name (`CALayerInvalidGeometry`) and its sentence. Nil traps.
    package static var handler: ((_ name: String, _ message: String) -> Void)?
    /// Gets what a device only writes to its log.
    package static var logHandler: ((_ message: String) -> Void)?

    package static func report(_ name: String, _ message: String) {
        guard let handler else { fatalError("\(name): \(message)") }
        handler(name, message)
    }

    /// Something a device logs and survives. Without a handler it goes to standard error, as the device's log does.
    package static func log(_ message: String) {
        if let logHandler { return logHandler(message) }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
