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
    /// It has more than its move: a dot if it goes nowhere.
    var isDrawn = false

    init(origin: Point) {
        self.origin = origin
    }

    mutating func addLine(to end: Point) {
        isDrawn = true
        let start = pieces.last?.end ?? origin
        guard let direction = (end - start).direction else { return }
        pieces.append(Piece(start: start, end: end, startDirection: direction, endDirection: direction))
    }
}

/// Cuts paths into contours for a pen of some width.
struct StrokeFlattener {
    var halfWidth: Double
    /// The part of the map that scales and turns.
    private let matrix: Matrix3x3
    private let tolerance: Double
    private let penScale: Double

    /// Under a projective map chords are chosen as if its divisor were the one at the origin everywhere (assumed).
    init(halfWidth: Double, matrix: Matrix3x3, tolerance: Double) {
        let divisor = matrix.m33 > 0 ? matrix.m33 : 1
        let linear = Matrix3x3(
            a: matrix.m11 / divisor, b: matrix.m12 / divisor, c: matrix.m21 / divisor, d: matrix.m22 / divisor, tx: 0,
            ty: 0)
        self.halfWidth = halfWidth
        self.matrix = linear
        self.tolerance = tolerance
        penScale = halfWidth * max(Point(linear.m11, linear.m12).length, Point(linear.m21, linear.m22).length)
    }

    /// Subpaths with a coordinate that is not finite are left out.
    func contours(of path: Path) -> [StrokeContour] {
        var contours: [StrokeContour] = []
        path.forEachSegment { segment in
            switch segment {
            case .move(let p): contours.append(StrokeContour(origin: p))
            case .line(_, let end): contours[contours.count - 1].addLine(to: end)
            case .cubic(let curve): add(curve, to: &contours[contours.count - 1])
            case .close(_, let start):
                contours[contours.count - 1].addLine(to: start)
                contours[contours.count - 1].isClosed = true
            }
        }
        return contours.filter { contour in
            contour.isDrawn && contour.origin.isFinite && contour.pieces.allSatisfy { $0.end.isFinite }
        }
    }

    private func add(_ curve: Cubic, to contour: inout StrokeContour) {
        let first = contour.pieces.count
        contour.isDrawn = true
        flatten(curve, depth: Path.maximalDepth, into: &contour)
        let last = contour.pieces.count - 1
        if first < last { for index in first..<last { contour.pieces[index].goesOn = true } }
    }

    /// The rule for fills, with the pen's reach added: its outer edge along a circle is as fine as a filled circle.
    private func flatten(_ curve: Cubic, depth: Int, into contour: inout StrokeContour) {
        guard let start = curve.startDirection, let end = curve.endDirection else { return }
        let turn = start - end
        let difference = curve.mapped(by: matrix).secondDifference + penScale * turn.dot(turn) / 9
        if depth > 0, difference > tolerance, difference.isFinite {
            let (first, second) = curve.bisected()
            flatten(first, depth: depth - 1, into: &contour)
            flatten(second, depth: depth - 1, into: &contour)
            return
        }
        guard let chord = (curve.p3 - curve.p0).direction else { return }
        // Where the pen's inner edge would run backwards (it is wider than the curve is round), or a cusp is left, the
        // chord is a line with round joins.
        let isTight = turn.length * halfWidth >= (curve.p3 - curve.p0).length
        let bends = !isTight && chord.dot(start) > 0.5 && chord.dot(end) > 0.5
        contour.pieces.append(
            StrokeContour.Piece(
                start: curve.p0, end: curve.p3, startDirection: bends ? start : chord,
                endDirection: bends ? end : chord))
    }
}

extension Cubic {
    /// Nil when all points are one.
    var startDirection: Point? { (p1 - p0).direction ?? (p2 - p0).direction ?? (p3 - p0).direction }
    var endDirection: Point? { (p3 - p2).direction ?? (p3 - p1).direction ?? (p3 - p0).direction }
}
