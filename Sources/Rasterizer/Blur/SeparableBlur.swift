import CPixelKernels

/// Blurs rows into words of 16 bits, then columns of these back into bytes, so that only the last step rounds to 8
/// bits.
struct SeparableBlur {
    var kernel: GaussianKernel
    /// Bytes a pixel.
    var channels: Int
    /// How many may sum columns. They never change a byte.
    var threads = 1

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
        let zeros = [UInt16](repeating: 0, count: width)
        return [UInt8](unsafeUninitializedCapacity: target.height * width) { bytes, count in
            words.withUnsafeBufferPointer { words in
                zeros.withUnsafeBufferPointer { zeros in
                    let reach = kernel.radius
                    let taps = (target.minY - reach..<target.maxY + reach).map { y -> UnsafePointer<UInt16> in
                        rows.contains(y) ? words.baseAddress! + (y - rows.lowerBound) * width : zeros.baseAddress!
                    }
                    let columns = BlurredColumns(
                        kernel: kernel, channels: channels, taps: taps, width: width, bytes: bytes.baseAddress!)
                    let computed = isMirrored ? (target.height + 1) / 2 : target.height
                    write(columns, rows: computed)
                    for y in computed..<target.height {
                        (bytes.baseAddress! + y * width).initialize(
                            from: bytes.baseAddress! + (target.height - 1 - y) * width, count: width)
                    }
                }
            }
            count = target.height * width
        }
    }

    private func write(_ columns: BlurredColumns, rows: Int) {
        let parts = rows * columns.width < Self.fewBytes ? 1 : max(1, min(threads, rows))
        let stretches = Crew.stretches(of: rows, parts: parts)
        Crew.perform(parts) { columns.write(rows: stretches[$0]) }
    }

    /// A blur of so few bytes is summed sooner than another thread wakes.
    private static let fewBytes = 1 << 14
}

/// The second half of a blur, without the sums that boxes repeat: rows whose taps are those of the row above, and
/// columns inside which all taps are those of the column before.
///
/// Sendable, because taps and bytes outlive all threads, and each row is written by one of them.
private struct BlurredColumns: @unchecked Sendable {
    let kernel: GaussianKernel
    let channels: Int
    /// The rows that are summed: row y of the result needs those from y on, twice the radius and one.
    let taps: [UnsafePointer<UInt16>?]
    /// The length of each row of taps, in words.
    let width: Int
    /// The result, `width` bytes a row.
    let bytes: UnsafeMutablePointer<UInt8>

    /// For each tap how many of those up to it differ from the one before.
    private let changes: [Int]
    /// Words that are all like the pixel before them, in every tap.
    private let uniform: Range<Int>
    /// The taps from the end of `uniform` on.
    private let tapsBehind: [UnsafePointer<UInt16>?]

    /// A shorter stretch is not worth a second call.
    private static let shortest = 64

    init(
        kernel: GaussianKernel, channels: Int, taps: [UnsafePointer<UInt16>], width: Int,
        bytes: UnsafeMutablePointer<UInt8>
    ) {
        self.bytes = bytes
        self.kernel = kernel
        self.channels = channels
        self.taps = taps
        self.width = width
        changes = Self.changes(taps, width)
        uniform = Self.uniform(taps, width, channels)
        let end = uniform.upperBound
        tapsBehind = taps.map { $0 + end }
    }

    /// Rows that nobody else writes, from the first to the last.
    func write(rows: Range<Int>) {
        for row in rows { write(row: row, isFirst: row == rows.lowerBound) }
    }

    /// - Parameter isFirst: says that the row before may not have been written yet.
    private func write(row: Int, isFirst: Bool) {
        let line = bytes + row * width
        let last = row + 2 * kernel.radius
        assert(last < taps.count)
        if !isFirst, changes[last] == changes[row - 1] {
            line.initialize(from: line - width, count: width)
            return
        }
        sum(taps, row, line, uniform.isEmpty ? width : uniform.lowerBound)
        if uniform.isEmpty { return }
        for word in uniform { line[word] = line[word - channels] }
        sum(tapsBehind, row, line + uniform.upperBound, width - uniform.upperBound)
    }

    private func sum(
        _ taps: [UnsafePointer<UInt16>?], _ row: Int, _ line: UnsafeMutablePointer<UInt8>, _ count: Int
    ) {
        taps.withUnsafeBufferPointer {
            cpk_blur_column($0.baseAddress! + row, line, count, kernel.weights, kernel.radius)
        }
    }

    private static func changes(_ taps: [UnsafePointer<UInt16>], _ width: Int) -> [Int] {
        var count = 0
        return taps.indices.map { index in
            if index > 0, !areEqual(taps[index], taps[index - 1], width) { count += 1 }
            return count
        }
    }

    private static func areEqual(_ a: UnsafePointer<UInt16>, _ b: UnsafePointer<UInt16>, _ width: Int) -> Bool {
        let bytes = width * MemoryLayout<UInt16>.size
        return a == b
            || cpk_bytes_equal(
                UnsafeRawPointer(a).assumingMemoryBound(to: UInt8.self),
                UnsafeRawPointer(b).assumingMemoryBound(to: UInt8.self), bytes) != 0
    }

    /// Found from the middle outward.
    private static func uniform(_ taps: [UnsafePointer<UInt16>], _ width: Int, _ channels: Int) -> Range<Int> {
        var (low, high) = (channels, width)
        let middle = width / channels / 2 * channels
        var previous: UnsafePointer<UInt16>?
        for tap in taps where previous.map({ !areEqual($0, tap, width) }) ?? true {
            previous = tap
            var (first, end) = (middle, middle)
            while first > low, tap[first - 1] == tap[first - 1 - channels] { first -= 1 }
            while end < high, tap[end] == tap[end - channels] { end += 1 }
            // Whole pixels, and the one before the stretch is the pattern.
            (low, high) = ((first + channels - 1) / channels * channels, end / channels * channels)
            if high - low < shortest { return width..<width }
        }
        return low..<high
    }
}
