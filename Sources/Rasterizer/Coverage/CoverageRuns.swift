import CPixelKernels

/// A shape's coverage as runs of equal bytes, row by row: small, and ready for any part of any tile.
final class CoverageRuns: Sendable {
    let width: Int
    let height: Int
    /// Words of runs and spelled bytes, from each row's first pixel on (`cpixelkernels.h`), and four more.
    private let runs: [UInt32]
    /// Where the runs of each row begin, and where those of the last one end.
    private let starts: [UInt32]

    init(width: Int, height: Int, runs: UnsafeBufferPointer<UInt32>, starts: [UInt32]) {
        assert(starts.count == height + 1)
        self.width = width
        self.height = height
        self.runs = [UInt32](unsafeUninitializedCapacity: runs.count + 4) { words, count in
            for index in 0..<runs.count { words.initializeElement(at: index, to: runs[index]) }
            for index in runs.count..<runs.count + 4 { words.initializeElement(at: index, to: 0) }
            count = runs.count + 4
        }
        self.starts = starts
    }

    /// The coverage of part of a row; x and y count from the first pixel.
    func spell(x: Int, y: Int, count: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        assert(x >= 0 && x + count <= width && y >= 0 && y < height)
        runs.withUnsafeBufferPointer { runs in
            guard let base = runs.baseAddress else { return bytes.update(repeating: 0, count: count) }
            let first = Int(starts[y])
            cpk_spell_runs(base + first, Int(starts[y + 1]) - first, x, bytes, count)
        }
    }

    /// Composites a colour over the pixels of `part`, whose x and y count from the first pixel.
    func composite(
        _ color: Color8, strength: Int, part: PixelRect, over pixels: UnsafeMutablePointer<UInt8>, stride: Int
    ) {
        assert(part.minX >= 0 && part.maxX <= width && part.minY >= 0 && part.maxY <= height)
        runs.withUnsafeBufferPointer { runs in
            starts.withUnsafeBufferPointer { starts in
                guard let base = runs.baseAddress, let rows = starts.baseAddress else { return }
                cpk_runs_over(
                    pixels, stride, base, rows + part.minY, part.minX, part.width, part.height, color.red, color.green,
                    color.blue, UInt32(strength))
            }
        }
    }

    /// Calls `body` with the words of a row; nothing is covered above and below.
    func withRow<R>(_ y: Int, _ body: (UnsafePointer<UInt32>, Int) -> R) -> R {
        runs.withUnsafeBufferPointer { runs in
            guard y >= 0, y < height else { return body(runs.baseAddress!, 0) }
            let first = Int(starts[y])
            return body(runs.baseAddress! + first, Int(starts[y + 1]) - first)
        }
    }
}
