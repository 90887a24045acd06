import CPixelKernels

/// Blurs a part of a picture as it shows through glass: wide, cheap, and opaque up to its edges.
///
/// The part that reaches the result is reduced by a power of two to the means of squares, blurred, and laid back
/// bilinearly where it is drawn. Where the picture ends, its edge pixels go on (assumed). At seven or more coarse
/// pixels a σ the result is within half a level of the fine one.
package struct BackdropBlur: Sendable {
    /// In pixels.
    package let sigma: Double
    /// Pixels a coarse pixel, a side.
    package let reduction: Int
    /// 1 or more; they never change a pixel.
    package let threads: Int

    private static let finestSigma = 7.0

    package init(sigma: Double, threads: Int = 1) {
        self.threads = max(1, threads)
        self.sigma = min(GaussianKernel.maximalSigma, max(0, sigma))
        var factor = 1
        while self.sigma / Double(factor * 2) >= BackdropBlur.finestSigma, factor < 64 { factor *= 2 }
        reduction = factor
    }

    /// The means of squares of f pixels have a variance of (f² − 1) / 12 already, and so does laying them back; the
    /// kernel gives that back.
    private var kernel: GaussianKernel {
        let factor = Double(reduction)
        let spread = (factor * factor - 1) / 6
        return GaussianKernel(sigma: max(0, sigma * sigma - spread).squareRoot() / factor)
    }

    /// The pixels of `rect` blurred; those beyond the picture are its edge's.
    package func blurred(_ picture: Bitmap, rect: PixelRect) -> EnlargedBitmap {
        let rect = rect.intersection(picture.rect)
        if rect.isEmpty { return EnlargedBitmap(Bitmap(rect: .empty), factor: 1, rect: .empty) }
        guard sigma > 0 else { return EnlargedBitmap(picture.part(rect), factor: 1, rect: rect) }
        let kernel = kernel
        let coarse = reduced(picture, around: rect, reach: kernel.radius + 1)
        let inner = PixelRect(
            minX: coarse.rect.minX + kernel.radius, minY: coarse.rect.minY + kernel.radius,
            maxX: coarse.rect.maxX - kernel.radius, maxY: coarse.rect.maxY - kernel.radius)
        return EnlargedBitmap(coarse.blurred(with: kernel, in: inner), factor: reduction, rect: rect)
    }

    /// The squares that hold `rect` and `reach` more on every side.
    private func reduced(_ picture: Bitmap, around rect: PixelRect, reach: Int) -> Bitmap {
        let shift = reduction.trailingZeroBitCount
        let result = PixelRect(
            minX: rect.minX >> shift - reach, minY: rect.minY >> shift - reach,
            maxX: (rect.maxX - 1) >> shift + 1 + reach, maxY: (rect.maxY - 1) >> shift + 1 + reach)
        // Squares beyond the picture repeat its edge, which is cheaper to copy than to sum.
        let bounds = picture.rect
        let columns = (result.minX..<result.maxX).map { SampleRange($0, reduction, bounds.minX..<bounds.maxX) }
        let bytes = [UInt8](unsafeUninitializedCapacity: result.area * 4) { bytes, count in
            picture.bytes.withUnsafeBufferPointer { source in
                let memory = Memory(target: bytes.baseAddress!, source: source.baseAddress!)
                forEachBand(of: result.height) { band in
                    var sums = ColumnSums(columns)
                    var previous: SampleRange?
                    for y in band {
                        let rows = SampleRange(result.minY + y, reduction, bounds.minY..<bounds.maxY)
                        let line = memory.target + y * result.width * 4
                        if rows == previous {
                            line.update(from: line - result.width * 4, count: result.width * 4)
                        } else {
                            sums.means(of: rows, memory.source, bounds, into: line)
                        }
                        previous = rows
                    }
                }
            }
            count = result.area * 4
        }
        return Bitmap(rect: result, bytes: bytes)
    }

    /// Sendable, because bands are disjoint and the bytes outlive them.
    private struct Memory: @unchecked Sendable {
        let target: UnsafeMutablePointer<UInt8>
        let source: UnsafePointer<UInt8>
    }

    /// Calls `body` with as many bands of rows as there are threads.
    private func forEachBand(of rows: Int, _ body: @escaping @Sendable (Range<Int>) -> Void) {
        let bands = Crew.stretches(of: rows, parts: min(threads, rows))
        Crew.perform(bands.count) { body(bands[$0]) }
    }

    /// Sums of columns over the rows of one coarse pixel: at most 64 bytes each, which words hold.
    private struct ColumnSums {
        private let columns: [SampleRange]
        private let first: Int
        private var words: [UInt16]

        init(_ columns: [SampleRange]) {
            self.columns = columns
            first = columns.first?.first ?? 0
            words = [UInt16](repeating: 0, count: ((columns.last?.end ?? 0) - first) * 4)
        }

        /// One row of coarse pixels: means, halves rounded up.
        mutating func means(
            of rows: SampleRange, _ source: UnsafePointer<UInt8>, _ bounds: PixelRect,
            into line: UnsafeMutablePointer<UInt8>
        ) {
            words.withUnsafeMutableBufferPointer { words in
                words.update(repeating: 0)
                for y in rows.first..<rows.end {
                    let row = source + ((y - bounds.minY) * bounds.width + first - bounds.minX) * 4
                    cpk_add_row(words.baseAddress!, row, words.count)
                }
                var previous: SampleRange?
                for (index, column) in columns.enumerated() {
                    let pixel = line + index * 4
                    if column == previous {
                        pixel.update(from: pixel - 4, count: 4)
                        continue
                    }
                    previous = column
                    let start = words.baseAddress! + (column.first - first) * 4
                    let area = UInt32((rows.end - rows.first) * (column.end - column.first))
                    cpk_mean(start, column.end - column.first, area, pixel)
                }
            }
        }
    }

    /// The pixels of one coordinate that a coarse pixel stands for; beyond the picture its outermost one.
    private struct SampleRange: Equatable {
        var first: Int
        var end: Int

        init(_ coarse: Int, _ factor: Int, _ bounds: Range<Int>) {
            first = min(max(coarse * factor, bounds.lowerBound), bounds.upperBound - 1)
            end = max(first + 1, min((coarse + 1) * factor, bounds.upperBound))
        }
    }
}

extension Bitmap {
    /// The pixels of a rectangle that lies inside.
    package func part(_ part: PixelRect) -> Bitmap {
        precondition(rect.contains(part), "a part of a bitmap lies inside it")
        if part == rect { return self }
        let bytes = [UInt8](unsafeUninitializedCapacity: part.area * 4) { target, count in
            self.bytes.withUnsafeBufferPointer { source in
                for y in 0..<part.height {
                    let start = ((part.minY + y - rect.minY) * rect.width + part.minX - rect.minX) * 4
                    (target.baseAddress! + y * part.width * 4).update(
                        from: source.baseAddress! + start, count: part.width * 4)
                }
            }
            count = part.area * 4
        }
        return Bitmap(rect: part, bytes: bytes)
    }
}
