import CoreGraphics
import Rasterizer

/// Compares decoded pixels, channel by channel, premultiplied.
public enum PictureComparison {
    /// Nil when the pictures differ in size.
    public static func compare(_ expected: CGImage, _ actual: CGImage) -> PictureDifference? {
        let (a, b) = (expected.bitmap, actual.bitmap)
        guard a.width == b.width, a.height == b.height else { return nil }
        var difference = PictureDifference()
        if a.bytes == b.bytes { return difference }
        for y in 0..<a.height {
            compareRow(y, width: a.width, a.bytes, b.bytes, into: &difference)
        }
        return difference
    }

    /// The actual picture, pale, with every differing pixel in red; stronger where more differs. Magenta is what only
    /// one of two pictures of different sizes has.
    public static func picture(of expected: CGImage, _ actual: CGImage) -> CGImage {
        let (a, b) = (expected.bitmap, actual.bitmap)
        let rect = PixelRect(x: 0, y: 0, width: max(a.width, b.width), height: max(a.height, b.height))
        let common = (width: min(a.width, b.width), height: min(a.height, b.height))
        var bytes = [UInt8](repeating: 255, count: rect.area * 4)
        for y in 0..<rect.height {
            let row = y * rect.width * 4
            let shared = y < common.height ? common.width : 0
            for x in 0..<shared {
                mark(a.bytes, y * a.width * 4 + x * 4, b.bytes, y * b.width * 4 + x * 4, in: &bytes, row + x * 4)
            }
            for x in shared..<rect.width { bytes[row + x * 4 + 1] = 0 }
        }
        return CGImage(bitmap: Bitmap(rect: rect, bytes: bytes))
    }

    private static func compareRow(
        _ y: Int, width: Int, _ a: [UInt8], _ b: [UInt8], into difference: inout PictureDifference
    ) {
        let row = y * width * 4..<(y + 1) * width * 4
        guard a[row] != b[row] else { return }
        var (first, last) = (width, -1)
        for x in 0..<width {
            let distance = distance(a, row.lowerBound + x * 4, b, row.lowerBound + x * 4)
            guard distance > 0 else { continue }
            difference.pixels += 1
            difference.maximum = max(difference.maximum, distance)
            first = min(first, x)
            last = x
        }
        difference.rect = difference.rect.union(PixelRect(x: first, y: y, width: last - first + 1, height: 1))
    }

    /// How far the most distant channels of two pixels are apart.
    static func distance(_ a: [UInt8], _ i: Int, _ b: [UInt8], _ j: Int) -> Int {
        let red = abs(Int(a[i]) - Int(b[j]))
        let green = abs(Int(a[i + 1]) - Int(b[j + 1]))
        let blue = abs(Int(a[i + 2]) - Int(b[j + 2]))
        let alpha = abs(Int(a[i + 3]) - Int(b[j + 3]))
        return max(max(red, green), max(blue, alpha))
    }

    /// Writes the three colours of an opaque pixel.
    private static func mark(
        _ a: [UInt8], _ i: Int, _ b: [UInt8], _ j: Int, in result: inout [UInt8], _ place: Int
    ) {
        let distance = distance(a, i, b, j)
        if distance > 0 {
            result[place + 1] = UInt8((255 - distance) / 2)
            result[place + 2] = result[place + 1]
            return
        }
        let transparency = 255 - Int(b[j + 3])
        for channel in 0..<3 { result[place + channel] = UInt8(191 + (Int(b[j + channel]) + transparency) / 4) }
    }
}
