import Foundation

/// One attempt of a recognizer's, from the first touch to its reset.
@MainActor
struct GestureAttempt {
    /// The touches that are down and that the recognizer gets, in the order in which they came.
    var touches: [UITouch] = []
    /// All touches that it got, those that are up, too, less those that it ignores: what it shares with others.
    var allTouches: [UITouch] = []
    var presses: [UIPress] = []
    /// The state that it would be in if it need not wait for others.
    var wish: UIGestureRecognizer.State?
    /// Answers about who waits for whom, which are asked for once.
    var waits: [ObjectIdentifier: Bool] = [:]
    /// The type of the first touch.
    var touchType: UITouch.TouchType?
    /// Whether the event that began last was one to receive.
    var eventAnswer: (event: ObjectIdentifier, time: Double, answer: Bool)?
    /// The states whose actions are due.
    var announced: [UIGestureRecognizer.State] = []
    var isActive = false
    /// The middle of the touches in the last event with any, in the window's space.
    var lastMiddle = CGPoint.zero
    weak var window: UIWindow?

    nonisolated init() {}

    mutating func add(_ touch: UITouch) {
        isActive = true
        touches.append(touch)
        allTouches.append(touch)
        if touchType == nil { touchType = touch.type }
        window = touch.window
    }

    /// The touch is up: it stays one that is shared.
    mutating func end(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
    }

    mutating func ignore(_ touch: UITouch) {
        touches.removeAll { $0 === touch }
        allTouches.removeAll { $0 === touch }
    }

    /// To be called when places changed.
    mutating func noteMiddle() {
        lastMiddle = CGPoint.middle(of: touches.map(\.location)) ?? lastMiddle
    }

    func shares(with other: GestureAttempt) -> Bool {
        allTouches.contains { touch in other.allTouches.contains { $0 === touch } }
    }
}
