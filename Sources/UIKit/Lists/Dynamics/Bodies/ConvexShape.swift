/// A convex outline in points: one point is a circle about it, two are a line, more a polygon.
struct ConvexShape {
    private(set) var points: [SIMD2<Double>]
    /// Of the side from a point to the next, outwards. A line has two sides.
    private(set) var normals: [SIMD2<Double>]
    /// How far the outline stands off from the points; of circles only.
    let radius: Double

    /// A circle about the body's centre.
    init(radius: Double) { (points, normals, self.radius) = ([.zero], [], radius) }

    /// A line.
    init(from start: SIMD2<Double>, to end: SIMD2<Double>) { self.init(outline: [start, end]) }

    /// The hull of some points; nil where they are all one.
    init?(around points: [SIMD2<Double>]) {
        let hull = points.convexHull
        guard hull.count > 1 else { return nil }
        self.init(outline: hull)
    }

    /// - Parameter outline: A hull, clockwise as the screen shows it (y goes down).
    private init(outline: [SIMD2<Double>]) {
        points = outline
        radius = 0
        normals = outline.indices.map { index in
            let side = outline[(index + 1) % outline.count] - outline[index]
            let length = side.length
            return length > 0 ? SIMD2(side.y, -side.x) / length : .zero
        }
    }

    /// The shape of a body that was turned and moved.
    func placed(at center: SIMD2<Double>, turn: Turn) -> ConvexShape {
        var copy = self
        for index in points.indices { copy.points[index] = center + turn.applied(to: points[index]) }
        for index in normals.indices { copy.normals[index] = turn.applied(to: normals[index]) }
        return copy
    }

    /// The smallest and the largest coordinates.
    var box: (least: SIMD2<Double>, greatest: SIMD2<Double>) {
        var (least, greatest) = (points[0], points[0])
        for point in points {
            least = pointwiseMin(least, point)
            greatest = pointwiseMax(greatest, point)
        }
        return (least - radius, greatest + radius)
    }
}

extension [SIMD2<Double>] {
    /// The corners of the smallest convex polygon around the points, clockwise as the screen shows it.
    fileprivate var convexHull: [SIMD2<Double>] {
        let sorted = self.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
        guard sorted.count > 2 else { return sorted.first == sorted.last ? Array(sorted.prefix(1)) : sorted }
        func half(_ points: some Sequence<SIMD2<Double>>) -> [SIMD2<Double>] {
            var chain: [SIMD2<Double>] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
                { chain.removeLast() }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return half(sorted) + half(sorted.reversed())
    }
}
