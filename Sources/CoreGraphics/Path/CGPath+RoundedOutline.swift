import Rasterizer

extension CGPath {
    /// The outline of a layer with rounded corners: radius brought down to half the shorter side; `corners` has the
    /// bits of `CACornerMask` (1 minX minY, 2 maxX minY, 4 minX maxY, 8 maxX maxY).
    ///
    /// A continuous corner reaches 1.528665 radii along its sides. Where half the shorter side is less, the reach
    /// shrinks to it, and the curve changes steadily into the circle's, which it is at a radius of half the side
    /// [assumed].
    package static func roundedOutline(
        rect: CGRect, radius: CGFloat, corners: UInt = 15, continuous: Bool = false
    ) -> CGPath {
        roundedOutline(rect: rect, radii: CornerRadii(Double(radius), corners: corners), continuous: continuous)
    }

    /// The outline of a layer with a radius for each corner, each brought down to half the shorter side (assumed of
    /// different ones).
    package static func roundedOutline(rect: CGRect, radii: CornerRadii, continuous: Bool = false) -> CGPath {
        if rect.isNull { return CGPath(rasterPath: Path()) }
        let rect = rect.standardized
        let half = Double(min(rect.width, rect.height)) / 2
        let radii = radii.limited(to: half)
        guard radii != .zero else { return CGPath(rect: rect, transform: nil) }
        return CGPath(rasterPath: CornerShape.outline(of: rect, radii: radii, room: continuous ? half : nil))
    }
}

/// A corner in units of its radius, from one side to the other: how far it reaches along both sides, and its cubics as
/// (control, control, end) with the corner at the origin, from (extent, 0) to (0, extent).
struct CornerShape {
    var extent: Double
    var cubics: [(Point, Point, Point)]

    /// No curve.
    static let square = CornerShape(extent: 0, cubics: [])

    /// A quarter circle (measured).
    static let circular = CornerShape(
        extent: 1,
        cubics: [(Point(1 - Path.quarterCircle, 0), Point(0, 1 - Path.quarterCircle), Point(0, 1))])

    /// The continuous corner (measured).
    static let continuous = CornerShape(
        extent: ContinuousCorner.reach,
        cubics: [
            (Point(1.08849323, 0), Point(0.86840689, 0), Point(0.63149399, 0.07491100)),
            (Point(0.37282392, 0.16905899), Point(0.16905899, 0.37282401), Point(0.07491100, 0.63149399)),
            (Point(0, 0.86840689), Point(0, 1.08849323), Point(0, ContinuousCorner.reach)),
        ])

    /// A quarter circle in three cubics, cut where it comes nearest to the cuts of the continuous corner, so that the
    /// way from one to the other is short.
    private static let circularInThree: CornerShape = {
        let cut = 0.2357
        let (first, rest) = split(Point(1, 0), circular.cubics[0], at: cut)
        let (second, third) = split(first.2, rest, at: (1 - 2 * cut) / (1 - cut))
        return CornerShape(extent: 1, cubics: [first, second, third])
    }()

    init(extent: Double, cubics: [(Point, Point, Point)]) {
        self.extent = extent
        self.cubics = cubics
    }

    /// The continuous corner where it has room; else as much of the way from the circle to it as there is room.
    init(radius: Double, room: Double) {
        let full = CornerShape.continuous
        let share = (room / radius - 1) / (full.extent - 1)
        if share >= 1 {
            self = full
        } else if share <= 0 {
            self = .circular
        } else {
            self = CornerShape.mix(.circularInThree, full, share)
        }
    }

    private static func mix(_ a: CornerShape, _ b: CornerShape, _ share: Double) -> CornerShape {
        func mix(_ p: Point, _ q: Point) -> Point {
            Point(p.x + (q.x - p.x) * share, p.y + (q.y - p.y) * share)
        }
        return CornerShape(
            extent: a.extent + (b.extent - a.extent) * share,
            cubics: zip(a.cubics, b.cubics).map { (mix($0.0, $1.0), mix($0.1, $1.1), mix($0.2, $1.2)) })
    }

    private typealias Cubic = (Point, Point, Point)

    private static func split(_ start: Point, _ cubic: Cubic, at t: Double) -> (Cubic, Cubic) {
        func mix(_ p: Point, _ q: Point) -> Point { Point(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t) }
        let (a, b, c) = (mix(start, cubic.0), mix(cubic.0, cubic.1), mix(cubic.1, cubic.2))
        let (d, e) = (mix(a, b), mix(b, c))
        let middle = mix(d, e)
        return ((a, d, middle), (e, c, cubic.2))
    }
}

extension CornerShape {
    /// Clockwise on a y-down screen from the left end of the top side.
    /// - Parameter room: What a continuous corner may take of its sides; nil for circles.
    static func outline(of rect: CGRect, radii: CornerRadii, room: Double?) -> Path {
        let (left, top, right, bottom) = (
            Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY)
        )
        func shape(_ radius: Double) -> CornerShape {
            radius > 0 ? room.map { CornerShape(radius: radius, room: $0) } ?? .circular : .square
        }
        let (a, b, c, d) = (radii.minXMinY, radii.maxXMinY, radii.maxXMaxY, radii.minXMaxY)
        let first = shape(a)
        var path = Path()
        path.move(to: Point(left + first.extent * a, top))
        // Each corner with the directions of the side before it (against the walk) and of the side after it.
        shape(b).add(at: Point(right, top), back: Point(-b, 0), on: Point(0, b), to: &path)
        shape(c).add(at: Point(right, bottom), back: Point(0, -c), on: Point(-c, 0), to: &path)
        shape(d).add(at: Point(left, bottom), back: Point(d, 0), on: Point(0, -d), to: &path)
        if a > 0 { first.add(at: Point(left, top), back: Point(0, a), on: Point(a, 0), to: &path) }
        path.close()
        return path
    }

    private func add(at corner: Point, back: Point, on: Point, to path: inout Path) {
        guard !cubics.isEmpty else { return path.line(to: corner) }
        func place(_ p: Point) -> Point {
            Point(corner.x + p.x * back.x + p.y * on.x, corner.y + p.x * back.y + p.y * on.y)
        }
        path.line(to: place(Point(extent, 0)))
        for cubic in cubics { path.cubic(to: place(cubic.2), control1: place(cubic.0), control2: place(cubic.1)) }
    }
}
