import CJPEG
import Foundation
import Rasterizer

/// The JPEG format, in and out. Equal bytes give equal pixels with every build of libjpeg-turbo.
package enum JPEG {
    /// Whether bytes begin as a JPEG file does.
    package static func isLikely(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    /// Reads a picture as it is stored: grey, YCbCr, RGB, and CMYK without a profile. A file that ends too early goes on in
    /// grey.
    package static func decode(_ bytes: [UInt8]) throws(PictureError) -> CGImage {
        try withRows(of: bytes) { rows throws(PictureError) in try rows.readImage() }
    }

    /// Gives what stands before the pixels, and their rows.
    package static func withRows<Result>(
        of bytes: [UInt8], _ body: (inout JPEGRows) throws(PictureError) -> Result
    ) throws(PictureError) -> Result {
        try bytes.withUnsafeBufferPointer { buffer throws(PictureError) in
            var rows = try JPEGRows.open(buffer)
            return try body(&rows)
        }
    }

    /// Writes a picture with its chroma halved across and down. What is translucent lies on white (assumed).
    /// - Parameter quality: 0…1; libjpeg's 1 to 100 (assumed).
    package static func encode(
        _ image: CGImage, quality: Double, orientation: CGImagePropertyOrientation = .up
    ) throws(PictureError) -> [UInt8] {
        let pixels = onWhite(image)
        var buffer = cjpeg_buffer()
        var error = cjpeg_error()
        let level = Int32(max(1, min(100, (quality.isNaN ? 1 : quality) * 100).rounded()))
        guard
            cjpeg_encode(
                pixels, UInt32(image.width), UInt32(image.height), level, Int32(orientation.rawValue), &buffer, &error)
                == 1,
            let bytes = buffer.bytes
        else { throw PictureError(message: "The picture cannot be written as JPEG: \(text(of: error)).") }
        defer { cjpeg_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: buffer.count))
    }

    /// Premultiplied pixels, over white.
    private static func onWhite(_ image: CGImage) -> [UInt8] {
        var pixels = Array(image.bitmap.bytes)
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let rest = 255 - pixels[index + 3]
            for channel in index..<index + 3 { pixels[channel] &+= rest }
            pixels[index + 3] = 255
        }
        return pixels
    }

    static func text(of error: cjpeg_error) -> String {
        withUnsafeBytes(of: error.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}

extension CGImage {
    /// A JPEG file's picture as it is stored; nil when it cannot be read. `decode` must be nil.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = source.data, let image = try? JPEG.decode(Array(data)) else { return nil }
        self.init(
            bitmap: image.bitmap, layout: image.layout, colorSpace: image.colorSpace, bitmapInfo: image.bitmapInfo,
            bytesPerRow: image.bytesPerRow, shouldInterpolate: shouldInterpolate)
    }
}
