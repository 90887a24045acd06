import CPixelKernels

@testable import Rasterizer

/// A gradient of random numbers, pixel by pixel as the kernels are to draw it.
struct RampTwin {
    private var axial = cpk_axial()
    private var ramp = cpk_ramp()
    private let knots: [Double]
    private let axialParts: [cpk_axial_part]
    private let rampParts: [cpk_ramp_part]
    private let isAxial: Bool

    private static let unit = 0x1p36

    init(_ kernel: SpanKernel, _ random: inout SplitMix64) {
        isAxial = kernel == .axial
        let inner = random.int(0...5)
        knots = ([0] + (0..<inner).map { _ in random.double(0...1) }.sorted() + [1])
        let count = Int32(knots.count + 1)
        axialParts = (0..<count).map { _ in
            func channels() -> (UInt32, UInt32, UInt32) {
                (UInt32(truncatingIfNeeded: random.next()), UInt32(truncatingIfNeeded: random.next()), 0x00FF_1234)
            }
            return cpk_axial_part(base: channels(), across: channels(), down: channels())
        }
        rampParts = (0..<count).map { index in RampTwin.part(isEnd: index == 0 || index == count - 1, &random) }
        // Some rows are level, and some columns.
        let (across, down) = (random.double(-0.02...0.02), random.double(-0.02...0.02))
        let level = random.int(0...7)
        (axial.count, ramp.count) = (count, count)
        axial.t = Int64(random.double(-1...1) * RampTwin.unit)
        axial.tx = level == 0 ? 0 : Int64(across * RampTwin.unit)
        axial.ty = level == 1 ? 0 : Int64(down * RampTwin.unit)
        ramp.is_radial = kernel == .radial ? 1 : 0
        (ramp.u, ramp.ux, ramp.uy) = (random.double(-1...1), Float(across), down)
        (ramp.v, ramp.vx, ramp.vy) = (random.double(-1...1), level < 3 ? 0 : Float(down), across)
    }

    /// Channels stay within 0…255 for any t of 0…1.
    private static func part(isEnd: Bool, _ random: inout SplitMix64) -> cpk_ramp_part {
        let kinds = [CPK_FLAT, CPK_OPAQUE, CPK_FADING, CPK_TRANSLUCENT]
        let kind = isEnd ? CPK_FLAT : kinds[random.int(0...3)]
        func ends() -> (base: Float, slope: Float) {
            let (low, high) = (Float(random.byte()), Float(random.byte()))
            return (low, high - low)
        }
        let (r, g, b, a) = (ends(), ends(), ends(), ends())
        var part = cpk_ramp_part()
        part.kind = Int32(kind)
        part.pixel = UInt32(truncatingIfNeeded: random.next())
        part.base = (r.base, g.base, b.base, a.base)
        if kind == CPK_FADING { part.base = (r.base / 255, g.base / 255, b.base / 255, a.base) }
        part.slope = (r.slope, g.slope, b.slope, a.slope)
        return part
    }

    func fill(
        _ pixels: inout [UInt8], x: Int, y: Int, width: Int, height: Int, kernels: UnsafePointer<cpk_variant>,
        isOver: Bool
    ) {
        let wholes = knots.map { Int64($0 * Self.unit) }
        let singles = knots.map { ramp.is_radial == 0 ? Float($0) : VectorRamp.leastSquare(ofRootFrom: Float($0)) }
        wholes.withUnsafeBufferPointer { wholes in
            singles.withUnsafeBufferPointer { singles in
                axialParts.withUnsafeBufferPointer { axialParts in
                    rampParts.withUnsafeBufferPointer { rampParts in
                        var (axial, ramp) = (axial, ramp)
                        (axial.knots, axial.parts) = (wholes.baseAddress, axialParts.baseAddress)
                        (ramp.knots, ramp.parts) = (singles.baseAddress, rampParts.baseAddress)
                        if isAxial {
                            kernels.pointee.axial(&axial, &pixels, 4 * width, Int64(x), Int64(y), width, height)
                        } else if isOver {
                            kernels.pointee.ramp_over(
                                &ramp, &pixels, 4 * width, Int64(x), Int64(y), width, height)
                        } else {
                            kernels.pointee.ramp(&ramp, &pixels, 4 * width, Int64(x), Int64(y), width, height)
                        }
                    }
                }
            }
        }
    }

    func pixel(x: Int, y: Int) -> UInt32 {
        isAxial ? axialPixel(x, y) : rampPixel(x, y)
    }

    private func axialPixel(_ x: Int, _ y: Int) -> UInt32 {
        let t = axial.t + axial.tx * Int64(x) + axial.ty * Int64(y)
        let part = axialParts[knots.filter { Int64($0 * Self.unit) <= t }.count]
        let (column, row) = (UInt32(truncatingIfNeeded: x), UInt32(truncatingIfNeeded: y))
        func channel(_ base: UInt32, _ across: UInt32, _ down: UInt32) -> UInt32 {
            (base &+ across &* column &+ down &* row) >> 24
        }
        return channel(part.base.0, part.across.0, part.down.0)
            | channel(part.base.1, part.across.1, part.down.1) << 8
            | channel(part.base.2, part.across.2, part.down.2) << 16 | 0xFF00_0000
    }

    private func rampPixel(_ x: Int, _ y: Int) -> UInt32 {
        let u = Float(x) * ramp.ux + Float(ramp.u + ramp.uy * Double(y))
        let v = Float(x) * ramp.vx + Float(ramp.v + ramp.vy * Double(y))
        let t = ramp.is_radial != 0 ? (u * u + v * v).squareRoot() : u
        let part = rampParts[knots.filter { Float($0) <= t }.count]
        if part.kind == CPK_FLAT { return part.pixel }
        func byte(_ value: Float) -> UInt32 { UInt32(value.rounded(.toNearestOrEven)) }
        func packed(_ r: UInt32, _ g: UInt32, _ b: UInt32, _ alpha: UInt32) -> UInt32 {
            r | g << 8 | b << 16 | alpha << 24
        }
        let alpha = t * part.slope.3 + part.base.3
        if part.kind == CPK_FADING {
            return packed(
                byte(alpha * part.base.0), byte(alpha * part.base.1), byte(alpha * part.base.2), byte(alpha))
        }
        let (r, g, b) = (
            t * part.slope.0 + part.base.0, t * part.slope.1 + part.base.1, t * part.slope.2 + part.base.2
        )
        if part.kind == CPK_OPAQUE { return packed(byte(r), byte(g), byte(b), 255) }
        let share = alpha * (1 / 255)
        return packed(
            min(byte(r * share), byte(alpha)), min(byte(g * share), byte(alpha)), min(byte(b * share), byte(alpha)),
            byte(alpha))
    }
}
