import Foundation

/// Recognizes taps: so many in a row, with so many fingers each.
///
/// A finger that moves 45 points is still tapping; further, or down for more than 0.75 s, it is not, and the next tap has
/// to come within 0.35 s (all assumed).
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Points that a finger may move (assumed).
    static let movement: CGFloat = 45
    /// Seconds that the fingers of one tap may be down (assumed).
    static let longestTouch = 0.75

    /// How many taps. Default 1.
    open var numberOfTapsRequired = 1
    /// How many fingers. Default 1.
    open var numberOfTouchesRequired = 1
    /// The buttons that have to be pressed, of pointing devices. Default the first one.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    override var gestureKind: GestureKind { .discrete }

    private var counter = FingerTaps()
    /// Where the fingers of the first tap came down.
    private var places: [CGPoint] = []

    /// The place of the first tap.
    override var touchLocations: [CGPoint] { places.isEmpty ? super.touchLocations : places }

    /// Begins a tap, or adds a finger to it.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible else { return }
        let isWrongButton = touches.contains {
            $0.type == .indirectPointer && event.buttonMask != buttonMaskRequired
        }
        let isFar =
            counter.taps > 0
            && touches.contains { touch in
                !places.contains { $0.distance(to: touch.location) <= Self.movement }
            }
        if isWrongButton || isFar { return become(.failed) }
        if counter.isBetweenTaps { expire(at: event.timestamp + Self.longestTouch) }
        guard counter.begin(touches, required: numberOfTouchesRequired) else { return become(.failed) }
        if counter.isComplete, places.isEmpty { places = attempt.touches.map(\.location) }
    }

    /// Fails where a finger goes too far.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        if counter.movement(of: touches) > Self.movement { state = .failed }
    }

    /// Ends a tap when the last finger is up.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard state == .possible else { return }
        guard counter.movement(of: touches) <= Self.movement, counter.isComplete else { return become(.failed) }
        guard attempt.touches.isEmpty else { return }
        counter.endTap()
        forgetTimes()
        if counter.taps >= numberOfTapsRequired { state = .ended }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        state = .failed
    }

    /// Forgets the taps.
    open override func reset() {
        super.reset()
        counter = FingerTaps()
        places = []
    }

    /// False for a tap recognizer that wants more taps.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else {
            return super.canPrevent(preventedGestureRecognizer)
        }
        return tap.numberOfTapsRequired <= numberOfTapsRequired
    }

    override func timeIsUp() { state = .failed }
}

/// Counts taps of several fingers.
@MainActor
struct FingerTaps {
    /// The taps that are over.
    private(set) var taps = 0
    /// Whether all fingers of the present tap have been down together.
    private(set) var isComplete = false
    private var starts: [ObjectIdentifier: CGPoint] = [:]

    nonisolated init() {}

    /// True while no finger of a tap has come down.
    var isBetweenTaps: Bool { starts.isEmpty }

    /// Adds fingers.
    /// - Returns: False where these are too many.
    mutating func begin(_ touches: Set<UITouch>, required: Int) -> Bool {
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.location }
        isComplete = starts.count == max(1, required)
        return starts.count <= max(1, required)
    }

    /// How far the fingers are from where they came down: the furthest of them.
    func movement(of touches: Set<UITouch>) -> CGFloat {
        touches.map { touch in starts[ObjectIdentifier(touch)]?.distance(to: touch.location) ?? 0 }.max() ?? 0
    }

    /// All fingers are up.
    mutating func endTap() {
        taps += 1
        starts = [:]
        isComplete = false
    }
}
