import Rasterizer

extension CGPath {
    /// Whether filling the path would paint the point. Open subpaths count as closed. Of points on the outline itself,
    /// those with the inside at greater x or y are in, the others out [assumed]. The point is mapped through
    /// `transform` first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = rasterPath.windingNumber(of: transform.apply(point.rasterPoint))
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }
}

extension Path {
    /// How often the path winds around a point: crossings of the ray from it to the right, with their direction.
    func windingNumber(of p: Point) -> Int {
        guard p.isFinite else { return 0 }
        var winding = 0
        var (start, last) = (Point(0, 0), Point(0, 0))
        forEachSegment { segment in
            if case .move(let point) = segment {
                winding += Segment.line(last, start).crossings(right: p)
                start = point
            }
            winding += segment.crossings(right: p)
            last = segment.end
        }
        return winding + Segment.line(last, start).crossings(right: p)
    }
}

extension Path.Segment {
    var end: Point {
        switch self {
        case .move(let p): p
        case .line(_, let q), .close(_, let q): q
        case .quadratic(_, _, let q): q
        case .cubic(_, _, _, let q): q
        }
    }

    fileprivate func crossings(right p: Point) -> Int {
        switch self {
        case .move: 0
        case .line(let a, let b), .close(let a, let b):
            MonotonePiece.crossing(of: p, from: a, to: b) { a.mixed(with: b, $0) }
        case .quadratic(let a, let b, let c):
            curveCrossings(of: p) { t in
                a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
            }
        case .cubic(let a, let b, let c, let d):
            curveCrossings(of: p) { t in
                let (e, f, g) = (a.mixed(with: b, t), b.mixed(with: c, t), c.mixed(with: d, t))
                return e.mixed(with: f, t).mixed(with: f.mixed(with: g, t), t)
            }
        }
    }

    /// Piece by piece between the parameters where y may turn back.
    private func curveCrossings(of p: Point, _ point: (Double) -> Point) -> Int {
        let parameters = [0] + turningParameters.sorted() + [1]
        var sum = 0
        for (from, to) in zip(parameters, parameters.dropFirst()) {
            sum += MonotonePiece.crossing(of: p, from: point(from), to: point(to)) {
                point(from + (to - from) * $0)
            }
        }
        return sum
    }
}

/// A piece of a curve on which y only rises or only falls.
private enum MonotonePiece {
    /// ±1 when the ray from `p` to the right meets the piece, which runs over 0…1 from `a` to `b`.
    static func crossing(of p: Point, from a: Point, to b: Point, _ point: (Double) -> Point) -> Int {
        guard (a.y <= p.y) != (b.y <= p.y) else { return 0 }
        let rises = b.y > a.y
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (point(middle).y <= p.y) == rises { low = middle } else { high = middle }
        }
        return point(low).x > p.x ? (rises ? 1 : -1) : 0
    }
}
