/// How far along a curve its parameter has come, by the lengths of chords of equal parameter.
struct ChordLengths {
    /// How far the ends of the chords lie from the curve's start.
    private let distances: [Double]

    /// - Parameters:
    ///   - count: Of chords, 1 or more: 64 measure a curve.
    ///   - point: The curve at a parameter, 0…1.
    ///   - distance: Between two points.
    init<Point>(count: Int = 64, _ point: (Double) -> Point, distance: (Point, Point) -> Double) {
        var (sum, last) = (0.0, point(0))
        distances = (1...count).map { index in
            let next = point(Double(index) / Double(count))
            sum += distance(next, last)
            last = next
            return sum
        }
    }

    var total: Double { distances.last ?? 0 }

    /// The parameter at which a share of the length is done.
    func parameter(at share: Double) -> Double {
        let place = KeyTimes(distances: zip(distances, [0] + distances).map { $0 - $1 }).place(at: share)
        return (Double(place.segment) + place.share) / Double(distances.count)
    }
}
