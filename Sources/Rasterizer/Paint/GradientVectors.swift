/// A gradient whose pixels are computed a vector at a time.
enum GradientVectors: Sendable {
    case axial(AxialRamp)
    case ramp(VectorRamp)

    /// Nil for kinds of gradients other than axial and radial, and where numbers would become too large or too small.
    init?(_ gradient: GradientPaint, ramp: GradientRamp, inverse m: Matrix3x3) {
        guard let straight = StraightRamp(ramp) else { return nil }
        switch gradient.geometry {
        case .axial(let start, let end):
            let axis = end - start
            let square = axis.dot(axis)
            guard square > 0, let anchor = PixelAnchor(gradient.matrix.apply(start)) else { return nil }
            let u =
                SIMD3(
                    m.m11 * axis.x + m.m12 * axis.y, m.m21 * axis.x + m.m22 * axis.y,
                    (m.m31 - start.x) * axis.x + (m.m32 - start.y) * axis.y) / square
            guard u.isFinite else { return nil }
            if let axial = AxialRamp(straight, anchor: anchor, u: u) {
                self = .axial(axial)
            } else if let ramp = VectorRamp(straight, anchor: anchor, u: u, v: nil) {
                self = .ramp(ramp)
            } else {
                return nil
            }
        case .radial(let center, let radii):
            guard let anchor = PixelAnchor(gradient.matrix.apply(center)) else { return nil }
            let u = SIMD3(m.m11, m.m21, m.m31 - center.x) / radii.x
            let v = SIMD3(m.m12, m.m22, m.m32 - center.y) / radii.y
            guard u.isFinite, v.isFinite, let ramp = VectorRamp(straight, anchor: anchor, u: u, v: v) else {
                return nil
            }
            self = .ramp(ramp)
        case .circles, .conic: return nil
        }
    }

    /// Premultiplied pixels of a rectangle.
    func fill(_ rect: PixelRect, pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        switch self {
        case .axial(let ramp): ramp.fill(rect, pixels: pixels, stride: stride)
        case .ramp(let ramp): ramp.fill(rect, pixels: pixels, stride: stride)
        }
    }

    /// Mixes the pixels of a rectangle with those that are there; false when only `fill` can.
    func composite(_ rect: PixelRect, over pixels: UnsafeMutablePointer<UInt8>, stride: Int) -> Bool {
        guard case .ramp(let ramp) = self else { return false }
        ramp.composite(rect, over: pixels, stride: stride)
        return true
    }
}

extension SIMD3<Double> {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }
}
