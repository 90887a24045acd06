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
    var isHover = false
    /// The edge of the screen that the finger starts on.
    var edge: UIRectEdge = []

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
                let way = line.point(at: pace(time))
                return CGVector(dx: side.dx + way.dx, dy: side.dy + way.dy)
            }
        }
        var gesture = TouchGesture(target.touchSpot, all)
        gesture.edge = edge
        return gesture
    }

    /// A finger that goes to another place, which is found when the finger comes down.
    public static func drag(
        _ target: any TouchTarget, to destination: any TouchTarget, duration: Double = 0.3,
        curve: CAMediaTimingFunction? = nil, hold: Double = 0
    ) -> TouchGesture {
        var gesture = TouchGesture(
            target.touchSpot, [Finger(down: 0, up: duration + hold) { _ in CGVector(dx: 0, dy: 0) }])
        gesture.destination = destination.touchSpot
        gesture.progress = pace(duration, curve)
        return gesture
    }

    /// A finger that goes along a line with a speed, and is lifted while it moves.
    /// - Parameter velocity: Points a second.
    public static func fling(_ target: any TouchTarget, by way: CGVector, velocity: CGFloat) -> TouchGesture {
        let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
        return drag(target, by: way, duration: velocity > 0 ? Double(length / velocity) : 0)
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
            [Finger(down: 0, up: destination == nil ? 0 : duration) { _ in CGVector(dx: 0, dy: 0) }])
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
                let arm = CGPoint(x: spread * side, y: 0).applying(CGAffineTransform(rotationAngle: angle))
                return CGVector(dx: arm.x, dy: arm.y)
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
        corners = [CGVector(dx: 0, dy: 0)] + path
        lengths = zip(corners, corners.dropFirst()).map { a, b in
            ((b.dx - a.dx) * (b.dx - a.dx) + (b.dy - a.dy) * (b.dy - a.dy)).squareRoot()
        }
    }

    /// - Parameter progress: 0…1 of the whole length.
    func point(at progress: Double) -> CGVector {
        guard let end = corners.last, progress < 1 else { return corners.last ?? CGVector(dx: 0, dy: 0) }
        var rest = lengths.reduce(0, +) * CGFloat(progress)
        for (place, length) in lengths.enumerated() {
            guard rest >= length else {
                let part = rest / length
                let (a, b) = (corners[place], corners[place + 1])
                return CGVector(dx: a.dx + (b.dx - a.dx) * part, dy: a.dy + (b.dy - a.dy) * part)
            }
            rest -= length
        }
        return end
    }
}
