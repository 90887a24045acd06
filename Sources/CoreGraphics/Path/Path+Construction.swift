import Rasterizer

/// Building paths by Core Graphics' rules.
extension Path {
    /// Control points of a quarter circle of radius 1 lie this far along its tangents (measured on Core Graphics).
    static let quarterCircle = 0.5522847

    /// Start of the subpath that the last element belongs to.
    var subpathStart: Point? {
        var index = points.count
        for verb in verbs.reversed() {
            index -= verb.pointCount
            if verb == .move { return points[index] }
        }
        return nil
    }

    var currentPoint: Point? {
        verbs.last == .close ? subpathStart : points.last
    }

    /// Makes the start of the next subpath explicit after a close; false when there is no current point at all.
    mutating func resume() -> Bool {
        if verbs.last == .close, let start = subpathStart { move(to: start) }
        return !isEmpty
    }

    mutating func addMove(to p: CGPoint, transform t: CGAffineTransform = .identity) {
        move(to: t.apply(p.rasterPoint))
    }

    mutating func addLine(to p: CGPoint, transform t: CGAffineTransform = .identity) {
        guard resume() else { return }
        line(to: t.apply(p.rasterPoint))
    }

    mutating func addQuadCurve(to end: CGPoint, control: CGPoint, transform t: CGAffineTransform = .identity) {
        guard resume() else { return }
        quadratic(to: t.apply(end.rasterPoint), control: t.apply(control.rasterPoint))
    }

    mutating func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform t: CGAffineTransform = .identity
    ) {
        guard resume() else { return }
        cubic(
            to: t.apply(end.rasterPoint), control1: t.apply(control1.rasterPoint),
            control2: t.apply(control2.rasterPoint))
    }

    mutating func addClose() {
        if !isEmpty, verbs.last != .close { close() }
    }

    mutating func add(rect: CGRect, transform t: CGAffineTransform) {
        if rect.isNull { return }
        let rect = rect.standardized
        addMove(to: CGPoint(x: rect.minX, y: rect.minY), transform: t)
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: t)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: t)
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: t)
        close()
    }

    mutating func addLines(_ points: [CGPoint], transform t: CGAffineTransform) {
        guard let first = points.first else { return }
        addMove(to: first, transform: t)
        for point in points.dropFirst() { addLine(to: point, transform: t) }
    }

    func applying(_ t: CGAffineTransform) -> Path {
        t.isIdentity ? self : map { t.apply($0) }
    }

    /// Whether all coordinates are finite.
    var isFinite: Bool { points.allSatisfy { $0.isFinite } }
}
