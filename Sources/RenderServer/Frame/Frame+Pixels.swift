import CoreGraphics
import Foundation
import Rasterizer

extension Frame {
    /// The colour of one pixel of the screen, straight (not premultiplied) sRGB bytes; clear outside the picture.
    ///
    /// - Parameters:
    ///   - x: Pixels from the left edge.
    ///   - y: Pixels from the top edge.
    public func pixel(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        guard picture.rect.contains(x: x, y: y) else { return (0, 0, 0, 0) }
        let pixel = picture.pixel(x: x, y: y)
        let alpha = Int(pixel.alpha)
        func straight(_ channel: UInt8) -> UInt8 {
            alpha == 0 ? 0 : UInt8(min(255, (Int(channel) * 255 + alpha / 2) / alpha))
        }
        return (straight(pixel.red), straight(pixel.green), straight(pixel.blue), pixel.alpha)
    }

    /// True when both pictures have the same size and the same premultiplied pixels.
    public func hasSamePixels(as other: Frame) -> Bool {
        let (a, b) = (image.bitmap, other.image.bitmap)
        return a.width == b.width && a.height == b.height && a.bytes == b.bytes
    }

    /// The picture as a PNG file: 8 bits a channel in the smallest lossless colour type, the same bytes for the same
    /// pixels.
    ///
    /// - Throws: An error with a sentence when the picture has no pixels.
    public func pngData() throws -> Data {
        Data(try PNG.encode(image))
    }
}
