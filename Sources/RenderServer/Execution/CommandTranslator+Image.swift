import Arithmetic
import CoreGraphics
import Foundation
import Rasterizer

extension CommandTranslator {
    /// A layer's contents, placed by gravity, contentsRect and contentsCenter; not cut by the bounds.
    mutating func image(_ command: PlanCommand, visible: PixelRect) -> [PaintedFigure] {
        let values = command.node.values
        guard let contents = values.image else { return [] }
        let bitmap = contents.image.bitmap
        let placement = ImagePlacement(
            contents, pixels: CGSize(width: bitmap.width, height: bitmap.height), bounds: values.bounds)
        return placement.parts.flatMap { part -> [PaintedFigure] in
            let paint = imagePaint(contents, part: part, command: command, visible: visible)
            guard let paint else { return [] }
            let box = RoundedBox(rect: part.destination, radii: .zero, curve: .circular)
            let edges = placement.parts.count == 1 ? values.softEdges : []
            return outlines.figures(of: box, matrix: command.matrix, softEdges: edges).map { $0.painted(.image(paint)) }
        }
    }

    private mutating func imagePaint(
        _ contents: ImageContents, part: ImagePlacement.Part, command: PlanCommand, visible: PixelRect
    ) -> ImagePaint? {
        let matrix = Matrix3x3(from: part.source, to: part.destination).concatenating(command.matrix)
            .snappedToPixels(width: part.source.width, height: part.source.height)
        let center = Point(part.source.midX, part.source.midY)
        guard let density = matrix.texelsPerPixel(at: center) else { return nil }
        let tint = contents.tint.map { LayerColor.bytes($0, multipliedBy: command.color) }
        let factor = contents.tint == nil ? command.color : nil
        let filter = density > 1 ? contents.minificationFilter : contents.magnificationFilter
        if filter == .trilinear, density > 1 {
            let detail = BinaryLogarithm.of(density) + Double(contents.minificationFilterBias)
            if detail > 0 {
                return trilinearPaint(
                    contents.image, factor: factor, tint: tint, matrix: matrix, detail: detail, area: part.destination,
                    through: command.matrix, visible: visible)
            }
        }
        return ImagePaint(
            bitmap: images.bitmap(contents.image, multipliedBy: factor), matrix: matrix,
            filter: filter == .nearest ? .nearest : .bilinear, tint: tint)
    }

    /// Two levels of detail sampled where the picture shows, and mixed.
    ///
    /// One level of detail for the whole picture, that of its centre (assumed: under perspective a device takes one for
    /// each pixel).
    mutating func trilinearPaint(
        _ image: CGImage, factor: SIMD4<Float>?, tint: Color8?, matrix: Matrix3x3, detail: Double, area: CGRect,
        through layerMatrix: Matrix3x3, visible: PixelRect
    ) -> ImagePaint? {
        let corners = HardQuad.visiblePolygon(of: area, through: layerMatrix)
        guard !corners.isEmpty else { return nil }
        let rect = Polygon(corners: corners).bounds.intersection(visible)
        guard !rect.isEmpty else { return nil }
        let levels = images.levels(image, multipliedBy: factor, detail: detail)
        let fine = sampled(levels.fine, level: levels.fineLevel, matrix: matrix, tint: tint, rect: rect)
        let coarse = sampled(levels.coarse, level: levels.coarseLevel, matrix: matrix, tint: tint, rect: rect)
        return ImagePaint(
            bitmap: PictureFilter.mixed(fine, coarse, weight: levels.coarseWeight), matrix: .identity, filter: .nearest)
    }

    private func sampled(
        _ bitmap: Bitmap, level: Int, matrix: Matrix3x3, tint: Color8?, rect: PixelRect
    ) -> Bitmap {
        let size = Double(1 << level)
        let paint = ImagePaint(
            bitmap: bitmap, matrix: Matrix3x3.scale(x: size, y: size).concatenating(matrix), filter: .bilinear,
            tint: tint)
        var result = Bitmap(rect: rect)
        renderer.render([DrawCommand(shape: .everything, paint: .image(paint))], into: &result)
        return result
    }
}
