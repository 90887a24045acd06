/// One subpath cut into pieces that a pen follows: lines, and chords of curves that know the curve's directions.
struct StrokeContour {
    struct Piece {
        var start: Point
        var end: Point
        /// Unit vectors; they differ only along curves.
        var startDirection: Point
        var endDirection: Point
        /// The next piece goes on along the same curve.
        var goesOn = false

        var length: Double { (end - start).length }

        var reversed: Piece {
            Piece(start: end, end: start, startDirection: -endDirection, endDirection: -startDirection)
        }
    }

    var origin: Point
    var pieces: [Piece] = []
    var isClosed = false
    /// True when the subpath has more than its move: it is a dot if it goes nowhere.
    var isDrawn = false

    init(origin: Point) {
        self.origin = origin
    }

    /// Forgets the subpath before, but not its memory.
    mutating func begin(at origin: Point) {
        self.origin = origin
        pieces.removeAll(keepingCapacity: true)
        isClosed = false
        isDrawn = false
    }

    /// True when there is something to draw, and all of it finite.
    var isDrawable: Bool { isDrawn && origin.isFinite && pieces.allSatisfy { $0.end.isFinite } }

    mutating func addLine(to end: Point) {
        isDrawn = true
        let start = pieces.last?.end ?? origin
        guard let direction = (end - start).direction else { return }
        pieces.append(Piece(start: start, end: end, startDirection: direction, endDirection: direction))
    }
}

/// Cuts paths into contours for a pen of some width.
struct StrokeFlattener {
    private typealias Vector = CubicVectors.Vector

    var halfWidth: Double
    /// The part of the map that scales and turns: the images of both axes.
    private let right: Vector
    private let down: Vector
    private let tolerance: Double
    private let penScale: Double

    /// Under a projective map chords are chosen as if its divisor were the one at the origin everywhere (assumed).
    init(halfWidth: Double, matrix: Matrix3x3, tolerance: Double) {
        let divisor = matrix.m33 > 0 ? matrix.m33 : 1
        right = Vector(matrix.m11 / divisor, matrix.m12 / divisor)
        down = Vector(matrix.m21 / divisor, matrix.m22 / divisor)
        self.halfWidth = halfWidth
        self.tolerance = tolerance
        penScale = halfWidth * max(Point(right.x, right.y).length, Point(down.x, down.y).length)
    }

    /// Calls `body` with each subpath, but those that are only a move or have a coordinate that is not finite.
    ///
    /// - Parameter memory: the pieces' place.
    func forEachContour(
        of path: Path, memory: inout [StrokeContour.Piece], _ body: (StrokeContour) -> Void
    ) {
        var contour = StrokeContour(origin: Point(0, 0))
        swap(&contour.pieces, &memory)
        contour.pieces.reserveCapacity(min(path.points.count * 8, 512))
        contour.begin(at: Point(0, 0))
        path.forEachSegment { segment in
            switch segment {
            case .move(let p):
                if contour.isDrawable { body(contour) }
                contour.begin(at: p)
            case .line(_, let end): contour.addLine(to: end)
            case .cubic(let curve): add(curve, to: &contour)
            case .close(_, let start):
                contour.addLine(to: start)
                contour.isClosed = true
            }
        }
        if contour.isDrawable { body(contour) }
        swap(&contour.pieces, &memory)
    }

    private func add(_ curve: Cubic, to contour: inout StrokeContour) {
        let first = contour.pieces.count
        contour.isDrawn = true
        let curve = CubicVectors(curve)
        guard let start = curve.startDirection, let end = curve.endDirection else { return }
        flatten(curve, start, end, depth: Path.maximalDepth, into: &contour.pieces)
        let last = contour.pieces.count - 1
        if first < last { for index in first..<last { contour.pieces[index].goesOn = true } }
    }

    /// The rule for fills, with the pen's reach added: its outer edge along a circle is as fine as a filled circle.
    ///
    /// - Parameters:
    ///   - start: the curve's direction where it starts, a unit vector.
    ///   - end: its direction where it ends.
    private func flatten(
        _ curve: CubicVectors, _ start: Vector, _ end: Vector, depth: Int, into pieces: inout [StrokeContour.Piece]
    ) {
        let turn = start - end
        let square = turn.squaredLength
        let difference = curve.secondDifference(right: right, down: down) + penScale * square / 9
        if depth > 0, difference > tolerance, difference < .infinity {
            return bisect(curve, start, end, depth: depth, into: &pieces)
        }
        let way = curve.p3 - curve.p0
        if isSmooth(way, start, end, turn: square) {
            return pieces.append(
                StrokeContour.Piece(
                    start: Point(curve.p0), end: Point(curve.p3), startDirection: Point(start),
                    endDirection: Point(end)))
        }
        guard let chord = way.direction else { return }
        // Where the pen's inner edge would run backwards (it is wider than the curve is round), or a cusp is left, the
        // chord is a line with round joins.
        let isTight = square.squareRoot() * halfWidth >= way.squaredLength.squareRoot()
        let bends = !isTight && chord.dot(start) > 0.5 && chord.dot(end) > 0.5
        pieces.append(
            StrokeContour.Piece(
                start: Point(curve.p0), end: Point(curve.p3), startDirection: Point(bends ? start : chord),
                endDirection: Point(bends ? end : chord)))
    }

    /// Flattens the halves of a curve, which share the direction in the middle, unless the curve turns back there.
    private func bisect(
        _ curve: CubicVectors, _ start: Vector, _ end: Vector, depth: Int, into pieces: inout [StrokeContour.Piece]
    ) {
        let (first, second) = curve.bisected()
        if let middle = (second.p1 - first.p2).direction {
            flatten(first, start, middle, depth: depth - 1, into: &pieces)
            flatten(second, middle, end, depth: depth - 1, into: &pieces)
            return
        }
        if let arrival = first.endDirection { flatten(first, start, arrival, depth: depth - 1, into: &pieces) }
        if let departure = second.startDirection { flatten(second, departure, end, depth: depth - 1, into: &pieces) }
    }

    /// True where the chord surely bends, told without a root; of most chords.
    @inline(__always)
    private func isSmooth(_ way: Vector, _ start: Vector, _ end: Vector, turn: Double) -> Bool {
        let square = way.squaredLength
        let (along, back) = (way.dot(start), way.dot(end))
        // What rounding may change is left to the exact comparison.
        return square > 0x1p-200 && square < 0x1p200 && turn * halfWidth * halfWidth < square * 0.9
            && along > 0 && back > 0 && min(along * along, back * back) > square * 0.3
    }
}

extension Cubic {
    /// Nil when all points are one.
    var endDirection: Point? { CubicVectors(self).endDirection.map { Point($0) } }
}
