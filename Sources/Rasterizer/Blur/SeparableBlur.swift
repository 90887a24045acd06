import CPixelKernels

/// Blurs rows into words of 16 bits, then columns of these back into bytes, so that only the last step rounds to 8 bits.
struct SeparableBlur {
    var kernel: GaussianKernel
    /// Bytes a pixel.
    var channels: Int

    /// `bytes` fill `source`; the result fills `target`. Beyond `source` everything is 0.
    func blur(_ bytes: [UInt8], source: PixelRect, target: PixelRect) -> [UInt8] {
        let reach = kernel.radius
        // Rows of the source that reach the target.
        let rows =
            max(
                source.minY, target.minY - reach)..<max(
                max(source.minY, target.minY - reach), min(source.maxY, target.maxY + reach))
        let words = blurredRows(bytes, source: source, rows: rows, target: target)
        return blurredColumns(words, rows: rows, target: target)
    }

    private func blurredRows(_ bytes: [UInt8], source: PixelRect, rows: Range<Int>, target: PixelRect) -> [UInt16] {
        let reach = kernel.radius
        let width = target.width * channels
        // The row with all that its taps may touch, zero where the source has nothing.
        var padded = [UInt8](repeating: 0, count: (target.width + 2 * reach) * channels)
        let columns = (source.minX..<source.maxX).clamped(to: target.minX - reach..<target.maxX + reach)
        let offset = (columns.lowerBound - target.minX + reach) * channels
        if columns.isEmpty { return [UInt16](repeating: 0, count: rows.count * width) }
        return [UInt16](unsafeUninitializedCapacity: rows.count * width) { words, count in
            for (index, y) in rows.enumerated() {
                let start = ((y - source.minY) * source.width + columns.lowerBound - source.minX) * channels
                padded.withUnsafeMutableBufferPointer { padded in
                    bytes.withUnsafeBufferPointer {
                        assert(start + columns.count * channels <= $0.count)
                        (padded.baseAddress! + offset).update(
                            from: $0.baseAddress! + start, count: columns.count * channels)
                    }
                    cpk_blur_row(
                        padded.baseAddress! + reach * channels, channels, words.baseAddress! + index * width, width,
                        kernel.weights, reach)
                }
            }
            count = rows.count * width
        }
    }

    private func blurredColumns(_ words: [UInt16], rows: Range<Int>, target: PixelRect) -> [UInt8] {
        let width = target.width * channels
        let reach = kernel.radius
        let zeros = [UInt16](repeating: 0, count: width)
        return [UInt8](unsafeUninitializedCapacity: target.height * width) { bytes, count in
            words.withUnsafeBufferPointer { words in
                zeros.withUnsafeBufferPointer { zeros in
                    let taps = (target.minY - reach..<target.maxY + reach).map { y -> UnsafePointer<UInt16>? in
                        rows.contains(y) ? words.baseAddress! + (y - rows.lowerBound) * width : zeros.baseAddress!
                    }
                    for y in 0..<target.height {
                        taps.withUnsafeBufferPointer {
                            cpk_blur_column(
                                $0.baseAddress! + y, bytes.baseAddress! + y * width, width, kernel.weights, reach)
                        }
                    }
                }
            }
            count = target.height * width
        }
    }
}
