import CoreGraphics
import Foundation
import Rasterizer

/// A layer's bounds with its real corner curve: convex, so that a polygon lies inside when its corners do.
struct CornerOutline: Sendable {
    let rect: PlaneRect
    let isRounded: Bool
    private let minXMinY, maxXMinY, minXMaxY, maxXMaxY: Corner

    init(_ values: LayerValues) {
        rect = PlaneRect(values.bounds)
        let box = RoundedBox(values)
        isRounded = box.isRounded
        let half = Double(min(values.bounds.width, values.bounds.height)) / 2
        let room = box.curve == .continuous ? half : nil
        // Most layers have one radius, whose curve is found once.
        let first = Corner(radius: box.radii.minXMinY, room: room)
        func corner(_ radius: Double) -> Corner {
            radius == first.radius ? first : Corner(radius: radius, room: room)
        }
        minXMinY = first
        maxXMinY = corner(box.radii.maxXMinY)
        minXMaxY = corner(box.radii.minXMaxY)
        maxXMaxY = corner(box.radii.maxXMaxY)
    }

    func contains(_ inner: PlaneRect) -> Bool { inner.corners.allSatisfy(contains) }

    func contains(_ p: Point) -> Bool {
        let t = Corner.tolerance
        guard p.x >= rect.minX - t, p.x <= rect.maxX + t, p.y >= rect.minY - t, p.y <= rect.maxY + t else {
            return false
        }
        guard isRounded else { return true }
        let (left, top, right, bottom) = (p.x - rect.minX, p.y - rect.minY, rect.maxX - p.x, rect.maxY - p.y)
        return !minXMinY.cuts(left, top) && !maxXMinY.cuts(right, top) && !minXMaxY.cuts(left, bottom)
            && !maxXMaxY.cuts(right, bottom)
    }
}

/// One corner of an outline.
private struct Corner: Sendable {
    let radius: Double
    /// How far it reaches along its sides.
    private let reach: Double
    /// The flattened curve in units of the radius, from (reach, 0) to (0, reach); empty for a circle.
    private let curve: [Point]

    /// In points; a corner of a thing that lies this much outside still counts as inside.
    static let tolerance = 1.0 / 4096

    /// - Parameter room: What a continuous corner may take of its sides; nil for a circle.
    init(radius: Double, room: Double?) {
        self.radius = radius
        curve = room.map { radius > 0 ? Self.continuousCorner(radius: radius, half: $0) : [] } ?? []
        reach = (curve.first?.x ?? 1) * radius
    }

    /// Whether the corner cuts off a point, given its distances from the two sides that meet in it.
    func cuts(_ dx: Double, _ dy: Double) -> Bool { dx < reach && dy < reach && isCut(dx, dy) }

    private func isCut(_ dx: Double, _ dy: Double) -> Bool {
        guard !curve.isEmpty else {
            let (x, y, limit) = (radius - dx, radius - dy, radius + Self.tolerance)
            return x > 0 && y > 0 && x * x + y * y > limit * limit
        }
        let p = Point(dx / radius, dy / radius)
        for (a, b) in zip(curve, curve.dropFirst()) {
            // The corner lies to the left of the way from the top side to the left side.
            let edge = b - a
            if edge.cross(p - a) > Self.tolerance / radius * edge.length { return true }
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
