import CoreGraphics
import Foundation
import Rasterizer

extension CommandTranslator {
    /// A gradient in the unit square of the bounds, shaped by the layer's corners.
    mutating func gradient(_ command: PlanCommand) -> [PaintedFigure] {
        let values = command.node.values
        guard let contents = values.gradient, let geometry = Self.geometry(of: contents) else { return [] }
        let bounds = values.bounds
        let unit = Matrix3x3(a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
        let paint = GradientPaint(
            geometry: geometry, stops: Self.stops(of: contents, multipliedBy: command.color),
            matrix: unit.concatenating(command.matrix))
        guard !paint.stops.isEmpty else { return [] }
        return outlines.figures(of: outerBox(command), matrix: command.matrix, softEdges: values.softEdges)
            .map { $0.painted(.gradient(paint)) }
    }

    /// Nil where nothing is drawn: a radial gradient with an equal x or y, and equal points of the other kinds
    /// (assumed).
    private static func geometry(of contents: GradientContents) -> GradientPaint.Geometry? {
        let start = Point(contents.startPoint.x, contents.startPoint.y)
        let end = Point(contents.endPoint.x, contents.endPoint.y)
        switch contents.kind {
        case .axial: return start == end ? nil : .axial(start: start, end: end)
        case .radial:
            let radii = Point(abs(end.x - start.x), abs(end.y - start.y))
            return radii.x > 0 && radii.y > 0 ? .radial(center: start, radii: radii) : nil
        case .conic:
            return start == end ? nil : .conic(center: start, direction: Point(end.x - start.x, end.y - start.y))
        }
    }

    /// Locations inside 0…1; one that lies before its predecessor moves up to it (assumed).
    private static func stops(
        of contents: GradientContents, multipliedBy factor: SIMD4<Float>?
    ) -> [GradientPaint.Stop] {
        var last = 0.0
        return zip(contents.locations, contents.colors).map { location, color in
            last = max(last, min(1, location))
            return GradientPaint.Stop(location: last, color: LayerColor.bytes(color, multipliedBy: factor))
        }
    }
}
