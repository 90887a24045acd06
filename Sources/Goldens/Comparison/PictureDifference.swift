import Rasterizer

/// Where and by how much two pictures of one size differ.
public struct PictureDifference: Hashable, Sendable {
    /// Pixels in which any channel differs.
    public var pixels: Int
    /// The largest difference of one channel, 0…255.
    public var maximum: Int
    /// The smallest rectangle that holds all differing pixels.
    public var rect: PixelRect

    /// Nothing differs.
    public var isEmpty: Bool { pixels == 0 }
}

extension PictureDifference: CustomStringConvertible {
    /// `12 pixels differ, by 3 of 255 at most, inside 10 20 30×40`.
    public var description: String {
        guard !isEmpty else { return "no pixel differs" }
        let noun = pixels == 1 ? "pixel differs" : "pixels differ"
        return "\(pixels) \(noun), by \(maximum) of 255 at most, inside \(rect)"
    }
}
