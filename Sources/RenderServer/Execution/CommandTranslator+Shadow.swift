import CoreGraphics
import Foundation
import Rasterizer

extension CommandTranslator {
    /// A shadow cast by `shadowPath`: the path's exact coverage, moved, blurred and coloured.
    mutating func pathShadow(_ command: PlanCommand, visible: PixelRect) -> [PaintedFigure] {
        guard let shadow = command.node.values.shadow, let path = shadow.path else { return [] }
        let cast = ShadowCast(shadow, command: command)
        let matrix = command.matrix.concatenating(.translation(x: cast.offset.x, y: cast.offset.y))
        let outline = PathShape(path: path.rasterPath, matrix: matrix)
        guard cast.sigma > 0 else {
            return [PaintedFigure(shape: .path(outline), paint: .solid(cast.color))]
        }
        let blur = ShadowBlur(
            sigma: cast.sigma, silhouette: shadows.bounds(of: outline), visible: visible, kernels: &kernels)
        guard let blur else { return [] }
        if let kernel = blur.wholeKernel { return [cast.figure(shadows.mask(of: outline, kernel: kernel))] }
        let reduced =
            blur.reduction == 1
            ? outline.polygon
            : Polygon(
                flattening: path.rasterPath,
                matrix: matrix.concatenating(.scale(x: 1 / Double(blur.reduction), y: 1 / Double(blur.reduction))))
        return [cast.figure(blur.blurred(Mask(covering: reduced, in: blur.source), threads: renderer.threads))]
    }

    /// A shadow cast by what a silhouette pass drew.
    mutating func silhouetteShadow(
        _ command: PlanCommand, of pass: PassID, visible: PixelRect
    ) -> [PaintedFigure] {
        guard let shadow = command.node.values.shadow, let picture = surfaces[pass]?.bitmap else { return [] }
        let cast = ShadowCast(shadow, command: command)
        let (wholeX, wholeY) = (cast.offset.x.rounded(.down), cast.offset.y.rounded(.down))
        let silhouette = Mask(alphaOf: picture).offset(x: Int(wholeX), y: Int(wholeY))
            .shifted(x: cast.offset.x - wholeX, y: cast.offset.y - wholeY)
        guard cast.sigma > 0 else {
            return [cast.figure(silhouette)]
        }
        let sigma = cast.sigmaAfterShift
        let blur = ShadowBlur(sigma: sigma, silhouette: silhouette.rect, visible: visible, kernels: &kernels)
        guard let blur else { return [] }
        return [cast.figure(blur.blurred(blur.reduced(silhouette), threads: renderer.threads))]
    }
}

/// A layer's shadow in pixels.
private struct ShadowCast {
    var offset: Point
    var sigma: Double
    /// Straight; its alpha holds the shadow's opacity.
    var color: Color8

    init(_ shadow: Shadow, command: PlanCommand) {
        let bounds = command.node.values.bounds
        let center = Point(bounds.midX, bounds.midY)
        let moved = BlurReach(shadow, center: center, matrix: command.matrix).offset
        offset = Point(PixelLines.snapped(moved.x), PixelLines.snapped(moved.y))
        sigma = BlurWidth.shadowSigma(radius: shadow.radius, matrix: command.matrix, center: center)
        color = LayerColor.bytes(shadow.color, multipliedBy: command.color)
        color.alpha = LayerColor.scaled(color.alpha, by: shadow.opacity)
    }

    func figure(_ coverage: Mask) -> PaintedFigure {
        PaintedFigure(shape: .mask(coverage), paint: .solid(color))
    }

    /// Moving a finished picture by part of a pixel widens it, by a variance of f·(1 − f); the blur gives that back.
    var sigmaAfterShift: Double {
        let (x, y) = (offset.x - offset.x.rounded(.down), offset.y - offset.y.rounded(.down))
        let widening = (x * (1 - x) + y * (1 - y)) / 2
        return max(sigma * sigma - widening, 0.01).squareRoot()
    }
}
