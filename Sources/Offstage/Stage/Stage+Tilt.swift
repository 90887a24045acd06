import UIKit

extension Stage {
    /// Where the viewer is, as the device tells motion effects: -1…1 along each axis, right and down positive, 0 straight
    /// above. Default nil, as on a device that lies still: effects are not asked, and nothing is moved.
    ///
    ///     stage.tilt = UIOffset(horizontal: 1, vertical: 0)
    public var tilt: UIOffset? {
        get { host[MotionEffects.self].tilt }
        set { host[MotionEffects.self].tilt = newValue }
    }
}
