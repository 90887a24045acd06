/// How a device is held. Its left is its interface's right: the numbers are those of `UIInterfaceOrientation`.
public enum UIDeviceOrientation: Int, Sendable, CaseIterable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, the top below.
    case portraitUpsideDown = 2
    /// On its side, the top on the left.
    case landscapeLeft = 3
    /// On its side, the top on the right.
    case landscapeRight = 4
    /// Lying, the screen up.
    case faceUp = 5
    /// Lying, the screen down.
    case faceDown = 6

    /// True on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// True upright, either way.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// True lying.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// True upright or on a side.
    public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
