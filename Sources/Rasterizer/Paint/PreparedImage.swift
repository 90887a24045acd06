import CPixelKernels

/// An image with the map from pixels back into its own.
///
/// A pixel takes its colour from the point of the image that lies under its centre. *Nearest*: the image pixel that
/// holds the point. *Bilinear*: the four whose centres surround it, with weights of 8 fractional bits, rounded once.
final class PreparedImage: Sendable {
    /// Points and pixels farther out are not the kernel's: it counts 256ths in 32 bits.
    fileprivate static let farthest = 0x1p22

    private let image: ImagePaint
    private let inverse: Matrix3x3
    private let factor: SIMD4<UInt32>?
    /// Set when the map is a shift by whole pixels: target − image.
    private let shift: (x: Int, y: Int)?
    /// True when it is copied, and every pixel that may be asked for is opaque.
    let isOpaque: Bool

    /// Nil when the map is singular or nothing of the bitmap is sampled.
    ///
    /// - Parameter bounds: pixels outside are never asked for.
    init?(_ image: ImagePaint, bounds: PixelRect) {
        var image = image
        image.source = image.source.intersection(image.bitmap.rect)
        guard let inverse = image.matrix.inverse, !image.source.isEmpty else { return nil }
        self.image = image
        self.inverse = inverse
        factor = image.factor.map { SIMD4<UInt32>(truncatingIfNeeded: $0) }
        let shift = PreparedImage.wholeShift(of: image.matrix)
        self.shift = shift
        isOpaque = shift.map { image.isOpaque(in: bounds.offset(x: -$0.x, y: -$0.y)) } ?? false
    }

    private static func wholeShift(of m: Matrix3x3) -> (x: Int, y: Int)? {
        guard m.isAffine, m.m11 == 1, m.m22 == 1, m.m12 == 0, m.m21 == 0,
            let x = Int(exactly: m.m31), let y = Int(exactly: m.m32),
            x.magnitude < 1 << 40, y.magnitude < 1 << 40
        else { return nil }
        return (x, y)
    }

    /// Calls `body` with the first premultiplied pixel of a rectangle and the bytes from row to row, if the bitmap's
    /// own pixels can be taken; else returns false.
    func withPixels(of rect: PixelRect, _ body: (UnsafePointer<UInt8>, _ stride: Int) -> Void) -> Bool {
        guard let shift, image.tint == nil, image.factor == nil, !rect.isEmpty else { return false }
        let part = rect.offset(x: -shift.x, y: -shift.y)
        guard image.source.contains(part) else { return false }
        let place = image.bitmap.rect
        image.bitmap.bytes.withUnsafeBufferPointer { bytes in
            let start = ((part.minY - place.minY) * place.width + part.minX - place.minX) * 4
            assert(start >= 0 && start + ((part.height - 1) * place.width + part.width) * 4 <= bytes.count)
            if let base = bytes.baseAddress { body(base + start, place.width * 4) }
        }
        return true
    }

    /// Writes the premultiplied pixels of a rectangle, row by row.
    func fill(_ rect: PixelRect, pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        image.bitmap.bytes.withUnsafeBufferPointer { bytes in
            let texels = Texels(image: image, bytes: bytes)
            for y in rect.minY..<rect.maxY {
                fill(texels, x: rect.minX, y: y, count: rect.width, pixels: pixels + (y - rect.minY) * stride)
            }
        }
    }

    private func fill(
        _ texels: Texels, x: Int, y: Int, count: Int, pixels: UnsafeMutablePointer<UInt8>
    ) {
        if let shift {
            let row = PixelRect(x: x, y: y, width: count, height: 1)
            if withPixels(of: row, { own, _ in pixels.update(from: own, count: count * 4) }) { return }
            for i in 0..<count { store(texels[x + i - shift.x, y - shift.y], at: pixels + 4 * i) }
        } else if inverse.isAffine, image.filter == .bilinear {
            fillAffine(texels, x: x, y: y, count: count, pixels: pixels)
        } else {
            for i in 0..<count {
                let p = inverse.apply(Point(Double(x + i) + 0.5, Double(y) + 0.5))
                store(sample(texels, at: p), at: pixels + 4 * i)
            }
        }
    }

    /// The pixels of a row that `sample` would give, by the same sums: what does not change along it is told once.
    private func fillAffine(
        _ texels: Texels, x: Int, y: Int, count: Int, pixels: UnsafeMutablePointer<UInt8>
    ) {
        let (m11, m12, m31, m32) = (inverse.m11, inverse.m12, inverse.m31, inverse.m32)
        let below = (x: inverse.m21 * (Double(y) + 0.5), y: inverse.m22 * (Double(y) + 0.5))
        var range = 0..<count
        if image.isCutToSource {
            // Two pixels more at each end: the sums below are rounded.
            let first = Point(m11 * (Double(x) + 0.5) + below.x + m31, m12 * (Double(x) + 0.5) + below.y + m32)
            let source = image.source
            range = Self.steps(from: first.x, by: m11, count, within: source.minX..<source.maxX)
                .clamped(to: Self.steps(from: first.y, by: m12, count, within: source.minY..<source.maxY))
            pixels.update(repeating: 0, count: range.lowerBound * 4)
            (pixels + range.upperBound * 4).update(repeating: 0, count: (count - range.upperBound) * 4)
        }
        func point(_ i: Int) -> Point {
            let along = Double(x + i) + 0.5
            return Point(m11 * along + below.x + m31, m12 * along + below.y + m32)
        }
        let inner = innerSteps(of: range, from: x, texels, point)
        for i in range.lowerBound..<inner.lowerBound { store(sample(texels, at: point(i)), at: pixels + 4 * i) }
        if !inner.isEmpty {
            texels.withSampling(inverse, below: below, factor: image.factor.map(\.littleEndianWord) ?? .max) {
                cpk_sample_row($0, pixels + 4 * inner.lowerBound, Int32(x + inner.lowerBound), inner.count)
            }
        }
        for i in inner.upperBound..<range.upperBound { store(sample(texels, at: point(i)), at: pixels + 4 * i) }
    }

    /// The steps at which all four pixels around a point are inside, as the kernel asks for it. They are neighbours:
    /// rounded sums grow, or shrink, as exact ones do.
    private func innerSteps(
        of range: Range<Int>, from x: Int, _ texels: Texels, _ point: (Int) -> Point
    ) -> Range<Int> {
        let none = range.lowerBound..<range.lowerBound
        guard !range.isEmpty, image.tint == nil, image.bitmap.rect.isNear, x.magnitude < 1 << 30 else { return none }
        let (start, end) = (point(range.lowerBound), point(range.upperBound - 1))
        guard start.isNear, end.isNear else { return none }
        let last = Double(range.count - 1)
        let across = (x: last > 0 ? (end.x - start.x) / last : 0, y: last > 0 ? (end.y - start.y) / last : 0)
        let source = image.source
        let near = Self.steps(from: start.x, by: across.x, range.count, within: source.minX..<source.maxX)
            .clamped(to: Self.steps(from: start.y, by: across.y, range.count, within: source.minY..<source.maxY))
        var (first, beyond) = (range.lowerBound + near.lowerBound, range.lowerBound + near.upperBound)
        while first < beyond, !texels.surround(point(first)) { first += 1 }
        while first < beyond, !texels.surround(point(beyond - 1)) { beyond -= 1 }
        return first..<beyond
    }

    /// The steps, of so many, that lie in an interval or not farther from it than two steps.
    private static func steps(from start: Double, by step: Double, _ count: Int, within range: Range<Int>) -> Range<Int>
    {
        let (low, high) = (Double(range.lowerBound) - start, Double(range.upperBound) - start)
        guard step.magnitude > 1e-9 else { return low <= 1 && high >= -1 ? 0..<count : 0..<0 }
        let ends = (min(low / step, high / step) - 2, max(low / step, high / step) + 2)
        let limit = Double(count)
        let first = Int(max(0, min(limit, ends.0)))
        return first..<max(first, Int(max(0, min(limit, ends.1))))
    }

    private func sample(_ texels: Texels, at p: Point) -> SIMD4<UInt32> {
        // Beyond, positions have no fraction left; also what is not finite ends here, transparent.
        guard p.x.magnitude < 0x1p40, p.y.magnitude < 0x1p40 else { return .zero }
        switch image.filter {
        case .nearest: return texels[Int(p.x.rounded(.down)), Int(p.y.rounded(.down))]
        case .bilinear: return bilinear(texels, at: p)
        }
    }

    private func bilinear(_ texels: Texels, at p: Point) -> SIMD4<UInt32> {
        let (x, y) = p.texelPlace
        let (column, row) = (x >> 8, y >> 8)
        let (right, down) = (UInt32(x & 255), UInt32(y & 255))
        if right == 0, down == 0 { return texels[column, row] }
        let top = texels[column, row] &* (256 - right) &+ texels[column + 1, row] &* right
        let bottom = texels[column, row + 1] &* (256 - right) &+ texels[column + 1, row + 1] &* right
        return (top &* (256 - down) &+ bottom &* down &+ 0x8000) &>> 16
    }

    /// A template's colour takes the place of the image's own; a factor comes last.
    private func store(_ texel: SIMD4<UInt32>, at pixel: UnsafeMutablePointer<UInt8>) {
        var result = texel
        if let tint = image.tint {
            let strength = UInt32(tint.alpha) * texel.w
            let color = SIMD4(UInt32(tint.red), UInt32(tint.green), UInt32(tint.blue), 255)
            let whole = UInt32(Strength.full)
            result = (color &* strength &+ whole / 2) / SIMD4(repeating: whole)
        }
        if let factor {
            // Rounded x / 255 for products of two bytes.
            let product = result &* factor &+ 128
            result = (product &+ (product &>> 8)) &>> 8
        }
        for channel in 0..<4 { pixel[channel] = UInt8(truncatingIfNeeded: result[channel]) }
    }
}

extension ImagePaint {
    /// True when nothing of a part, in the bitmap's own pixels, is beyond the edges, tinted or translucent.
    fileprivate func isOpaque(in part: PixelRect) -> Bool {
        tint == nil && factor == nil && source.contains(part) && bitmap.isOpaque(in: part)
    }
}

extension SIMD4<UInt8> {
    /// The channels as a pixel has them in memory.
    fileprivate var littleEndianWord: UInt32 { UInt32(x) | UInt32(y) << 8 | UInt32(z) << 16 | UInt32(w) << 24 }
}

extension Point {
    /// Where the point lies from the centres of pixels, in 256ths, for points far inside of what an Int holds.
    fileprivate var texelPlace: (x: Int, y: Int) {
        (Int(((x - 0.5) * 256 + 0.5).rounded(.down)), Int(((y - 0.5) * 256 + 0.5).rounded(.down)))
    }

    /// Near enough for the kernel's numbers.
    fileprivate var isNear: Bool { x.magnitude < PreparedImage.farthest && y.magnitude < PreparedImage.farthest }
}

extension PixelRect {
    /// Near enough for the kernel's numbers.
    fileprivate var isNear: Bool {
        let farthest = Int(PreparedImage.farthest)
        return minX > -farthest && minY > -farthest && maxX < farthest && maxY < farthest
    }
}

/// The sampled part of an image, going on beyond its edges as its paint says.
private struct Texels {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let rect: PixelRect
    private let source: PixelRect
    private let wrapX: ImagePaint.Wrap
    private let wrapY: ImagePaint.Wrap

    init(image: ImagePaint, bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        rect = image.bitmap.rect
        source = image.source
        wrapX = image.wrapX
        wrapY = image.wrapY
    }

    subscript(x: Int, y: Int) -> SIMD4<UInt32> {
        guard let column = Texels.wrapped(x, source.minX..<source.maxX, wrapX),
            let row = Texels.wrapped(y, source.minY..<source.maxY, wrapY)
        else { return .zero }
        let i = ((row - rect.minY) * rect.width + column - rect.minX) * 4
        return SIMD4(UInt32(bytes[i]), UInt32(bytes[i + 1]), UInt32(bytes[i + 2]), UInt32(bytes[i + 3]))
    }

    /// True if the four pixels around a point are inside.
    func surround(_ p: Point) -> Bool {
        let place = p.texelPlace
        let (column, row) = (place.x >> 8, place.y >> 8)
        return column >= source.minX && column + 1 < source.maxX && row >= source.minY && row + 1 < source.maxY
    }

    /// Calls `body` with what the kernel for rows asks for.
    func withSampling(
        _ map: Matrix3x3, below: (x: Double, y: Double), factor: UInt32, _ body: (UnsafePointer<cpk_sampling>) -> Void
    ) {
        var sampling = cpk_sampling(
            across_x: map.m11, across_y: map.m12, down_x: below.x, down_y: below.y, shift_x: map.m31,
            shift_y: map.m32, bytes: bytes.baseAddress, stride: rect.width * 4, min_x: Int32(rect.minX),
            min_y: Int32(rect.minY), factor: factor)
        body(&sampling)
    }

    private static func wrapped(_ i: Int, _ range: Range<Int>, _ wrap: ImagePaint.Wrap) -> Int? {
        if range.contains(i) { return i }
        switch wrap {
        case .clamp: return i < range.lowerBound ? range.lowerBound : range.upperBound - 1
        case .transparent: return nil
        case .repeat:
            let offset = (i - range.lowerBound) % range.count
            return range.lowerBound + (offset < 0 ? offset + range.count : offset)
        }
    }
}
