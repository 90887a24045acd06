/// What happens to a value in time, in tracks beside each other.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    /// What the keyframes are made of.
    @KeyframesBuilder<Value> var body: Body { get }
}

/// Keyframes that know what they do.
protocol KnownKeyframes {
    associatedtype Whole
    /// The tracks.
    var tracks: [any KeyframeCourse<Whole>] { get }
}

/// What happens to a part of a value.
protocol KeyframeCourse<Whole> {
    associatedtype Whole
    /// In seconds.
    var duration: Double { get }
    /// Sets the part as it is after some seconds, where the value begins as another one.
    func apply(to value: inout Whole, from initial: Whole, at time: Double)
}

extension Keyframes where Body == Self {
    /// Keyframes that know what they do are made of themselves.
    public var body: Self { self }
}

extension Keyframes {
    /// All tracks.
    func courses<Whole>(of type: Whole.Type) -> [any KeyframeCourse<Whole>] {
        func open<Known: KnownKeyframes>(_ known: Known) -> [any KeyframeCourse<Whole>] {
            known.tracks as? [any KeyframeCourse<Whole>] ?? []
        }
        if let known = self as? any KnownKeyframes { return open(known) }
        return body.courses(of: type)
    }
}

/// Makes keyframes of tracks, or of keyframes of the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Tracks as they are.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// A keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Several tracks.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    /// Several tracks.
    public static func buildPartialBlock<First: Keyframes, Next: Keyframes>(
        accumulated: First, next: Next
    ) -> some Keyframes<Value> where First.Value == Value, Next.Value == Value {
        JoinedKeyframes<Value>(tracks: accumulated.courses(of: Value.self) + next.courses(of: Value.self))
    }
    /// Keyframes of the whole value.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    /// Keyframes of the whole value, one behind another.
    public static func buildPartialBlock<First: KeyframeTrackContent, Next: KeyframeTrackContent>(
        accumulated: First, next: Next
    ) -> some KeyframeTrackContent<Value> where First.Value == Value, Next.Value == Value {
        JoinedTrackContent<Value>(steps: accumulated.steps() + next.steps())
    }
    /// What was built.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
    /// Keyframes of the whole value as one track.
    public static func buildFinalResult<K: KeyframeTrackContent>(
        _ component: K
    ) -> KeyframeTrack<Value, Value, K> where K.Value == Value, Value: Animatable {
        KeyframeTrack { component }
    }
}

private struct JoinedKeyframes<Value>: Keyframes, KnownKeyframes {
    typealias Body = JoinedKeyframes<Value>
    typealias Whole = Value
    let tracks: [any KeyframeCourse<Value>]
}

/// What happens to one property of a value.
public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes, KnownKeyframes
where Content.Value == Property {
    public typealias Value = Root
    public typealias Body = KeyframeTrack<Root, Property, Content>
    typealias Whole = Root
    private let path: WritableKeyPath<Root, Property>
    private let content: Content

    /// Keyframes of the value itself.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Property {
        path = \.self
        self.content = content()
    }

    /// Keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Property>, @KeyframeTrackContentBuilder<Property> content: () -> Content
    ) {
        path = keyPath
        self.content = content()
    }

    var tracks: [any KeyframeCourse<Root>] { [TrackCourse(path: path, steps: content.steps())] }
}

private struct TrackCourse<Root, Value: Animatable>: KeyframeCourse {
    typealias Whole = Root
    let path: WritableKeyPath<Root, Value>
    let steps: [KeyframeStep<Value>]

    var duration: Double { steps.reduce(0) { $0 + $1.duration } }

    func apply(to value: inout Root, from initial: Root, at time: Double) {
        let first = initial[keyPath: path]
        value[keyPath: path].animatableData = KeyframeArithmetic(start: first.animatableData, steps: steps).data(
            at: time)
    }
}

/// All that happens to a value in time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private let courses: [any KeyframeCourse<Value>]

    /// Keyframes of a value that begins as it is told.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        courses = content().courses(of: Value.self)
    }

    /// In seconds: that of the longest track.
    public var duration: Double { courses.reduce(0) { max($0, $1.duration) } }

    /// The value after some seconds.
    public func value(time: Double) -> Value {
        var value = initial
        for course in courses { course.apply(to: &value, from: initial, at: time) }
        return value
    }

    /// The value at a part of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
