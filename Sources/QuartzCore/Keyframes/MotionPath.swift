import Arithmetic
import CoreGraphics
import Foundation
import Rasterizer

/// A course along a path: each of its elements but moves is a segment, and a closing line is one.
struct MotionPath {
    /// How an object turns while it follows.
    enum Rotation: Equatable, Sendable {
        case none
        /// The layer's x axis lies along the path.
        case along
        /// The layer's x axis lies against the path.
        case against
    }

    /// Where the course is, and which way it goes there: radians, −π…π.
    struct Placement: Equatable {
        var position: CGPoint
        var angle: Double
    }

    /// A Bézier curve by its points: two of a line, three of a quadratic, four of a cubic curve.
    private struct Segment {
        var points: [SIMD2<Double>]

        /// De Casteljau's scheme: the point, and the direction of the last chord.
        func place(at t: Double) -> (point: SIMD2<Double>, direction: SIMD2<Double>) {
            var row = points
            while row.count > 2 { row = zip(row, row.dropFirst()).map { $0 + ($1 - $0) * t } }
            let chord = row[1] - row[0]
            return (row[0] + chord * t, chord == .zero ? points[points.count - 1] - points[0] : chord)
        }

        /// A line is one chord.
        var chords: ChordLengths {
            let course = { place(at: $0).point }
            func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { ((a - b) * (a - b)).sum().squareRoot() }
            return points.count == 2
                ? ChordLengths(count: 1, course, distance: distance) : ChordLengths(course, distance: distance)
        }
    }

    private let segments: [Segment]
    private let mode: KeyframeTrack.Mode
    private let rotation: Rotation
    private let heldTimes: [Double]?
    private let keyTimes: KeyTimes

    /// A course along `path`; nil if that has no elements but moves. Cubic modes are as linear and paced: a path is
    /// smooth by itself (assumed).
    init?(
        path: CGPath, times: [Double]? = nil, curves: [CubicCurve] = [], mode: KeyframeTrack.Mode = .linear,
        rotation: Rotation = .none
    ) {
        segments = Self.segments(of: path.rasterPath)
        guard !segments.isEmpty else { return nil }
        (self.mode, self.rotation, heldTimes) = (mode, rotation, times)
        switch mode {
        case .paced, .cubicPaced: keyTimes = KeyTimes(distances: segments.map { $0.chords.total })
        case .linear, .cubic, .discrete: keyTimes = KeyTimes(given: times, count: segments.count + 1, curves: curves)
        }
    }

    private static func segments(of path: Path) -> [Segment] {
        var segments: [Segment] = []
        var (index, current, start) = (0, SIMD2<Double>.zero, SIMD2<Double>.zero)
        for verb in path.verbs {
            let points = path.points[index..<index + verb.pointCount].map { SIMD2($0.x, $0.y) }
            index += verb.pointCount
            switch verb {
            case .move: start = points[0]
            case .close where current != start: segments.append(Segment(points: [current, start]))
            case .close: break
            case .line, .quadratic, .cubic: segments.append(Segment(points: [current] + points))
            }
            current = points.last ?? start
        }
        return segments
    }

    /// Where the course is at `progress`, 0…1.
    func placement(at progress: Double) -> Placement {
        if mode == .discrete {
            return placement(
                segment: KeyTimes.held(at: progress, count: segments.count, times: heldTimes), parameter: 0)
        }
        let place = keyTimes.place(at: progress)
        let isPaced = mode == .paced || mode == .cubicPaced
        let parameter = isPaced ? segments[place.segment].chords.parameter(at: place.share) : place.share
        return placement(segment: place.segment, parameter: parameter)
    }

    private func placement(segment: Int, parameter: Double) -> Placement {
        let place = segments[segment].place(at: parameter)
        let direction = rotation == .against ? -place.direction : place.direction
        let angle = rotation == .none ? 0 : Trigonometry.arctangent(y: direction.y, x: direction.x)
        return Placement(position: CGPoint(x: place.point.x, y: place.point.y), angle: angle)
    }
}
