import CoreGraphics
import Rasterizer

/// A short name for a picture's pixels: equal pixels have equal digests on every machine.
enum PixelDigest {
    static func digest(_ image: CGImage) -> String {
        let text = String(image.bitmap.digest, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
