import Foundation

/// How scrolling by a device other than the screen comes.
public enum UIScrollType: Int, Sendable {
    /// In steps, from a wheel.
    case discrete
    /// From a trackpad.
    case continuous
}

/// Kinds of scrolling by a device other than the screen.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    public let rawValue: Int

    /// A set of kinds by their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// In steps.
    public static let discrete = UIScrollTypeMask(rawValue: 1 << UIScrollType.discrete.rawValue)
    /// From a trackpad.
    public static let continuous = UIScrollTypeMask(rawValue: 1 << UIScrollType.continuous.rawValue)
    /// In steps and from a trackpad.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Recognizes fingers that move.
///
/// The gesture begins when the fingers' middle has moved 10 points; what it travelled beyond these counts as translation
/// (assumed).
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Points of movement before the gesture begins (assumed).
    static let hysteresis: CGFloat = 10

    /// The fewest fingers. Default 1.
    open var minimumNumberOfTouches = 1
    /// The most fingers. More of them before the gesture began make it fail, later ones are ignored (assumed). Default: any
    /// number.
    open var maximumNumberOfTouches = Int.max
    /// Kinds of scrolling that count as a pan; a stage has no such device. Default none.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// The way of the middle since enough fingers are down until the gesture began, in the window's space.
    private(set) var travel = CGVector(dx: 0, dy: 0)
    /// The way since the gesture began, whatever the translation was set to, in the window's space.
    private(set) var way = CGVector(dx: 0, dy: 0)
    private var translation = CGVector(dx: 0, dy: 0)
    private var position = CGVector(dx: 0, dy: 0)
    private var trail = MotionTrail<CGVector>()

    override var gestureKind: GestureKind { .continuous }

    private var hasEnoughTouches: Bool { attempt.touches.count >= max(1, minimumNumberOfTouches) }

    /// The way since the gesture began, or since it was set, in the space of `view`; nil means the window's.
    @discardableResult
    open func translation(in view: UIView?) -> CGPoint { convert(translation, to: view) }

    /// Lets the translation count on from a value.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        self.translation = convert(translation, from: view)
    }

    /// Points a second in the space of `view`; nil means the window's. It is that of the last tenth of a second
    /// (assumed), so zero after fingers have rested.
    @discardableResult
    open func velocity(in view: UIView?) -> CGPoint { convert(trail.velocity, to: view) }

    /// Begins to count once enough fingers are down.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if attempt.touches.count > maximumNumberOfTouches {
            if !isGoingOn { return become(.failed) }
            for touch in touches.inOrder { ignore(touch, for: event) }
            return
        }
        if !isGoingOn {
            travel = CGVector(dx: 0, dy: 0)
            if !mayStart(touches) { return become(.failed) }
        }
        trail.add(position, at: event.timestamp)
    }

    /// Begins or goes on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let step = step(of: touches, among: attempt.touches.count)
        move(by: step, at: event.timestamp)
        guard hasEnoughTouches else { return }
        if isGoingOn {
            follow(step)
            state = .changed
        } else if state == .possible {
            travel = travel + step
            begin()
        }
    }

    /// Ends when too few fingers are left.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let step = step(of: touches, among: attempt.touches.count + touches.count)
        move(by: step, at: event.timestamp)
        if isGoingOn {
            follow(step)
            if !hasEnoughTouches { state = .ended }
        } else if attempt.touches.isEmpty {
            state = .failed
        }
    }

    /// Is cancelled when too few fingers are left.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if !hasEnoughTouches { state = .cancelled }
    }

    /// Forgets the way.
    open override func reset() {
        super.reset()
        (travel, way) = (CGVector(dx: 0, dy: 0), CGVector(dx: 0, dy: 0))
        (translation, position) = (CGVector(dx: 0, dy: 0), CGVector(dx: 0, dy: 0))
        trail = MotionTrail()
    }

    private func begin() {
        let length = travel.length
        guard length >= Self.hysteresis else { return }
        guard mayBegin(along: travel) else { return mayYetBegin ? () : become(.failed) }
        // Anew with each event, as long as the recognizer has to wait for another.
        way = travel * (1 - Self.hysteresis / length)
        translation = way
        state = .began
    }

    private func follow(_ step: CGVector) {
        way = way + step
        translation = translation + step
    }

    private func move(by step: CGVector, at time: Double) {
        position = position + step
        trail.add(position, at: time)
    }

    /// The way of the middle of all fingers, of which some moved.
    private func step(of touches: Set<UITouch>, among count: Int) -> CGVector {
        let ways = touches.inOrder.map { $0.location - $0.previousLocation }
        return ways.reduce(CGVector(dx: 0, dy: 0), +) * (1 / CGFloat(max(1, count)))
    }

    // MARK: For classes of this module

    /// Whether fingers that come down can become the gesture.
    func mayStart(_ touches: Set<UITouch>) -> Bool { true }

    /// Whether a way that is not the gesture may become it later on.
    var mayYetBegin: Bool { false }

    /// Whether a way of 10 points or more is the gesture.
    func mayBegin(along travel: CGVector) -> Bool { true }
}
