/// Where a pixel has its alpha, and whether colours are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    /// No alpha and no room for it.
    case none
    /// RGBA, colours multiplied with alpha.
    case premultipliedLast
    /// ARGB, colours multiplied with alpha.
    case premultipliedFirst
    /// RGBA.
    case last
    /// ARGB.
    case first
    /// RGB and a byte that means nothing.
    case noneSkipLast
    /// A byte that means nothing and RGB.
    case noneSkipFirst
    /// Alpha alone.
    case alphaOnly
}

/// In which order the bytes of a pixel stand in memory.
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
    /// All bits that say the order; no order itself.
    case orderMask = 0x7000
    /// Bytes lie as the components are listed.
    case orderDefault = 0
    /// Units of 16 bits, low byte first.
    case order16Little = 0x1000
    /// Units of 32 bits, low byte first: the components backwards.
    case order32Little = 0x2000
    /// Units of 16 bits, high byte first.
    case order16Big = 0x3000
    /// Units of 32 bits, high byte first: as the components are listed.
    case order32Big = 0x4000
}

/// Layout of a pixel: alpha, byte order and whether components are floating point.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt32

    /// Flags from bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// A layout by its alpha and byte order.
    public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
        self.init(rawValue: alpha.rawValue | byteOrder.rawValue)
    }

    /// The bits that hold a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floating point.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Floating-point components; no picture here has them.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold a `CGImageByteOrderInfo`.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes lie as the components are listed.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Units of 16 bits, low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Units of 32 bits, low byte first: the components backwards.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Units of 16 bits, high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Units of 32 bits, high byte first: as the components are listed.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    package var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1F) }
    package var byteOrder: CGImageByteOrderInfo? { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) }
}
