/// Builds the outline of a pen's way.
///
/// All of it runs the same way round, so that where a subpath overlaps itself coverage adds up (assumed), never cancels.
/// Each subpath is a part of its own: where two of them share a pixel their union is covered (measured).
struct Stroker<Outline: StrokeOutline> {
    private let halfWidth: Double
    private let style: StrokeStyle
    var outline: Outline
    private var needsMove = true
    private var last = Point(0, 0)

    /// Unit vectors closer to each other than this make no join.
    private static var smallestTurn: Double { 1e-6 }

    init(style: StrokeStyle, outline: Outline) {
        self.style = style
        self.outline = outline
        halfWidth = style.width / 2
    }

    mutating func add(_ contour: StrokeContour) {
        contour.pieces.withUnsafeBufferPointer { pieces in
            guard let first = pieces.first, let last = pieces.last else { return addDot(at: contour.origin) }
            if contour.isClosed {
                addLoop(Way(pieces: pieces, isReversed: false), turnsBack: true)
                addLoop(Way(pieces: pieces, isReversed: true), turnsBack: false)
                return outline.endPart()
            }
            addSide(Way(pieces: pieces, isReversed: false), turnsBack: true)
            addCap(at: last.end, direction: last.endDirection)
            addSide(Way(pieces: pieces, isReversed: true), turnsBack: false)
            addCap(at: first.start, direction: -first.startDirection)
            close()
            outline.endPart()
        }
    }

    // MARK: Sides

    /// Pieces forwards or backwards.
    private struct Way {
        let pieces: UnsafeBufferPointer<StrokeContour.Piece>
        let isReversed: Bool

        var count: Int { pieces.count }

        @inline(__always)
        func start(_ index: Int) -> Point { isReversed ? pieces[count - 1 - index].end : pieces[index].start }

        @inline(__always)
        func end(_ index: Int) -> Point { isReversed ? pieces[count - 1 - index].start : pieces[index].end }

        @inline(__always)
        func startDirection(_ index: Int) -> Point {
            isReversed ? -pieces[count - 1 - index].endDirection : pieces[index].startDirection
        }

        @inline(__always)
        func endDirection(_ index: Int) -> Point {
            isReversed ? -pieces[count - 1 - index].startDirection : pieces[index].endDirection
        }

        subscript(index: Int) -> StrokeContour.Piece {
            guard isReversed else { return pieces[index] }
            var piece = pieces[count - 1 - index].reversed
            piece.goesOn = index < count - 1 && pieces[count - 2 - index].goesOn
            return piece
        }
    }

    private mutating func addLoop(_ way: Way, turnsBack: Bool) {
        addSide(way, closing: true, turnsBack: turnsBack)
        close()
    }

    /// The left edge of the way, joins included.
    ///
    /// - Parameter turnsBack: where the way turns right back, this edge takes the join.
    private mutating func addSide(_ way: Way, closing: Bool = false, turnsBack: Bool) {
        let count = way.count
        // A loop begins after its first join, which then comes at its end.
        if !closing { line(to: way.start(0) + normal(way.startDirection(0))) }
        for index in 1..<max(1, count) { join(way, index - 1, index, turnsBack: turnsBack) }
        if closing {
            join(way, count - 1, 0, turnsBack: turnsBack)
        } else {
            line(to: way.end(count - 1) + normal(way.endDirection(count - 1)))
        }
    }

    /// From the end of one piece's left edge to the start of the next one's.
    @inline(__always)
    private mutating func join(_ way: Way, _ a: Int, _ b: Int, turnsBack: Bool) {
        let (from, to) = (way.endDirection(a), way.startDirection(b))
        // Along a curve.
        if from == to { return line(to: way.end(a) + normal(from)) }
        let sine = from.cross(to)
        let cosine = from.dot(to)
        if sine.magnitude < Stroker.smallestTurn, cosine > 0 {
            let pivot = way.end(a)
            line(to: pivot + normal(from))
            line(to: pivot + normal(to))
        } else {
            turn(way[a], way[b], sine: sine, cosine: cosine, turnsBack: turnsBack)
        }
    }

    @inline(never)
    private mutating func turn(
        _ a: StrokeContour.Piece, _ b: StrokeContour.Piece, sine: Double, cosine: Double, turnsBack: Bool
    ) {
        let (from, to) = (a.endDirection, b.startDirection)
        let pivot = a.end
        if sine > 0 || (sine == 0 && turnsBack) {
            line(to: pivot + normal(from))
            outerJoin(around: pivot, from: from, to: to, cosine: cosine, isRound: a.goesOn)
            line(to: pivot + normal(to))
        } else {
            innerJoin(a, b, cosine: cosine)
        }
    }

    private mutating func outerJoin(around pivot: Point, from: Point, to: Point, cosine: Double, isRound: Bool) {
        switch isRound ? .round : style.join {
        case .bevel: return
        case .round: arc(around: pivot, from: from, to: to)
        case .miter:
            // The ratio of the miter's length to the width is √(2 / (1 + cosine)).
            let limit = max(1, style.miterLimit)
            guard 2 <= limit * limit * (1 + cosine) else { return }
            line(to: pivot + (normal(from) + normal(to)) * (1 / (1 + cosine)))
        }
    }

    /// The edges on the inside of a turn end where they meet; where a piece is too short for that they go through the
    /// pivot, which keeps all parts running the same way round.
    private mutating func innerJoin(_ a: StrokeContour.Piece, _ b: StrokeContour.Piece, cosine: Double) {
        let (from, to) = (a.endDirection, b.startDirection)
        // tan(turn / 2)² = (1 − cosine) / (1 + cosine)
        let room = min(a.length, b.length) / 2
        if halfWidth * halfWidth * (1 - cosine) <= room * room * (1 + cosine) {
            line(to: a.end + (normal(from) + normal(to)) * (1 / (1 + cosine)))
            return
        }
        line(to: a.end + normal(from))
        line(to: a.end)
        line(to: a.end + normal(to))
    }

    // MARK: Caps

    private mutating func addCap(at p: Point, direction: Point) {
        let left = normal(direction)
        switch style.cap {
        case .butt: break
        case .round:
            let ahead = Point(-direction.y, direction.x)
            arc(around: p, from: direction, to: ahead)
            arc(around: p, from: ahead, to: -direction)
        case .square:
            line(to: p + left + direction * halfWidth)
            line(to: p - left + direction * halfWidth)
        }
    }

    /// A subpath that goes nowhere: a disc, a square along the axes, or nothing.
    private mutating func addDot(at p: Point) {
        if style.cap == .butt { return }
        let right = Point(1, 0)
        line(to: p + normal(right))
        addCap(at: p, direction: right)
        line(to: p + normal(-right))
        addCap(at: p, direction: -right)
        close()
        outline.endPart()
    }

    // MARK: Drawing

    /// Half the width to the left of a direction (up on screen when it points right).
    @inline(__always)
    private func normal(_ direction: Point) -> Point {
        Point(direction.y * halfWidth, -direction.x * halfWidth)
    }

    /// The clockwise arc between the left normals of two directions, as one or two cubics.
    private mutating func arc(around center: Point, from: Point, to: Point) {
        let cosine = max(-1, from.dot(to))
        if cosine < 0 {
            let middle = (from + to).direction ?? Point(-from.y, from.x)
            // Directions almost opposite have a middle that rounding may turn round.
            let ahead = middle.cross(from) <= 0 ? middle : -middle
            arc(around: center, from: from, to: ahead)
            arc(around: center, from: ahead, to: to)
            return
        }
        let sineOfHalf = max(0, (1 - cosine) / 2).squareRoot()
        let cosineOfHalf = ((1 + cosine) / 2).squareRoot()
        let reach = halfWidth * 4 / 3 * sineOfHalf / (1 + cosineOfHalf)
        let end = center + normal(to)
        line(to: center + normal(from))
        last = end
        outline.cubic(
            to: end, control1: center + normal(from) + from * reach, control2: end - to * reach)
    }

    @inline(__always)
    private mutating func line(to p: Point) {
        if needsMove {
            outline.move(to: p)
            needsMove = false
        } else if last != p {
            outline.line(to: p)
        }
        last = p
    }

    private mutating func close() {
        outline.close()
        needsMove = true
    }
}

/// Where a stroke's outline goes.
protocol StrokeOutline {
    init()
    mutating func move(to p: Point)
    mutating func line(to p: Point)
    mutating func cubic(to end: Point, control1: Point, control2: Point)
    mutating func close()
    /// All since the last part is the stroke of one subpath.
    mutating func endPart()
}

extension Path: StrokeOutline {
    mutating func endPart() {}
}

/// The outlines of subpaths, each a path of its own.
struct PartedOutline: StrokeOutline {
    private(set) var parts: [Path] = []
    private var open = Path()

    mutating func move(to p: Point) { open.move(to: p) }
    mutating func line(to p: Point) { open.line(to: p) }
    mutating func cubic(to end: Point, control1: Point, control2: Point) {
        open.cubic(to: end, control1: control1, control2: control2)
    }
    mutating func close() { open.close() }

    mutating func endPart() {
        parts.append(open)
        open = Path()
    }
}

/// An outline that is mapped and flattened as it comes, as the path it would be is.
struct FlatOutline: StrokeOutline {
    private var matrix = Matrix3x3.identity
    private var tolerance = Polygon.Tolerance.path
    private var builder = PolygonBuilder()
    private var current = Point(0, 0)
    /// The last point of the polygon.
    private var last = Point(.infinity, .infinity)

    /// Takes the memory of a builder until the end.
    /// - Parameter matrix: affine.
    mutating func begin(builder: inout PolygonBuilder, matrix: Matrix3x3, tolerance: Double) {
        swap(&self.builder, &builder)
        self.matrix = matrix
        self.tolerance = tolerance
    }

    /// Gives back what it took, with all contours.
    mutating func end(builder: inout PolygonBuilder) {
        self.builder.endContour(least: 1)
        swap(&self.builder, &builder)
    }

    mutating func move(to p: Point) {
        builder.endContour(least: 1)
        last = Point(.infinity, .infinity)
        line(to: p)
    }

    @inline(__always)
    mutating func line(to p: Point) {
        current = p
        let place = Point(
            matrix.m11 * p.x + matrix.m21 * p.y + matrix.m31, matrix.m12 * p.x + matrix.m22 * p.y + matrix.m32)
        // Where a curve's chords meet, both sides' points are the same but for rounding.
        if (place.x - last.x).magnitude < 0x1p-24, (place.y - last.y).magnitude < 0x1p-24, isLast(place) { return }
        builder.add(place)
        last = place
    }

    /// True when coverage cannot tell a point from the last one.
    private func isLast(_ place: Point) -> Bool {
        let limit = Polygon.limit
        guard place.x.magnitude < limit, place.y.magnitude < limit, last.x.magnitude < limit, last.y.magnitude < limit
        else { return false }
        return Fixed(place.x) == Fixed(last.x) && Fixed(place.y) == Fixed(last.y)
    }

    mutating func cubic(to end: Point, control1: Point, control2: Point) {
        let curve = Cubic(current, control1, control2, end).mapped(by: matrix)
        curve.flatten(tolerance: tolerance, into: &builder)
        current = end
        last = curve.p3
    }

    mutating func close() {}

    mutating func endPart() {
        builder.endContour(least: 1)
        builder.endPart()
    }
}
