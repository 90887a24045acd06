/// Lines and Bézier curves, in any plane. Every contour starts with a move.
package struct Path: Hashable, Sendable {
    package enum Verb: UInt8, Sendable {
        case move, line, quadratic, cubic, close

        package var pointCount: Int {
            switch self {
            case .move, .line: 1
            case .quadratic: 2
            case .cubic: 3
            case .close: 0
            }
        }
    }

    package private(set) var verbs: [Verb] = []
    package private(set) var points: [Point] = []

    package init() {}

    package var isEmpty: Bool { verbs.isEmpty }

    package mutating func move(to p: Point) { append(.move, p) }
    package mutating func line(to p: Point) { append(.line, p) }

    package mutating func quadratic(to end: Point, control: Point) {
        append(.quadratic, control)
        points.append(end)
    }

    package mutating func cubic(to end: Point, control1: Point, control2: Point) {
        append(.cubic, control1)
        points.append(control2)
        points.append(end)
    }

    package mutating func close() { verbs.append(.close) }

    private mutating func append(_ verb: Verb, _ p: Point) {
        verbs.append(verb)
        points.append(p)
    }

    mutating func append(verbs: [Verb], points: [Point]) {
        self.verbs += verbs
        self.points += points
    }

    /// A path's verbs over as many other points.
    init(_ path: Path, over points: [Point]) {
        assert(points.count == path.points.count)
        verbs = path.verbs
        self.points = points
    }

    /// The path's verbs over other points.
    package func map(_ transform: (Point) -> Point) -> Path {
        Path(self, over: points.map(transform))
    }
}
