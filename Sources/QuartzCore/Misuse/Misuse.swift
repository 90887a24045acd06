import Foundation

/// Misuse of the API that raises an exception on a device.
///
/// Misuse traps, as it would there, unless the context's listener collects it; the call that was wrong then has no
/// effect.
@MainActor
package enum Misuse {
    /// Who hears of misuse in the scene whose code runs: the current context's listener.
    static weak var listener: MisuseListener?

    package static func report(_ name: String, _ message: String) {
        guard let listener else { fatalError("\(name): \(message)") }
        listener.misuse(name, message)
    }

    /// Something a device logs and survives. Without a listener it goes to standard error, as the device's log does.
    package static func log(_ message: String) {
        if let listener { return listener.log(message) }
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

/// Hears of what raises an exception on a device, or is written to its log.
@MainActor
package protocol MisuseListener: AnyObject {
    /// Told of misuse by the exception's name (`CALayerInvalidGeometry`) and its sentence. Where it returns, the call
    /// that was wrong has no effect.
    func misuse(_ name: String, _ message: String)
    /// Told what a device only writes to its log.
    func log(_ message: String)
}
