import CoreGraphics
import Rasterizer

/// Compares decoded pixels, channel by channel, premultiplied.
public enum PictureComparison {
    /// Nil when the pictures differ in size.
    public static func compare(_ expected: CGImage, _ actual: CGImage) -> PictureDifference? {
        let (a, b) = (expected.bitmap, actual.bitmap)
        guard a.width == b.width, a.height == b.height else { return nil }
        var difference = PictureDifference(pixels: 0, maximum: 0, rect: .empty)
        if a.bytes == b.bytes { return difference }
        for y in 0..<a.height {
            compareRow(y, width: a.width, a.bytes, b.bytes, into: &difference)
        }
        return difference
    }

    /// The actual picture, pale, with every differing pixel in red; stronger where more differs.
    public static func picture(of expected: CGImage, _ actual: CGImage) -> CGImage {
        let (a, b) = (expected.bitmap, actual.bitmap)
        let rect = PixelRect(x: 0, y: 0, width: max(a.width, b.width), height: max(a.height, b.height))
        var result = Bitmap(rect: rect)
        for y in 0..<rect.height {
            for x in 0..<rect.width {
                let position = (y * rect.width + x) * 4
                result.bytes.replaceSubrange(position..<position + 4, with: markedPixel(x, y, a, b))
            }
        }
        return CGImage(bitmap: result)
    }

    private static func compareRow(
        _ y: Int, width: Int, _ a: [UInt8], _ b: [UInt8], into difference: inout PictureDifference
    ) {
        let row = y * width * 4..<(y + 1) * width * 4
        guard a[row] != b[row] else { return }
        for x in 0..<width {
            let distance = distance(a, b, at: row.lowerBound + x * 4)
            guard distance > 0 else { continue }
            difference.pixels += 1
            difference.maximum = max(difference.maximum, distance)
            difference.rect = difference.rect.union(PixelRect(x: x, y: y, width: 1, height: 1))
        }
    }

    private static func distance(_ a: [UInt8], _ b: [UInt8], at position: Int) -> Int {
        (0..<4).reduce(0) { max($0, abs(Int(a[position + $1]) - Int(b[position + $1]))) }
    }

    private static func markedPixel(_ x: Int, _ y: Int, _ a: Bitmap, _ b: Bitmap) -> [UInt8] {
        guard x < a.width, y < a.height, x < b.width, y < b.height else { return [255, 0, 255, 255] }
        let position = (y * b.width + x) * 4
        let other = (y * a.width + x) * 4
        let distance = (0..<4).reduce(0) { max($0, abs(Int(a.bytes[other + $1]) - Int(b.bytes[position + $1]))) }
        if distance > 0 { return [255, UInt8((255 - distance) / 2), UInt8((255 - distance) / 2), 255] }
        let transparency = 255 - Int(b.bytes[position + 3])
        return (0..<3).map { UInt8(191 + (Int(b.bytes[position + $0]) + transparency) / 4) } + [255]
    }
}
