/// The bytes of one pixel; straight or premultiplied as the test that reads it says.
public struct Pixel: Equatable, CustomStringConvertible, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    public static let clear = Pixel(0, 0, 0, 0)
    public static let black = Pixel(0, 0, 0)
    public static let white = Pixel(255, 255, 255)
    public static let red = Pixel(255, 0, 0)
    public static let green = Pixel(0, 255, 0)
    public static let blue = Pixel(0, 0, 255)

    public var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    /// True when no channel differs by more than `tolerance`.
    public func isNear(_ other: Pixel, within tolerance: Int) -> Bool {
        zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]).allSatisfy {
            abs(Int($0) - Int($1)) <= tolerance
        }
    }
}
