import UIKit

/// What one or more fingers do, from the first that comes down to the last that is lifted.
///
/// A finger comes down at the gesture's time, moves in each tick of the display strictly between, and is lifted, where it
/// goes to, at the end.
@preconcurrency @MainActor
public struct TouchGesture {
    /// One finger: seconds count from the gesture's begin.
    struct Finger {
        var down: Double
        var up: Double
        /// Where it is, from the gesture's place, after so many seconds.
        var offset: @MainActor (Double) -> CGVector
    }

    var spot: TouchSpot
    /// Where the first finger ends, for a drag to a place: found when the gesture begins.
    var destination: TouchSpot?
    var fingers: [Finger]
    /// How far a drag to a place has come after so many seconds, 0…1.
    var progress: @MainActor (Double) -> Double = { _ in 0 }
    /// The gesture as it is once the distance to its destination is known; nil where that changes nothing.
    var lasting: (@MainActor (_ distance: CGFloat) -> TouchGesture)?
    var isHover = false
    /// The edge of the screen that the finger starts on.
    var edge: UIRectEdge = []

    /// Whether all of its fingers come down and are lifted at times that there are.
    var hasSensibleTimes: Bool {
        fingers.allSatisfy { $0.down >= 0 && $0.down <= $0.up && $0.up.isFinite }
    }

    /// Seconds from the begin to the end.
    public var duration: Double { fingers.map(\.up).max() ?? 0 }

    /// Points between the fingers of a tap or press (assumed).
    static let fingerDistance: CGFloat = 30

    private init(_ spot: TouchSpot, _ fingers: [Finger]) {
        self.spot = spot
        self.fingers = fingers
    }

    // MARK: Verbs

    /// Fingers that come down and are lifted.
    /// - Parameters:
    ///   - taps: How often.
    ///   - fingers: How many, side by side 30 points apart.
    ///   - interval: Seconds from one tap's end to the next one's begin.
    ///   - hold: Seconds that they are down.
    public static func tap(
        _ target: any TouchTarget, taps: Int = 1, fingers: Int = 1, interval: Double = 0.1, hold: Double = 0.05
    ) -> TouchGesture {
        let offsets = sideBySide(fingers)
        let period = hold + interval
        return TouchGesture(
            target.touchSpot,
            (0..<max(1, taps)).flatMap { tap in
                offsets.map { offset in
                    Finger(down: Double(tap) * period, up: Double(tap) * period + hold) { _ in offset }
                }
            })
    }

    /// Fingers that stay down for a while.
    public static func press(_ target: any TouchTarget, duration: Double = 0.6, fingers: Int = 1) -> TouchGesture {
        tap(target, fingers: fingers, hold: duration)
    }

    /// A finger that goes along a line.
    /// - Parameters:
    ///   - way: In points of the screen.
    ///   - duration: Seconds of movement.
    ///   - curve: How the movement goes in time; nil: evenly.
    ///   - hold: Seconds that the finger rests before it is lifted.
    ///   - edge: The edge of the screen that it starts on, at the height or width of the target.
    ///   - fingers: How many, side by side 30 points apart.
    public static func drag(
        _ target: any TouchTarget, by way: CGVector, duration: Double = 0.3, curve: CAMediaTimingFunction? = nil,
        hold: Double = 0, edge: UIRectEdge = [], fingers: Int = 1
    ) -> TouchGesture {
        drag(target, along: [way], duration: duration, curve: curve, hold: hold, edge: edge, fingers: fingers)
    }

    /// A finger that goes along a broken line, with the same speed everywhere.
    /// - Parameter path: The corners, each from the gesture's place.
    public static func drag(
        _ target: any TouchTarget, along path: [CGVector], duration: Double = 0.3, curve: CAMediaTimingFunction? = nil,
        hold: Double = 0, edge: UIRectEdge = [], fingers: Int = 1
    ) -> TouchGesture {
        let line = BrokenLine(path)
        let pace = pace(duration, curve)
        let all = sideBySide(fingers).map { side in
            Finger(down: 0, up: duration + hold) { time in
                side + line.point(at: pace(time))
            }
        }
        var gesture = TouchGesture(target.touchSpot, all)
        gesture.edge = edge
        return gesture
    }

    /// A finger that goes to another place, which is found when the finger comes down.
    public static func drag(
        _ target: any TouchTarget, to destination: any TouchTarget, duration: Double = 0.3,
        curve: CAMediaTimingFunction? = nil, hold: Double = 0, edge: UIRectEdge = [], fingers: Int = 1
    ) -> TouchGesture {
        let all = sideBySide(fingers).map { side in Finger(down: 0, up: duration + hold) { _ in side } }
        var gesture = TouchGesture(target.touchSpot, all)
        gesture.destination = destination.touchSpot
        gesture.edge = edge
        gesture.progress = pace(duration, curve)
        return gesture
    }

    /// A finger that goes to another place with a speed in points a second, whatever the distance is then.
    public static func drag(
        _ target: any TouchTarget, to destination: any TouchTarget, speed: CGFloat,
        curve: CAMediaTimingFunction? = nil, hold: Double = 0, edge: UIRectEdge = [], fingers: Int = 1
    ) -> TouchGesture {
        var gesture = drag(target, to: destination, curve: curve, hold: hold, edge: edge, fingers: fingers)
        gesture.lasting = { [gesture] distance in
            var gesture = gesture
            let duration = speed > 0 ? Double(distance / speed) : 0
            for index in gesture.fingers.indices { gesture.fingers[index].up = duration + hold }
            gesture.progress = pace(duration, curve)
            return gesture
        }
        return gesture
    }

    /// Points from the begin to the end of a broken line.
    package nonisolated static func length(of path: [CGVector]) -> CGFloat { BrokenLine(path).length }

    /// A finger that goes along a line with a speed, and is lifted while it moves.
    /// - Parameter velocity: Points a second.
    public static func fling(_ target: any TouchTarget, by way: CGVector, velocity: CGFloat) -> TouchGesture {
        drag(target, by: way, duration: velocity > 0 ? Double(way.length / velocity) : 0)
    }

    /// Two fingers whose distance changes.
    /// - Parameters:
    ///   - start: Points between them at the begin.
    ///   - end: Points between them at the end.
    ///   - angle: Of their line, in radians from the x axis.
    public static func pinch(
        _ target: any TouchTarget, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0, duration: Double = 0.3
    ) -> TouchGesture {
        let pace = pace(duration, nil)
        return pair(target, duration) { time in (start + (end - start) * CGFloat(pace(time)), angle) }
    }

    /// Two fingers whose line turns.
    /// - Parameters:
    ///   - angle: Radians; clockwise on the screen is positive.
    ///   - spread: Points between them.
    public static func rotate(
        _ target: any TouchTarget, by angle: CGFloat, spread: CGFloat = 100, duration: Double = 0.3
    ) -> TouchGesture {
        let pace = pace(duration, nil)
        return pair(target, duration) { time in (spread, angle * CGFloat(pace(time))) }
    }

    /// A pointer that is above a place, and perhaps goes to another; it stays on the screen.
    public static func hover(
        _ target: any TouchTarget, to destination: (any TouchTarget)? = nil, duration: Double = 0.3
    ) -> TouchGesture {
        var gesture = TouchGesture(
            target.touchSpot,
            [Finger(down: 0, up: destination == nil ? 0 : duration) { _ in .zero }])
        gesture.destination = destination?.touchSpot
        gesture.progress = pace(duration, nil)
        gesture.isHover = true
        return gesture
    }

    // MARK: Ways

    private static func sideBySide(_ count: Int) -> [CGVector] {
        let count = max(1, count)
        return (0..<count).map { CGVector(dx: (CGFloat($0) - CGFloat(count - 1) / 2) * fingerDistance, dy: 0) }
    }

    /// How far a movement of some seconds has come, 0…1.
    private static func pace(_ duration: Double, _ curve: CAMediaTimingFunction?) -> @MainActor (Double) -> Double {
        { time in
            guard duration > 0 else { return time > 0 ? 1 : 0 }
            let part = min(max(time / duration, 0), 1)
            return curve?.progress(at: part) ?? part
        }
    }

    private static func pair(
        _ target: any TouchTarget, _ duration: Double,
        _ line: @escaping @MainActor (Double) -> (spread: CGFloat, angle: CGFloat)
    ) -> TouchGesture {
        let fingers = [-0.5, 0.5].map { side in
            Finger(down: 0, up: duration) { time in
                let (spread, angle) = line(time)
                // By a transform, whose sine and cosine are the same on every machine.
                return CGPoint(x: spread * side, y: 0).applying(CGAffineTransform(rotationAngle: angle)) - .zero
            }
        }
        return TouchGesture(target.touchSpot, fingers)
    }
}

/// Corners from (0, 0) on, gone along with the same speed everywhere.
private struct BrokenLine {
    private let corners: [CGVector]
    private let lengths: [CGFloat]

    init(_ path: [CGVector]) {
        corners = [.zero] + path
        lengths = zip(corners, corners.dropFirst()).map { ($1 - $0).length }
    }

    var length: CGFloat { lengths.reduce(0, +) }

    /// - Parameter progress: 0…1 of the whole length.
    func point(at progress: Double) -> CGVector {
        guard let end = corners.last, progress < 1 else { return corners.last ?? .zero }
        var rest = length * CGFloat(progress)
        for (place, length) in lengths.enumerated() {
            guard rest >= length else {
                let (a, b) = (corners[place], corners[place + 1])
                return a + (b - a) * (rest / length)
            }
            rest -= length
        }
        return end
    }
}
