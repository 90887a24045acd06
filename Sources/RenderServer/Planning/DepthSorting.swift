import Rasterizer

/// Paint order of siblings: by depth, and where planes cross, cut into parts.
///
/// While all planes are parallel the deeper one comes first and ties keep array order. Once one sibling leaves the
/// plane, planes are compared where they are: a binary space partition cuts what intersects. Siblings in one plane then
/// keep array order, those with a transform in space above plain ones (measured).
struct DepthSorting {
    /// A sibling in the space that it shares with the others.
    struct Sibling: Sendable {
        var index: Int
        /// Layer space → the shared space.
        var matrix: Matrix4x4

        /// Depth of a parallel plane, in Float's range.
        fileprivate var depth: Double {
            let limit = Double(Float.greatestFiniteMagnitude)
            let depth = matrix.m44 != 0 ? matrix.m43 / matrix.m44 : matrix.m43
            return max(-limit, min(limit, depth))
        }
    }

    /// Parts beyond this are not cut any more: so many for each sibling, and some more for few siblings.
    static let partsPerSibling = 16

    private(set) var fragments: [SettledLayer.Fragment] = []
    /// True when there were too many parts, and whole layers were ordered by the depth of their centres instead.
    private(set) var gaveUp = false

    init(_ siblings: [Sibling], layers: [SettledLayer]) {
        if siblings.allSatisfy(\.matrix.keepsPlaneParallel) {
            fragments = Self.sortedByDepth(siblings).map { SettledLayer.Fragment(child: $0.index) }
        } else {
            let polygons = siblings.enumerated().compactMap { order, sibling in
                SpatialPolygon(sibling, order: order, extent: layers[sibling.index].extent)
            }
            partition(polygons)
        }
    }

    private static func sortedByDepth(_ siblings: [Sibling]) -> [Sibling] {
        guard let first = siblings.first, siblings.contains(where: { $0.depth != first.depth }) else { return siblings }
        return siblings.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element)
    }

    private mutating func partition(_ polygons: [SpatialPolygon]) {
        let limit = polygons.count * Self.partsPerSibling + 1024
        var made = polygons.count
        var pending: [Work] = [.partition(polygons)]
        while let work = pending.popLast() {
            switch work {
            case .paint(let polygons): paint(polygons)
            case .partition(let polygons):
                guard polygons.count > 1 else {
                    paint(polygons)
                    continue
                }
                let parts = Self.split(polygons)
                made += parts.total - polygons.count
                guard made <= limit else {
                    giveUp(siblings: polygons, pending: pending)
                    return
                }
                // The viewer is at +z: last in, first out, so what lies behind is painted first.
                pending.append(.partition(parts.front))
                pending.append(.paint(parts.level))
                pending.append(.partition(parts.back))
            }
        }
        joinNeighbours()
    }

    private enum Work {
        case partition([SpatialPolygon])
        case paint([SpatialPolygon])
    }

    private struct Parts {
        var back: [SpatialPolygon] = []
        var level: [SpatialPolygon] = []
        var front: [SpatialPolygon] = []
        var total: Int { back.count + level.count + front.count }
    }

    /// Sorts polygons by the plane of the middle one.
    private static func split(_ polygons: [SpatialPolygon]) -> Parts {
        let plane = polygons[polygons.count / 2].plane
        var parts = Parts()
        for polygon in polygons {
            switch polygon.side(of: plane) {
            case .level: parts.level.append(polygon)
            case .front: parts.front.append(polygon)
            case .back: parts.back.append(polygon)
            case .both:
                parts.front.append(polygon.cut(by: plane, keepsFront: true))
                parts.back.append(polygon.cut(by: plane, keepsFront: false))
            }
        }
        return parts
    }

    /// Polygons of one plane: plain ones first, then array order.
    private mutating func paint(_ polygons: [SpatialPolygon]) {
        let sorted = polygons.sorted { ($0.isPlain ? 0 : 1, $0.order) < ($1.isPlain ? 0 : 1, $1.order) }
        fragments += sorted.map { SettledLayer.Fragment(child: $0.index, cuts: $0.cuts) }
    }

    private mutating func giveUp(siblings: [SpatialPolygon], pending: [Work]) {
        gaveUp = true
        var all = siblings
        for work in pending {
            switch work {
            case .partition(let polygons), .paint(let polygons): all += polygons
            }
        }
        let painted = Set(fragments.map(\.child))
        var depths: [Int: (depth: Double, order: Int)] = [:]
        for polygon in all where depths[polygon.index] == nil && !painted.contains(polygon.index) {
            depths[polygon.index] = (polygon.depth, polygon.order)
        }
        fragments = Array(Set(painted)).sorted().map { SettledLayer.Fragment(child: $0) }
        fragments += depths.sorted { ($0.value.depth, $0.value.order) < ($1.value.depth, $1.value.order) }
            .map { SettledLayer.Fragment(child: $0.key) }
    }

    /// Parts of one layer that are painted one after the other need no cut between them.
    private mutating func joinNeighbours() {
        var result: [SettledLayer.Fragment] = []
        for fragment in fragments {
            if let last = result.last, last.child == fragment.child, let cuts = last.cutsJoined(with: fragment) {
                result[result.count - 1].cuts = cuts
            } else {
                result.append(fragment)
            }
        }
        fragments = result
    }
}

extension SettledLayer.Fragment {
    /// The cuts of both parts together, if the two differ in nothing but the side of one line.
    fileprivate func cutsJoined(with other: SettledLayer.Fragment) -> [HalfPlane]? {
        guard cuts.count == other.cuts.count else { return nil }
        let different = cuts.indices.filter { cuts[$0] != other.cuts[$0] }
        guard different.count == 1, cuts[different[0]].opposite == other.cuts[different[0]] else { return nil }
        var result = cuts
        result.remove(at: different[0])
        return result
    }
}

extension HalfPlane {
    var opposite: HalfPlane { HalfPlane(a: -a, b: -b, c: -c) }
}

/// A layer's extent as a polygon in the space of its siblings, the viewer looking along −z from afar (perspective is
/// divided out, which keeps planes planes).
private struct SpatialPolygon {
    enum Side { case level, front, back, both }

    struct Corner {
        var x, y, z: Double
    }

    /// x·nx + y·ny + z·nz + d = 0, the normal of length 1 pointing to the viewer.
    struct Plane {
        var nx, ny, nz, d: Double

        func distance(_ p: Corner) -> Double { nx * p.x + ny * p.y + nz * p.z + d }
    }

    let index: Int
    let order: Int
    let isPlain: Bool
    let plane: Plane
    private var corners: [Corner]
    private(set) var cuts: [HalfPlane] = []

    var depth: Double { corners.reduce(0) { $0 + $1.z } / Double(max(1, corners.count)) }

    /// Nil when nothing of the layer lies before the viewer.
    init?(_ sibling: DepthSorting.Sibling, order: Int, extent: PlaneRect) {
        let m = sibling.matrix
        let projected = extent.corners.map { p in
            HomogeneousPoint(
                x: p.x * m.m11 + p.y * m.m21 + m.m41, y: p.x * m.m12 + p.y * m.m22 + m.m42,
                z: p.x * m.m13 + p.y * m.m23 + m.m43, w: p.x * m.m14 + p.y * m.m24 + m.m44)
        }
        let seen = HomogeneousPoint.visiblePart(of: projected).map {
            Corner(x: $0.x / $0.w, y: $0.y / $0.w, z: $0.z / $0.w)
        }
        guard seen.count >= 3, let plane = Self.plane(through: seen) else { return nil }
        index = sibling.index
        self.order = order
        isPlain = m.keepsPlaneParallel
        self.plane = plane
        corners = seen
    }

    private static func plane(through corners: [Corner]) -> Plane? {
        // Newell's sum: exact for planar polygons, and no three corners are singled out.
        var (nx, ny, nz) = (0.0, 0.0, 0.0)
        for (i, a) in corners.enumerated() {
            let b = corners[(i + 1) % corners.count]
            nx += (a.y - b.y) * (a.z + b.z)
            ny += (a.z - b.z) * (a.x + b.x)
            nz += (a.x - b.x) * (a.y + b.y)
        }
        let length = (nx * nx + ny * ny + nz * nz).squareRoot()
        guard length > 0, length.isFinite, nz != 0 else { return nil }
        let sign = nz < 0 ? -1 / length : 1 / length
        (nx, ny, nz) = (nx * sign, ny * sign, nz * sign)
        let count = Double(corners.count)
        let d = corners.reduce(0.0) { $0 - (nx * $1.x + ny * $1.y + nz * $1.z) } / count
        return Plane(nx: nx, ny: ny, nz: nz, d: d)
    }

    /// A thousandth of a point beside a plane counts as in it.
    func side(of other: Plane) -> Side {
        let tolerance = 1e-3
        let distances = corners.map(other.distance)
        let (isInFront, isBehind) = (distances.contains { $0 > tolerance }, distances.contains { $0 < -tolerance })
        switch (isInFront, isBehind) {
        case (false, false): return .level
        case (true, false): return .front
        case (false, true): return .back
        case (true, true): return .both
        }
    }

    func cut(by other: Plane, keepsFront: Bool) -> SpatialPolygon {
        var result = self
        let sign = keepsFront ? 1.0 : -1.0
        result.corners = []
        for (i, a) in corners.enumerated() {
            let b = corners[(i + 1) % corners.count]
            let (da, db) = (sign * other.distance(a), sign * other.distance(b))
            if da >= 0 { result.corners.append(a) }
            if (da >= 0) != (db >= 0) {
                let t = da / (da - db)
                result.corners.append(
                    Corner(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, z: a.z + (b.z - a.z) * t))
            }
        }
        let line = lineOfMeeting(other)
        result.cuts.append(keepsFront ? line : line.opposite)
        return result
    }

    /// Where the other plane meets this one, seen along z: positive in front of the other.
    private func lineOfMeeting(_ other: Plane) -> HalfPlane {
        // On this plane z = −(nx·x + ny·y + d) / nz.
        let slope = other.nz / plane.nz
        return HalfPlane(a: other.nx - slope * plane.nx, b: other.ny - slope * plane.ny, c: other.d - slope * plane.d)
    }
}
