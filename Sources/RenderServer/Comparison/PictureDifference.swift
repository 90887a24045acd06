import Rasterizer
import TextFormatting

/// Where and by how much two pictures of one size differ.
public struct PictureDifference: Hashable, Sendable {
    /// Pixels in which any channel differs.
    public var pixels: Int
    /// The largest difference of one channel, 0…255.
    public var maximum: Int
    /// The smallest rectangle that holds all differing pixels.
    public var rect: PixelRect

    /// - Parameters:
    ///   - pixels: How many differ, 0 or more.
    ///   - maximum: 0…255; 0 when no pixel differs.
    ///   - rect: In pixels of the pictures; empty when no pixel differs.
    public init(pixels: Int = 0, maximum: Int = 0, rect: PixelRect = .empty) {
        self.pixels = pixels
        self.maximum = maximum
        self.rect = rect
    }

    /// Nothing differs.
    public var isEmpty: Bool { pixels == 0 }
}

extension PictureDifference {
    package var jsonValue: JSONValue {
        .object([
            ("pixels", .integer(pixels)), ("maximum", .integer(maximum)),
            ("rect", rect.jsonValue),
        ])
    }
}

extension PictureDifference: CustomStringConvertible {
    /// `12 pixels differ, by 3 of 255 at most, inside 10 20 30×40`.
    public var description: String {
        guard !isEmpty else { return "pixels identical" }
        return "\(pixels.counted("pixel", "differ")), by \(maximum) of 255 at most, inside \(rect)"
    }
}
