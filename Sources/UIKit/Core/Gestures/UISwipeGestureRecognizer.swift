import Foundation

/// Recognizes a quick movement along one of some directions.
///
/// The fingers have to go 50 points along, not more than 50 across, within 0.5 s; it is recognized while they move (all
/// assumed).
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions, in the space of the window.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// A bit for each direction.
        public let rawValue: UInt

        /// A set of directions by their bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// Points along the direction, at least (assumed).
    static let distance: CGFloat = 50
    /// Points across, at most (assumed).
    static let deviation: CGFloat = 50
    /// Seconds, at most (assumed).
    static let duration = 0.5

    /// How many fingers. Default 1.
    open var numberOfTouchesRequired = 1
    /// The directions that are recognized. Default right.
    open var direction: Direction = .right

    override var gestureKind: GestureKind { .discrete }

    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var places: [CGPoint] = []

    /// Where the swipe began.
    override var touchLocations: [CGPoint] { places.isEmpty ? super.touchLocations : places }

    /// Begins to watch, or fails with too many fingers.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        if starts.isEmpty { expire(at: event.timestamp + Self.duration) }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.location }
        if starts.count > max(1, numberOfTouchesRequired) { return become(.failed) }
        if starts.count == max(1, numberOfTouchesRequired) { places = attempt.touches.map(\.location) }
    }

    /// Recognizes once all fingers went far enough; fails where one goes another way.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        watch(attempt.touches)
    }

    /// Recognizes at the last moment, or fails.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        watch(attempt.touches + touches)
        if state == .possible, attempt.wish == nil { state = .failed }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    /// Forgets the way.
    open override func reset() {
        super.reset()
        starts = [:]
        places = []
    }

    override func timeIsUp() { if attempt.wish == nil { state = .failed } }

    private func watch(_ touches: [UITouch]) {
        guard state == .possible, attempt.wish == nil else { return }
        let ways = touches.compactMap { touch in starts[ObjectIdentifier(touch)].map { touch.location - $0 } }
        let fits = Self.all.filter { direction.contains($0) && Self.isPossible($0, ways) }
        if fits.isEmpty { return become(.failed) }
        guard starts.count == max(1, numberOfTouchesRequired) else { return }
        if fits.contains(where: { way in ways.allSatisfy { Self.along(way, $0) >= Self.distance } }) { state = .ended }
    }

    private static let all: [Direction] = [.right, .left, .up, .down]

    /// Whether a movement may yet become a swipe in a direction.
    private static func isPossible(_ direction: Direction, _ ways: [CGVector]) -> Bool {
        ways.allSatisfy { way in
            let across = direction == .right || direction == .left ? way.dy : way.dx
            return across.magnitude <= deviation && along(direction, way) > -distance
        }
    }

    private static func along(_ direction: Direction, _ way: CGVector) -> CGFloat {
        switch direction {
        case .right: way.dx
        case .left: -way.dx
        case .up: -way.dy
        default: way.dy
        }
    }
}
