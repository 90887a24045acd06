import CoreGraphics
import Foundation
import Rasterizer

extension CommandTranslator {
    /// The background colour inside the rounded outline.
    mutating func background(_ command: PlanCommand) -> [PaintedFigure] {
        guard let color = command.node.values.box.backgroundColor else { return [] }
        return box(command, .solid(LayerColor.bytes(color, multipliedBy: command.color)))
    }

    /// What lies behind, inside the rounded outline.
    mutating func backdrop(_ command: PlanCommand, pass: PassID?) -> [PaintedFigure] {
        guard let pass else { return box(command, .solid(.black)) }
        guard let picture = surfaces[pass], !picture.rect.isEmpty else { return [] }
        return box(command, picture.paint)
    }

    private mutating func box(_ command: PlanCommand, _ paint: Paint) -> [PaintedFigure] {
        let edges = command.node.values.softEdges
        return outlines.figures(of: outerBox(command), matrix: command.matrix, softEdges: edges)
            .map { $0.painted(paint) }
    }

    /// The outline, or the bare bounds where the outline is applied to the whole group later.
    func outerBox(_ command: PlanCommand) -> RoundedBox {
        var box = RoundedBox(command.node.values)
        if command.fillsCorners { box.radii = .zero }
        return box
    }

    /// The ring between the outline and the same outline `borderWidth` further in.
    mutating func border(_ command: PlanCommand) -> [PaintedFigure] {
        let values = command.node.values
        guard let color = values.box.borderColor, values.box.borderWidth > 0 else { return [] }
        let paint = Paint.solid(LayerColor.bytes(color, multipliedBy: command.color))
        guard let inner = RoundedBox(values).inset(by: values.box.borderWidth) else { return box(command, paint) }
        var ring = outlines.figure(of: outerBox(command), matrix: command.matrix, softEdges: values.softEdges)
        let hole = outlines.figure(of: inner, matrix: command.matrix, softEdges: values.softEdges.isEmpty ? [] : .all)
        ring.shape = .difference(outer: ring.shape, inner: hole.shape)
        return [ring.painted(paint)]
    }
}
