import Foundation
import Rasterizer

/// How far shadows and blurs of a layer reach, in the pixels in which the layer is drawn.
struct BlurReach {
    /// σ of the layer's shadow; 0 without blur.
    let sigma: Double
    /// ⌈3σ⌉.
    let extent: Int
    /// How far the shadow is moved.
    let offset: Point

    /// A blur that moves nothing.
    init(sigma: Double) {
        self.init(sigma: sigma, offset: Point(0, 0))
    }

    private init(sigma: Double, offset: Point) {
        self.sigma = sigma.isFinite && sigma > 0 ? sigma : 0
        extent = BlurWidth.extent(sigma: self.sigma)
        self.offset = offset
    }

    init(_ shadow: Shadow, center: Point, matrix: Matrix3x3) {
        let moved =
            matrix.apply(Point(center.x + shadow.offset.width, center.y + shadow.offset.height)) - matrix.apply(center)
        let isUsable = moved.isFinite && abs(moved.x) < 1e8 && abs(moved.y) < 1e8
        self.init(
            sigma: BlurWidth.shadowSigma(radius: shadow.radius, matrix: matrix, center: center),
            offset: isUsable ? moved : Point(0, 0))
    }

    /// The side of the surfaces on which the blur runs is divided by this: the largest power of two ≤ σ/4, in 1…8
    /// (assumed).
    var downscale: Int { sigma >= 32 ? 8 : sigma >= 16 ? 4 : sigma >= 8 ? 2 : 1 }

    /// Where the shadow of a silhouette falls.
    func shadow(of silhouette: PixelRect) -> PixelRect {
        if silhouette.isEmpty { return .empty }
        return PlaneRect(silhouette).offset(x: offset.x, y: offset.y).pixels.outset(by: extent)
    }

    /// What of the silhouette matters for a shadow that is seen in `rect`.
    func source(of rect: PixelRect) -> PixelRect {
        if rect.isEmpty { return .empty }
        return PlaneRect(rect).offset(x: -offset.x, y: -offset.y).pixels.outset(by: extent)
    }

    /// What must be there of a layer's subtree so that `reach` shows it right: more than `reach` itself where the
    /// layer's shadow or blur filter draws on what lies outside (assumed).
    static func inner(_ reach: PixelRect, of values: LayerValues, center: Point, matrix: Matrix3x3) -> PixelRect {
        var result = reach
        if !values.masksToBounds, let shadow = values.shadow, shadow.path == nil, shadow.isVisible {
            result = result.union(BlurReach(shadow, center: center, matrix: matrix).source(of: reach))
        }
        return result.outset(by: filterExtent(of: values, center: center, matrix: matrix))
    }

    /// How far all blur filters of a layer reach together.
    static func filterExtent(of values: LayerValues, center: Point, matrix: Matrix3x3) -> Int {
        values.filters.reduce(0) { sum, filter in
            guard case .gaussianBlur(let radius) = filter else { return sum }
            return sum + BlurWidth.extent(sigma: BlurWidth.filterSigma(radius: radius, matrix: matrix, center: center))
        }
    }
}
