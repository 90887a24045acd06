/// A point before the division by `w`: of a plane, where `z` stays 0, or of space.
package struct HomogeneousPoint: Sendable {
    package var x, y, z, w: Double

    package init(x: Double, y: Double, z: Double = 0, w: Double) {
        self.x = x
        self.y = y
        self.z = z
        self.w = w
    }

    package init(_ p: Point, through m: Matrix3x3) {
        self.init(
            x: m.m11 * p.x + m.m21 * p.y + m.m31, y: m.m12 * p.x + m.m22 * p.y + m.m32,
            w: m.m13 * p.x + m.m23 * p.y + m.m33)
    }

    package var projected: Point { Point(x / w, y / w) }

    /// The part of a closed polygon where `w` is at least `limit`.
    package static func clip(_ polygon: [HomogeneousPoint], w limit: Double) -> [HomogeneousPoint] {
        var result: [HomogeneousPoint] = []
        for (index, a) in polygon.enumerated() {
            let b = polygon[index + 1 < polygon.count ? index + 1 : 0]
            if a.w >= limit { result.append(a) }
            if (a.w >= limit) != (b.w >= limit) { result.append(a.crossing(to: b, w: limit)) }
        }
        return result
    }

    private func crossing(to b: HomogeneousPoint, w limit: Double) -> HomogeneousPoint {
        let t = (limit - w) / (b.w - w)
        return HomogeneousPoint(x: x + (b.x - x) * t, y: y + (b.y - y) * t, z: z + (b.z - z) * t, w: limit)
    }
}
