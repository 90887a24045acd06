import Rasterizer

extension CGPath {
    /// The smallest rectangle that holds all points, control points included; null for an empty path.
    public var boundingBox: CGRect {
        CGRect(bounding: rasterPath.points.map { CGPoint($0) })
    }

    /// Whether the path is one rectangle with sides along the axes; the rectangle is put into `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = rasterPath.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// The rectangle that the path is, if it is one with sides along the axes.
    package var rectangle: CGRect? { rasterPath.rectangle }
}

extension Path {
    /// One element with the point it starts from.
    enum Segment {
        case move(Point)
        case line(Point, Point)
        case quadratic(Point, Point, Point)
        case cubic(Point, Point, Point, Point)
        /// Back from the last point to the subpath's start.
        case close(Point, Point)
    }

    /// The smallest rectangle that holds the path; null for an empty one.
    var box: CGRect {
        var points: [CGPoint] = []
        forEachSegment { segment in points += segment.extremes.map { CGPoint($0) } }
        return CGRect(bounding: points)
    }

    func forEachSegment(_ body: (Segment) -> Void) {
        var (start, last) = (Point(0, 0), Point(0, 0))
        var next = 0
        for verb in verbs {
            let p = next
            next += verb.pointCount
            switch verb {
            case .move:
                start = points[p]
                body(.move(start))
            case .line: body(.line(last, points[p]))
            case .quadratic: body(.quadratic(last, points[p], points[p + 1]))
            case .cubic: body(.cubic(last, points[p], points[p + 1], points[p + 2]))
            case .close: body(.close(last, start))
            }
            last = verb == .close ? start : points[next - 1]
        }
    }

    var rectangle: CGRect? {
        guard verbs.first == .move, !verbs.dropFirst().contains(.move) else { return nil }
        var corners = points
        guard verbs.dropFirst().allSatisfy({ $0 == .line || $0 == .close }) else { return nil }
        if corners.count == 5, corners[0] == corners[4] { corners.removeLast() }
        guard corners.count == 4, verbs.last == .close || points.count == 5 else { return nil }
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let alongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let alongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard alongX || alongY else { return nil }
        return CGRect(bounding: [CGPoint(a), CGPoint(c)])
    }
}

extension Path.Segment {
    /// End point, and the points where a coordinate turns back.
    var extremes: [Point] {
        switch self {
        case .move(let p): [p]
        case .line(_, let q), .close(_, let q): [q]
        case .quadratic(let a, let b, let c):
            [c]
                + turningParameters.map { t in
                    a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
                }
        case .cubic(let a, let b, let c, let d):
            [d]
                + turningParameters.map { t in
                    let (e, f, g) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
                    return e.mixed(with: f, t).mixed(with: f.mixed(with: g, t), t)
                }
        }
    }

    /// Parameters inside 0…1 at which x or y turns back.
    var turningParameters: [Double] {
        let all =
            switch self {
            case .move, .line, .close: [Double]()
            case .quadratic(let a, let b, let c): Self.turns(a.x, b.x, c.x) + Self.turns(a.y, b.y, c.y)
            case .cubic(let a, let b, let c, let d): Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y)
            }
        return all.filter { $0 > 0 && $0 < 1 }
    }

    private static func turns(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let bend = a - 2 * b + c
        return bend == 0 ? [] : [(a - b) / bend]
    }

    /// Roots of the derivative over 3, p·t² + 2q·t + r, by the form that does not cancel.
    private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        let (p, q, r) = (d - a + 3 * (b - c), a - 2 * b + c, b - a)
        let discriminant = q * q - p * r
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        let sum = q < 0 ? root - q : -root - q
        return (p == 0 ? [] : [sum / p]) + (sum == 0 ? [] : [r / sum])
    }
}
