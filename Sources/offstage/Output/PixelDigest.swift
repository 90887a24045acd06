import CoreGraphics
import Rasterizer

/// A short name for a picture's pixels: equal pixels have equal digests on every machine.
///
/// 64-bit FNV-1a over the size and the premultiplied bytes; it tells pictures apart, it is no protection against forgery.
enum PixelDigest {
    static func digest(_ image: CGImage) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ byte: UInt8) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        for size in [image.width, image.height] {
            for shift in stride(from: 0, to: 32, by: 8) { add(UInt8(truncatingIfNeeded: size >> shift)) }
        }
        for byte in image.bitmap.bytes { add(byte) }
        let text = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
