import Arithmetic
import Rasterizer

extension CGContext {
    /// Fills the clip with bands across the line from `start` to `end`. Equal points draw nothing [assumed].
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint else { return }
        draw(gradient, .axial(start: startPoint.rasterPoint, end: endPoint.rasterPoint), options)
    }

    /// Fills the clip with the circles that lead from one to the other, later ones on top. Negative radii draw nothing
    /// [assumed].
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startRadius >= 0, endRadius >= 0, startRadius.isFinite, endRadius.isFinite,
            startCenter != endCenter || startRadius != endRadius
        else { return }
        let circles = GradientPaint.Geometry.circles(
            start: startCenter.rasterPoint, startRadius: Double(startRadius), end: endCenter.rasterPoint,
            endRadius: Double(endRadius))
        draw(gradient, circles, options)
    }

    /// Fills the clip with rays around `center`, from `angle` (radians) over rising angles once around.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let (sine, cosine) = Trigonometry.sineAndCosine(snapping: Double(angle))
        draw(
            gradient, .conic(center: center.rasterPoint, direction: Point(cosine, sine)),
            [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    private func draw(
        _ gradient: CGGradient, _ geometry: GradientPaint.Geometry, _ options: CGGradientDrawingOptions
    ) {
        guard geometry.isFinite, state.matrix.isInvertible else { return }
        let paint = GradientPaint(
            geometry: geometry, stops: gradient.stops, matrix: state.matrix.matrix,
            extendsStart: options.contains(.drawsBeforeStartLocation),
            extendsEnd: options.contains(.drawsAfterEndLocation))
        draw(.everything, with: .gradient(paint), alpha: alphaByte)
    }
}

extension GradientPaint.Geometry {
    fileprivate var isFinite: Bool {
        switch self {
        case .axial(let p, let q), .radial(let p, let q), .circles(let p, _, let q, _), .conic(let p, let q):
            p.isFinite && q.isFinite
        }
    }
}
