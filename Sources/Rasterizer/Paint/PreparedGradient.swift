import Arithmetic
import CPixelKernels

/// A gradient with the map from pixels back into its own space.
final class PreparedGradient: Sendable {
    private let gradient: GradientPaint
    private let ramp: GradientRamp
    private let inverse: Matrix3x3
    private let vectors: GradientVectors?
    /// True when no pixel is left out.
    let drawsEverywhere: Bool
    /// True when every pixel is drawn, and opaque.
    let isOpaque: Bool

    /// Nil when the gradient's map is singular or it has no stops.
    init?(_ gradient: GradientPaint) {
        guard let inverse = gradient.matrix.inverse, !gradient.stops.isEmpty else { return nil }
        self.gradient = gradient
        ramp = GradientRamp(gradient.stops)
        self.inverse = inverse
        drawsEverywhere = gradient.extendsStart && gradient.extendsEnd && gradient.hasParameterEverywhere
        isOpaque = drawsEverywhere && gradient.stops.allSatisfy { $0.color.alpha == 255 }
        vectors = drawsEverywhere ? GradientVectors(gradient, ramp: ramp, inverse: inverse) : nil
    }

    /// Premultiplied pixels of a row.
    ///
    /// - Parameter coverage: becomes 0 where the gradient draws nothing; needed unless it draws everywhere.
    func fill(
        x: Int, y: Int, count: Int, pixels: UnsafeMutablePointer<UInt8>, coverage: UnsafeMutablePointer<UInt8>?
    ) {
        if let vectors {
            return vectors.fill(PixelRect(x: x, y: y, width: count, height: 1), pixels: pixels, stride: 4 * count)
        }
        for i in 0..<count { store(x: x + i, y: y, at: pixels + 4 * i, coverage: coverage.map { $0 + i }) }
    }

    /// Premultiplied pixels of a rectangle, where the gradient draws everywhere.
    func fill(_ rect: PixelRect, pixels: UnsafeMutablePointer<UInt8>, stride: Int) {
        if let vectors { return vectors.fill(rect, pixels: pixels, stride: stride) }
        for y in 0..<rect.height {
            fill(x: rect.minX, y: rect.minY + y, count: rect.width, pixels: pixels + y * stride, coverage: nil)
        }
    }

    /// Composites the pixels of a rectangle over those that are there; false when they must be filled in first.
    func composite(_ rect: PixelRect, over pixels: UnsafeMutablePointer<UInt8>, stride: Int) -> Bool {
        vectors?.composite(rect, over: pixels, stride: stride) ?? false
    }

    /// One pixel, in double precision.
    private func store(
        x: Int, y: Int, at pixel: UnsafeMutablePointer<UInt8>, coverage: UnsafeMutablePointer<UInt8>?
    ) {
        let p = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        guard p.isFinite, let t = parameter(at: p) else {
            coverage?.pointee = 0
            return
        }
        ramp.store(at: t, in: pixel)
    }

    /// Nil where nothing is drawn.
    private func parameter(at p: Point) -> Double? {
        let t: Double
        switch gradient.geometry {
        case .axial(let start, let end): t = PreparedGradient.axial(p, start, end)
        case .radial(let center, let radii): t = PreparedGradient.radial(p - center, radii)
        case .conic(let center, let direction): t = PreparedGradient.conic(p - center, direction)
        case .circles(let start, let startRadius, let end, let endRadius):
            return circles(p, start, startRadius, end, endRadius)
        }
        return isDrawn(t) ? t : nil
    }

    private func isDrawn(_ t: Double) -> Bool {
        if t < 0 { return gradient.extendsStart }
        if t > 1 { return gradient.extendsEnd }
        return !t.isNaN
    }

    /// An axis without length: everything lies beyond its end (assumed).
    private static func axial(_ p: Point, _ start: Point, _ end: Point) -> Double {
        let axis = end - start
        let square = axis.dot(axis)
        return square > 0 ? (p - start).dot(axis) / square : .infinity
    }

    /// A half-axis of no length: everything but its line lies beyond the end (assumed).
    private static func radial(_ offset: Point, _ radii: Point) -> Double {
        func ratio(_ length: Double, _ radius: Double) -> Double { length == 0 ? 0 : length / radius }
        let x = ratio(offset.x, radii.x)
        let y = ratio(offset.y, radii.y)
        return (x * x + y * y).squareRoot()
    }

    private static func conic(_ offset: Point, _ direction: Point) -> Double {
        let angle = Trigonometry.arctangent(y: direction.cross(offset), x: direction.dot(offset))
        let turns = angle / (2 * Double.pi)
        if turns >= 0 { return turns }
        // Pixels on the seam begin the turn; rounding must not put some of them at its end.
        return turns > -0x1p-30 ? 0 : turns + 1
    }

    /// The largest t that may be drawn whose circle goes through the point and has a radius.
    private func circles(
        _ p: Point, _ start: Point, _ startRadius: Double, _ end: Point, _ endRadius: Double
    ) -> Double? {
        let motion = end - start
        let growth = endRadius - startRadius
        let offset = p - start
        let a = motion.dot(motion) - growth * growth
        let b = offset.dot(motion) + startRadius * growth
        let c = offset.dot(offset) - startRadius * startRadius
        var roots: [Double] = []
        if a == 0 {
            if b != 0 { roots = [c / (2 * b)] }
        } else {
            let discriminant = b * b - a * c
            if discriminant < 0 { return nil }
            let root = discriminant.squareRoot()
            let (first, second) = ((b + root) / a, (b - root) / a)
            roots = [max(first, second), min(first, second)]
        }
        return roots.first { $0.isFinite && startRadius + $0 * growth >= 0 && isDrawn($0) }
    }
}

extension GradientPaint {
    /// True when every point of the plane has a parameter.
    fileprivate var hasParameterEverywhere: Bool {
        guard matrix.isAffine else { return false }
        switch geometry {
        case .axial, .conic: return true
        case .radial(_, let radii): return radii.x > 0 && radii.y > 0
        case .circles: return false
        }
    }
}
