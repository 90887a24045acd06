import CoreGraphics
import Foundation
import Rasterizer

extension CommandTranslator {
    /// The background colour inside the rounded outline.
    mutating func background(_ command: PlanCommand) -> [PaintedFigure] {
        let values = command.node.values
        guard let color = values.backgroundColor else { return [] }
        let paint = Paint.solid(LayerColor.bytes(color, multipliedBy: command.color))
        return outlines.figures(of: outerBox(command), matrix: command.matrix, softEdges: values.softEdges)
            .map { $0.painted(paint) }
    }

    /// What lies behind, inside the rounded outline.
    mutating func backdrop(_ command: PlanCommand, pass: PassID?) -> [PaintedFigure] {
        let paint: Paint
        if let pass {
            guard let picture = surfaces[pass], !picture.rect.isEmpty else { return [] }
            paint = .image(ImagePaint(bitmap: picture, matrix: .identity, filter: .nearest))
        } else {
            paint = .solid(.black)
        }
        let edges = command.node.values.softEdges
        return outlines.figures(of: outerBox(command), matrix: command.matrix, softEdges: edges)
            .map { $0.painted(paint) }
    }

    /// The outline, or the bare bounds where the outline is applied to the whole group later.
    func outerBox(_ command: PlanCommand) -> RoundedBox {
        var box = RoundedBox(command.node.values)
        if command.fillsCorners {
            box.radius = 0
            box.corners = []
        }
        return box
    }

    /// The ring between the outline and the same outline `borderWidth` further in.
    mutating func border(_ command: PlanCommand) -> [PaintedFigure] {
        let values = command.node.values
        guard let color = values.borderColor, values.borderWidth > 0 else { return [] }
        let paint = Paint.solid(LayerColor.bytes(color, multipliedBy: command.color))
        let box = outerBox(command)
        guard let inner = RoundedBox(values).inset(by: values.borderWidth) else {
            return outlines.figures(of: box, matrix: command.matrix, softEdges: values.softEdges).map {
                $0.painted(paint)
            }
        }
        var ring = outlines.figure(of: box, matrix: command.matrix, softEdges: values.softEdges)
        let hole = outlines.figure(of: inner, matrix: command.matrix, softEdges: values.softEdges == 0 ? 0 : 15)
        ring.shape = .difference(outer: ring.shape, inner: hole.shape)
        return [ring.painted(paint)]
    }
}
