/// How an interface is turned on its screen.
public enum UIInterfaceOrientation: Int, Sendable, CaseIterable {
    /// The orientation is not known.
    case unknown = 0
    /// The device is held upright.
    case portrait = 1
    /// Upright, the device's top at the bottom.
    case portraitUpsideDown = 2
    /// The device's top is on the left.
    case landscapeLeft = 4
    /// The device's top is on the right.
    case landscapeRight = 3

    /// True when the interface is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True when the interface is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
