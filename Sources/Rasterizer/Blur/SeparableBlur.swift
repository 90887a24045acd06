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
        return blurredColumns(
            words, rows: rows, target: target, isMirrored: isMirrored(bytes, source: source, target: target))
    }

    /// True when source and target are the same upside down.
    private func isMirrored(_ bytes: [UInt8], source: PixelRect, target: PixelRect) -> Bool {
        guard source.minY + source.maxY == target.minY + target.maxY else { return false }
        let length = source.width * channels
        return bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return false }
            return (0..<source.height / 2).allSatisfy {
                cpk_bytes_equal(base + $0 * length, base + (source.height - 1 - $0) * length, length) != 0
            }
        }
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
                        // Rows like the one before, which boxes have many of, need no sums.
                        let line = $0.baseAddress! + start
                        if index > 0,
                            cpk_bytes_equal(line, line - source.width * channels, columns.count * channels) != 0
                        {
                            (words.baseAddress! + index * width).initialize(
                                from: words.baseAddress! + (index - 1) * width, count: width)
                            return
                        }
                        assert(start + columns.count * channels <= $0.count)
                        (padded.baseAddress! + offset).update(
                            from: line, count: columns.count * channels)
                        cpk_blur_row(
                            padded.baseAddress! + reach * channels, channels, words.baseAddress! + index * width, width,
                            kernel.weights, reach)
                    }
                }
            }
            count = rows.count * width
        }
    }

    private func blurredColumns(_ words: [UInt16], rows: Range<Int>, target: PixelRect, isMirrored: Bool) -> [UInt8] {
        let width = target.width * channels
        let reach = kernel.radius
        let zeros = [UInt16](repeating: 0, count: width)
        return [UInt8](unsafeUninitializedCapacity: target.height * width) { bytes, count in
            words.withUnsafeBufferPointer { words in
                zeros.withUnsafeBufferPointer { zeros in
                    let taps = (target.minY - reach..<target.maxY + reach).map { y -> UnsafePointer<UInt16>? in
                        rows.contains(y) ? words.baseAddress! + (y - rows.lowerBound) * width : zeros.baseAddress!
                    }
                    let computed = isMirrored ? (target.height + 1) / 2 : target.height
                    for y in 0..<computed {
                        taps.withUnsafeBufferPointer {
                            cpk_blur_column(
                                $0.baseAddress! + y, bytes.baseAddress! + y * width, width, kernel.weights, reach)
                        }
                    }
                    for y in computed..<target.height {
                        (bytes.baseAddress! + y * width).initialize(
                            from: bytes.baseAddress! + (target.height - 1 - y) * width, count: width)
                    }
                }
            }
            count = target.height * width
        }
    }
}
