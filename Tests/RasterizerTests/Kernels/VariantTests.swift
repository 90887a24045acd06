import CPixelKernels
import Testing

@testable import Rasterizer

/// A kernel, tried on spans of random length, place and content.
enum SpanKernel: String, CaseIterable, Sendable {
    case fill, solid, solidCoverage, pixels, pixelsCoverage, add, multiply, subtract, runs, sums, rows, columns
    case mixing, stretching, axial, linear, radial
}

@Suite("Every instruction set's kernels against their twins")
struct VariantTests {
    static let variants = (0..<3).filter { cpk_variant_numbered(Int32($0)) != nil }

    @Test("a million random spans", arguments: SpanKernel.allCases, variants)
    func spans(kernel: SpanKernel, variant: Int) throws {
        let kernels = try #require(cpk_variant_numbered(Int32(variant)))
        var trial = SpanTrial(kernels: kernels, seed: UInt64(variant) * 100)
        var wrong = 0
        // Of gradients, whose twins are slow, a span is a row of a rectangle.
        let rows = [.axial, .linear, .radial].contains(kernel) ? 16 : 1
        for _ in 0..<1_000_000 / rows where !trial.holds(kernel) { wrong += 1 }
        #expect(wrong == 0)
    }

    @Test("the sets are numbered without a gap, and there is always one")
    func numbers() {
        #expect(VariantTests.variants.first == 0)
        #expect(cpk_variant_numbered(3) == nil)
        #expect(cpk_variant_numbered(-1) == nil)
    }
}

/// Memory and chance for trying spans.
private struct SpanTrial {
    private static let most = 40
    private static let bytes = 4 * most + 64

    private let kernels: UnsafePointer<cpk_variant>
    private var random: SplitMix64
    private var before = [UInt8](repeating: 0, count: bytes)
    private var after = [UInt8](repeating: 0, count: bytes)
    private var source = [UInt8](repeating: 0, count: bytes)
    private var coverage = [UInt8](repeating: 0, count: bytes)
    /// Words as blurred rows are.
    private var wide = [UInt16](repeating: 0, count: most + 24)
    private var tries = 0

    init(kernels: UnsafePointer<cpk_variant>, seed: UInt64) {
        self.kernels = kernels
        random = SplitMix64(seed: seed)
    }

    /// Tries one span; what lies before and behind it must stay as it is.
    mutating func holds(_ kernel: SpanKernel) -> Bool {
        let count = Int(truncatingIfNeeded: random.next() % UInt64(SpanTrial.most))
        let start = Int(truncatingIfNeeded: random.next() % 12)
        switch kernel {
        case .fill, .solid, .solidCoverage, .pixels, .pixelsCoverage: return pixels(kernel, start, count)
        case .add, .multiply, .subtract: return coverages(kernel, start, count)
        case .runs: return runs(start, count)
        case .sums, .rows, .columns: return blurs(kernel, start, count)
        case .mixing, .stretching: return enlargements(kernel, count)
        case .axial, .linear, .radial: return gradient(kernel, max(1, count))
        }
    }

    /// New bytes now and then; places and lengths differ every time.
    private mutating func shuffle() {
        tries += 1
        if tries % 32 != 1 {
            after = before
            return
        }
        func fill(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
            bytes.withUnsafeMutableBytes { bytes in
                for word in stride(from: 0, to: bytes.count - 7, by: 8) {
                    bytes.storeBytes(of: random.next(), toByteOffset: word, as: UInt64.self)
                }
            }
        }
        fill(&before, &random)
        fill(&source, &random)
        fill(&coverage, &random)
        for index in wide.indices { wide[index] = UInt16(source[index]) << 8 - UInt16(source[index]) }
        // Stretches of nothing and of everything, so that every branch is taken.
        let kinds = random.next()
        for index in coverage.indices {
            switch kinds >> UInt64(index / 6 % 30 * 2) & 3 {
            case 0: coverage[index] = 0
            case 1: coverage[index] = 255
            default: break
            }
        }
        for pixel in 0..<SpanTrial.most {
            switch kinds >> UInt64(pixel / 5 % 30 * 2 + 1) & 3 {
            case 0: for channel in 0..<4 { source[4 * pixel + channel] = 0 }
            case 1: source[4 * pixel + 3] = 255
            default: break
            }
        }
        after = before
    }

    private mutating func pixels(_ kernel: SpanKernel, _ start: Int, _ count: Int) -> Bool {
        shuffle()
        let chance = random.next()
        let alpha = chance & 3 == 0 ? 255 : UInt8(truncatingIfNeeded: chance >> 8)
        let strength = chance & 4 == 0 ? Int(alpha) * 255 : Int(chance >> 16 % 65026)
        let color = UInt32(truncatingIfNeeded: chance >> 32) | UInt32(littleEndianBytes: 0, 0, 0, 255)
        let channels = withUnsafeBytes(of: color) { $0.map { Int($0) } }
        after.withUnsafeMutableBufferPointer { buffer in
            let place = buffer.baseAddress! + 4 * start
            switch kernel {
            case .fill: kernels.pointee.fill_rect(place, 4 * SpanTrial.most, count, 1, color)
            case .solid: kernels.pointee.solid_over_rect(place, 4 * SpanTrial.most, count, 1, color, alpha)
            case .solidCoverage: kernels.pointee.solid_over_coverage(place, coverage, count, color, UInt32(strength))
            case .pixels: kernels.pointee.pixels_over(place, source, count, alpha)
            default: kernels.pointee.pixels_over_coverage(place, source, coverage, count, alpha)
            }
        }
        for index in 4 * max(0, start - 2)..<4 * (start + count + 2) {
            let pixel = index / 4 - start
            let (d, channel) = (Int(before[index]), index % 4)
            var expected = d
            if pixel >= 0, pixel < count {
                let (s, sourceAlpha) = (Int(source[4 * pixel + channel]), Int(source[4 * pixel + 3]))
                switch kernel {
                case .fill: expected = channels[channel]
                case .solid: expected = KernelTwin.solid(d, channels[channel], alpha: Int(alpha))
                case .solidCoverage:
                    let effective = KernelTwin.quotient(strength * Int(coverage[pixel]), 65025)
                    expected = KernelTwin.solid(d, channels[channel], alpha: effective)
                case .pixels: expected = KernelTwin.over(d, s, sourceAlpha: sourceAlpha, k: Int(alpha))
                default:
                    let k = KernelTwin.quotient(Int(coverage[pixel]) * Int(alpha), 255)
                    expected = KernelTwin.over(d, s, sourceAlpha: sourceAlpha, k: k)
                }
            }
            if Int(after[index]) != expected { return false }
        }
        return true
    }

    private mutating func coverages(_ kernel: SpanKernel, _ start: Int, _ count: Int) -> Bool {
        shuffle()
        after.withUnsafeMutableBufferPointer { buffer in
            let place = buffer.baseAddress! + start
            switch kernel {
            case .add: kernels.pointee.add_coverage(place, coverage, count)
            case .multiply: kernels.pointee.multiply_coverage(place, coverage, count)
            default: kernels.pointee.subtract_coverage(place, coverage, count)
            }
        }
        for index in 0..<SpanTrial.most + 12 {
            let (a, place) = (Int(before[index]), index - start)
            var expected = a
            if place >= 0, place < count {
                let b = Int(coverage[place])
                switch kernel {
                case .add: expected = min(255, a + b)
                case .multiply: expected = KernelTwin.quotient(a * b, 255)
                default: expected = KernelTwin.quotient(a * (255 - b), 255)
                }
            }
            if Int(after[index]) != expected { return false }
        }
        return true
    }

    private mutating func runs(_ start: Int, _ count: Int) -> Bool {
        shuffle()
        let width = start + count
        let chance = random.next()
        let strength = chance & 1 == 0 ? 65025 : Int(chance >> 1 % 65026)
        let color = UInt32(truncatingIfNeeded: chance >> 32) | UInt32(littleEndianBytes: 0, 0, 0, 255)
        let channels = withUnsafeBytes(of: color) { $0.map { Int($0) } }
        let same = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + 16) { runs in
            let total = cpk_encode_runs(coverage, width, runs.baseAddress!)
            let starts = [UInt32(0), UInt32(total)]
            after.withUnsafeMutableBufferPointer {
                kernels.pointee.runs_over(
                    $0.baseAddress!, 4 * width, runs.baseAddress!, starts, start, count, 1, color, UInt32(strength))
            }
            return true
        }
        for index in 0..<4 * (count + 2) {
            var expected = Int(before[index])
            if index / 4 < count {
                let alpha = KernelTwin.quotient(strength * Int(coverage[start + index / 4]), 65025)
                expected = KernelTwin.solid(expected, channels[index % 4], alpha: alpha)
            }
            if Int(after[index]) != expected { return false }
        }
        return same
    }

    private mutating func blurs(_ kernel: SpanKernel, _ start: Int, _ count: Int) -> Bool {
        shuffle()
        let reach = start % 4
        var weights = [UInt32](repeating: 0, count: reach + 1)
        var rest: UInt32 = 65536
        for k in stride(from: reach, to: 0, by: -1) {
            weights[k] = UInt32(truncatingIfNeeded: random.next() % UInt64(rest / 3 + 1))
            rest -= 2 * weights[k]
        }
        weights[0] = rest
        var words = [UInt16](repeating: 9, count: count + 1)
        switch kernel {
        case .sums:
            words = source.prefix(count + 1).map { UInt16($0) * 3 }
            let known = words
            kernels.pointee.add_row(&words, before, count)
            return (0...count).allSatisfy { words[$0] == known[$0] + ($0 < count ? UInt16(before[$0]) : 0) }
        case .rows:
            let step = start & 4 == 0 ? 1 : 4
            source.withUnsafeBufferPointer {
                kernels.pointee.blur_row($0.baseAddress! + reach * step, step, &words, count, weights, reach)
            }
            for i in 0..<count {
                var sum = 0
                for k in -reach...reach { sum += Int(source[i + (reach + k) * step]) * Int(weights[abs(k)]) }
                if Int(words[i]) != KernelTwin.quotient(sum, 256) { return false }
            }
            return words[count] == 9
        default:
            wide.withUnsafeBufferPointer { wide in
                let pointers = (0...2 * reach).map { UnsafePointer<UInt16>?(wide.baseAddress! + $0 * 3) }
                kernels.pointee.blur_column(pointers, &after, count, weights, reach)
            }
            for i in 0..<count {
                var sum = 0
                for k in -reach...reach { sum += Int(wide[3 * (k + reach) + i]) * Int(weights[abs(k)]) }
                if Int(after[i]) != KernelTwin.quotient(sum, 1 << 24) { return false }
            }
            return after[count] == before[count]
        }
    }

    private mutating func enlargements(_ kernel: SpanKernel, _ count: Int) -> Bool {
        shuffle()
        let period = 2 << Int(truncatingIfNeeded: random.next() % 7)
        let weight = Int(truncatingIfNeeded: random.next() % UInt64(period))
        var words = [UInt16](repeating: 7, count: 4 * SpanTrial.most + 16)
        kernels.pointee.mix_rows(before, source, &words, 4 * count, UInt32(weight), UInt32(period))
        let mixed = (0..<4 * count).allSatisfy {
            Int(words[$0]) == Int(before[$0]) * (period - weight) + Int(source[$0]) * weight
        }
        if kernel == .mixing { return mixed && words[4 * count] == 7 }
        for index in words.indices { words[index] = UInt16(source[index % source.count]) * UInt16(period) }
        let narrow = min(count, period / 2 * (SpanTrial.most - 2))
        kernels.pointee.stretch_row(words, &after, narrow, UInt32(weight), UInt32(period))
        for index in 0..<4 * narrow {
            let position = weight + 2 * (index / 4)
            let (place, part) = (position / period * 4 + index % 4, position % period)
            let sum = Int(words[place]) * (period - part) + Int(words[place + 4]) * part
            if Int(after[index]) != KernelTwin.quotient(sum, period * period) { return false }
        }
        return after[4 * narrow] == before[4 * narrow]
    }

    /// Pixels that no doubt is noted of are the exact gradient's.
    private mutating func gradient(_ kernel: SpanKernel, _ width: Int) -> Bool {
        let stops = (0..<random.int(2...5)).map { index in
            GradientPaint.Stop(
                location: [0, 0.1, 0.35, 0.7, 1][index],
                color: Color8(
                    red: random.byte(), green: random.byte(), blue: random.byte(),
                    alpha: kernel == .linear ? random.byte() / 2 : kernel == .axial ? 255 : random.byte() | 128))
        }
        let center = random.point(0...300)
        let along = Point(random.double(-200...200), random.double(-200...200))
        let radii = Point(random.double(20...300), random.double(20...300))
        let paint = GradientPaint(
            geometry: kernel == .radial
                ? .radial(center: center, radii: radii) : .axial(start: center, end: center + along),
            stops: stops, matrix: Matrix3x3(a: 1.1, b: 0.1, c: -0.2, d: 0.9, tx: 3, ty: 4))
        let ramp = GradientRamp(stops)
        guard let inverse = paint.matrix.inverse, let quick = QuickRamp(paint, ramp: ramp, inverse: inverse),
            let exact = PreparedGradient(paint)
        else { return true }
        let rect = PixelRect(x: random.int(0...300), y: random.int(0...300), width: width, height: 16)
        var pixels = [UInt8](repeating: 0, count: rect.area * 4 + 4)
        var doubt = [UInt64](repeating: 0, count: 16)
        quick.fill(rect, pixels: &pixels, stride: 4 * width, doubt: &doubt, kernels: kernels)
        // Of a row every third pixel: the exact ones are slow.
        var pixel: [UInt8] = [0, 0, 0, 0]
        for y in 0..<16 {
            for x in stride(from: y % 3, to: width, by: 3) where doubt[y] >> UInt64(x) & 1 == 0 {
                exact.fill(x: rect.minX + x, y: rect.minY + y, count: 1, pixels: &pixel, coverage: nil)
                for channel in 0..<4 where pixels[(y * width + x) * 4 + channel] != pixel[channel] { return false }
            }
        }
        return pixels[rect.area * 4] == 0
    }
}
