import CoreGraphics

/// A length or an offset as a whole number of 1/3,072,000 point.
///
/// Lengths of lists are added up, taken out and put in again a million times, in whatever order; sums of floating-point
/// numbers would drift and depend on that order. In this unit all that layouts are made of is a whole number: pixels at
/// any scale up to 3 and their halves, down to 1/8,192 and 1/24,576 point, and decimals of three places. Anything else is
/// rounded once, by less than 2·10⁻⁷ point. Turned back, a sum is the floating-point number nearest to the true one.
struct ExactLength: Hashable, Sendable {
    static let unitsPerPoint: CGFloat = 3_072_000

    var units: Int64

    static let zero = Self(units: 0)

    init(units: Int64) { self.units = units }

    /// Not a number is 0; what is beyond 10¹² points is that.
    init(_ points: CGFloat) {
        let limit: CGFloat = 1e12
        let points = points.isNaN ? 0 : min(max(points, -limit), limit)
        units = Int64((points * Self.unitsPerPoint).rounded())
    }

    var points: CGFloat { CGFloat(units) / Self.unitsPerPoint }

    // Sums wrap beyond 3·10¹² points: nothing that is drawn is there, and nothing traps.
    static func + (left: Self, right: Self) -> Self { Self(units: left.units &+ right.units) }
    static func - (left: Self, right: Self) -> Self { Self(units: left.units &- right.units) }
    static func * (left: Self, count: Int) -> Self { Self(units: left.units &* Int64(count)) }
}

extension ExactLength: Comparable {
    static func < (left: Self, right: Self) -> Bool { left.units < right.units }
}
