import CoreGraphics
import Rasterizer

/// Keeps all rows of a picture.
struct BitmapSink: RowSink, ~Copyable {
    private let size: (width: Int, height: Int)
    private var bytes: [UInt8] = []

    init(width: Int, height: Int) {
        size = (width, height)
        bytes.reserveCapacity(width * height * 4)
    }

    mutating func take(_ row: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: row) }

    /// The picture; rows that are missing are clear.
    consuming func bitmap() -> Bitmap {
        bytes.append(contentsOf: repeatElement(0, count: size.width * size.height * 4 - bytes.count))
        return Bitmap(rect: PixelRect(x: 0, y: 0, width: size.width, height: size.height), bytes: bytes)
    }
}
