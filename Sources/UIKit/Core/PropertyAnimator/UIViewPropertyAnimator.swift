import Foundation

/// Animates the changes of its blocks, and lets them be paused, scrubbed, turned round and stopped.
///
/// An animator is inactive, active (running or paused) or stopped. A running one lives until its end; to let go of one
/// that is paused or stopped is misuse, as on a device. Its time is that of the stage, whatever the speed of layers
/// (assumed).
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    // MARK: State

    private let course: AnimatorCourse
    private var motion: AnimatorMotion
    private var changes: AnimatorChanges?
    private var blocks: [(block: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// True after a start without any block: the first one starts it.
    private var waitsForBlock = false
    private var options: UIView.AnimationOptions = []

    /// The pace.
    open var timingParameters: (any UITimingCurveProvider)? { parameters }
    private let parameters: (any UITimingCurveProvider)?

    /// Seconds from start to end; for a spring of physical constants its settling duration.
    open var duration: TimeInterval { course.duration }

    /// The delay in seconds of the last `startAnimation(afterDelay:)`. Default 0.
    open var delay: TimeInterval { delayStorage }
    private var delayStorage = 0.0

    /// Whether animating views take touches. Default true; to set it while active is misuse.
    open var isUserInteractionEnabled: Bool {
        get { isUserInteractionEnabledStorage }
        set { if mayConfigure("userInteractionEnabled") { isUserInteractionEnabledStorage = newValue } }
    }
    private var isUserInteractionEnabledStorage = true

    /// Whether hit tests find animating views at their end, not where they are seen. Default false.
    open var isManualHitTestingEnabled = false

    /// Whether it can be paused. Default true; to set it while active is misuse.
    open var isInterruptible: Bool {
        get { isInterruptibleStorage }
        set { if mayConfigure("interruptible") { isInterruptibleStorage = newValue } }
    }
    private var isInterruptibleStorage = true

    /// Whether `fractionComplete` of a paused animator is a part of the way itself, whatever the curve. Default true.
    open var scrubsLinearly = true

    /// Whether it stays active at its end, and calls no completion. Default false.
    open var pausesOnCompletion = false

    /// Inactive, active or stopped.
    open var state: UIViewAnimatingState { stateStorage }
    private var stateStorage = UIViewAnimatingState.inactive

    /// True while time moves the animation.
    open var isRunning: Bool { motion.isMoving }

    /// Whether it goes, or will go, to the start. Default false; may be set at any time.
    open var isReversed: Bool {
        get { isReversedStorage }
        set { turn(isReversed: newValue) }
    }
    private var isReversedStorage = false

    /// How much is done in the direction of travel, 0…1. Setting it starts an inactive animator paused, scrubs a
    /// paused one, and does nothing while it runs.
    open var fractionComplete: CGFloat {
        get { fraction }
        set { scrub(to: newValue) }
    }

    // MARK: Making animators

    /// An inactive animator without blocks.
    /// - Parameter duration: In seconds; what is no number is 0 (assumed).
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.parameters = parameters
        course = AnimatorCourse(parameters, duration: Self.seconds(duration))
        motion = AnimatorMotion(course, in: nil)
        super.init()
    }

    /// An inactive animator with a named curve.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An inactive animator with a curve of two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An inactive animator with a spring that is settled after the duration.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that runs. Inside an animation block it takes over what other blocks take over there, and cannot be
    /// interrupted.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let outer = SceneHost.current.animationScopes.current?.settings
        let own = AnimationSettings(duration: duration, delay: delay, options: options)
        let settings = outer.map { own.inheriting(from: $0) } ?? own
        let animator = make(settings, isNested: outer != nil)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: settings.delay)
        return animator
    }

    private static func make(_ settings: AnimationSettings, isNested: Bool) -> UIViewPropertyAnimator {
        let curve = UICubicTimingParameters(animationCurve: settings.options.curve)
        let animator = UIViewPropertyAnimator(curve, AnimatorCourse(settings.pace, duration: settings.duration))
        animator.options = settings.options
        animator.isUserInteractionEnabledStorage = settings.options.contains(.allowUserInteraction)
        animator.isInterruptibleStorage = !isNested
        return animator
    }

    private init(_ parameters: any UITimingCurveProvider, _ course: AnimatorCourse) {
        self.parameters = parameters
        self.course = course
        motion = AnimatorMotion(course, in: nil)
        super.init()
    }

    /// An inactive animator with the same pace and settings, without blocks.
    @discardableResult
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { makeCopy() }
    }

    private func makeCopy() -> UIViewPropertyAnimator {
        let copy = UIViewPropertyAnimator(parameters ?? UICubicTimingParameters(), course)
        copy.options = options
        copy.isUserInteractionEnabledStorage = isUserInteractionEnabledStorage
        copy.isInterruptibleStorage = isInterruptibleStorage
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        return copy
    }

    isolated deinit {
        // A stage that goes takes its animators along, also where something still holds on to its scene.
        guard stateStorage != .inactive, let host = motion.host, !host.isOver else { return }
        changes?.end(at: .current)
        host.misuse(
            "NSInternalInconsistencyException",
            "It is an error to release a paused or stopped property animator. Property animators must either finish "
                + "animating or be explicitly stopped and finished before they can be released.")
    }

    // MARK: Blocks

    /// Adds a block. That of an active animator runs at once, and its changes take the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a block whose changes begin after a part of the time that is left, and end with the others.
    /// - Parameter delayFactor: 0…1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard stateStorage != .stopped else { return raise("addAnimations", "a stopped animator takes no animations") }
        let factor = delayFactor > 0 ? min(Double(delayFactor), 1) : 0
        guard stateStorage == .active else { return blocks.append((animation, factor)) }
        run(animation, factor)
        if isActive, waitsForBlock {
            waitsForBlock = false
            setOff(delay: delayStorage)
        }
    }

    /// Adds what is called at the end, with the position there; of several the first is called first.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Waits for the end.
    /// - Returns: The position there.
    @discardableResult
    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }

    // MARK: Control

    /// Starts an inactive animator, or goes on from a pause. Without a block it waits, paused, for the first. To start
    /// a stopped one is misuse.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts after a delay, with the old values shown meanwhile; the blocks run at once (assumed).
    /// - Parameter delay: In seconds; below 0 is 0.
    open func startAnimation(afterDelay delay: TimeInterval) {
        guard mayMove("start") else { return }
        guard !isRunning else { return }
        delayStorage = Self.seconds(delay)
        let isEmpty = stateStorage == .inactive && blocks.isEmpty
        activate()
        guard isActive else { return }
        waitsForBlock = isEmpty
        if !isEmpty, !isRunning { setOff(delay: delayStorage) }
    }

    /// Pauses, or starts paused. Misuse for a stopped animator and for one that is not interruptible.
    open func pauseAnimation() {
        guard mayMove("pause") else { return }
        guard isInterruptible || stateStorage == .inactive else {
            return raise("pauseAnimation", "the animator is not interruptible")
        }
        activate()
        guard isActive else { return }
        waitsForBlock = false
        pause()
    }

    /// Goes on from a pause with another pace.
    /// - Parameters:
    ///   - parameters: Nil: the old one.
    ///   - durationFactor: How long it takes, in parts of `duration`; 0: what was left.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        guard mayMove("continue") else { return }
        activate()
        guard isActive else { return }
        waitsForBlock = false
        let factor = durationFactor > 0 && durationFactor.isFinite ? Double(durationFactor) : 0
        setOff(factor: factor, parameters: parameters)
    }

    /// Takes the animations away with the values that were seen last; nothing for an animator that is not active.
    /// - Parameter withoutFinishing: True: it is inactive, and no completion is called. False: it is stopped, until
    ///   `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard stateStorage == .active else { return }
        pause()
        changes?.freeze()
        stateStorage = .stopped
        if withoutFinishing { reset() }
    }

    /// Sets the values of a position, calls the completions and becomes inactive. Misuse unless it was stopped.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard stateStorage == .stopped else {
            return raise("finishAnimationAtPosition", "finishing an animator that is not stopped")
        }
        end(at: finalPosition)
    }
}

// What the methods do.
extension UIViewPropertyAnimator {
    /// When it is over, in seconds of the stage; nil while it stands still.
    var endTime: Double? { motion.leg?.endTime }

    private static func seconds(_ time: Double) -> Double { time > 0 ? min(time, 1e9) : 0 }

    private var target: Double { isReversedStorage ? 0 : 1 }

    private func raise(_ method: String, _ message: String) {
        Misuse.report("NSInternalInconsistencyException", "-[UIViewPropertyAnimator \(method)]: \(message)")
    }

    private func mayConfigure(_ property: String) -> Bool {
        if stateStorage == .inactive { return true }
        raise(property, "it cannot be set while the animator is active")
        return false
    }

    private func mayMove(_ verb: String) -> Bool {
        if stateStorage != .stopped { return true }
        raise("\(verb)Animation", "the animator is stopped, and has to be finished first")
        return false
    }

    /// False once a block of its own has stopped it.
    private var isActive: Bool { stateStorage == .active }

    /// Leaves the inactive state: runs the blocks that wait.
    private func activate() {
        guard stateStorage == .inactive else { return }
        stateStorage = .active
        let host = SceneHost.current
        motion.enter(host)
        motion.rest(at: .timed(isReversedStorage ? 1 : 0))
        changes = AnimatorChanges(
            takesTouches: isUserInteractionEnabledStorage, isFollowed: !isManualHitTestingEnabled)
        let waiting = blocks
        blocks = []
        for (block, factor) in waiting { run(block, factor, from: 0) }
    }

    /// Runs a block; its changes begin after a part of what is left.
    private func run(_ block: () -> Void, _ factor: Double, from done: Double? = nil) {
        guard let changes else { return }
        let done = done ?? motion.share(at: motion.place)
        var settings = AnimationSettings(
            duration: course.duration, delay: 0, pace: course.pace, options: options)
        settings.repeatCount = 0
        let scope = AnimatorScope(settings, changes, motion, start: done + factor * (1 - done))
        SceneHost.current.animationScopes.perform(in: scope, block)
        // The animator's time is that of the views, whichever stage's code runs.
        if !motion.isMoving, let host = changes.host { motion.enter(host) }
        for completion in scope.completions { addCompletion { completion($0 == .end) } }
    }

    private func setOff(delay: Double = 0, factor: Double = 0, parameters: (any UITimingCurveProvider)? = nil) {
        motion.setOff(to: target, delay: delay, factor: factor, parameters: parameters)
        motion.host?[AnimatorClock.self].add(self)
    }

    private func pause() {
        motion.rest(at: motion.place)
        motion.host?[AnimatorClock.self].remove(self)
    }

    private func turn(isReversed: Bool) {
        guard isReversed != isReversedStorage else { return }
        isReversedStorage = isReversed
        if isRunning { setOff() }
    }

    private var fraction: CGFloat {
        guard stateStorage == .active else { return 0 }
        let done =
            !isRunning && scrubsLinearly
            ? min(max(motion.progress(), 0), 1) : motion.share(at: motion.place)
        return CGFloat(isReversedStorage ? 1 - done : done)
    }

    private func scrub(to fraction: CGFloat) {
        guard !fraction.isNaN, mayMove("scrub") else { return }
        guard !isRunning else {
            return Misuse.log("fractionComplete of a running UIViewPropertyAnimator was set: pause it first")
        }
        activate()
        guard isActive else { return }
        waitsForBlock = false
        let done = min(max(Double(fraction), 0), 1)
        let forward = isReversedStorage ? 1 - done : done
        motion.rest(at: scrubsLinearly ? .scrubbed(forward) : .timed(forward))
    }

    /// The time is over.
    func reachEnd() {
        motion.host?[AnimatorClock.self].remove(self)
        motion.rest(at: .timed(target))
        if !pausesOnCompletion { end(at: isReversedStorage ? .start : .end) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        changes?.end(at: position)
        let called = completions
        reset()
        for completion in called { completion(position) }
    }

    /// Becomes inactive, without blocks and completions. Animations that are still seen stay as they are.
    private func reset() {
        stateStorage = .inactive
        changes = nil
        blocks = []
        completions = []
        motion = AnimatorMotion(course, in: nil)
    }
}
