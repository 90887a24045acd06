/// A smooth course through values: a cubic Hermite curve a segment, with the tangents of Kochanek and Bartels.
///
/// Tangents are fitted to segments of unequal length in time; at both ends they are the differences there.
struct KeyframeSpline {
    private let values: [AnimatedValue]
    private let points: [[Double]]
    /// The tangents of each segment at its start and its end.
    private let tangents: [(start: [Double], end: [Double])]

    /// Nil if the values have no numbers, or not the same number of them: then there is nothing to bend.
    init?(values: [AnimatedValue], times: [Double], bends: [KeyframeTrack.Bend]) {
        let points = values.map(\.numbers)
        guard points.count > 1, let count = points.first?.count, count > 0, points.allSatisfy({ $0.count == count })
        else { return nil }
        self.values = values
        self.points = points
        tangents = (0..<points.count - 1).map { segment in
            func tangent(at index: Int, isEnd: Bool) -> [Double] {
                Self.tangent(
                    points, times, bends.indices.contains(index) ? bends[index] : KeyframeTrack.Bend(), at: index,
                    isEnd: isEnd)
            }
            return (tangent(at: segment, isEnd: false), tangent(at: segment + 1, isEnd: true))
        }
    }

    private static func tangent(
        _ points: [[Double]], _ times: [Double], _ bend: KeyframeTrack.Bend, at index: Int, isEnd: Bool
    ) -> [Double] {
        func difference(_ segment: Int) -> [Double] { zip(points[segment + 1], points[segment]).map { $0 - $1 } }
        guard index > 0 else { return difference(0) }
        guard index < points.count - 1 else { return difference(index - 1) }
        let (before, after) = (times[index] - times[index - 1], times[index + 1] - times[index])
        let length = before + after
        let fit = length > 0 ? 2 * (isEnd ? before : after) / length : 1
        let c = isEnd ? -bend.continuity : bend.continuity
        let incoming = (1 + c) * (1 + bend.bias)
        let outgoing = (1 - c) * (1 - bend.bias)
        return zip(difference(index - 1), difference(index)).map { a, z in
            (1 - bend.tension) / 2 * (incoming * a + outgoing * z) * fit
        }
    }

    /// The value at a place; of a paced course the share is one of the segment's length, else one of its parameter.
    func value(at place: KeyTimes.Place, isPaced: Bool) -> AnimatedValue {
        let share = isPaced ? chords(of: place.segment).parameter(at: place.share) : place.share
        return values[place.segment].with(point(of: place.segment, at: share))
    }

    private func point(of segment: Int, at t: Double) -> [Double] {
        let (square, cube) = (t * t, t * t * t)
        let weights = (2 * cube - 3 * square + 1, cube - 2 * square + t, 3 * square - 2 * cube, cube - square)
        return points[segment].indices.map { index in
            weights.0 * points[segment][index] + weights.1 * tangents[segment].start[index]
                + weights.2 * points[segment + 1][index] + weights.3 * tangents[segment].end[index]
        }
    }

    // MARK: Length

    /// The length of each segment.
    var lengths: [Double] { tangents.indices.map { chords(of: $0).total } }

    private func chords(of segment: Int) -> ChordLengths {
        ChordLengths {
            point(of: segment, at: $0)
        } distance: { a, b in
            zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        }
    }
}
