import CoreGraphics
import Foundation

/// What all animations have: timing, a curve, a delegate.
///
/// A layer copies an animation that is added to it; the copy that `animation(forKey:)` gives out cannot be changed.
open class CAAnimation: NSObject, NSCopying {
    var timing = MediaTiming()
    /// True for the copy that belongs to a layer.
    var isFrozen = false
    private var custom: [String: Any] = [:]

    /// Makes an animation with the default values.
    @_nonoverride public init() {
        super.init()
    }

    // MARK: CAMediaTiming

    /// When the animation begins, in seconds of its layer's time. Default 0: when it is first committed.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { change { $0.timing.beginTime = newValue } }
    }

    /// How long one course takes, in seconds. Default 0: as the transaction says.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { change { $0.timing.duration = newValue } }
    }

    /// Own seconds a second of the layer. Default 1; below 0 the animation runs backwards.
    open var speed: Float {
        get { Float(timing.speed) }
        set { change { $0.timing.speed = Double(newValue) } }
    }

    /// Where in its course the animation begins, in seconds. Default 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { change { $0.timing.timeOffset = newValue } }
    }

    /// How many courses. Default 0, which stands for 1.
    open var repeatCount: Float {
        get { Float(timing.repeatCount) }
        set { change { $0.timing.repeatCount = Double(newValue) } }
    }

    /// How long courses are repeated, in seconds; above 0 it takes the place of `repeatCount`. Default 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { change { $0.timing.repeatDuration = newValue } }
    }

    /// Whether each course is followed by one backwards. Default false.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { change { $0.timing.autoreverses = newValue } }
    }

    /// What is shown before and after the active time. Default `removed`.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode.name }
        set { change { $0.timing.fillMode = MediaTiming.FillMode(newValue) } }
    }

    // MARK: Course

    /// The curve of the whole course. Default nil: even.
    open var timingFunction: CAMediaTimingFunction? {
        get { timingFunctionStorage }
        set { change { $0.timingFunctionStorage = newValue } }
    }
    private var timingFunctionStorage: CAMediaTimingFunction?

    /// Hears of the begin and the end. Held strongly, as on a device. Default nil.
    open var delegate: (any CAAnimationDelegate)? {
        get { delegateStorage }
        set { change { $0.delegateStorage = newValue } }
    }
    private var delegateStorage: (any CAAnimationDelegate)?

    /// Whether the layer lets go of the animation at its end. Default true.
    open var isRemovedOnCompletion: Bool {
        get { isRemovedOnCompletionStorage }
        set { change { $0.isRemovedOnCompletionStorage = newValue } }
    }
    private var isRemovedOnCompletionStorage = true

    /// How often a second the animation should be shown. Kept; here every tick of the display shows it.
    open var preferredFrameRateRange: CAFrameRateRange {
        get { preferredFrameRateRangeStorage }
        set { change { $0.preferredFrameRateRangeStorage = newValue } }
    }
    private var preferredFrameRateRangeStorage = CAFrameRateRange.default

    // MARK: Keys

    /// The value of a property, or one that was set by this key.
    open func value(forKey key: String) -> Any? {
        AnimationProperty.row(key, of: self)?.read(self) ?? custom[key]
    }

    /// Sets a property, or keeps a value by any other key, for a delegate that asks for it.
    open func setValue(_ value: Any?, forKey key: String) {
        guard let property = AnimationProperty.row(key, of: self) else { return change { $0.custom[key] = value } }
        if !property.write(self, value) {
            raise(
                "NSInvalidArgumentException",
                "\(type(of: self)) cannot take \(value.map { String(describing: $0) } ?? "nil") for the key \(key)")
        }
    }

    /// The default of a property; nil for none.
    @discardableResult
    open class func defaultValue(forKey key: String) -> Any? {
        AnimationProperty.row(key, of: CAAnimation.make(self)).flatMap { $0.read(CAAnimation.make(self)) }
    }

    /// The rows of this class and those above it.
    package class var properties: [AnimationProperty] { AnimationProperty.animationProperties }

    // MARK: Copies

    private static let slot = ClassMetadata.initializerSlot(0, of: CAAnimation.self)

    /// An animation of a class known only at run time.
    package static func make(_ type: CAAnimation.Type) -> CAAnimation {
        ClassMetadata.make(type, slot: slot, as: CAAnimation.self)
    }

    /// A copy of the same class that may be changed.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAAnimation.make(type(of: self))
        copy.take(self)
        return copy
    }

    /// Takes the values of an animation of the same class.
    func take(_ other: CAAnimation) {
        timing = other.timing
        timingFunctionStorage = other.timingFunctionStorage
        delegateStorage = other.delegateStorage
        isRemovedOnCompletionStorage = other.isRemovedOnCompletionStorage
        preferredFrameRateRangeStorage = other.preferredFrameRateRangeStorage
        custom = other.custom
    }

    /// Changes a value; raises for a copy that belongs to a layer.
    func change(_ body: (CAAnimation) -> Void) {
        guard !isFrozen else {
            return raise("CAAnimationImmutable", "attempting to modify read-only animation \(self)")
        }
        body(self)
    }

    /// Misuse is found where animations meet layers: on the main actor, as all that has to do with layers.
    private func raise(_ name: String, _ message: String) {
        MainActor.assumeIsolated { Misuse.report(name, message) }
    }

    // MARK: Running

    /// What the animation does while it runs; nothing for CAAnimation itself.
    @MainActor
    func effect(on layer: CALayer) -> AnimationEffect { .none }

    /// What a property's change does with the animation as its action: adds it to the layer under the event's name.
    @MainActor
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}

extension CAAnimation: CAMediaTiming, CAAction {}

/// Hears of an animation's begin and end. Every requirement may be left out: then nobody is told.
@preconcurrency @MainActor
public protocol CAAnimationDelegate {
    /// Called once, in the first turn in which the animation is active.
    func animationDidStart(_ anim: CAAnimation)
    /// Called once, when the animation has ended or was taken away.
    /// - Parameter flag: True at the end of the active time; false when the animation was removed or replaced before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
