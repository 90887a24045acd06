import Rasterizer

/// Decodes the pixels of a picture when they are needed.
package protocol PictureReader: Sendable {
    /// Pixels in a row.
    var width: Int { get }
    /// Rows.
    var height: Int { get }
    /// Whether no pixel has alpha.
    var isOpaque: Bool { get }

    /// All pixels, premultiplied sRGB.
    func decode() -> (Bitmap, DecodedBytes)

    /// The picture at another size, shrunk while it is read.
    /// - Parameter size: Not above the picture's and not below 1.
    func shrunk(to size: (width: Int, height: Int)) -> CGImage
}
