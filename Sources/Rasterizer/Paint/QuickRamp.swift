import CPixelKernels

/// An axial or radial gradient in single precision, which says of which pixels it may be wrong.
///
/// A pixel's byte is that of the exact computation unless the value comes closer to the edge between two bytes than all
/// roundings together can move it. Of 64 pixels that leaves less than one to be computed exactly.
struct QuickRamp: Sendable {
    private let ramp: cpk_ramp
    private let isRadial: Bool
    /// u and v of a pixel's centre: x, y and constant parts. v is for radial gradients.
    private let u: SIMD3<Double>
    private let v: SIMD3<Double>
    /// How far a channel moves at most for each unit of t.
    private let slope: Double
    /// How far roundings of the colours' sum may move a channel.
    private let rounding: Double
    /// Every pixel of a row has the same t, to the last bit.
    let isConstantAlongRows: Bool

    private static let widestMargin = 0.02

    /// Nil for other kinds of gradients, for hard stops and for many.
    init?(_ gradient: GradientPaint, ramp: GradientRamp, inverse m: Matrix3x3) {
        guard let ramp = cpk_ramp(ramp) else { return nil }
        self.ramp = ramp
        switch gradient.geometry {
        case .axial(let start, let end):
            let axis = end - start
            let square = axis.dot(axis)
            guard square > 0 else { return nil }
            isRadial = false
            u =
                SIMD3(
                    m.m11 * axis.x + m.m12 * axis.y, m.m21 * axis.x + m.m22 * axis.y,
                    (m.m31 - start.x) * axis.x + (m.m32 - start.y) * axis.y) / square
            v = .zero
            isConstantAlongRows = (axis.x == 0 || m.m11 == 0) && (axis.y == 0 || m.m12 == 0)
        case .radial(let center, let radii):
            isRadial = true
            u = SIMD3(m.m11, m.m21, m.m31 - center.x) / radii.x
            v = SIMD3(m.m12, m.m22, m.m32 - center.y) / radii.y
            isConstantAlongRows = false
        case .circles, .conic: return nil
        }
        slope = ramp.steepestSlope
        // Every operation rounds by at most 2⁻¹⁷ at values below 256. A premultiplied channel has two a piece, as has its
        // alpha, as many again from the ramp's own rounded numbers, and a few at the end.
        rounding = Double(6 * ramp.pieces + 10) * 0x1p-17
        let parts = [u.x, u.y, u.z, v.x, v.y, v.z]
        guard parts.allSatisfy(\.isFinite), slope.isFinite else { return nil }
    }

    /// Premultiplied pixels of a rectangle of at most 64 columns, and for each row a bit for each pixel that may be wrong.
    func fill(
        _ rect: PixelRect, pixels: UnsafeMutablePointer<UInt8>, stride: Int, doubt: UnsafeMutablePointer<UInt64>,
        kernels: UnsafePointer<cpk_variant> = cpk_variant_chosen()
    ) {
        assert(rect.width <= 64)
        let point = SIMD3(Double(rect.minX) + 0.5, Double(rect.minY) + 0.5, 1)
        var map = cpk_ramp_map()
        (map.u, map.ux, map.uy) = ((u * point).sum(), u.x, u.y)
        (map.v, map.vx, map.vy) = ((v * point).sum(), v.x, v.y)
        map.is_radial = isRadial ? 1 : 0
        let isAxial = !isRadial && ramp.is_opaque != 0
        if isAxial {
            map.margin = slope * 0x1p-24 + rounding
        } else {
            // u and v are off by three roundings each, their length by two more.
            map.position_error = (reach(map.u, u, rect) * 5 + reach(map.v, v, rect) * 5 + 1) * 0x1p-24
            map.margin = map.position_error * slope + rounding
        }
        guard map.margin < QuickRamp.widestMargin else {
            let all: UInt64 = rect.width == 64 ? .max : 1 << UInt64(rect.width) - 1
            return doubt.update(repeating: all, count: rect.height)
        }
        withUnsafePointer(to: ramp) {
            if isAxial {
                kernels.pointee.ramp_axial($0, pixels, stride, rect.width, rect.height, &map, doubt)
            } else {
                kernels.pointee.ramp_radial($0, pixels, stride, rect.width, rect.height, &map, doubt)
            }
        }
    }

    /// The greatest magnitude of a coordinate in a rectangle.
    private func reach(_ start: Double, _ steps: SIMD3<Double>, _ rect: PixelRect) -> Double {
        let (x, y) = (steps.x * 64, steps.y * Double(rect.height))
        return max(max(start.magnitude, (start + x).magnitude), max((start + y).magnitude, (start + x + y).magnitude))
    }
}

extension cpk_ramp {
    /// Nil for a hard stop, for one stop or for more than nine.
    fileprivate init?(_ gradient: GradientRamp) {
        let (locations, colors) = (gradient.locations, gradient.colors)
        guard locations.count >= 2, locations.count <= 9 else { return nil }
        self.init()
        pieces = Int32(locations.count - 1)
        is_opaque = colors.allSatisfy { $0.w == 255 } ? 1 : 0
        gradient.store(at: .infinity, in: &end_pixel)
        withUnsafeMutableBytes(of: &base) { $0.storeBytes(of: SIMD4<Float>(colors[0]), as: SIMD4<Float>.self) }
        for piece in 0..<locations.count - 1 {
            let width = locations[piece + 1] - locations[piece]
            if width < 0x1p-10 { return nil }
            let change = SIMD4<Float>((colors[piece + 1] - colors[piece]) / width)
            withUnsafeMutableBytes(of: &location) {
                $0.storeBytes(of: Float(locations[piece]), toByteOffset: piece * 4, as: Float.self)
            }
            withUnsafeMutableBytes(of: &length) {
                $0.storeBytes(of: Float(width), toByteOffset: piece * 4, as: Float.self)
            }
            withUnsafeMutableBytes(of: &slope) {
                for channel in 0..<4 {
                    $0.storeBytes(of: change[channel], toByteOffset: piece * 16 + channel * 4, as: Float.self)
                }
            }
        }
    }

    /// The most that a premultiplied channel, c · α / 255, moves for each unit of t.
    fileprivate var steepestSlope: Double {
        withUnsafeBytes(of: slope) { bytes in
            (0..<Int(pieces)).reduce(0) { steepest, piece in
                func change(_ channel: Int) -> Double {
                    Double(bytes.load(fromByteOffset: piece * 16 + channel * 4, as: Float.self).magnitude)
                }
                return max(steepest, max(change(0), change(1), change(2)) + change(3))
            }
        }
    }
}
