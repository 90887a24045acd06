import Foundation

/// Sees the touches on its view and on all views below, and decides whether they are its gesture.
///
/// Subclasses override `touchesBegan(_:with:)` and its kin, call `super`, and set `state`. Recognizers see an event before
/// the view that was hit does: those of the hit view first, then outwards, in the order in which they were added (assumed).
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// What a recognizer has decided.
    public enum State: Int, Sendable, CaseIterable {
        /// Nothing yet.
        case possible
        /// The gesture began.
        case began
        /// The gesture went on.
        case changed
        /// The gesture came to its end; one without duration was recognized.
        case ended
        /// The gesture was taken away.
        case cancelled
        /// The touches are another gesture.
        case failed

        /// Another name of `ended`.
        public static var recognized: State { .ended }
    }

    // MARK: State

    private(set) weak var viewStorage: UIView?
    private var targets: [GestureTarget] = []
    var attempt = GestureAttempt()
    var stateStorage = State.possible
    /// The state that actions see: the one that they are called for.
    var shownState: State?
    /// The recognizers that this one waits for. None is held.
    var requirements: [WeakGesture] = []

    /// Makes a recognizer that sends a message to a target, which is not held, when its state changes.
    /// - Parameter action: Of a method that takes the recognizer, or nothing.
    public init(target: Any? = nil, action: Selector? = nil) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// Makes a recognizer without targets; archives are not read.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    /// What the recognizer has decided. Subclasses set it; a step that no gesture takes is ignored (assumed):
    ///
    /// - from `possible` to `began`, `ended` or `failed`;
    /// - from `began` and `changed` to `changed`, `ended` or `cancelled`.
    ///
    /// Ended, cancelled and failed recognizers are reset, and possible again, after the event.
    open var state: State {
        get { shownState ?? stateStorage }
        set { arena.request(newValue, of: self) }
    }

    /// The view that the recognizer was added to.
    open var view: UIView? { viewStorage }

    /// Decides about the gesture with the recognizer. Default nil.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// False: the recognizer gets no touches. Setting it so cancels a gesture under way, with its action, at once.
    /// Default true.
    open var isEnabled = true {
        didSet { if !isEnabled { arena.withdraw(self) } }
    }

    /// Whether views lose the touches of a gesture that was recognized: `touchesCancelled` comes just before the action.
    /// Default true.
    open var cancelsTouchesInView = true

    /// Whether views get touches only after the recognizer failed. Default false.
    open var delaysTouchesBegan = false

    /// Whether views get the end of touches only after the recognizer failed. Default true.
    open var delaysTouchesEnded = true

    /// The types of touches that the recognizer gets, as raw values of `UITouch.TouchType`. Default all.
    open var allowedTouchTypes: [NSNumber] = UITouch.TouchType.allCases.map { NSNumber(value: $0.rawValue) }

    /// The types of presses that the recognizer gets, as raw values of `UIPress.PressType`. Default all.
    open var allowedPressTypes: [NSNumber] = UIPress.PressType.allCases.map { NSNumber(value: $0.rawValue) }

    /// Whether touches of another type than the first one's are ignored until the recognizer is reset. Default true.
    open var requiresExclusiveTouchType = true

    /// What messages call the recognizer. Default nil.
    open var name: String?

    /// The keys that were held in the last event that the recognizer saw.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// The buttons that were held in the last event that the recognizer saw; none for fingers.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: Targets

    /// Adds a target and an action; a pair that is there stays one. The target is not held.
    open func addTarget(_ target: Any, action: Selector) {
        let new = GestureTarget(target, action)
        if !targets.contains(where: { $0.matches(target, action) }) { targets.append(new) }
    }

    /// Removes pairs: nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { $0.matches(target, action) || !$0.isAlive }
    }

    func sendActions(showing state: State) {
        let outer = shownState
        shownState = state
        for target in targets {
            arena.tell(.message(target.action, from: self, to: target.object))
            target.send(self)
        }
        shownState = outer
    }

    // MARK: Relations

    /// Lets the recognizer wait until another one fails; it fails itself when the other one recognizes.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        requirements.removeAll { $0.gesture == nil || $0.gesture === otherGestureRecognizer }
        if otherGestureRecognizer !== self { requirements.append(WeakGesture(gesture: otherGestureRecognizer)) }
    }

    /// Whether another recognizer fails when this one recognizes. Default true.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer fails when another one recognizes. Default true.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether this recognizer waits until another one fails. Asked once an attempt. Default false.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recognizer waits until this one fails. Asked once an attempt. Default false.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether the recognizer gets an event's new touches or presses at all; asked once, before the delegate. Default
    /// true.
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    // MARK: Places

    /// The middle of the touches in the space of `view`; nil means the window's. After the last finger is up, where the
    /// middle was last.
    @discardableResult
    open func location(in view: UIView?) -> CGPoint {
        let point = locationInWindow
        return gestureWindow?.convert(point, to: view) ?? point
    }

    /// How many touches there are to ask places of.
    open var numberOfTouches: Int { touchLocations.count }

    /// Where one of the touches is, in the order in which they came; nil means the window's space.
    @discardableResult
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let places = touchLocations
        guard places.indices.contains(touchIndex) else {
            SceneHost.current.misuse(
                "NSRangeException: -[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
                    + "(\(places.count)).", views: [])
            return .zero
        }
        return gestureWindow?.convert(places[touchIndex], to: view) ?? places[touchIndex]
    }

    // MARK: For subclasses

    /// Leaves a touch to others: the recognizer gets no more of it, and views keep it whatever the recognizer does.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        attempt.ignore(touch)
    }

    /// Leaves a press to others.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {
        attempt.presses.removeAll { $0 === button }
    }

    /// Called after the gesture ended, was cancelled or failed: state of an attempt is to be forgotten. Touches that are
    /// down belong to no later attempt.
    open func reset() {}

    /// Called when fingers come down.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { twoFingers?.fingersBegan(touches, event) }
    /// Called when fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { twoFingers?.fingersMoved(event) }
    /// Called when fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { twoFingers?.fingersEnded() }
    /// Called when the system takes touches away. A recognizer that does nothing about it is cancelled, or fails.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { twoFingers?.fingersWereTaken() }
    /// Never called: no value of a touch comes late.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Called when keys go down that the recognizer allows.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when the force of presses changes; never for keys.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when keys come up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Called when presses are taken away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    // MARK: For classes of this module

    /// Which steps lead out of possible.
    var gestureKind: GestureKind { .free }

    /// The recognizer where it watches the line between two fingers.
    var twoFingers: (any TwoFingerGesture)? { nil }

    /// The places that the recognizer tells, in the window's space.
    var touchLocations: [CGPoint] { attempt.touches.map(\.location) }

    /// The touch of this attempt that came last; it may be up.
    var lastTouch: UITouch? { attempt.allTouches.last }

    /// The place that stands for all of them.
    var locationInWindow: CGPoint { CGPoint.middle(of: touchLocations) ?? attempt.lastMiddle }

    /// Called when a time that was set with `decide(at:)` or `expire(at:)` has come.
    func timeIsUp() {}
}

extension UIGestureRecognizer {
    /// The place where recognizers meet: that of the view's scene.
    var arena: GestureArena { (viewStorage?.windowStorage?.owningHost ?? SceneHost.current).touches.arena }

    /// The present time of the view's scene.
    var now: Double { (viewStorage?.windowStorage?.owningHost ?? SceneHost.current).time }

    /// Called by the view that the recognizer is added to, or removed from.
    func moved(to view: UIView?) { viewStorage = view }

    /// What messages call the recognizer.
    package var label: String { name.map { "\(type(of: self)):\($0)" } ?? "\(type(of: self))" }

    /// True for a recognizer that is in an attempt and has decided nothing.
    var isUndecided: Bool { attempt.isActive && stateStorage == .possible }

    /// True while a gesture goes on.
    var isGoingOn: Bool { stateStorage == .began || stateStorage == .changed }

    /// The window in whose space places are kept.
    var gestureWindow: UIWindow? { attempt.window ?? viewStorage?.windowStorage }

    /// A way in the window's space as one in a view's; nil means the window's. Under a perspective it is the way from
    /// where the gesture is.
    func convert(_ way: CGVector, to view: UIView?) -> CGPoint {
        guard let window = gestureWindow, let view else { return CGPoint(x: way.dx, y: way.dy) }
        let start = locationInWindow
        let result = window.convert(start + way, to: view) - window.convert(start, to: view)
        return CGPoint(x: result.dx, y: result.dy)
    }

    /// A way in a view's space as one in the window's.
    func convert(_ way: CGPoint, from view: UIView?) -> CGVector {
        guard let window = gestureWindow, let view else { return CGVector(dx: way.x, dy: way.y) }
        let start = window.convert(locationInWindow, to: view)
        let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
        return window.convert(end, from: view) - window.convert(start, from: view)
    }

    /// Calls `timeIsUp()` before what fingers do at that time.
    func decide(at time: Double) { arena.setDeadline(of: self, .decision, at: time) }

    /// Sets the state, as the last thing that a method does.
    func become(_ state: State) { self.state = state }

    /// Takes back `decide(at:)` and `expire(at:)`.
    func forgetTimes() { arena.removeDeadlines(of: self) }

    /// Calls `timeIsUp()` after what fingers do at that time.
    func expire(at time: Double) { arena.setDeadline(of: self, .expiry, at: time) }
}

/// A target of a recognizer's, with its action.
struct GestureTarget {
    private weak var target: AnyObject?
    /// Nil for one that is no more.
    var object: AnyObject? { target }
    let action: Selector

    init(_ target: Any, _ action: Selector) {
        self.target = target as AnyObject
        self.action = action
    }

    var isAlive: Bool { target != nil }

    func matches(_ target: Any?, _ action: Selector?) -> Bool {
        (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
    }

    @MainActor
    func send(_ gesture: UIGestureRecognizer) {
        if let target { action.send(to: target, [gesture]) }
    }
}
