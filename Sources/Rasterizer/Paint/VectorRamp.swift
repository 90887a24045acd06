import CPixelKernels

/// An axial or radial gradient in single precision.
///
/// Each pixel takes the same additions and multiplications of rounded numbers, in one order and none of them fused,
/// whatever tile and instruction set it is computed in. A channel is off by less than 2⁻¹² of a level where
/// neighbouring pixels differ by a level or less.
struct VectorRamp: Sendable {
    private let anchor: PixelAnchor
    private let isRadial: Bool
    /// u and v at the anchor's centre, and what they gain with each column and row. v is for radial gradients.
    private let u: SIMD3<Double>
    private let v: SIMD3<Double>
    /// Where parts begin, in t or in its square: then each is the least one whose root is at the knot or behind it.
    private let knots: [Float]
    private let parts: [cpk_ramp_part]

    /// - Parameters:
    ///   - u: of a point of the canvas: x, y and constant parts. t is u, or with v the length of (u, v).
    init?(_ ramp: StraightRamp, anchor: PixelAnchor, u: SIMD3<Double>, v: SIMD3<Double>?) {
        self.anchor = anchor
        isRadial = v != nil
        self.u = SIMD3((u * anchor.center).sum(), u.x, u.y)
        self.v = v.map { v in SIMD3((v * anchor.center).sum(), v.x, v.y) } ?? .zero
        // Squares stay finite at any pixel.
        for number in [self.u.max(), -self.u.min(), self.v.max(), -self.v.min()] where number > 1e9 { return nil }
        knots = ramp.knots.map { v == nil ? Float($0) : VectorRamp.leastSquare(ofRootFrom: Float($0)) }
        parts = ramp.parts.map { cpk_ramp_part($0) }
    }

    /// The least number whose rounded root is not below `root`: a comparison with it says what one of roots would.
    static func leastSquare(ofRootFrom root: Float) -> Float {
        if root <= 0 { return 0 }
        var square = root * root
        while square.squareRoot() >= root { square = square.nextDown }
        while square.squareRoot() < root { square = square.nextUp }
        return square
    }

    /// Premultiplied pixels of a rectangle.
    func fill(_ rect: PixelRect, pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        withKernel(for: rect) { ramp, kernels, x, y in
            kernels.pointee.ramp(ramp, pixels, stride, x, y, rect.width, rect.height)
        }
    }

    /// Mixes the pixels of a rectangle with those that are there.
    func composite(_ rect: PixelRect, over pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        withKernel(for: rect) { ramp, kernels, x, y in
            kernels.pointee.ramp_over(ramp, pixels, stride, x, y, rect.width, rect.height)
        }
    }

    private func withKernel(
        for rect: PixelRect,
        _ body: (UnsafePointer<cpk_ramp>, UnsafePointer<cpk_variant>, _ x: Int64, _ y: Int64) -> Void
    ) {
        knots.withUnsafeBufferPointer { knots in
            parts.withUnsafeBufferPointer { parts in
                var ramp = cpk_ramp(
                    count: Int32(parts.count), is_radial: isRadial ? 1 : 0, u: u.x, uy: u.z, v: v.x, vy: v.z,
                    ux: Float(u.y), vx: Float(v.y), knots: knots.baseAddress, parts: parts.baseAddress)
                body(&ramp, cpk_variant_chosen(), Int64(rect.minX - anchor.x), Int64(rect.minY - anchor.y))
            }
        }
    }
}

extension cpk_ramp_part {
    fileprivate init(_ part: StraightRamp.Part) {
        let kind = Int32(part.kind)
        var base = SIMD4<Float>(part.color(at: 0))
        if kind == CPK_FADING { base /= SIMD4(255, 255, 255, 1) }
        let slope = SIMD4<Float>(part.slope)
        self.init(
            kind: kind, pixel: part.startPixel, base: (base.x, base.y, base.z, base.w),
            slope: (slope.x, slope.y, slope.z, slope.w))
    }
}

extension StraightRamp.Part {
    fileprivate var kind: Int {
        if slope == .zero { return CPK_FLAT }
        if isOpaque { return CPK_OPAQUE }
        return SIMD3(slope.x, slope.y, slope.z) == .zero ? CPK_FADING : CPK_TRANSLUCENT
    }
}
