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
    ///
    /// What is nearer to the horizon than 1/1024 of the farthest corner is left out (assumed).
    static func visiblePolygon(of rect: CGRect, through matrix: Matrix3x3) -> [Point] {
        let corners = [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY),
        ].map { Homogeneous(x: $0.0, y: $0.1, through: matrix) }
        guard let farthest = corners.map(\.w).max(), farthest > 0, farthest.isFinite else { return [] }
        let polygon = Homogeneous.clip(corners, w: farthest / 1024).map(\.point)
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

/// A point of the plane before the division by `w`.
private struct Homogeneous {
    var x, y, w: Double

    init(x: Double, y: Double, w: Double) {
        self.x = x
        self.y = y
        self.w = w
    }

    init(x px: CGFloat, y py: CGFloat, through m: Matrix3x3) {
        let (px, py) = (Double(px), Double(py))
        self.init(
            x: m.m11 * px + m.m21 * py + m.m31, y: m.m12 * px + m.m22 * py + m.m32, w: m.m13 * px + m.m23 * py + m.m33)
    }

    var point: Point { Point(x / w, y / w) }

    /// The part of a convex polygon where `w` is at least `limit`.
    static func clip(_ polygon: [Homogeneous], w limit: Double) -> [Homogeneous] {
        var result: [Homogeneous] = []
        for (index, a) in polygon.enumerated() {
            let b = polygon[(index + 1) % polygon.count]
            if a.w >= limit { result.append(a) }
            if (a.w >= limit) != (b.w >= limit) { result.append(a.crossing(to: b, w: limit)) }
        }
        return result
    }

    private func crossing(to b: Homogeneous, w limit: Double) -> Homogeneous {
        let t = (limit - w) / (b.w - w)
        return Homogeneous(x: x + (b.x - x) * t, y: y + (b.y - y) * t, w: limit)
    }
}
