import Foundation
import Rasterizer

extension Bitmap {
    /// The smallest rectangle around all pixels in which a bitmap of the same place differs; empty where none does.
    func differenceRect(from other: Bitmap) -> PixelRect {
        precondition(rect == other.rect, "bitmaps of one place are compared")
        var result = PixelRect.empty
        bytes.withUnsafeBytes { a in
            other.bytes.withUnsafeBytes { b in
                guard let a = a.baseAddress, let b = b.baseAddress, a != b else { return }
                for row in 0..<rect.height {
                    let start = row * width * 4
                    guard memcmp(a + start, b + start, width * 4) != 0 else { continue }
                    let (first, last) = Self.differingColumns(a + start, b + start, width: width)
                    result = result.union(
                        PixelRect(x: rect.minX + first, y: rect.minY + row, width: last - first + 1, height: 1))
                }
            }
        }
        return result
    }

    /// The first and the last pixel of two rows that differ somewhere.
    private static func differingColumns(
        _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, width: Int
    ) -> (first: Int, last: Int) {
        func isDifferent(_ x: Int) -> Bool {
            a.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
                != b.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
        }
        var (first, last) = (0, width - 1)
        while first < last, !isDifferent(first) { first += 1 }
        while last > first, !isDifferent(last) { last -= 1 }
        return (first, last)
    }
}
