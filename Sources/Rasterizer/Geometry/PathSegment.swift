/// A step of a path with all its points at hand; quadratics have become cubics.
enum PathSegment {
    case move(Point)
    case line(Point, Point)
    case cubic(Cubic)
    /// Back from the first point to the second.
    case close(Point, Point)
}

extension Path {
    /// Visits the steps in order. After a close, the next step starts where the contour began; one that lacks its move
    /// starts at its first point.
    func forEachSegment(_ body: (PathSegment) -> Void) {
        var start = Point(0, 0)
        var current = Point(0, 0)
        var isOpen = false
        var next = 0
        for verb in verbs {
            let here = next
            next += verb.pointCount
            if verb == .move {
                start = points[here]
                current = start
                body(.move(start))
                isOpen = true
                continue
            }
            if verb == .close {
                if isOpen { body(.close(current, start)) }
                current = start
                isOpen = false
                continue
            }
            if !isOpen {
                if here == 0 { start = points[here] }
                current = start
                body(.move(start))
                isOpen = true
            }
            let end = points[next - 1]
            switch verb {
            case .quadratic: body(.cubic(Cubic(quadratic: current, points[here], end)))
            case .cubic: body(.cubic(Cubic(current, points[here], points[here + 1], end)))
            default: body(.line(current, end))
            }
            current = end
        }
    }
}
