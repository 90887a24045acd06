/// Keyframes of one property, one behind another.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent
    /// What the keyframes are made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

extension KeyframeTrackContent where Body == Self {
    /// Keyframes that know what they do are made of themselves.
    public var body: Self { self }
}

/// Keyframes that know what they do.
protocol KnownTrackContent {
    associatedtype Moved: Animatable
    var known: [KeyframeStep<Moved>] { get }
}

extension KeyframeTrackContent {
    /// The keyframes, one by one.
    func steps() -> [KeyframeStep<Value>] {
        func open<Known: KnownTrackContent>(_ known: Known) -> [KeyframeStep<Value>] {
            known.known as? [KeyframeStep<Value>] ?? []
        }
        if let known = self as? any KnownTrackContent { return open(known) }
        return body.steps() as? [KeyframeStep<Value>] ?? []
    }
}

/// Makes keyframes of a property, one behind another.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// A keyframe.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// The first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// One keyframe behind another.
    public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
        accumulated: First, next: Next
    ) -> some KeyframeTrackContent<Value> where First.Value == Value, Next.Value == Value {
        JoinedTrackContent<Value>(steps: accumulated.steps() + next.steps())
    }
    /// Keyframes of a loop.
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        JoinedTrackContent<Value>(steps: components.flatMap { $0.steps() })
    }
    /// Keyframes of the first arm.
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { JoinedTrackContent<Value>(steps: component.steps()) }
    /// Keyframes of the second arm.
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> { JoinedTrackContent<Value>(steps: component.steps()) }
    /// No keyframes.
    public static func buildBlock() -> some KeyframeTrackContent<Value> { JoinedTrackContent<Value>(steps: []) }
}

struct JoinedTrackContent<Value: Animatable>: KeyframeTrackContent, KnownTrackContent {
    typealias Body = JoinedTrackContent<Value>
    let known: [KeyframeStep<Value>]
    init(steps: [KeyframeStep<Value>]) { known = steps }
}

/// One keyframe: to what value, how, in how many seconds.
struct KeyframeStep<Value: Animatable> {
    /// How the value goes there.
    enum Way {
        case line, spring, jump
        /// Along a curve that has a velocity at both ends; nil: as it goes on smoothly.
        case curve(start: Value.AnimatableData?, end: Value.AnimatableData?)
    }

    let target: Value.AnimatableData
    let way: Way
    let duration: Double
}

/// Goes evenly to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent, KnownTrackContent {
    public typealias Body = LinearKeyframe<Value>
    let known: [KeyframeStep<Value>]

    /// To a value, in seconds.
    public init(_ to: Value, duration: Double) {
        known = [KeyframeStep(target: to.animatableData, way: .line, duration: max(0, duration))]
    }
}

/// Goes to a value as the default spring pulls.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent, KnownTrackContent {
    public typealias Body = SpringKeyframe<Value>
    let known: [KeyframeStep<Value>]

    /// To a value, in seconds; nil: until the spring is at rest.
    public init(_ to: Value, duration: Double? = nil) {
        let length = duration ?? KeyframeArithmetic<Value>.restingTime
        known = [KeyframeStep(target: to.animatableData, way: .spring, duration: max(0, length))]
    }
}

/// Goes to a value along a curve, smoothly where other curves are before and behind.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent, KnownTrackContent {
    public typealias Body = CubicKeyframe<Value>
    let known: [KeyframeStep<Value>]

    /// To a value, in seconds.
    /// - Parameters:
    ///   - startVelocity: Its change a second at the begin; nil: as it goes on smoothly.
    ///   - endVelocity: Its change a second at the end; nil: as it goes on smoothly.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        known = [
            KeyframeStep(
                target: to.animatableData,
                way: .curve(start: startVelocity?.animatableData, end: endVelocity?.animatableData),
                duration: max(0, duration))
        ]
    }
}

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent, KnownTrackContent {
    public typealias Body = MoveKeyframe<Value>
    let known: [KeyframeStep<Value>]

    /// To a value.
    public init(_ to: Value) { known = [KeyframeStep(target: to.animatableData, way: .jump, duration: 0)] }
}
