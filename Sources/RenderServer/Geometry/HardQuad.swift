import CoreGraphics
import Foundation
import Rasterizer

/// Rectangles of layer space as pixels see them: by their centres.
enum HardQuad {
    /// The image of `rect`; nil when a corner lies on or behind the horizon.
    static func image(of rect: CGRect, through matrix: Matrix3x3) -> Quad? {
        let quad = Quad(
            matrix.apply(Point(rect.minX, rect.minY)), matrix.apply(Point(rect.maxX, rect.minY)),
            matrix.apply(Point(rect.maxX, rect.maxY)), matrix.apply(Point(rect.minX, rect.maxY)))
        return quad.isFinite ? quad : nil
    }

    /// The part of `rect` that lies before the horizon of a projective map, as quads side by side.
    static func visibleParts(of rect: CGRect, through matrix: Matrix3x3) -> [Quad] {
        let polygon = visiblePolygon(of: rect, through: matrix)
        return stride(from: 1, to: polygon.count - 1, by: 2).map {
            Quad(polygon[0], polygon[$0], polygon[$0 + 1], polygon[min($0 + 2, polygon.count - 1)])
        }
    }

    /// The part of `rect` that lies before the horizon, a convex polygon; empty when there is none.
    static func visiblePolygon(of rect: CGRect, through matrix: Matrix3x3) -> [Point] {
        let corners = PlaneRect(rect).corners.map { HomogeneousPoint($0, through: matrix) }
        let polygon = HomogeneousPoint.visiblePart(of: corners).map(\.projected)
        return polygon.count >= 3 && polygon.allSatisfy { $0.x.isFinite && $0.y.isFinite } ? polygon : []
    }

    /// The whole pixels whose centres an upright quad holds; nil for a turned one.
    static func pixels(of quad: Quad) -> PixelRect? {
        let upright =
            quad.p0.y == quad.p1.y && quad.p2.y == quad.p3.y && quad.p0.x == quad.p3.x && quad.p1.x == quad.p2.x
        let turned =
            quad.p0.x == quad.p1.x && quad.p2.x == quad.p3.x && quad.p0.y == quad.p3.y && quad.p1.y == quad.p2.y
        guard upright || turned else { return nil }
        return PixelRect(
            minX: firstCentre(notBefore: min(quad.p0.x, quad.p2.x)),
            minY: firstCentre(notBefore: min(quad.p0.y, quad.p2.y)),
            maxX: firstCentre(notBefore: max(quad.p0.x, quad.p2.x)),
            maxY: firstCentre(notBefore: max(quad.p0.y, quad.p2.y)))
    }

    /// The index of the first pixel whose centre is at or after `edge`.
    static func firstCentre(notBefore edge: Double) -> Int {
        Int(max(-1e9, min(1e9, (edge - 0.5).rounded(.up))))
    }
}
