import CPixelKernels
import Testing

@testable import Rasterizer

/// A kernel, tried on spans of random length, place and content.
enum SpanKernel: String, CaseIterable, Sendable {
    case fill, solid, solidCoverage, pixels, pixelsCoverage, add, multiply, subtract, runs, pixelsRuns, sums, rows
    case columns, mixing, stretching, axial, linear, radial, edges, outlines, points, samples
}

@Suite("Every instruction set's kernels against their twins")
struct VariantTests {
    static let variants = (0..<3).filter { cpk_variant_numbered(Int32($0)) != nil }

    @Test("a million random spans", arguments: SpanKernel.allCases, variants)
    func spans(kernel: SpanKernel, variant: Int) throws {
        let kernels = try #require(cpk_variant_numbered(Int32(variant)))
        var trial = SpanTrial(kernels: kernels, seed: UInt64(variant) * 100)
        var wrong = 0
        // Of gradients and outlines a span is a row of a rectangle.
        let rows = [.axial, .linear, .radial, .edges, .outlines].contains(kernel) ? 16 : 1
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
    private static let bytes = 4 * (most + 12) + Int(CPK_SPARE_BYTES) + 32

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
        case .runs, .pixelsRuns: return runs(kernel, start, count)
        case .sums, .rows, .columns: return blurs(kernel, start, count)
        case .mixing, .stretching: return enlargements(kernel, count)
        case .axial, .linear, .radial: return gradient(kernel, max(1, count))
        case .points: return points(max(1, count))
        case .samples: return samples(count)
        case .edges, .outlines: return outline(kernel, width: max(1, count))
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
            case .pixels:
                kernels.pointee.pixels_over_rect(place, 4 * SpanTrial.most, source, source.count, count, 1, alpha)
            default:
                kernels.pointee.pixels_over_coverage_rect(
                    place, 4 * SpanTrial.most, source, source.count, coverage, coverage.count, count, 1, alpha)
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

    /// A contour in fixed point, some of whose points come twice.
    private mutating func points(_ count: Int) -> Bool {
        let corner = random.next() & 3 == 0 ? -40 : 3
        var contour: [Double] = []
        for _ in 0..<count {
            let chance = random.next()
            let last = contour.suffix(2)
            for place in 0..<2 {
                let steps = Double(chance >> UInt64(20 * place) & 0xFFFFF) + Double(chance >> 62) / 4
                let keeps = chance >> UInt64(50 + 2 * place) & 3 == 0
                contour.append(keeps && !last.isEmpty ? last[last.startIndex + place] : steps / 65536 + Double(corner))
            }
        }
        var expected: [SIMD2<Int32>] = []
        for index in 0..<count {
            let next = SIMD2(
                KernelTwin.fixed(contour[2 * index], from: corner),
                KernelTwin.fixed(contour[2 * index + 1], from: corner))
            if expected.last != next { expected.append(next) }
        }
        let isUpright = expected.indices.contains {
            let (a, b) = (expected[$0], expected[($0 + 1) % expected.count])
            return (a.x == b.x) != (a.y == b.y)
        }
        var fixed = [Int32](repeating: 7, count: 2 * count + 2)
        var hasUpright: Int32 = 0
        let kept = kernels.pointee.fixed_points(
            contour, count, Int64(corner) << 16, Int64(corner) << 16, &fixed, &hasUpright)
        return kept == expected.count && (hasUpright != 0) == isUpright && fixed.suffix(2) == [7, 7]
            && expected.indices.allSatisfy { fixed[2 * $0] == expected[$0].x && fixed[2 * $0 + 1] == expected[$0].y }
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

    private mutating func runs(_ kernel: SpanKernel, _ start: Int, _ count: Int) -> Bool {
        shuffle()
        let width = start + count
        let chance = random.next()
        let strength = chance & 1 == 0 ? 65025 : Int(chance >> 1 % 65026)
        let color = UInt32(truncatingIfNeeded: chance >> 32) | UInt32(littleEndianBytes: 0, 0, 0, 255)
        let channels = withUnsafeBytes(of: color) { $0.map { Int($0) } }
        let alpha = chance & 2 == 0 ? 255 : UInt8(truncatingIfNeeded: chance >> 8)
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width + 16) { runs in
            let total = cpk_encode_runs(coverage, width, runs.baseAddress!)
            let starts = [UInt32(0), UInt32(total)]
            after.withUnsafeMutableBufferPointer {
                if kernel == .runs {
                    kernels.pointee.runs_over(
                        $0.baseAddress!, 4 * width, runs.baseAddress!, starts, start, count, 1, color,
                        UInt32(strength))
                } else {
                    kernels.pointee.pixels_over_runs(
                        $0.baseAddress!, 4 * width, source, source.count, runs.baseAddress!, starts, start, count, 1,
                        alpha)
                }
            }
        }
        for index in 0..<4 * (count + 2) {
            let (d, pixel) = (Int(before[index]), index / 4)
            var expected = d
            if pixel < count, kernel == .runs {
                let effective = KernelTwin.quotient(strength * Int(coverage[start + pixel]), 65025)
                expected = KernelTwin.solid(d, channels[index % 4], alpha: effective)
            } else if pixel < count {
                let k = KernelTwin.quotient(Int(coverage[start + pixel]) * Int(alpha), 255)
                expected = KernelTwin.over(d, Int(source[index]), sourceAlpha: Int(source[4 * pixel + 3]), k: k)
            }
            if Int(after[index]) != expected { return false }
        }
        return true
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

    /// A row of an image of 48 by 6 pixels: shifted, scaled or turned.
    private mutating func samples(_ count: Int) -> Bool {
        shuffle()
        let size = (width: 48, height: 6)
        let image = (0..<size.width * size.height * 4).map {
            source[$0 % source.count] ^ UInt8(truncatingIfNeeded: $0 / 7)
        }
        func chance(_ low: Double, _ high: Double) -> Double { Double.random(in: low...high, using: &random) }
        let kind = random.next() % 3
        let first = Int(random.next() % 200) - 100
        let across = (x: kind == 0 ? 1 : chance(-1.5, 1.5), y: kind == 2 ? chance(-0.3, 0.3) : 0)
        let (minX, minY) = (Int(random.next() % 100) - 50, Int(random.next() % 100) - 50)
        let down = (x: chance(-50, 50), y: chance(-50, 50))
        // The row begins at some point of the image, now and then at one of its own 256ths.
        var start = (x: Double(minX) + chance(0.5, 46), y: Double(minY) + chance(0.5, 5))
        if random.next() % 4 == 0 { start.x = (start.x * 512).rounded() / 512 }
        let middle = Double(first) + 0.5
        let shift = (x: start.x - middle * across.x - down.x, y: start.y - middle * across.y - down.y)
        func place(_ i: Int, _ across: Double, _ down: Double, _ shift: Double) -> Int {
            let along = Double(first + i) + 0.5
            return Int(((along * across + down + shift - 0.5) * 256 + 0.5).rounded(.down))
        }
        let factor: UInt32 = random.next() % 2 == 0 ? .max : UInt32(truncatingIfNeeded: random.next())
        var expected: [UInt8] = []
        for i in 0..<min(count, SpanTrial.most) {
            let (x, y) = (place(i, across.x, down.x, shift.x), place(i, across.y, down.y, shift.y))
            let (column, row) = (x >> 8 - minX, y >> 8 - minY)
            guard column >= 0, column + 1 < size.width, row >= 0, row + 1 < size.height else { break }
            for channel in 0..<4 {
                func texel(_ right: Int, _ down: Int) -> Int {
                    Int(image[((row + down) * size.width + column + right) * 4 + channel])
                }
                let (right, down) = (x & 255, y & 255)
                let top = texel(0, 0) * (256 - right) + texel(1, 0) * right
                let bottom = texel(0, 1) * (256 - right) + texel(1, 1) * right
                let mixture = (top * (256 - down) + bottom * down + 0x8000) >> 16
                expected.append(UInt8(KernelTwin.quotient(mixture * Int(factor >> UInt32(8 * channel) & 255), 255)))
            }
        }
        image.withUnsafeBufferPointer { bytes in
            var sampling = cpk_sampling(
                across_x: across.x, across_y: across.y, down_x: down.x, down_y: down.y, shift_x: shift.x,
                shift_y: shift.y, bytes: bytes.baseAddress, stride: size.width * 4, min_x: Int32(minX),
                min_y: Int32(minY), factor: factor)
            kernels.pointee.sample_row(&sampling, &after, Int32(first), expected.count / 4)
        }
        return after[..<expected.count].elementsEqual(expected) && after[expected.count] == before[expected.count]
    }

    private mutating func gradient(_ kernel: SpanKernel, _ width: Int) -> Bool {
        let twin = RampTwin(kernel, &random)
        let height = 16
        let (x, y) = (random.int(-300...300), random.int(-300...300))
        // Over what is there every other time.
        let isOver = kernel != .axial && random.next() & 1 == 0
        let below = random.byte()
        var pixels = [UInt8](repeating: below, count: width * height * 4 + Int(CPK_SPARE_BYTES))
        twin.fill(&pixels, x: x, y: y, width: width, height: height, kernels: kernels, isOver: isOver)
        var place = 0
        for row in 0..<height {
            for column in 0..<width {
                let word = twin.pixel(x: x + column, y: y + row)
                for shift in stride(from: UInt32(0), to: 32, by: 8) {
                    let own = Int(UInt8(truncatingIfNeeded: word >> shift))
                    let expected =
                        isOver ? KernelTwin.over(Int(below), own, sourceAlpha: Int(word >> 24), k: 255) : own
                    if Int(pixels[place]) != expected { return false }
                    place += 1
                }
            }
        }
        return pixels[place...].allSatisfy { $0 == below }
    }

    /// Random contours of 16 rows, as wide as the cells or wider: bytes and cleared memory.
    private mutating func outline(_ kernel: SpanKernel, width: Int) -> Bool {
        let height = 16
        let reach = kernel == .edges ? 24 << 16 : 0
        let (right, bottom) = (Int64(width << 16), Int64(height << 16))
        func coordinate(_ end: Int64, _ random: inout SplitMix64) -> Int64 {
            let chance = random.next()
            let value = Int64(chance >> 8 % UInt64(end + 2 * Int64(reach) + 1)) - Int64(reach)
            // Whole pixels and corners now and then.
            return chance & 3 == 0 ? (value >> 16) << 16 : value
        }
        let count = random.int(3...9)
        var x = (0..<count).map { _ in coordinate(right, &random) }
        let y = (0..<count).map { _ in coordinate(bottom, &random) }
        // Some edges are upright, and some are short.
        if count > 4 { (x[1], x[3]) = (x[0], min(x[2] + 9000, right)) }
        var twin = AreaCellsTwin(width: width, height: height)
        var edges: [cpk_edge] = []
        var points = [SIMD2<Int32>(-1, Int32(count))]
        for index in 0..<count {
            let next = (index + 1) % count
            points.append(SIMD2(Int32(x[index]), Int32(y[index])))
            if y[index] == y[next] { continue }
            let (a, b) = y[index] < y[next] ? (index, next) : (next, index)
            edges.append(cpk_edge(x0: x[a], y0: y[a], x1: x[b], y1: y[b], winding: a == index ? 1 : -1))
        }
        for edge in edges { twin.add(edge) }
        let memory = AreaCellMemory(width: width, height: height)
        var cells = memory.area(PixelRect(x: 0, y: 0, width: width, height: height)).raw
        points.withUnsafeBytes { bytes in
            let base = bytes.assumingMemoryBound(to: Int32.self).baseAddress!
            switch (kernel, tries % 2) {
            case (.outlines, _): kernels.pointee.add_inner_outline(&cells, base, points.count)
            case (_, 0): kernels.pointee.add_outline(&cells, base, points.count, 0, 0)
            default: addInBands(edges, base, &cells)
            }
        }
        tries += 1
        let isEvenOdd = random.next() & 1 == 1
        return resolves(&cells, as: twin.bytes(isEvenOdd: isEvenOdd), isEvenOdd: isEvenOdd)
    }

    /// In two bands, as large outlines are: one of edges, one of an outline's points.
    private func addInBands(_ edges: [cpk_edge], _ points: UnsafePointer<Int32>, _ cells: inout cpk_cells) {
        let height = cells.height
        let numbers = (0..<Int32(edges.count)).map { $0 }
        cells.height = min(7, height)
        kernels.pointee.add_edges(&cells, edges, numbers, edges.count)
        guard height > 7 else { return }
        var rest = cells
        rest.cells += 7 * rest.stride
        rest.marks += 7 * rest.stride / 8
        (rest.min_y, rest.height) = (7, height - 7)
        let count = Int(points[1])
        let ends = (1...count).filter { number in
            points[2 * number + 1] != points[2 * (number > 1 ? number - 1 : count) + 1]
        }
        // Relative points count from the corner of the outline's bounds.
        var relative = Array(UnsafeBufferPointer(start: points, count: 2 * (count + 1)))
        let (left, top) = ((1...count).map { relative[2 * $0] }.min()!, (1...count).map { relative[2 * $0 + 1] }.min()!)
        for number in 1...count {
            relative[2 * number] -= left
            relative[2 * number + 1] -= top
        }
        kernels.pointee.add_outline_edges(
            &rest, relative, ends.map { Int32($0) }, ends.count, Int64(left), Int64(top))
        cells.height = height
    }

    private func resolves(_ cells: inout cpk_cells, as expected: [UInt8], isEvenOdd: Bool) -> Bool {
        let (width, height) = (Int(cells.width), Int(cells.height))
        var runs = [UInt32](repeating: 0, count: width * height + 4)
        var ends = [UInt32](repeating: 0, count: height)
        let total = kernels.pointee.resolve_runs(&cells, &runs, &ends, isEvenOdd ? 1 : 0)
        if total > width * height { return false }
        var bytes = [UInt8](repeating: 7, count: width * height)
        var start: UInt32 = 0
        for row in 0..<height {
            if ends[row] - start > width { return false }
            bytes.withUnsafeMutableBufferPointer { bytes in
                runs.withUnsafeBufferPointer { runs in
                    cpk_spell_runs(
                        runs.baseAddress! + Int(start), Int(ends[row] - start), 0, bytes.baseAddress! + row * width,
                        width)
                }
            }
            start = ends[row]
        }
        let isClear =
            (0..<cells.stride * height).allSatisfy { cells.cells[$0] == 0 }
            && (0..<cells.stride * height / 8).allSatisfy { cells.marks[$0] == 0 }
        return bytes == expected && isClear
    }
}

/// Cells of a rectangle at (0, 0), filled edge by edge, row by row and column by column.
private struct AreaCellsTwin {
    private let width: Int
    private let height: Int
    private var cells: [Int64]
    private static let one: Int64 = 1 << 16

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        cells = [Int64](repeating: 0, count: width * height)
    }

    private func crossing(_ edge: cpk_edge, _ y: Int64) -> Int64 {
        if y == edge.y0 { return edge.x0 }
        if y == edge.y1 { return edge.x1 }
        let way = Double(y - edge.y0) / Double(edge.y1 - edge.y0) * Double(edge.x1 - edge.x0)
        return edge.x0 + Int64(way < 0 ? way - 0.5 : way + 0.5)
    }

    mutating func add(_ edge: cpk_edge) {
        let one = AreaCellsTwin.one
        for row in 0..<height {
            let top = max(edge.y0, Int64(row) * one)
            let bottom = min(edge.y1, Int64(row + 1) * one)
            if top >= bottom { continue }
            let (a, b) = (crossing(edge, top), crossing(edge, bottom))
            add(row, min(a, b), max(a, b), bottom - top, edge.winding)
        }
    }

    /// Of a piece's height each column gets what lies left of its right edge and in no column before.
    private mutating func add(_ row: Int, _ left: Int64, _ right: Int64, _ height: Int64, _ winding: Int64) {
        let one = AreaCellsTwin.one
        func done(_ x: Int64) -> Int64 {
            if x <= left && x < right { return 0 }
            return x >= right ? height : height * (x - left) / (right - left)
        }
        let outside = right <= 0 ? height : done(0)
        cells[row * width] += winding * outside * 2 * one
        if right <= 0 { return }
        for column in max(0, Int(left >> 16))..<max(width, Int(left >> 16)) where column < width {
            let (start, end) = (Int64(column) * one, Int64(column + 1) * one)
            if start > right { return }
            let part = winding * (done(end) - (column == 0 ? outside : start <= left ? 0 : done(start)))
            let fractions = max(left, start) + min(right, end) - 2 * start
            cells[row * width + column] += part * (2 * one - fractions)
            if column + 1 < width { cells[row * width + column + 1] += part * fractions }
            if right <= end { return }
        }
    }

    func bytes(isEvenOdd: Bool) -> [UInt8] {
        let whole = AreaCells.wholePixel
        var result: [UInt8] = []
        for row in 0..<height {
            var sum: Int64 = 0
            for column in 0..<width {
                sum += cells[row * width + column]
                var area = abs(sum)
                if isEvenOdd {
                    area %= 2 * whole
                    if area > whole { area = 2 * whole - area }
                }
                result.append(KernelTwin.coverage(of: min(area, whole)))
            }
        }
        return result
    }
}
