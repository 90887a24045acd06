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
        var zeros = [UInt8](repeating: 0, count: width)
        var sums = [UInt32](repeating: 0, count: width)
        let columns = (source.minX..<source.maxX).clamped(to: target.minX - reach..<target.maxX + reach)
        let offset = (columns.lowerBound - target.minX + reach) * channels
        var words = [UInt16](repeating: 0, count: rows.count * width)
        if columns.isEmpty { return words }
        for (index, y) in rows.enumerated() {
            let start = ((y - source.minY) * source.width + columns.lowerBound - source.minX) * channels
            let row = bytes[start..<start + columns.count * channels]
            padded.replaceSubrange(offset..<offset + row.count, with: row)
            words.withUnsafeMutableBufferPointer { words in
                sumRow(&padded, &zeros, &sums, into: words.baseAddress! + index * width)
            }
        }
        return words
    }

    private func sumRow(
        _ padded: inout [UInt8], _ zeros: inout [UInt8], _ sums: inout [UInt32],
        into words: UnsafeMutablePointer<UInt16>
    ) {
        let center = kernel.radius * channels
        let count = sums.count
        assert(padded.count == count + 2 * center && zeros.count == count)
        sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
        padded.withUnsafeBufferPointer { row in
            let middle = row.baseAddress! + center
            cpk_accumulate_bytes(&sums, middle, &zeros, count, kernel.weights[0])
            for distance in 1..<kernel.weights.count {
                let step = distance * channels
                cpk_accumulate_bytes(&sums, middle - step, middle + step, count, kernel.weights[distance])
            }
        }
        cpk_round_to_words(&sums, words, count)
    }

    private func blurredColumns(_ words: [UInt16], rows: Range<Int>, target: PixelRect) -> [UInt8] {
        let width = target.width * channels
        var result = [UInt8](repeating: 0, count: target.height * width)
        var sums = [UInt32](repeating: 0, count: width)
        let zeros = [UInt16](repeating: 0, count: width)
        words.withUnsafeBufferPointer { words in
            zeros.withUnsafeBufferPointer { zeros in
                func row(_ y: Int) -> UnsafePointer<UInt16> {
                    rows.contains(y) ? words.baseAddress! + (y - rows.lowerBound) * width : zeros.baseAddress!
                }
                for y in target.minY..<target.maxY {
                    sums.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
                    cpk_accumulate_words(&sums, row(y), zeros.baseAddress!, width, kernel.weights[0])
                    for distance in 1..<kernel.weights.count
                    where rows.contains(y - distance) || rows.contains(y + distance) {
                        cpk_accumulate_words(
                            &sums, row(y - distance), row(y + distance), width, kernel.weights[distance])
                    }
                    result.withUnsafeMutableBufferPointer { result in
                        cpk_round_to_bytes(&sums, result.baseAddress! + (y - target.minY) * width, width)
                    }
                }
            }
        }
        return result
    }
}
