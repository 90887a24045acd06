import CoreGraphics
import Foundation
import Rasterizer

/// A layer's bounds with its real corner curve: convex, so that a polygon lies inside when its corners do.
struct CornerOutline: Sendable {
    let rect: PlaneRect
    private let box: RoundedBox
    /// How far a corner reaches along its sides.
    private let reach: Double
    /// The flattened curve of one corner in units of the radius, from (reach, 0) to (0, reach); empty for a circle.
    private let curve: [Point]

    /// In points; a corner of a thing that lies this much outside still counts as inside.
    private static let tolerance = 1.0 / 4096

    init(_ values: LayerValues) {
        rect = PlaneRect(values.bounds)
        box = RoundedBox(values)
        let half = Double(min(values.bounds.width, values.bounds.height)) / 2
        if box.radius > 0, box.curve == .continuous {
            curve = Self.continuousCorner(radius: box.radius, half: half)
            reach = (curve.first?.x ?? 1) * box.radius
        } else {
            curve = []
            reach = box.radius
        }
    }

    var isRounded: Bool { box.radius > 0 }

    func contains(_ inner: PlaneRect) -> Bool { inner.corners.allSatisfy(contains) }

    func contains(_ p: Point) -> Bool {
        let t = Self.tolerance
        guard p.x >= rect.minX - t, p.x <= rect.maxX + t, p.y >= rect.minY - t, p.y <= rect.maxY + t else {
            return false
        }
        guard reach > 0 else { return true }
        let (left, top) = (p.x - rect.minX < reach, p.y - rect.minY < reach)
        let (right, bottom) = (rect.maxX - p.x < reach, rect.maxY - p.y < reach)
        if left, top, box.corners.contains(.minXMinY), isCut(p.x - rect.minX, p.y - rect.minY) { return false }
        if right, top, box.corners.contains(.maxXMinY), isCut(rect.maxX - p.x, p.y - rect.minY) { return false }
        if left, bottom, box.corners.contains(.minXMaxY), isCut(p.x - rect.minX, rect.maxY - p.y) { return false }
        if right, bottom, box.corners.contains(.maxXMaxY), isCut(rect.maxX - p.x, rect.maxY - p.y) { return false }
        return true
    }

    /// Whether the curve cuts off a point, given its distances from the two sides that meet in the corner.
    private func isCut(_ dx: Double, _ dy: Double) -> Bool {
        guard !curve.isEmpty else {
            let (x, y, limit) = (box.radius - dx, box.radius - dy, box.radius + Self.tolerance)
            return x > 0 && y > 0 && x * x + y * y > limit * limit
        }
        let p = Point(dx / box.radius, dy / box.radius)
        for (a, b) in zip(curve, curve.dropFirst()) {
            // The corner lies to the left of the way from the top side to the left side.
            let edge = b - a
            if edge.cross(p - a) > Self.tolerance / box.radius * edge.length { return true }
        }
        return false
    }

    private static func continuousCorner(radius: Double, half: Double) -> [Point] {
        let shape = CGPath.roundedOutline(
            rect: CGRect(x: 0, y: 0, width: 2 * half, height: 2 * half), radius: radius, corners: 1, continuous: true)
        var points: [Point] = []
        let path = shape.rasterPath
        var next = 0
        var last = Point(0, 0)
        for verb in path.verbs {
            if verb == .cubic {
                let (c1, c2, end) = (path.points[next], path.points[next + 1], path.points[next + 2])
                if points.isEmpty { points.append(last) }
                for step in 1...8 { points.append(cubic(last, c1, c2, end, Double(step) / 8)) }
            }
            next += verb.pointCount
            if verb.pointCount > 0 { last = path.points[next - 1] }
        }
        points = points.map { $0 * (1 / radius) }
        guard let first = points.first, let end = points.last else { return [] }
        return first.y <= end.y ? points : points.reversed()
    }

    private static func cubic(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
        let s = 1 - t
        return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }
}
