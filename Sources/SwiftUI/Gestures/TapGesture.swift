import UIKit

/// Fingers that come down and are lifted.
public struct TapGesture: Gesture, RecognizedGesture {
    public typealias Value = Void
    public typealias Body = Never

    /// How often.
    public var count: Int
    /// A number of taps.
    public init(count: Int = 1) { self.count = count }

    func makeRecognizer() -> UIGestureRecognizer { UITapGestureRecognizer() }
    func update(_ recognizer: UIGestureRecognizer) {
        (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired = max(1, count)
    }
    func value(_ recognizer: UIGestureRecognizer, _ start: GestureStart) -> Void? { () }
}

/// A finger that stays down.
public struct LongPressGesture: Gesture, RecognizedGesture {
    public typealias Value = Bool
    public typealias Body = Never

    /// Seconds until it counts.
    public var minimumDuration: Double
    /// How many points it may move meanwhile.
    public var maximumDistance: CGFloat

    /// A press of some seconds.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    func makeRecognizer() -> UIGestureRecognizer { PressRecognizer() }
    func update(_ recognizer: UIGestureRecognizer) {
        guard let recognizer = recognizer as? UILongPressGestureRecognizer else { return }
        recognizer.minimumPressDuration = minimumDuration
        recognizer.allowableMovement = maximumDistance
    }
    func value(_ recognizer: UIGestureRecognizer, _ start: GestureStart) -> Bool? { true }
}

/// A finger that moves.
public struct DragGesture: Gesture, RecognizedGesture {
    public typealias Body = Never

    /// Where a finger is, and where it has begun.
    public struct Value: Equatable, Sendable {
        /// When it was told.
        public var time: Date
        /// In the space of the gesture.
        public var location: CGPoint
        /// In the space of the gesture.
        public var startLocation: CGPoint
        /// How far it has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Points a second.
        public var velocity: CGSize
        /// Where it would come to rest.
        public var predictedEndLocation: CGPoint {
            // What a scroll view's rate leaves of a velocity: a quarter of a second's way (assumed).
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// How far it would come.
        public var predictedEndTranslation: CGSize {
            let end = predictedEndLocation
            return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
        }
    }

    /// How many points a finger has to move.
    public var minimumDistance: CGFloat
    /// The space in which places are told.
    public var coordinateSpace: CoordinateSpace

    /// A drag of some points.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    func makeRecognizer() -> UIGestureRecognizer { UIPanGestureRecognizer() }
    func update(_ recognizer: UIGestureRecognizer) {}

    func value(_ recognizer: UIGestureRecognizer, _ start: GestureStart) -> Value? {
        guard let recognizer = recognizer as? UIPanGestureRecognizer else { return nil }
        let space = coordinateSpace == .local ? recognizer.view : nil
        let (location, velocity) = (recognizer.location(in: space), recognizer.velocity(in: space))
        let way = recognizer.translation(in: space)
        return Value(
            time: TimelineClock.now, location: location,
            startLocation: CGPoint(x: location.x - way.x, y: location.y - way.y),
            velocity: CGSize(width: velocity.x, height: velocity.y))
    }
}
