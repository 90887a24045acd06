import UIKit

/// Two fingers whose distance changes.
public struct MagnifyGesture: Gesture, RecognizedGesture {
    public typealias Body = Never

    /// How far the fingers are from each other.
    public struct Value: Equatable, Sendable {
        /// When it was told.
        public var time: Date
        /// By the distance when the gesture began.
        public var magnification: CGFloat
        /// The change of the magnification a second.
        public var velocity: CGFloat
        /// Where the middle of the fingers was, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where the middle of the fingers was, in the view's space.
        public var startLocation: CGPoint
    }

    /// By how much the magnification has to change.
    public var minimumScaleDelta: CGFloat

    /// A change of some size.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    func makeRecognizer() -> UIGestureRecognizer { ScaleRecognizer() }
    func update(_ recognizer: UIGestureRecognizer) {
        (recognizer as? ScaleRecognizer)?.least = minimumScaleDelta
    }

    func value(_ recognizer: UIGestureRecognizer, _ start: GestureStart) -> Value? {
        guard let recognizer = recognizer as? ScaleRecognizer, recognizer.isEnough else { return nil }
        return Value(
            time: TimelineClock.now, magnification: recognizer.scale, velocity: recognizer.velocity,
            startAnchor: start.anchor(in: recognizer.view), startLocation: start.location)
    }
}

/// Two fingers whose distance changes: the factor alone is told.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat

    /// By how much the magnification has to change.
    public var minimumScaleDelta: CGFloat

    /// A change of some size.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: GestureParts.Listening {
    public typealias Body = Never

    func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts {
        GestureParts.heard(MagnifyGesture(minimumScaleDelta: minimumScaleDelta)) {
            changed($0.magnification)
        } ended: {
            ended($0.magnification)
        }
    }
}

/// Two fingers whose line turns.
public struct RotateGesture: Gesture, RecognizedGesture {
    public typealias Body = Never

    /// How far the line of the fingers has turned.
    public struct Value: Equatable, Sendable {
        /// When it was told.
        public var time: Date
        /// Since the gesture began.
        public var rotation: Angle
        /// The turn a second.
        public var velocity: Angle
        /// Where the middle of the fingers was, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where the middle of the fingers was, in the view's space.
        public var startLocation: CGPoint
    }

    /// By how much the line has to turn.
    public var minimumAngleDelta: Angle

    /// A turn of some size.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    func makeRecognizer() -> UIGestureRecognizer { TurnRecognizer() }
    func update(_ recognizer: UIGestureRecognizer) {
        (recognizer as? TurnRecognizer)?.least = CGFloat(minimumAngleDelta.radians)
    }

    func value(_ recognizer: UIGestureRecognizer, _ start: GestureStart) -> Value? {
        guard let recognizer = recognizer as? TurnRecognizer, recognizer.isEnough else { return nil }
        return Value(
            time: TimelineClock.now, rotation: .radians(Double(recognizer.rotation)),
            velocity: .radians(Double(recognizer.velocity)), startAnchor: start.anchor(in: recognizer.view),
            startLocation: start.location)
    }
}

/// Two fingers whose line turns: the angle alone is told.
public struct RotationGesture: Gesture {
    public typealias Value = Angle

    /// By how much the line has to turn.
    public var minimumAngleDelta: Angle

    /// A turn of some size.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: GestureParts.Listening {
    public typealias Body = Never

    func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts {
        GestureParts.heard(RotateGesture(minimumAngleDelta: minimumAngleDelta)) {
            changed($0.rotation)
        } ended: {
            ended($0.rotation)
        }
    }
}

extension GestureStart {
    @MainActor
    fileprivate func anchor(in view: UIView?) -> UnitPoint {
        guard let size = view?.bounds.size, size.width > 0, size.height > 0 else { return .center }
        return UnitPoint(x: location.x / size.width, y: location.y / size.height)
    }
}

/// Recognizes fingers whose distance changes, and knows whether it did enough.
private final class ScaleRecognizer: UIPinchGestureRecognizer {
    var least: CGFloat = 0
    private var wasEnough = false

    var isEnough: Bool {
        if (scale - 1).magnitude >= least { wasEnough = true }
        return wasEnough
    }

    override func reset() {
        super.reset()
        wasEnough = false
    }
}

/// Recognizes fingers whose line turns, and knows whether it did enough.
private final class TurnRecognizer: UIRotationGestureRecognizer {
    var least: CGFloat = 0
    private var wasEnough = false

    var isEnough: Bool {
        if rotation.magnitude >= least { wasEnough = true }
        return wasEnough
    }

    override func reset() {
        super.reset()
        wasEnough = false
    }
}
