import Foundation

extension Stage {
    /// The version of iOS that the stage's code is told of: by `UIDevice.systemVersion`, and by `#available` in sources
    /// that `offstage swift` compiles. Default 18.0.
    ///
    /// What UIKit itself does stays that of edition 1.
    public var systemVersion: OperatingSystemVersion {
        get { host.loop.system.value }
        set { host.loop.system.value = newValue }
    }
}
