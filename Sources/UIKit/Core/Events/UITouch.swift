import Foundation

/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
        case regionEntered, regionMoved, regionExited
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable, CaseIterable {
        /// A finger.
        case direct
        /// A finger on a remote control.
        case indirect
        /// A pencil.
        case pencil
        /// A pointing device.
        case indirectPointer

        /// Another name of `pencil`.
        public static var stylus: TouchType { .pencil }
    }

    /// Values of a touch that may come later than the touch.
    public struct Properties: OptionSet, Hashable, Sendable {
        /// A bit for each value.
        public let rawValue: Int

        /// A set of values by their bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The force.
        public static let force = Properties(rawValue: 1 << 0)
        /// The direction in which a pencil points.
        public static let azimuth = Properties(rawValue: 1 << 1)
        /// The angle between a pencil and the screen.
        public static let altitude = Properties(rawValue: 1 << 2)
        /// The place, of touches that are predicted.
        public static let location = Properties(rawValue: 1 << 3)
    }

    // MARK: State

    /// Virtual time of the last change, in seconds.
    open internal(set) var timestamp: TimeInterval = 0
    /// Where the touch is in its life. A view that is told of a change late, or of another end than the finger's, sees the
    /// phase that it is told of.
    open internal(set) var phase = Phase.began
    /// How often the finger came down here in a row: within 0.35 s and 45 points each time (assumed).
    open internal(set) var tapCount = 1
    /// What touches the screen. Default: a finger.
    open internal(set) var type = TouchType.direct
    /// Fixed when the touch begins.
    open internal(set) weak var window: UIWindow?
    /// The view that was hit when the touch began.
    open internal(set) weak var view: UIView?

    /// Where the finger is, in the window's space.
    var location = CGPoint.zero
    var previousLocation = CGPoint.zero
    /// The number of the finger that the stage knows it by.
    var finger = 0
    /// The place among all touches of the scene, in the order in which they came down.
    var number = 0
    /// What the finger itself does, whatever views are told.
    var actualPhase = Phase.began
    /// What the view was told.
    var share = ViewShare()
    /// The recognizers that were offered the touch and took it, from the view outwards. None is held.
    var takers: [WeakGesture] = []
    /// The last event that the touch was part of; it holds its touches.
    weak var event: UIEvent?

    /// Makes a touch that has just begun, at the origin of no window: for tests that pass it on themselves.
    public nonisolated override init() {
        super.init()
    }

    /// The recognizers that get the touch, from the view outwards.
    open var gestureRecognizers: [UIGestureRecognizer]? { takers.compactMap(\.gesture) }

    // MARK: Places

    /// Where the finger is, in the space of `view`; nil means the window's.
    @discardableResult
    open func location(in view: UIView?) -> CGPoint {
        window?.convert(location, to: view) ?? location
    }

    /// Where the finger was before its last move.
    @discardableResult
    open func previousLocation(in view: UIView?) -> CGPoint {
        window?.convert(previousLocation, to: view) ?? previousLocation
    }

    /// Where the finger is: a stage knows no more precise place.
    @discardableResult
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

    /// Where the finger was before its last move: a stage knows no more precise place.
    @discardableResult
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    // MARK: What only some devices tell

    /// The radius of the place that the finger covers, in points: 20 (assumed).
    open var majorRadius: CGFloat { 20 }
    /// How far `majorRadius` may be off, in points: 0.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// 0: the screen does not measure it.
    open var force: CGFloat { 0 }
    /// 0: the screen does not measure force.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The direction in which a pencil points, in radians: 0 for all touches of a stage.
    @discardableResult
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The direction in which a pencil points: along x for all touches of a stage.
    @discardableResult
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
    /// The angle between a pencil and the screen, in radians: upright for all touches of a stage.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// How far a pencil is turned about itself, in radians: 0 for all touches of a stage.
    open var rollAngle: CGFloat { 0 }
    /// Nil: no value comes later.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// None.
    open var estimatedProperties: Properties { [] }
    /// None.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }
}

extension UITouch {
    /// Whether the finger is down.
    var isDown: Bool { actualPhase != .ended && actualPhase != .cancelled }

    /// Before the next event: whoever does not move now rests.
    func rest() {
        (actualPhase, phase) = (.stationary, .stationary)
        previousLocation = location
    }

    /// Takes the next place of the finger. A place that is the same leaves a finger at rest.
    func move(to point: CGPoint, phase next: Phase, at time: Double) {
        timestamp = time
        previousLocation = location
        let isMove = next == .moved
        let changes = point != location
        location = point
        actualPhase = isMove && !changes ? .stationary : next
        phase = actualPhase
    }
}

/// A recognizer that somebody else holds.
struct WeakGesture {
    weak var gesture: UIGestureRecognizer?
}

/// What a view was told of a touch.
struct ViewShare {
    /// True for a touch that the view does not get, because of its or another view's wish for single touches.
    var isExcluded = false
    var hasBegun = false
    /// True once the view was told of the end, or never will be told anything.
    var isOver = false
    /// True once the finger's end came to the view's window; the view may be told later.
    var sawEnd = false
    /// Where the finger was when the view was told last.
    var location = CGPoint.zero
}
