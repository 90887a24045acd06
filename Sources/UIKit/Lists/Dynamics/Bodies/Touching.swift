/// Where two shapes touch, or are about to.
struct Touching {
    struct Point {
        /// On the second shape.
        let place: SIMD2<Double>
        /// How far the shapes are apart there; negative: how deep one is in the other.
        let gap: Double
    }

    /// From the first shape to the second, of length 1.
    var normal: SIMD2<Double>
    var points: [Point]

    /// The points at which shapes are at most `reach` apart; nil for none.
    init?(_ a: ConvexShape, _ b: ConvexShape, reach: Double) {
        switch (a.points.count, b.points.count) {
        case (1, 1): self.init(circle: a, circle: b)
        case (1, _): self.init(circle: a, polygon: b)
        case (_, 1):
            self.init(circle: b, polygon: a)
            normal = -normal
            points = points.map { Point(place: $0.place + normal * $0.gap, gap: $0.gap) }
        default:
            guard let touching = Touching(polygon: a, polygon: b) else { return nil }
            self = touching
        }
        points.removeAll { $0.gap > reach }
        if points.isEmpty { return nil }
    }

    // MARK: Circles

    private init(circle a: ConvexShape, circle b: ConvexShape) {
        let way = b.points[0] - a.points[0]
        let distance = way.length
        normal = distance > 0 ? way / distance : SIMD2(0, 1)
        points = [Point(place: b.points[0] - normal * b.radius, gap: distance - a.radius - b.radius)]
    }

    /// The normal leads from the circle to the polygon.
    private init(circle: ConvexShape, polygon: ConvexShape) {
        let middle = circle.points[0]
        let (side, gap) = polygon.farthestSide(from: middle)
        let nearest = polygon.nearestPoint(to: middle, side: side)
        let way = nearest - middle
        let distance = way.length
        if gap > 0, distance > 0 {
            normal = way / distance
            points = [Point(place: nearest, gap: distance - circle.radius)]
        } else {
            normal = -polygon.normals[side]
            points = [Point(place: middle + normal * gap, gap: gap - circle.radius)]
        }
    }

    // MARK: Polygons

    private init?(polygon a: ConvexShape, polygon b: ConvexShape) {
        let (ofA, ofB) = (a.widestSide(against: b), b.widestSide(against: a))
        // One of two sides that are about as good stays the one from step to step.
        let isFlipped = ofB.gap > ofA.gap + 0.01
        let (base, other) = isFlipped ? (b, a) : (a, b)
        let side = isFlipped ? ofB.side : ofA.side
        let facing = base.normals[side]
        guard let edge = Touching.clipped(other.side(against: facing), to: base, side: side) else { return nil }
        normal = isFlipped ? -facing : facing
        points = edge.map { corner in
            let gap = (corner - base.points[side]).dot(facing)
            return Point(place: isFlipped ? corner - facing * gap : corner, gap: gap)
        }
    }

    /// The part of an edge that lies in front of a side.
    private static func clipped(
        _ edge: (SIMD2<Double>, SIMD2<Double>), to base: ConvexShape, side: Int
    ) -> [SIMD2<Double>]? {
        let (start, end) = (base.points[side], base.points[(side + 1) % base.points.count])
        let along = end - start
        let length = along.dot(along)
        guard length > 0 else { return nil }
        let (first, last) = ((edge.0 - start).dot(along) / length, (edge.1 - start).dot(along) / length)
        guard max(first, last) >= 0, min(first, last) <= 1 else { return nil }
        guard first != last else { return [edge.0] }
        let corners = [first, last].map { part in
            let kept = (Swift.min(Swift.max(part, 0), 1) - first) / (last - first)
            return edge.0 + (edge.1 - edge.0) * kept
        }
        return corners[0] == corners[1] ? [corners[0]] : corners
    }
}

extension ConvexShape {
    /// The side that a point is farthest outside of.
    fileprivate func farthestSide(from point: SIMD2<Double>) -> (side: Int, gap: Double) {
        var best = (side: 0, gap: -Double.infinity)
        for index in normals.indices {
            let gap = (point - points[index]).dot(normals[index])
            if gap > best.gap { best = (index, gap) }
        }
        return best
    }

    /// The point of a side that is nearest to another one.
    fileprivate func nearestPoint(to point: SIMD2<Double>, side: Int) -> SIMD2<Double> {
        let start = points[side]
        let along = points[(side + 1) % points.count] - start
        let length = along.dot(along)
        guard length > 0 else { return start }
        return start + along * Swift.min(Swift.max((point - start).dot(along) / length, 0), 1)
    }

    /// The side that all of another shape is farthest outside of.
    fileprivate func widestSide(against other: ConvexShape) -> (side: Int, gap: Double) {
        var best = (side: 0, gap: -Double.infinity)
        for index in normals.indices {
            let gap = other.points.map { ($0 - points[index]).dot(normals[index]) }.min() ?? .infinity
            if gap > best.gap { best = (index, gap) }
        }
        return best
    }

    /// The side that looks most against a direction.
    fileprivate func side(against facing: SIMD2<Double>) -> (SIMD2<Double>, SIMD2<Double>) {
        var best = (side: 0, facing: Double.infinity)
        for index in normals.indices where normals[index].dot(facing) < best.facing - 1e-9 {
            best = (index, normals[index].dot(facing))
        }
        return (points[best.side], points[(best.side + 1) % points.count])
    }
}
