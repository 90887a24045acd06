import Foundation
import Synchronization

/// The version of iOS that a scene pretends to run on.
package final class SystemVersion: Sendable {
    /// The one that edition 1 follows.
    package static let standard = OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)

    private let stored = Mutex(SystemVersion.standard)

    package init() {}

    package var value: OperatingSystemVersion {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }

    /// As `UIDevice.systemVersion` spells it: `18.0`, and `18.2.1` where there is a third number.
    package var text: String {
        let version = value
        let two = "\(version.majorVersion).\(version.minorVersion)"
        return version.patchVersion == 0 ? two : "\(two).\(version.patchVersion)"
    }
}

// What `#available` becomes where every version of Linux would do.
// swift-format-ignore: NoLeadingUnderscores
/// Whether the system of the current stage has a version or a later one: `if _osAtLeast(17, 2)`.
public func _osAtLeast(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
    let version = MainLoop.current.system.value
    return (version.majorVersion, version.minorVersion, version.patchVersion) >= (major, minor, patch)
}
