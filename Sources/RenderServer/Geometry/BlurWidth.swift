import Rasterizer

/// Widths of Gaussian blurs on screen, in pixels: one rule for the planner's rectangles and the executor's pixels.
package enum BlurWidth {
    /// σ of a shadow: 0.945 × shadowRadius × pixels a point (measured). Where the scale differs by direction or place,
    /// the mean of both directions at `center` counts (assumed).
    package static func shadowSigma(radius: Double, matrix: Matrix3x3, center: Point) -> Double {
        0.945 * radius * pixelScale(of: matrix, at: center)
    }

    /// σ of a blur filter: its radius × pixels a point (assumed).
    package static func filterSigma(radius: Double, matrix: Matrix3x3, center: Point) -> Double {
        radius * pixelScale(of: matrix, at: center)
    }

    /// How far a blur counts as seen: 3σ. What the bell has beyond is less than half a level.
    static func reach(sigma: Double) -> Double { 3 * sigma }

    /// The reach of a blur in whole pixels.
    package static func extent(sigma: Double) -> Int {
        guard sigma > 0 else { return 0 }
        return Int(min(reach(sigma: sigma), PlaneRect.farthestPixel).rounded(.up))
    }

    /// The square root of the area scale of `matrix` at a point; 0 behind the horizon of a projective map.
    package static func pixelScale(of matrix: Matrix3x3, at point: Point) -> Double {
        let w = matrix.m13 * point.x + matrix.m23 * point.y + matrix.m33
        guard w > 0 else { return 0 }
        return (abs(matrix.determinant) / (w * w * w)).squareRoot()
    }
}
