import CPixelKernels

/// A coarse picture laid over finer pixels, bilinearly, which are made where they are asked for.
package final class EnlargedBitmap: Sendable {
    /// The fine pixels. Nothing is drawn beyond.
    package let rect: PixelRect
    /// The coarse picture: of an enlargement, one pixel more on every side than `rect` lies in.
    private let coarse: Bitmap
    /// Fine pixels a coarse one, a side: a power of two, at most 64.
    private let factor: Int
    /// True when every pixel is opaque.
    let isOpaque: Bool

    /// - Parameters:
    ///   - coarse: pixel (x, y) stands for the square of fine ones from (x · factor, y · factor); reaches a pixel
    ///     beyond
    ///     those that hold `rect`, unless the factor is 1.
    ///   - factor: 1, 2, 4, … 64.
    ///   - rect: not empty, unless the coarse picture is, too.
    package init(_ coarse: Bitmap, factor: Int, rect: PixelRect) {
        precondition(factor & (factor - 1) == 0 && (1...64).contains(factor), "a factor is a power of two up to 64")
        let margin = factor == 1 ? 0 : 1
        let needed = PixelRect(
            minX: Self.square(rect.minX, factor) - margin, minY: Self.square(rect.minY, factor) - margin,
            maxX: Self.square(rect.maxX - 1, factor) + 1 + margin, maxY: Self.square(rect.maxY - 1, factor) + 1 + margin
        )
        precondition(rect.isEmpty || coarse.rect.contains(needed), "a coarse picture reaches beyond its fine pixels")
        self.coarse = coarse
        self.factor = factor
        self.rect = rect
        isOpaque = coarse.isOpaque(in: coarse.rect)
    }

    /// The coarse pixel that a fine one lies in.
    private static func square(_ place: Int, _ factor: Int) -> Int { place >> factor.trailingZeroBitCount }

    /// The enlargement of another coarse picture.
    ///
    /// - Parameter change: keeps the rectangle.
    package func mapped(_ change: (Bitmap) -> Bitmap) -> EnlargedBitmap {
        EnlargedBitmap(change(coarse), factor: factor, rect: rect)
    }

    /// All fine pixels.
    package var bitmap: Bitmap {
        let bytes = [UInt8](unsafeUninitializedCapacity: rect.area * 4) { bytes, count in
            if let base = bytes.baseAddress {
                let line = ScratchMemory<UInt16>(count: Self.lineLength(rect.width))
                fill(rect, pixels: base, stride: rect.width * 4, line: line.base)
            }
            count = rect.area * 4
        }
        return Bitmap(rect: rect, bytes: bytes)
    }

    /// Words that `fill` works in for rows of `width` fine pixels.
    static func lineLength(_ width: Int) -> Int { (width / 2 + 3) * 4 }

    /// Makes the pixels of a part of `rect`.
    ///
    /// - Parameters:
    ///   - pixels: the first of the part's, whose rows are `stride` bytes apart.
    ///   - line: `lineLength(part.width)` words to work in.
    func fill(
        _ part: PixelRect, pixels: UnsafeMutablePointer<UInt8>, stride: Int, line: UnsafeMutablePointer<UInt16>
    ) {
        assert(rect.contains(part))
        for y in part.minY..<part.maxY {
            fillRow(part.minX..<part.maxX, y, pixels + (y - part.minY) * stride, line)
        }
    }

    /// Part of a row.
    private func fillRow(
        _ columns: Range<Int>, _ y: Int, _ pixels: UnsafeMutablePointer<UInt8>, _ line: UnsafeMutablePointer<UInt16>
    ) {
        let origin = coarse.rect
        coarse.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            if factor == 1 {
                let start = ((y - origin.minY) * origin.width + columns.lowerBound - origin.minX) * 4
                return pixels.update(from: base + start, count: columns.count * 4)
            }
            // Centres of fine pixels in halves of them, from the centre of the first coarse one.
            let bits = factor.trailingZeroBitCount + 1
            let period = 1 << bits
            let across = 2 * (columns.lowerBound - origin.minX * factor) + 1 - factor
            let down = 2 * (y - origin.minY * factor) + 1 - factor
            let column = across >> bits
            let count = ((across + 2 * (columns.count - 1)) >> bits + 2 - column) * 4
            let above = base + (down >> bits * origin.width + column) * 4
            assert(column + count / 4 <= origin.width && down >> bits + 1 < origin.height)
            cpk_mix_rows(above, above + origin.width * 4, line, count, UInt32(down & (period - 1)), UInt32(period))
            cpk_stretch_row(line, pixels, columns.count, UInt32(across - column << bits), UInt32(period))
        }
    }
}
