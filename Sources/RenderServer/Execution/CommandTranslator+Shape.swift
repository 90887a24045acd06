import CoreGraphics
import Rasterizer

extension CommandTranslator {
    /// A shape layer's fill, then its stroke, with exact area coverage under any transform; not cut by the bounds.
    mutating func shape(_ command: PlanCommand) -> [PaintedFigure] {
        guard let contents = command.node.values.shape else { return [] }
        let path = contents.path.rasterPath
        var result: [PaintedFigure] = []
        if let color = contents.fillColor {
            result.append(
                PaintedFigure(
                    shape: .path(PathShape(path: path, matrix: command.matrix, rule: contents.fillRule)),
                    paint: .solid(LayerColor.bytes(color, multipliedBy: command.color))))
        }
        if let color = contents.strokeColor, contents.strokeStyle.width > 0 {
            let line = path.trimmed(from: contents.strokeStart, to: contents.strokeEnd)
            result.append(
                PaintedFigure(
                    shape: .path(PathShape(path: line, matrix: command.matrix, stroke: contents.strokeStyle)),
                    paint: .solid(LayerColor.bytes(color, multipliedBy: command.color))))
        }
        return result
    }
}
