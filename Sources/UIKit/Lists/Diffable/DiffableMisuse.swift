import QuartzCore
import VirtualFoundation

/// Tells of what raises or is logged on a device, from whichever thread a snapshot is made on.
enum DiffableMisuse {
    /// Tells the running scene of an exception; the call that was wrong has no effect.
    ///
    /// On other threads than the main one the scene hears of it in its next turn.
    static func raise(_ reason: String) {
        onMain { Misuse.report("NSInternalInconsistencyException", reason) }
    }

    /// Writes what a device writes to its log.
    static func log(_ message: String) {
        onMain { Misuse.log(message) }
    }

    private static func onMain(_ tell: @escaping @MainActor @Sendable () -> Void) {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { tell() }
        } else {
            DispatchQueue.main.async { tell() }
        }
    }
}
