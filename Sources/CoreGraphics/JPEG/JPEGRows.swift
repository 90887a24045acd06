import CJPEG

/// The rows of a JPEG file. Of a progressive one all coefficients are held, of others a few rows.
///
/// A class, as optimized builds of Swift 6.3 let go of parts that were never set in a struct without copies.
package final class JPEGRows: PictureRows {
    private let reader: OpaquePointer
    /// What stands before the pixels.
    package let header: Header
    /// What libjpeg tells before the pixels.
    package typealias Header = cjpeg_header
    /// The colour profile; nil where there is none.
    package let profile: ICCProfile?
    package let conversion: ColorConversion?

    /// - Parameter bytes: A whole file, which must stay where it is.
    static func open(_ bytes: UnsafeBufferPointer<UInt8>) throws(PictureError) -> JPEGRows {
        var (header, error) = (cjpeg_header(), cjpeg_error())
        let most = UInt64(PictureLimits.mostPixels)
        guard let reader = cjpeg_open(bytes.baseAddress, bytes.count, most, &header, &error) else {
            throw failure(error)
        }
        return JPEGRows(reader, header)
    }

    private init(_ reader: OpaquePointer, _ header: Header) {
        self.reader = reader
        self.header = header
        profile = ICCProfile(Array(UnsafeBufferPointer(start: header.profile, count: header.profile_count)))
        conversion = ColorConversion(profile, isGray: header.components == 1)
    }

    deinit { cjpeg_close(reader) }

    package var width: Int { Int(header.width) }
    package var height: Int { Int(header.height) }
    package var isOpaque: Bool { true }
    /// EXIF from its TIFF header on; empty where there is none.
    package var exif: [UInt8] { Array(UnsafeBufferPointer(start: header.exif, count: header.exif_count)) }
    /// Whether something that was read so far was missing and has been filled in.
    package var isDamaged: Bool { cjpeg_is_damaged(reader) == 1 }

    package func readStored(into row: UnsafeMutableBufferPointer<UInt8>) throws(PictureError) {
        var error = cjpeg_error()
        guard cjpeg_read_row(reader, row.baseAddress, &error) == 1 else { throw Self.failure(error) }
    }

    private static func failure(_ error: cjpeg_error) -> PictureError {
        PictureError(message: "This is not a readable JPEG: \(JPEG.text(of: error)).")
    }
}
