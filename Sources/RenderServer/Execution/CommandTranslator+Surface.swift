import CoreGraphics
import Foundation
import Rasterizer

extension CommandTranslator {
    /// A finished pass as a picture, through its mask and its layer's outline.
    mutating func surface(_ command: PlanCommand, use: PlanCommand.SurfaceUse, visible: PixelRect) -> [PaintedFigure] {
        if let group = takeGroup(use.pass) { return inlined(group, use: use, command: command) }
        guard let bitmap = surfaces[use.pass]?.bitmap else { return [] }
        var mask: Mask?
        if let id = use.mask {
            guard let picture = surfaces[id] else { return [] }
            mask = Mask(alphaOf: picture.bitmap)
        }
        return picture(bitmap, mask: mask, outline: use.outline, command: command)
    }

    /// The bitmap of an earlier frame.
    mutating func cachedSurface(
        _ command: PlanCommand, key: RasterizationCache.Key, visible: PixelRect
    ) -> [PaintedFigure] {
        guard let bitmap = cache.bitmap(for: key) else {
            report("\(command.node.name ?? command.node.className): its rasterized bitmap is gone")
            return []
        }
        return picture(bitmap, mask: nil, outline: nil, command: command)
    }

    /// Copied where it moves by whole pixels, sampled bilinearly inside its hard edges elsewhere.
    private mutating func picture(
        _ bitmap: Bitmap, mask: Mask?, outline: Matrix3x3?, command: PlanCommand
    ) -> [PaintedFigure] {
        guard !bitmap.rect.isEmpty else { return [] }
        let source = command.color.map { PictureFilter.multiplied(bitmap, by: $0) } ?? bitmap
        let matrix = command.matrix.snappedToPixels(width: Double(bitmap.width), height: Double(bitmap.height))
        let figures: [PaintedFigure]
        if let shift = matrix.wholePixelShift {
            let clips = mask.map { [Shape.mask($0.offset(x: shift.x, y: shift.y))] } ?? []
            figures = [
                PaintedFigure(
                    shape: .pixels(bitmap.rect.offset(x: shift.x, y: shift.y)), clips: clips,
                    paint: .image(ImagePaint(bitmap: source, matrix: matrix, filter: .nearest)))
            ]
        } else {
            let masked = mask.map { PictureFilter.masked(source, by: $0) } ?? source
            let box = RoundedBox(rect: CGRect(bitmap.rect), radii: .zero, curve: .circular)
            let paint = Paint.image(ImagePaint(bitmap: masked, matrix: matrix, filter: .bilinear))
            figures = outlines.figures(of: box, matrix: matrix, softEdges: command.node.values.softEdges)
                .map { $0.painted(paint) }
        }
        return clipped(figures, to: outline, command: command)
    }

    /// A group without a surface of its own: its commands are the paint.
    private mutating func inlined(
        _ group: DrawGroup, use: PlanCommand.SurfaceUse, command: PlanCommand
    ) -> [PaintedFigure] {
        guard let rect = group.rect, !rect.isEmpty else { return [] }
        let figure = PaintedFigure(shape: .pixels(rect), paint: .group(group))
        return clipped([figure], to: use.outline, command: command)
    }

    private mutating func clipped(
        _ figures: [PaintedFigure], to outline: Matrix3x3?, command: PlanCommand
    ) -> [PaintedFigure] {
        guard let outline else { return figures }
        let values = command.node.values
        let figure = outlines.figure(of: RoundedBox(values), matrix: outline, softEdges: values.softEdges)
        return figures.map { painted in
            var painted = painted
            painted.clips += [figure.shape] + figure.clips
            return painted
        }
    }
}
