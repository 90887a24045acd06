import RenderServer
import TextFormatting

/// A named exception from exact comparison. What it lets pass is reported all the same.
public struct GoldenTolerance: Hashable, Sendable {
    /// The largest difference of one channel, 0…255.
    public var maximum: Int
    /// How many pixels may differ.
    public var pixels: Int

    /// Lets up to `pixels` pixels differ by up to `maximum`.
    public init(maximum: Int, pixels: Int) {
        self.maximum = maximum
        self.pixels = pixels
    }

    func allows(_ difference: PictureDifference) -> Bool {
        difference.maximum <= maximum && difference.pixels <= pixels
    }
}

extension GoldenTolerance: CustomStringConvertible {
    /// The tolerance in words: `40 pixels by 2`.
    public var description: String { "\(pixels.counted("pixel")) by \(maximum)" }
}
