import CPNG
import Foundation
import Rasterizer

/// The PNG format, in and out.
package enum PNG {
    /// Whether bytes begin as a PNG file does.
    package static func isLikely(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
    }

    /// Reads a picture of any colour type and depth, which must be whole. Colours of a profile or of a gamma are converted
    /// to sRGB, 16 bits rounded to 8, colours premultiplied, rounded once.
    package static func decode(_ bytes: [UInt8]) throws(PictureError) -> CGImage {
        try withRows(of: bytes) { rows throws(PictureError) in
            let image = try rows.readImage()
            try rows.finish()
            return image
        }
    }

    /// Gives what stands before the pixels, and their rows.
    package static func withRows<Result>(
        of bytes: [UInt8], _ body: (inout PNGRows) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        try bytes.withUnsafeBufferPointer { buffer throws(PictureError) in
            var rows = try PNGRows.open(buffer)
            return try body(&rows)
        }
    }

    /// Writes a picture with 8 bits a component in the colour type that needs the fewest bytes before compression:
    /// grey, palette, grey with alpha, RGB or RGBA. Equal pixels give equal bytes with one version of igzip.
    package static func encode(_ image: CGImage) throws(PictureError) -> [UInt8] {
        let pixels = PNGPixels(image)
        var buffer = cpng_buffer()
        var error = cpng_error()
        let isDone = pixels.withSource { source in
            cpng_encode(&source, &buffer, &error) == 1
        }
        guard isDone, let bytes = buffer.bytes else {
            throw PictureError(message: "The picture cannot be written as PNG: \(text(of: error)).")
        }
        defer { cpng_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: buffer.count))
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
}
