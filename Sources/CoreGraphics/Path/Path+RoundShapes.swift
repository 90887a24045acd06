import Arithmetic
import Rasterizer

extension Path {
    /// Clockwise on a y-down screen, from the middle of the right side.
    mutating func add(ellipseIn rect: CGRect, transform t: CGAffineTransform) {
        if rect.isNull { return }
        let rect = rect.standardized
        let (cx, cy) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * CGFloat(Path.quarterCircle), ry * CGFloat(Path.quarterCircle))
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        addMove(to: p(right, cy), transform: t)
        addCurve(to: p(cx, bottom), control1: p(right, cy + ky), control2: p(cx + kx, bottom), transform: t)
        addCurve(to: p(left, cy), control1: p(cx - kx, bottom), control2: p(left, cy + ky), transform: t)
        addCurve(to: p(cx, top), control1: p(left, cy - ky), control2: p(cx - kx, top), transform: t)
        addCurve(to: p(right, cy), control1: p(cx + kx, top), control2: p(right, cy - ky), transform: t)
        close()
    }

    /// Starts in the middle of the right side [assumed]; a corner without width or height is square.
    mutating func add(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform t: CGAffineTransform
    ) {
        if rect.isNull { return }
        let rect = rect.standardized
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return add(rect: rect, transform: t) }
        let (kx, ky) = (rx * CGFloat(1 - Path.quarterCircle), ry * CGFloat(1 - Path.quarterCircle))
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        addMove(to: p(right, rect.midY), transform: t)
        addLine(to: p(right, bottom - ry), transform: t)
        addCurve(
            to: p(right - rx, bottom), control1: p(right, bottom - ky), control2: p(right - kx, bottom), transform: t)
        addLine(to: p(left + rx, bottom), transform: t)
        addCurve(to: p(left, bottom - ry), control1: p(left + kx, bottom), control2: p(left, bottom - ky), transform: t)
        addLine(to: p(left, top + ry), transform: t)
        addCurve(to: p(left + rx, top), control1: p(left, top + ky), control2: p(left + kx, top), transform: t)
        addLine(to: p(right - rx, top), transform: t)
        addCurve(to: p(right, top + ry), control1: p(right - kx, top), control2: p(right, top + ky), transform: t)
        close()
    }

    /// An arc of a circle from `startAngle` over `sweep` radians, one cubic for each quarter turn begun (equal pieces
    /// [assumed]). A line leads to its start from the current point, if there is one.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, transform t: CGAffineTransform
    ) {
        let pieces = max(1, Int((abs(Double(sweep)) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = Double(sweep) / Double(pieces)
        let handle =
            abs(abs(step) - .pi / 2) < 1e-12 ? Path.quarterCircle : 4.0 / 3.0 * Trigonometry.tangent(abs(step) / 4)
        let reach = step < 0 ? -handle : handle
        var (sine, cosine) = Trigonometry.sineAndCosine(snapping: Double(startAngle))
        func p(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(x), y: center.y + radius * CGFloat(y))
        }
        if isEmpty { addMove(to: p(cosine, sine), transform: t) } else { addLine(to: p(cosine, sine), transform: t) }
        for piece in 1...pieces {
            let (s, c) = Trigonometry.sineAndCosine(snapping: Double(startAngle) + step * Double(piece))
            addCurve(
                to: p(c, s), control1: p(cosine - reach * sine, sine + reach * cosine),
                control2: p(c + reach * s, s - reach * c), transform: t)
            (sine, cosine) = (s, c)
        }
    }

    /// From `startAngle` to `endAngle`: with falling angles when `clockwise` (as seen with y up), else with rising
    /// ones.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform t: CGAffineTransform
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let turn = 2 * CGFloat.pi
        var sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
        if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
        sweep = Path.withoutSpareTurns(sweep)
        addArc(
            center: center, radius: radius, startAngle: startAngle, sweep: clockwise ? -sweep : sweep, transform: t)
    }

    /// Whole turns beyond the first draw nothing new: what is left is less than two turns.
    static func withoutSpareTurns(_ sweep: CGFloat) -> CGFloat {
        let turn = 2 * CGFloat.pi
        guard abs(sweep) >= 2 * turn else { return sweep }
        let rest = sweep.truncatingRemainder(dividingBy: turn)
        return sweep < 0 ? rest - turn : rest + turn
    }

    /// The arc of `radius` that touches the lines current point → `tangent1` → `tangent2`, after a line to its start.
    /// With no radius, or the three points in a line, it is the line to `tangent1` alone.
    mutating func addArc(tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat, transform t: CGAffineTransform) {
        guard let current = currentPoint else { return }
        let start = t.isIdentity || !t.isInvertible ? current : t.inverted().apply(current)
        let corner = tangent1.rasterPoint
        guard radius > 0, let u = (start - corner).direction,
            let v = (tangent2.rasterPoint - corner).direction, abs(u.cross(v)) > 1e-12
        else { return addLine(to: tangent1, transform: t) }
        let cross = u.cross(v)
        // The tangent of half the angle between the lines, from its double's cosine.
        let tangentOfHalf = ((1 - u.dot(v)) / (1 + u.dot(v))).squareRoot()
        let reach = Double(radius) / tangentOfHalf
        let first = corner + u * reach
        let last = corner + v * reach
        let side: Double = cross < 0 ? 1 : -1
        let center = Point(first.x + side * u.y * Double(radius), first.y - side * u.x * Double(radius))
        let startAngle = Trigonometry.arctangent(y: first.y - center.y, x: first.x - center.x)
        let endAngle = Trigonometry.arctangent(y: last.y - center.y, x: last.x - center.x)
        addArc(
            center: CGPoint(center), radius: radius, startAngle: CGFloat(startAngle), endAngle: CGFloat(endAngle),
            clockwise: cross > 0, transform: t)
    }
}
