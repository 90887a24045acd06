import CPixelKernels
import Testing

@testable import Rasterizer

/// What each kernel says it computes, one pixel at a time.
enum KernelTwin {
    static func quotient(_ a: Int, _ b: Int) -> Int { (2 * a + b) / (2 * b) }

    static func solid(_ d: Int, _ c: Int, alpha: Int) -> Int { quotient(c * alpha + d * (255 - alpha), 255) }

    static func over(_ d: Int, _ s: Int, sourceAlpha: Int, k: Int) -> Int {
        min(255, quotient(s * k * 255 + d * (65025 - sourceAlpha * k), 65025))
    }

    /// In 1/65,536 from a whole number, halves away from zero.
    static func fixed(_ value: Double, from corner: Int) -> Int32 {
        Int32((value * 65536).rounded(.toNearestOrAwayFromZero)) - Int32(corner << 16)
    }

    static func coverage(of area: Int64) -> UInt8 {
        UInt8(quotient(Int(area) * 255, Int(AreaCells.wholePixel)))
    }
}

@Suite("Kernels against their twins")
struct KernelTests {
    private var random = SplitMix64(seed: 77)

    private mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in random.byte() } }

    /// Pixels to draw over, and what may be read behind them.
    private mutating func canvas(_ count: Int) -> [UInt8] { bytes(count * 4 + Int(CPK_SPARE_BYTES)) }

    @Test("solid over, every alpha and backdrop byte")
    func solid() {
        for alpha in 0...255 {
            var pixels = (0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0), UInt8($0)] }
            cpk_solid_over(&pixels, 256, 0, 170, 255, UInt8(alpha))
            for d in 0...255 {
                #expect(
                    pixels[4 * d..<4 * d + 4].map { Int($0) }
                        == [0, 170, 255, 255].map { KernelTwin.solid(d, $0, alpha: alpha) })
            }
        }
    }

    @Test("spans of any length", arguments: 0...70)
    mutating func spans(count: Int) {
        let before = canvas(count)
        let coverage = bytes(count)
        let source = bytes(count * 4)
        let strength = random.int(0...65025)
        let alpha = random.byte()
        var pixels = before
        cpk_solid_over_coverage(&pixels, coverage, count, 9, 99, 199, UInt32(strength))
        for i in 0..<count * 4 {
            let effective = KernelTwin.quotient(strength * Int(coverage[i / 4]), 65025)
            #expect(Int(pixels[i]) == KernelTwin.solid(Int(before[i]), [9, 99, 199, 255][i % 4], alpha: effective))
        }
        pixels = before
        cpk_pixels_over_rect(&pixels, 0, source, 0, count, 1, alpha)
        for i in 0..<count * 4 {
            let sourceAlpha = Int(source[i / 4 * 4 + 3])
            #expect(
                Int(pixels[i])
                    == KernelTwin.over(Int(before[i]), Int(source[i]), sourceAlpha: sourceAlpha, k: Int(alpha)))
        }
        pixels = before
        cpk_pixels_over_coverage_rect(&pixels, 0, source, 0, coverage, 0, count, 1, alpha)
        for i in 0..<count * 4 {
            let k = KernelTwin.quotient(Int(coverage[i / 4]) * Int(alpha), 255)
            let sourceAlpha = Int(source[i / 4 * 4 + 3])
            #expect(Int(pixels[i]) == KernelTwin.over(Int(before[i]), Int(source[i]), sourceAlpha: sourceAlpha, k: k))
        }
    }

    @Test("products and differences of coverage, all pairs")
    func coverage() {
        let all = (0...255).map { UInt8($0) }
        for other in 0...255 {
            let others = [UInt8](repeating: UInt8(other), count: 256)
            var product = all
            var difference = all
            cpk_multiply_coverage(&product, others, 256)
            cpk_subtract_coverage(&difference, others, 256)
            #expect(product.map { Int($0) } == (0...255).map { KernelTwin.quotient($0 * other, 255) })
            #expect(difference.map { Int($0) } == (0...255).map { KernelTwin.quotient($0 * (255 - other), 255) })
        }
    }

    @Test("areas become runs, and cells are cleared", arguments: [1, 2, 63, 64, 65, 130, 520, 1040])
    mutating func resolve(width: Int) {
        let whole = AreaCells.wholePixel
        for rule in [FillRule.nonZero, .evenOdd] {
            let height = 5
            let rect = PixelRect(x: 7, y: -2, width: width, height: height)
            let memory = AreaCellMemory(width: width, height: height)
            var cells = [Int64](repeating: 0, count: width * height)
            for index in cells.indices where random.int(0...3) == 0 {
                cells[index] = Int64.random(in: -2 * whole...2 * whole, using: &random)
            }
            let area = memory.area(rect)
            for y in 0..<height {
                for x in 0..<width where cells[y * width + x] != 0 {
                    area.row(rect.minY + y)[x] = cells[y * width + x]
                    area.mark(x: x, y: rect.minY + y)
                }
            }
            var runs = [UInt32](repeating: 0, count: width * height + 4)
            var ends = [UInt32](repeating: 0, count: height)
            let total = area.resolve(rule, runs: &runs, ends: &ends)
            let coverage = coverageRuns(
                width: width, height: height, runs: Array(runs[..<total]), starts: [0] + ends)
            for y in 0..<height {
                var sum: Int64 = 0
                var bytes = [UInt8](repeating: 7, count: width)
                coverage.spell(x: 0, y: y, count: width, into: &bytes)
                for x in 0..<width {
                    sum += cells[y * width + x]
                    #expect(area.row(rect.minY + y)[x] == 0)
                    var folded = abs(sum) % (2 * whole)
                    if folded > whole { folded = 2 * whole - folded }
                    #expect(bytes[x] == KernelTwin.coverage(of: rule == .nonZero ? min(abs(sum), whole) : folded))
                }
            }
        }
    }

    @Test("runs spell and composite what bytes do, from any pixel on")
    mutating func runs() {
        for _ in 0..<300 {
            let width = random.int(1...90)
            let line = (0..<width).map { _ in [UInt8(0), 0, 255, 255, random.byte()][random.int(0...4)] }
            let runs = [UInt32](unsafeUninitializedCapacity: width + 4) { runs, count in
                count = cpk_encode_runs(line, width, runs.baseAddress!)
            }
            let coverage = coverageRuns(width: width, height: 1, runs: runs, starts: [0, UInt32(runs.count)])
            let skip = random.int(0...width - 1)
            let count = random.int(1...width - skip)
            var bytes = [UInt8](repeating: 9, count: count)
            coverage.spell(x: skip, y: 0, count: count, into: &bytes)
            #expect(bytes == Array(line[skip..<skip + count]))
            let color = Color8(red: random.byte(), green: random.byte(), blue: random.byte())
            let strength = random.int(0...1) == 0 ? 65025 : random.int(0...65025)
            let below = canvas(count)
            var byRuns = below
            coverage.composite(
                color, strength: strength, part: PixelRect(x: skip, y: 0, width: count, height: 1), over: &byRuns,
                stride: count * 4)
            var byBytes = below
            cpk_solid_over_coverage(
                &byBytes, bytes, count, color.red, color.green, color.blue, UInt32(strength))
            #expect(byRuns == byBytes)
        }
    }

    @Test("a million pixels of every compositing kernel")
    mutating func million() {
        for _ in 0..<500 {
            let count = 2000
            let before = canvas(count)
            let coverage = (0..<count).map { _ in [UInt8(0), 255, random.byte()][random.int(0...2)] }
            // Runs of opaque, transparent and other pixels, so that every branch is taken.
            var source = bytes(count * 4)
            for pixel in 0..<count {
                let kind = pixel / 8 % 3
                if kind == 0 { source[4 * pixel + 3] = 255 }
                if kind == 1 { for channel in 0..<4 { source[4 * pixel + channel] = 0 } }
            }
            let k = random.int(0...2) == 0 ? 255 : random.byte()
            let strength = random.int(0...1) == 0 ? Int(k) * 255 : random.int(0...65025)
            var solid = before
            var plain = before
            var covered = before
            cpk_solid_over_coverage(&solid, coverage, count, 250, 3, 99, UInt32(strength))
            cpk_pixels_over_rect(&plain, 0, source, 0, count, 1, k)
            cpk_pixels_over_coverage_rect(&covered, 0, source, 0, coverage, 0, count, 1, k)
            var wrong = 0
            for i in 0..<count * 4 {
                let (d, s, sourceAlpha) = (Int(before[i]), Int(source[i]), Int(source[i / 4 * 4 + 3]))
                let alpha = KernelTwin.quotient(strength * Int(coverage[i / 4]), 65025)
                if Int(solid[i]) != KernelTwin.solid(d, [250, 3, 99, 255][i % 4], alpha: alpha) { wrong += 1 }
                if Int(plain[i]) != KernelTwin.over(d, s, sourceAlpha: sourceAlpha, k: Int(k)) { wrong += 1 }
                let share = KernelTwin.quotient(Int(coverage[i / 4]) * Int(k), 255)
                if Int(covered[i]) != KernelTwin.over(d, s, sourceAlpha: sourceAlpha, k: share) { wrong += 1 }
            }
            #expect(wrong == 0)
        }
    }

    @Test("weighted sums of neighbours and their rounding")
    mutating func sums() {
        let weights: [UInt32] = [40000, 10000, 2768]
        for count in [0, 1, 7, 8, 16, 33, 64] {
            for step in [1, 4] {
                let source = bytes(count + 4 * step)
                var words = [UInt16](repeating: 0, count: count)
                source.withUnsafeBufferPointer {
                    cpk_blur_row($0.baseAddress! + 2 * step, step, &words, count, weights, 2)
                }
                for i in 0..<count {
                    let sum = (-2...2).reduce(0) { $0 + Int(source[i + ($1 + 2) * step]) * Int(weights[abs($1)]) }
                    #expect(Int(words[i]) == KernelTwin.quotient(sum, 256))
                }
            }
            let rows = (0..<5).map { _ in (0..<count).map { _ in UInt16.random(in: 0...65280, using: &random) } }
            let flat = rows.flatMap { $0 }
            var result = [UInt8](repeating: 0, count: count)
            flat.withUnsafeBufferPointer { flat in
                guard let base = flat.baseAddress else { return }
                let pointers = (0..<5).map { UnsafePointer<UInt16>?(base + $0 * count) }
                cpk_blur_column(pointers, &result, count, weights, 2)
            }
            for i in 0..<count {
                let sum = (-2...2).reduce(0) { $0 + Int(rows[$1 + 2][i]) * Int(weights[abs($1)]) }
                #expect(Int(result[i]) == KernelTwin.quotient(sum, 1 << 24))
            }
        }
    }
}

/// Runs from arrays.
private func coverageRuns(width: Int, height: Int, runs: [UInt32], starts: [UInt32]) -> CoverageRuns {
    runs.withUnsafeBufferPointer { runs in
        starts.withUnsafeBufferPointer { CoverageRuns(width: width, height: height, runs: runs, starts: $0) }
    }
}
