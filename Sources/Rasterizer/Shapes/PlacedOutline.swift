/// A path in pixels from the corner of its bounds on: the same wherever on the pixel grid it lies, so that whoever
/// knows one of them need not flatten the others.
struct PlacedOutline {
    /// An outline without its place.
    struct Key: Hashable {
        fileprivate let path: Path
        fileprivate let tolerance: Double
        fileprivate let isEvenOdd: Bool

        func hash(into hasher: inout Hasher) { hasher.combine(someOf: path.points) }
    }

    let key: Key
    /// The corner.
    let x: Int
    let y: Int
    /// Holds the outline, counted from the corner.
    let bounds: PixelRect

    var rule: FillRule { key.isEvenOdd ? .evenOdd : .nonZero }

    /// Longer paths seldom come again, and are flattened where they lie.
    private static let mostPoints = 256
    /// Coordinates beyond lose some of their 32 binary places.
    private static let greatestCoordinate = 0x1p19
    /// Pixels on a side.
    private static let greatestSize = 0x1p14

    /// Nil for strokes, and where the path is long, large, far away or not finite.
    init?(_ shape: PathShape) {
        let count = shape.path.points.count
        guard shape.stroke == nil, shape.matrix.isAffine, count > 0, count <= Self.mostPoints else { return nil }
        var low = SIMD2<Double>(repeating: .infinity)
        var high = -low
        var zero = SIMD2<Double>.zero
        let matrix = shape.matrix
        var points = shape.path.points.map { point in
            let placed = Self.rounded(SIMD2(matrix.apply(point)))
            low = pointwiseMin(low, placed)
            high = pointwiseMax(high, placed)
            // Not a number for infinities and for what is none already.
            zero += placed - placed
            return Point(placed)
        }
        let size = high - low
        guard zero == .zero, max(size.x, size.y) < Self.greatestSize,
            min(low.x, low.y) > -Self.greatestCoordinate, max(high.x, high.y) < Self.greatestCoordinate
        else { return nil }
        let corner = low.rounded(.down)
        for index in points.indices { points[index] = Point(SIMD2(points[index]) - corner) }
        key = Key(
            path: Path(shape.path, over: points), tolerance: shape.tolerance, isEvenOdd: shape.rule == .evenOdd)
        (x, y) = (Int(corner.x), Int(corner.y))
        let end = (high - corner).rounded(.up)
        bounds = PixelRect(minX: 0, minY: 0, maxX: Int(end.x), maxY: Int(end.y))
    }

    /// Flattened in this memory, with which it shares its points.
    func polygon(in builder: inout PolygonBuilder) -> Polygon {
        key.path.flatten(matrix: .identity, tolerance: key.tolerance, into: &builder)
        return Polygon(builder)
    }

    /// To 2⁻³² pixel: a sum with the place differs in its last bit from place to place.
    @inline(__always)
    private static func rounded(_ point: SIMD2<Double>) -> SIMD2<Double> {
        // Beside it no more binary places have room.
        let large = SIMD2(repeating: 0x1.8p20)
        return (point + large) - large
    }
}
