/// Builds the outline of a pen's way.
///
/// All parts of it run the same way round, so that where they overlap coverage adds up (measured), never cancels.
struct Stroker {
    private let halfWidth: Double
    private let style: StrokeStyle
    private(set) var outline = Path()
    private var needsMove = true

    /// Unit vectors closer to each other than this make no join.
    private static let smallestTurn = 1e-6

    init(style: StrokeStyle) {
        self.style = style
        halfWidth = style.width / 2
    }

    mutating func add(_ contour: StrokeContour) {
        guard let first = contour.pieces.first, let last = contour.pieces.last else {
            return addDot(at: contour.origin)
        }
        if contour.isClosed {
            addLoop(contour, turnsBack: true)
            addLoop(contour.reversed, turnsBack: false)
            return
        }
        addSide(contour.pieces, turnsBack: true)
        addCap(at: last.end, direction: last.endDirection)
        addSide(contour.reversed.pieces, turnsBack: false)
        addCap(at: first.start, direction: -first.startDirection)
        close()
    }

    // MARK: Sides

    private mutating func addLoop(_ contour: StrokeContour, turnsBack: Bool) {
        addSide(contour.pieces, closing: true, turnsBack: turnsBack)
        close()
    }

    /// The left edge of the way, joins included.
    ///
    /// - Parameter turnsBack: where the way turns right back, this edge takes the join.
    private mutating func addSide(_ pieces: [StrokeContour.Piece], closing: Bool = false, turnsBack: Bool) {
        let last = pieces.count - 1
        // A loop begins after its first join, which then comes at its end.
        if !closing { line(to: pieces[0].start + normal(pieces[0].startDirection)) }
        for index in pieces.indices {
            if index < last {
                join(pieces[index], pieces[index + 1], turnsBack: turnsBack)
            } else if closing {
                join(pieces[last], pieces[0], turnsBack: turnsBack)
            } else {
                line(to: pieces[last].end + normal(pieces[last].endDirection))
            }
        }
    }

    /// From the end of one piece's left edge to the start of the next one's.
    private mutating func join(_ a: StrokeContour.Piece, _ b: StrokeContour.Piece, turnsBack: Bool) {
        let (from, to) = (a.endDirection, b.startDirection)
        let sine = from.cross(to)
        let cosine = from.dot(to)
        let pivot = a.end
        let start = pivot + normal(from)
        let end = pivot + normal(to)
        if sine.magnitude < Stroker.smallestTurn, cosine > 0 {
            line(to: start)
            line(to: end)
        } else if sine > 0 || (sine == 0 && turnsBack) {
            line(to: start)
            outerJoin(around: pivot, from: from, to: to, cosine: cosine, isRound: a.goesOn)
            line(to: end)
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

    /// Both edges end where they meet; where a piece is too short for that they go through the pivot, which keeps all
    /// parts running the same way round.
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
    }

    // MARK: Drawing

    /// Half the width to the left of a direction (up on screen when it points right).
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
        outline.cubic(
            to: end, control1: center + normal(from) + from * reach, control2: end - to * reach)
    }

    private mutating func line(to p: Point) {
        if needsMove {
            outline.move(to: p)
            needsMove = false
        } else if outline.points.last != p {
            outline.line(to: p)
        }
    }

    private mutating func close() {
        outline.close()
        needsMove = true
    }
}
