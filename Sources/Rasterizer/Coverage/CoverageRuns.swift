import CPixelKernels

/// A shape's coverage as runs of equal bytes, row by row: small, and ready for any part of any tile.
final class CoverageRuns: Sendable {
    let width: Int
    let height: Int
    /// Where the words of each row begin, and where those of the last one end, counted from the first word; then the
    /// words, runs and spelled bytes from each row's first pixel on (`cpixelkernels.h`), and four more.
    private let memory: [UInt32]

    /// - Parameters:
    ///   - runs: the rows' words.
    ///   - starts: `height` + 1 of them, counted from the first word.
    init(width: Int, height: Int, runs: UnsafeBufferPointer<UInt32>, starts: UnsafeBufferPointer<UInt32>) {
        assert(starts.count == height + 1)
        self.width = width
        self.height = height
        memory = [UInt32](unsafeUninitializedCapacity: starts.count + runs.count + 4) { memory, count in
            var end = memory[...].initialize(fromContentsOf: starts)
            end = memory[end...].initialize(fromContentsOf: runs)
            memory[end..<end + 4].initialize(repeating: 0)
            count = end + 4
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
        withWords { words, starts in
            cpk_runs_over(
                pixels, stride, words, starts + part.minY, part.minX, part.width, part.height, color.red, color.green,
                color.blue, UInt32(strength))
        }
    }

    /// Composites premultiplied pixels at an alpha over those of `part`, whose x and y count from the first pixel.
    func composite(
        _ source: UnsafePointer<UInt8>, sourceStride: Int, alpha: UInt8, part: PixelRect,
        over pixels: UnsafeMutablePointer<UInt8>, stride: Int
    ) {
        assert(part.minX >= 0 && part.maxX <= width && part.minY >= 0 && part.maxY <= height)
        withWords { words, starts in
            cpk_pixels_over_runs(
                pixels, stride, source, sourceStride, words, starts + part.minY, part.minX, part.width, part.height,
                alpha)
        }
    }

    /// Calls `body` with the words of a row; nothing is covered above and below.
    func withRow<R>(_ y: Int, _ body: (UnsafePointer<UInt32>, Int) -> R) -> R {
        withWords { words, starts in
            guard y >= 0, y < height else { return body(words, 0) }
            return body(words + Int(starts[y]), Int(starts[y + 1] - starts[y]))
        }
    }

    private func withWords<R>(
        _ body: (_ words: UnsafePointer<UInt32>, _ starts: UnsafePointer<UInt32>) -> R
    ) -> R {
        memory.withUnsafeBufferPointer { body($0.baseAddress! + height + 1, $0.baseAddress!) }
    }
}
