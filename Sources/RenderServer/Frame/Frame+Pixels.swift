import CoreGraphics
import Foundation
import Rasterizer

extension Frame {
    /// How many pixels were drawn for the frame, those of `redrawn`; what lies in two of its rectangles was drawn twice.
    public var drawnPixels: Int { redrawn.reduce(0) { $0 + $1.area } }

    /// The frame's pixels in a rectangle, as far as that lies on the screen, without putting the whole picture together.
    package func part(_ rect: PixelRect) -> Bitmap { picture.part(rect) }

    /// All pixels.
    package var screen: PixelRect { picture.rect }

    /// The smallest rectangle around all pixels that are not those of the frame before; empty where the frames are alike.
    /// Differences are looked for only where something was drawn. A frame of another size is another one in all pixels.
    /// - Parameter before: The frame before of the same server.
    package func changedRect(since before: Frame) -> PixelRect {
        guard screen == before.screen else { return screen }
        return redrawn.reduce(.empty) { changed, rect in
            changed.union(part(rect).differenceRect(from: before.part(rect)))
        }
    }

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
