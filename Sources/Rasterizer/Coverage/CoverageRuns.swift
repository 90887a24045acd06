import CPixelKernels

/// A shape's coverage as runs of equal bytes, row by row: small, and ready for any part of any tile.
final class CoverageRuns: Sendable {
    let width: Int
    let height: Int
    /// Where the words of each row begin, and where those of the last one end, counted from here; then the words, runs and
    /// spelled bytes from each row's first pixel on (`cpixelkernels.h`), and four more.
    private let words: [UInt32]

    /// - Parameter starts: count from the first run.
    init(width: Int, height: Int, runs: UnsafeBufferPointer<UInt32>, starts: [UInt32]) {
        assert(starts.count == height + 1)
        self.width = width
        self.height = height
        let first = starts.count
        words = [UInt32](unsafeUninitializedCapacity: first + runs.count + 4) { words, count in
            for row in 0..<first { words.initializeElement(at: row, to: UInt32(first) + starts[row]) }
            _ = UnsafeMutableBufferPointer(rebasing: words[first...]).update(fromContentsOf: runs)
            for index in first + runs.count..<first + runs.count + 4 { words.initializeElement(at: index, to: 0) }
            count = first + runs.count + 4
        }
    }

    /// The coverage of part of a row; x and y count from the first pixel.
    func spell(x: Int, y: Int, count: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        assert(x >= 0 && x + count <= width && y >= 0 && y < height)
        withRow(y) { words, wordCount in cpk_spell_runs(words, wordCount, x, bytes, count) }
    }

    /// Composites a colour over the pixels of `part`, whose x and y count from the first pixel.
    func composite(
        _ color: Color8, strength: Int, part: PixelRect, over pixels: UnsafeMutablePointer<UInt8>, stride: Int
    ) {
        assert(part.minX >= 0 && part.maxX <= width && part.minY >= 0 && part.maxY <= height)
        words.withUnsafeBufferPointer { words in
            guard let base = words.baseAddress else { return }
            cpk_runs_over(
                pixels, stride, base, base + part.minY, part.minX, part.width, part.height, color.red, color.green,
                color.blue, UInt32(strength))
        }
    }

    /// Composites premultiplied pixels at an alpha over those of `part`, whose x and y count from the first pixel.
    func composite(
        _ source: UnsafePointer<UInt8>, sourceStride: Int, alpha: UInt8, part: PixelRect,
        over pixels: UnsafeMutablePointer<UInt8>, stride: Int
    ) {
        assert(part.minX >= 0 && part.maxX <= width && part.minY >= 0 && part.maxY <= height)
        words.withUnsafeBufferPointer { words in
            guard let base = words.baseAddress else { return }
            cpk_pixels_over_runs(
                pixels, stride, source, sourceStride, base, base + part.minY, part.minX, part.width, part.height, alpha)
        }
    }

    /// Calls `body` with the words of a row; nothing is covered above and below.
    func withRow<R>(_ y: Int, _ body: (UnsafePointer<UInt32>, Int) -> R) -> R {
        words.withUnsafeBufferPointer { words in
            guard y >= 0, y < height else { return body(words.baseAddress!, 0) }
            let first = Int(words[y])
            return body(words.baseAddress! + first, Int(words[y + 1]) - first)
        }
    }
}
