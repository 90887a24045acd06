import Rasterizer

extension Shadow {
    /// True when it can change a pixel.
    var isVisible: Bool { opacity > 0 && LayerColor.scaled(color.alpha, by: opacity) > 0 }

    /// How far the shadow reaches beyond its silhouette once both lie in one place, in points. `BlurReach` has the same
    /// in pixels.
    package var reach: Double {
        max(0, BlurWidth.reach(sigma: BlurWidth.shadowSigma(radius: radius, matrix: .identity, center: Point(0, 0))))
    }

    /// The shadow of a silhouette, in layer space.
    func rect(of silhouette: PlaneRect) -> PlaneRect {
        silhouette.offset(x: offset.width, y: offset.height).outset(by: reach)
    }
}
