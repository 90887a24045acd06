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

    static func coverage(of area: Int64) -> UInt8 {
        UInt8(quotient(Int(area) * 255, Int(AreaCells.wholePixel)))
    }
}

@Suite("Kernels against their twins")
struct KernelTests {
    private var random = SplitMix64(seed: 77)

    private mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in random.byte() } }

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
        let before = bytes(count * 4)
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
        cpk_pixels_over(&pixels, source, count, alpha)
        for i in 0..<count * 4 {
            let sourceAlpha = Int(source[i / 4 * 4 + 3])
            #expect(
                Int(pixels[i])
                    == KernelTwin.over(Int(before[i]), Int(source[i]), sourceAlpha: sourceAlpha, k: Int(alpha)))
        }
        pixels = before
        cpk_pixels_over_coverage(&pixels, source, coverage, count, alpha)
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

    @Test("areas become coverage, and cells are cleared")
    mutating func resolve() {
        let whole = AreaCells.wholePixel
        for _ in 0..<200 {
            let count = random.int(0...40)
            let cells = (0...count).map { _ in Int64.random(in: -2 * whole...2 * whole, using: &random) }
            var work = cells
            var nonZero = [UInt8](repeating: 7, count: count)
            cpk_resolve_non_zero(&work, &nonZero, count)
            #expect(work.allSatisfy { $0 == 0 })
            work = cells
            var evenOdd = [UInt8](repeating: 7, count: count)
            cpk_resolve_even_odd(&work, &evenOdd, count)
            #expect(work.allSatisfy { $0 == 0 })
            var sum: Int64 = 0
            for i in 0..<count {
                sum += cells[i]
                #expect(nonZero[i] == KernelTwin.coverage(of: min(abs(sum), whole)))
                var folded = abs(sum) % (2 * whole)
                if folded > whole { folded = 2 * whole - folded }
                #expect(evenOdd[i] == KernelTwin.coverage(of: folded))
            }
        }
    }

    @Test("weighted sums and their rounding")
    mutating func sums() {
        for count in [0, 1, 7, 8, 33, 64] {
            let (a, b) = (bytes(count), bytes(count))
            let wide = (0..<count).map { _ in UInt16.random(in: 0...65280, using: &random) }
            let start = (0..<count).map { _ in UInt32.random(in: 0...1_000_000_000, using: &random) }
            var sums = start
            cpk_accumulate_bytes(&sums, a, b, count, 12345)
            for i in 0..<count { #expect(sums[i] == start[i] + 12345 * (UInt32(a[i]) + UInt32(b[i]))) }
            sums = start
            cpk_accumulate_words(&sums, wide, wide, count, 3000)
            for i in 0..<count { #expect(sums[i] == start[i] + 6000 * UInt32(wide[i])) }
            var words = [UInt16](repeating: 0, count: count)
            let small = start.map { $0 % (255 << 16 + 1) }
            cpk_round_to_words(small, &words, count)
            for i in 0..<count { #expect(Int(words[i]) == KernelTwin.quotient(Int(small[i]), 256)) }
            var rounded = [UInt8](repeating: 0, count: count)
            cpk_round_to_bytes(start, &rounded, count)
            for i in 0..<count { #expect(Int(rounded[i]) == KernelTwin.quotient(Int(start[i]), 1 << 24)) }
        }
    }
}
