/// Which parts of a polygon may share a pixel with another part.
struct CrossingParts {
    /// By part.
    let crosses: [Bool]
    /// Holds all pixels that parts share.
    let region: PixelRect

    /// After so many comparisons all parts count as crossing: their edges tell.
    private static let mostEffort = 1 << 20

    /// Nil where no two parts come near each other: of most strokes.
    init?(_ polygon: Polygon) {
        guard polygon.parts.count > 1 else { return nil }
        let hulls = PartHull.all(of: polygon)
        let isWide = hulls.reduce(0) { $0 + $1.box.width } > hulls.reduce(0) { $0 + $1.box.height }
        func start(_ part: Int) -> Int { isWide ? hulls[part].box.minY : hulls[part].box.minX }
        func end(_ part: Int) -> Int { isWide ? hulls[part].box.maxY : hulls[part].box.maxX }
        var crosses = [Bool](repeating: false, count: hulls.count)
        var region = PixelRect.empty
        var (open, effort) = ([Int](), 0)
        for part in hulls.indices.sorted(by: { (start($0), $0) < (start($1), $1) }) {
            open.removeAll { end($0) <= start(part) }
            effort += open.count
            for other in open where effort <= Self.mostEffort {
                let shared = hulls[part].box.intersection(hulls[other].box)
                if shared.isEmpty { continue }
                effort += hulls[part].points.count + hulls[other].points.count
                if hulls[part].isApart(from: hulls[other]) { continue }
                crosses[part] = true
                crosses[other] = true
                region = region.union(shared)
            }
            open.append(part)
            if effort > Self.mostEffort { break }
        }
        if effort > Self.mostEffort { (crosses, region) = (crosses.map { _ in true }, polygon.bounds) }
        if region.isEmpty { return nil }
        self.crosses = crosses
        self.region = region
    }
}

/// What tells cheaply that two parts share no pixel: their boxes, and how far they reach along and across each other's
/// longest edge. So lines that run side by side are told apart whatever their direction.
private struct PartHull {
    private(set) var points: [Point] = []
    private(set) var box = PixelRect.empty
    private var longest = Point(0, 0)

    static func all(of polygon: Polygon) -> [PartHull] {
        var hulls = [PartHull](repeating: PartHull(), count: polygon.parts.count)
        polygon.forEachPartedContour { part, contour in hulls[part].add(contour) }
        return hulls
    }

    private mutating func add(_ contour: UnsafeBufferPointer<Point>) {
        var (low, high) = (contour[0], contour[0])
        var previous = contour[contour.count - 1]
        for point in contour {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
            let edge = point - previous
            if edge.dot(edge) > longest.dot(longest) { longest = edge }
            previous = point
        }
        points += contour
        box = box.union(
            PixelRect(
                minX: Fixed(low.x).floor, minY: Fixed(low.y).floor, maxX: Fixed(high.x).ceiling,
                maxY: Fixed(high.y).ceiling))
    }

    func isApart(from other: PartHull) -> Bool {
        [longest, other.longest].contains { edge in
            [edge, Point(-edge.y, edge.x)].contains { axis in
                let (a, b) = (extent(along: axis), other.extent(along: axis))
                // A pixel's own extent.
                let gap = axis.x.magnitude + axis.y.magnitude
                return a.upperBound + gap < b.lowerBound || b.upperBound + gap < a.lowerBound
            }
        }
    }

    private func extent(along axis: Point) -> ClosedRange<Double> {
        var (low, high) = (Double.infinity, -Double.infinity)
        for point in points {
            let place = point.dot(axis)
            low = min(low, place)
            high = max(high, place)
        }
        return low...max(low, high)
    }
}
