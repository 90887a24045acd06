import CPNG
import Foundation
import Rasterizer

/// Why bytes are no PNG picture, or a picture cannot become one: a sentence.
package struct PNGError: Error, Hashable, CustomStringConvertible {
    package let message: String

    package var description: String { message }
}

/// The PNG format, in and out.
package enum PNG {
    /// The largest picture that is read.
    package static let mostPixels = 100_000_000

    /// Reads a picture of any colour type and depth. Gamma, profiles and other metadata are not looked at: all is sRGB.
    /// 16 bits are rounded to 8. Colours are premultiplied, rounded once.
    package static func decode(_ bytes: [UInt8]) throws(PNGError) -> CGImage {
        var picture = cpng_picture()
        var error = cpng_error()
        let isDone = bytes.withUnsafeBufferPointer { buffer in
            cpng_decode(buffer.baseAddress, buffer.count, UInt64(mostPixels), &picture, &error) == 1
        }
        guard isDone, let straight = picture.pixels else {
            throw PNGError(message: "This is not a readable PNG: \(text(of: error)).")
        }
        defer { cpng_free(straight) }
        let (width, height) = (Int(picture.width), Int(picture.height))
        let pixels = UnsafeBufferPointer(start: straight, count: width * height * 4)
        let rect = PixelRect(x: 0, y: 0, width: width, height: height)
        if picture.has_alpha == 0 { return CGImage(opaque: Bitmap(rect: rect, bytes: Array(pixels))) }
        return CGImage(bitmap: Bitmap(rect: rect, bytes: premultiplied(pixels)))
    }

    /// Writes a picture with 8 bits a component in the colour type that needs the fewest bytes before compression:
    /// grey, palette, grey with alpha, RGB or RGBA. Equal pixels give equal bytes with one version of igzip.
    package static func encode(_ image: CGImage) throws(PNGError) -> [UInt8] {
        let pixels = PNGPixels(image)
        var buffer = cpng_buffer()
        var error = cpng_error()
        let isDone = pixels.withSource { source in
            cpng_encode(&source, &buffer, &error) == 1
        }
        guard isDone, let bytes = buffer.bytes else {
            throw PNGError(message: "The picture cannot be written as PNG: \(text(of: error)).")
        }
        defer { cpng_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: buffer.count))
    }

    private static func premultiplied(_ pixels: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: pixels.count) { result, count in
            for index in stride(from: 0, to: pixels.count, by: 4) {
                let alpha = pixels[index + 3]
                for channel in index..<index + 3 {
                    result[channel] = Premultiplication.multiply(pixels[channel], alpha)
                }
                result[index + 3] = alpha
            }
            count = pixels.count
        }
    }

    static func text(of error: cpng_error) -> String {
        withUnsafeBytes(of: error.message) { bytes in
            String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
    }
}

extension CGImage {
    /// A PNG file's picture; nil when it cannot be read. `decode` must be nil.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = source.data, let image = try? PNG.decode(Array(data)) else { return nil }
        self.init(
            bitmap: image.bitmap, layout: image.layout, colorSpace: image.colorSpace, bitmapInfo: image.bitmapInfo,
            bytesPerRow: image.bytesPerRow, shouldInterpolate: shouldInterpolate)
    }

    /// A picture of pixels that are all opaque.
    package convenience init(opaque bitmap: Bitmap) {
        var layout = PixelLayout.standard
        layout.alpha = .none
        self.init(
            bitmap: bitmap, layout: layout, colorSpace: .standard, bitmapInfo: CGBitmapInfo(alpha: .noneSkipLast),
            bytesPerRow: bitmap.width * 4)
    }
}
