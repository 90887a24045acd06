import CPNG

/// The rows of a PNG file. Those of an interlaced one are held all together.
///
/// A class, as optimized builds of Swift 6.3 let go of parts that were never set in a struct without copies.
package final class PNGRows: PictureRows {
    private let reader: OpaquePointer
    /// What stands before the pixels.
    package let header: cpng_header
    /// The colour profile; nil where there is none.
    package let profile: ICCProfile?
    package let conversion: ColorConversion?

    /// - Parameter bytes: A whole file, which must stay where it is.
    static func open(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) -> PNGRows {
        var (header, error) = (cpng_header(), cpng_error())
        let most = UInt64(PictureLimits.mostPixels)
        guard let reader = cpng_open(bytes.baseAddress, bytes.count, most, &header, &error) else {
            throw failure(error)
        }
        return PNGRows(reader, header)
    }

    private init(_ reader: OpaquePointer, _ header: cpng_header) {
        self.reader = reader
        self.header = header
        let isPlain = header.has_srgb == 1
        profile = ICCProfile(Array(UnsafeBufferPointer(start: header.profile, count: header.profile_count)))
        // A profile counts before sRGB's mark, and that before the gamma.
        let gamma = isPlain || profile != nil ? 0 : Int(header.gamma)
        conversion = ColorConversion(profile, isGray: header.is_gray == 1) ?? ColorConversion(gamma: gamma)
    }

    deinit { cpng_close(reader) }

    package var width: Int { Int(header.width) }
    package var height: Int { Int(header.height) }
    package var isOpaque: Bool { header.has_alpha == 0 }
    /// EXIF from its TIFF header on; empty where there is none.
    package var exif: [UInt8] { Array(UnsafeBufferPointer(start: header.exif, count: header.exif_count)) }

    package func readStored(into row: UnsafeMutableBufferPointer<UInt8>) throws(PictureError) {
        var error = cpng_error()
        guard cpng_read_row(reader, row.baseAddress, &error) == 1 else { throw Self.failure(error) }
    }

    /// Reads what stands behind the pixels.
    package func finish() throws(PictureError) {
        var error = cpng_error()
        guard cpng_finish(reader, &error) == 1 else { throw Self.failure(error) }
    }

    private static func failure(_ error: cpng_error) -> PictureError {
        PictureError(message: "This is not a readable PNG: \(PNG.text(of: error)).")
    }
}
