import CPixelKernels

/// An opaque axial gradient in fixed point.
///
/// From one pixel to the next, channels and t gain whole numbers of 2⁻²⁴ and 2⁻³⁶: sums of them are exact, so a pixel
/// is the same in every tile. Far from the start, at 8,192 pixels, a channel is off by 2⁻¹² of a level. Halves, which
/// are frequent in small gradients, are rounded up: half a level has 2⁻¹⁵ added.
struct AxialRamp: Sendable {
    private let anchor: PixelAnchor
    private let steps: SIMD3<Int64>
    private let knots: [Int64]
    private let parts: [cpk_axial_part]

    private static let unit = 0x1p36
    private static let level = 0x1p24
    private static let half = 0.5 + 0x1p-15

    /// - Parameter u: t of a point of the canvas: x, y and constant parts.
    init?(_ ramp: StraightRamp, anchor: PixelAnchor, u: SIMD3<Double>) {
        // A pixel is at most 16 axes long: at two million of them, further than any is from its anchor, t still fits.
        guard ramp.isOpaque, ramp.parts.count <= Int(CPK_PARTS), max(u.x.magnitude, u.y.magnitude) < 16 else {
            return nil
        }
        let t = (u * anchor.center).sum()
        guard t.magnitude < 0x1p20 else { return nil }
        self.anchor = anchor
        steps = SIMD3<Int64>((SIMD3(t, u.x, u.y) * Self.unit).rounded(.toNearestOrAwayFromZero))
        knots = ramp.knots.map { Int64(($0 * Self.unit).rounded(.toNearestOrAwayFromZero)) }
        parts = ramp.parts.map { part in
            cpk_axial_part(
                base: Self.fixed(part.color(at: t) + Self.half), across: Self.fixed(part.slope * u.x),
                down: Self.fixed(part.slope * u.y))
        }
    }

    /// Modulo 2³²: what lies outside a part may be anything.
    private static func fixed(_ channels: SIMD4<Double>) -> (UInt32, UInt32, UInt32) {
        let whole = SIMD4<Int64>((channels * level).rounded(.toNearestOrAwayFromZero))
        let low = SIMD4<UInt32>(truncatingIfNeeded: whole)
        return (low.x, low.y, low.z)
    }

    /// Premultiplied pixels of a rectangle.
    func fill(_ rect: PixelRect, pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        knots.withUnsafeBufferPointer { knots in
            parts.withUnsafeBufferPointer { parts in
                var axial = cpk_axial(
                    count: Int32(parts.count), t: steps.x, tx: steps.y, ty: steps.z, knots: knots.baseAddress,
                    parts: parts.baseAddress)
                cpk_variant_chosen().pointee.axial(
                    &axial, pixels, stride, Int64(rect.minX - anchor.x), Int64(rect.minY - anchor.y), rect.width,
                    rect.height)
            }
        }
    }
}
