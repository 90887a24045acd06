import CPixelKernels

/// An image with the map from pixels back into its own.
///
/// A pixel takes its colour from the point of the image that lies under its centre. *Nearest*: the image pixel that
/// holds the point. *Bilinear*: the four whose centres surround it, with weights of 8 fractional bits, rounded once.
final class PreparedImage: Sendable {
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
        for i in range {
            let along = Double(x + i) + 0.5
            let p = Point(m11 * along + below.x + m31, m12 * along + below.y + m32)
            guard p.x.magnitude < 0x1p40, p.y.magnitude < 0x1p40 else {
                store(.zero, at: pixels + 4 * i)
                continue
            }
            if image.tint == nil, let texel = inside(texels, at: p) {
                store(texel, at: pixels + 4 * i)
            } else {
                store(bilinear(texels, at: p), at: pixels + 4 * i)
            }
        }
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

    /// What `bilinear` gives where all four pixels are inside; nil elsewhere.
    @inline(__always)
    private func inside(_ texels: Texels, at p: Point) -> TexelLanes? {
        let x = floor((p.x - 0.5) * 256 + 0.5)
        let y = floor((p.y - 0.5) * 256 + 0.5)
        guard let square = texels.square(x >> 8, y >> 8) else { return nil }
        return square.mixed(right: UInt64(x & 255), down: UInt64(y & 255))
    }

    @inline(__always)
    private func store(_ texel: TexelLanes, at pixel: UnsafeMutablePointer<UInt8>) {
        var texel = texel
        if let factor { texel.multiply(by: factor) }
        UnsafeMutableRawPointer(pixel).storeBytes(of: texel.pixel.littleEndian, as: UInt32.self)
    }

    /// The whole number at or below a value, which is far inside of what an Int holds.
    @inline(__always)
    private func floor(_ value: Double) -> Int {
        let whole = Int(value)
        return Double(whole) > value ? whole - 1 : whole
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
        let x = floor((p.x - 0.5) * 256 + 0.5)
        let y = floor((p.y - 0.5) * 256 + 0.5)
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

    /// A pixel and those to its right and below, if all are inside.
    @inline(__always)
    func square(_ x: Int, _ y: Int) -> TexelSquare? {
        guard x >= source.minX, x + 1 < source.maxX, y >= source.minY, y + 1 < source.maxY,
            let base = bytes.baseAddress
        else { return nil }
        let i = ((y - rect.minY) * rect.width + x - rect.minX) * 4
        let row = rect.width * 4
        assert(i >= 0 && i + row + 8 <= bytes.count)
        func lanes(_ offset: Int) -> TexelLanes {
            TexelLanes(UInt32(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt32.self)))
        }
        return TexelSquare(topLeft: lanes(i), topRight: lanes(i + 4), left: lanes(i + row), right: lanes(i + row + 4))
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

/// A pixel's channels in lanes of 32 bits, two by two, so that one multiplication serves two of them.
private struct TexelLanes {
    /// Red, and green above it.
    var low: UInt64
    /// Blue, and alpha above it.
    var high: UInt64

    @inline(__always)
    init(low: UInt64, high: UInt64) {
        self.low = low
        self.high = high
    }

    @inline(__always)
    init(_ pixel: UInt32) {
        low = UInt64(pixel & 0xFF) | UInt64(pixel & 0xFF00) << 24
        high = UInt64(pixel >> 16 & 0xFF) | UInt64(pixel >> 24) << 32
    }

    @inline(__always)
    var pixel: UInt32 {
        UInt32(truncatingIfNeeded: low) | UInt32(truncatingIfNeeded: low >> 32) << 8
            | UInt32(truncatingIfNeeded: high) << 16 | UInt32(truncatingIfNeeded: high >> 32) << 24
    }

    /// Each channel times its factor in 255ths, rounded.
    @inline(__always)
    mutating func multiply(by factor: SIMD4<UInt32>) {
        func product(_ lane: UInt64, _ factor: UInt32) -> UInt64 {
            let sum = lane * UInt64(factor) + 128
            return (sum + sum >> 8) >> 8
        }
        low = product(low & 0xFF, factor.x) | product(low >> 32, factor.y) << 32
        high = product(high & 0xFF, factor.z) | product(high >> 32, factor.w) << 32
    }
}

/// Four pixels around a point.
private struct TexelSquare {
    let topLeft, topRight, left, right: TexelLanes

    /// The mixture, rounded once; weights are 256ths of the pixels at the right and below.
    @inline(__always)
    func mixed(right weight: UInt64, down: UInt64) -> TexelLanes {
        func lanes(_ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: UInt64) -> UInt64 {
            let top = a &* (256 &- weight) &+ b &* weight
            let bottom = c &* (256 &- weight) &+ d &* weight
            let sum = top &* (256 &- down) &+ bottom &* down &+ 0x8000_0000_8000
            return sum &>> 16 & 0xFF_0000_00FF
        }
        return TexelLanes(
            low: lanes(topLeft.low, topRight.low, left.low, right.low),
            high: lanes(topLeft.high, topRight.high, left.high, right.high))
    }
}
