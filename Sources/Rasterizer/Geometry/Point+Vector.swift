extension Point {
    package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    package static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }
    package static prefix func - (a: Point) -> Point { Point(-a.x, -a.y) }

    package func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    /// Positive when `other` lies clockwise of this vector on screen (y down).
    package func cross(_ other: Point) -> Double { x * other.y - y * other.x }
    package var length: Double { dot(self).squareRoot() }
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// A vector of length 1 in the same direction; nil when there is none.
    package var direction: Point? { SIMD2(self).direction.map { Point($0) } }

    package func mixed(with other: Point, _ t: Double) -> Point {
        Point(x + (other.x - x) * t, y + (other.y - y) * t)
    }
}
