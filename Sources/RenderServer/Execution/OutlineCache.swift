import CoreGraphics
import Foundation
import Rasterizer

/// Shapes of layers' boxes in pixels; outlines are remembered by size, radii and curve.
struct OutlineCache {
    private struct Key: Hashable {
        var width, height: Double
        var radii: CornerRadii
        var isContinuous: Bool
    }

    /// From the origin on.
    private var outlines: [Key: Path] = [:]

    /// How many outlines there have been.
    var count: Int { outlines.count }

    /// The pixels of a box.
    ///
    /// - Parameter softEdges: edges with exact area coverage, usually none. A rounded box is soft all around as soon as
    ///   one edge is (assumed).
    /// - Returns: one figure, but several when the horizon of a projective map cuts the box, and none when nothing
    ///   shows.
    mutating func figures(of box: RoundedBox, matrix: Matrix3x3, softEdges: LayerEdges = []) -> [Figure] {
        guard box.rect.width > 0, box.rect.height > 0 else { return [] }
        guard let quad = HardQuad.image(of: box.rect, through: matrix) else {
            return HardQuad.visibleParts(of: box.rect, through: matrix).map { Figure(shape: .quad($0)) }
        }
        if box.isRounded {
            let outline = outline(of: box, matrix: matrix)
            let shape = softEdges.isEmpty ? Shape.roundedQuad(quad, outline: outline) : .path(outline)
            return [Figure(shape: shape)]
        }
        return [Self.squareFigure(box.rect, quad: quad, matrix: matrix, softEdges: softEdges)]
    }

    /// The pixels of a box as one shape, for clips and borders: where the horizon cuts it, a polygon with soft edges
    /// (assumed).
    mutating func figure(of box: RoundedBox, matrix: Matrix3x3, softEdges: LayerEdges = []) -> Figure {
        let figures = figures(of: box, matrix: matrix, softEdges: softEdges)
        if figures.count == 1 { return figures[0] }
        let corners = HardQuad.visiblePolygon(of: box.rect, through: matrix)
        return Figure(shape: corners.isEmpty ? .pixels(.empty) : .polygon(Polygon(corners: corners), .nonZero))
    }

    /// Hard edges cut a rectangle that reaches past them, so that only the chosen edges are soft.
    private static func squareFigure(
        _ rect: CGRect, quad: Quad, matrix: Matrix3x3, softEdges: LayerEdges
    ) -> Figure {
        if softEdges.isEmpty { return Figure(shape: .quad(quad)) }
        let soft = Polygon(corners: [quad.p0, quad.p1, quad.p2, quad.p3])
        guard softEdges != .all, matrix.isAffine,
            let reaching = HardQuad.image(of: rect.extended(past: .all.subtracting(softEdges)), through: matrix),
            let cut = HardQuad.image(of: rect.extended(past: softEdges), through: matrix)
        else { return Figure(shape: .polygon(soft, .nonZero)) }
        let polygon = Polygon(corners: [reaching.p0, reaching.p1, reaching.p2, reaching.p3])
        return Figure(shape: .polygon(polygon, .nonZero), clips: [.quad(cut)])
    }

    private mutating func outline(of box: RoundedBox, matrix: Matrix3x3) -> PathShape {
        let key = Key(
            width: box.rect.width, height: box.rect.height, radii: box.radii, isContinuous: box.curve == .continuous)
        let path = outlines[key] ?? Self.path(of: box)
        outlines[key] = path
        let local = Matrix3x3.translation(x: box.rect.minX, y: box.rect.minY).concatenating(matrix)
        return PathShape(path: path, matrix: local)
    }

    /// The outline of a box whose corner is moved to the origin.
    private static func path(of box: RoundedBox) -> Path {
        CGPath.roundedOutline(
            rect: CGRect(origin: .zero, size: box.rect.size), radii: box.radii, continuous: box.curve == .continuous
        ).rasterPath
    }
}

extension CGRect {
    /// The rectangle with some edges moved out by its own size.
    fileprivate func extended(past edges: LayerEdges) -> CGRect {
        var result = self
        if edges.contains(.minX) {
            result.origin.x -= width
            result.size.width += width
        }
        if edges.contains(.maxX) { result.size.width += width }
        if edges.contains(.minY) {
            result.origin.y -= height
            result.size.height += height
        }
        if edges.contains(.maxY) { result.size.height += height }
        return result
    }
}
