import CoreGraphics

/// A path that text flows around, as straight lines.
struct ExcludedRegion {
    private struct Edge {
        var from: (x: Double, y: Double)
        var to: (x: Double, y: Double)

        var top: Double { min(from.y, to.y) }
        var bottom: Double { max(from.y, to.y) }

        func x(at y: Double) -> Double {
            if to.y == from.y { return from.x }
            return from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
        }

        /// How it counts for the winding rule.
        var winding: Int { to.y > from.y ? 1 : -1 }
    }

    private let edges: [Edge]
    private let isEvenOdd: Bool
    let bottom: Double

    /// Curves become so many lines.
    private static let steps = 32

    init(_ path: UIBezierPath) {
        isEvenOdd = path.usesEvenOddFillRule
        var edges: [Edge] = []
        var (start, pen) = (CGPoint.zero, CGPoint.zero)
        func line(to end: CGPoint) {
            let edge = Edge(from: (Double(pen.x), Double(pen.y)), to: (Double(end.x), Double(end.y)))
            let isFinite = edge.from.x.isFinite && edge.from.y.isFinite && edge.to.x.isFinite && edge.to.y.isFinite
            if isFinite, edge.from.y != edge.to.y { edges.append(edge) }
            pen = end
        }
        func curve(_ points: [CGPoint]) {
            let from = pen
            for step in 1...Self.steps { line(to: Self.point([from] + points, Double(step) / Double(Self.steps))) }
        }
        path.cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                line(to: start)
                (start, pen) = (points[0], points[0])
            case .addLineToPoint: line(to: points[0])
            case .addQuadCurveToPoint: curve([points[0], points[1]])
            case .addCurveToPoint: curve([points[0], points[1], points[2]])
            case .closeSubpath: line(to: start)
            }
        }
        line(to: start)
        self.edges = edges
        bottom = edges.map(\.bottom).max() ?? 0
    }

    /// Of a Bézier curve.
    private static func point(_ points: [CGPoint], _ t: Double) -> CGPoint {
        var points = points
        while points.count > 1 {
            points = zip(points, points.dropFirst()).map { a, b in
                CGPoint(
                    x: Double(a.x) + (Double(b.x) - Double(a.x)) * t,
                    y: Double(a.y) + (Double(b.y) - Double(a.y)) * t)
            }
        }
        return points[0]
    }

    /// What the region takes of a band: where a part of it lies at any height between the two.
    func spans(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
        let touched = edges.filter { $0.bottom > top && $0.top < bottom }
        guard !touched.isEmpty else { return [] }
        // Between two heights at which an edge begins or ends, or two cross, edges keep their order.
        let heights = Set(touched.flatMap { [$0.top, $0.bottom] }.filter { $0 > top && $0 < bottom } + [top, bottom])
            .sorted()
        return zip(heights, heights.dropFirst()).flatMap { spans(of: touched, inSlab: $0, $1) }
    }

    private func spans(of edges: [Edge], inSlab top: Double, _ bottom: Double) -> [ClosedRange<Double>] {
        let middle = (top + bottom) / 2
        let crossing = edges.filter { $0.top <= top && $0.bottom >= bottom }
            .sorted { $0.x(at: middle) < $1.x(at: middle) }
        var (spans, winding) = ([ClosedRange<Double>](), 0)
        var start = 0.0
        for edge in crossing {
            let before = winding
            winding += isEvenOdd ? (winding == 0 ? 1 : -1) : edge.winding
            if before == 0 {
                start = min(edge.x(at: top), edge.x(at: bottom))
            } else if winding == 0 {
                spans.append(start...max(start, edge.x(at: top), edge.x(at: bottom)))
            }
        }
        return spans
    }
}
