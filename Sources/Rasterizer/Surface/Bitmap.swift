/// A picture: premultiplied 8-bit sRGB, bytes R G B A, rows top down without padding.
///
/// `rect` is its place in the plane it was drawn in, so that commands, clips and bitmaps of one pass share coordinates.
package struct Bitmap: Sendable {
    package let rect: PixelRect
    /// `rect.area * 4` bytes.
    package var bytes: [UInt8]

    package init(rect: PixelRect) {
        self.rect = rect
        self.bytes = [UInt8](repeating: 0, count: rect.area * 4)
    }

    package init(rect: PixelRect, bytes: [UInt8]) {
        precondition(bytes.count == rect.area * 4, "a bitmap holds four bytes a pixel")
        self.rect = rect
        self.bytes = bytes
    }

    package var width: Int { rect.width }
    package var height: Int { rect.height }

    /// The bitmap's pixels in another place.
    package func moved(to origin: (x: Int, y: Int)) -> Bitmap {
        Bitmap(rect: PixelRect(x: origin.x, y: origin.y, width: width, height: height), bytes: bytes)
    }
}
