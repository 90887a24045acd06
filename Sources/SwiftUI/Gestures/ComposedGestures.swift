import UIKit

/// Two gestures that go on beside each other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What is told of both.
    public struct Value {
        /// Nil: nothing was told of it yet.
        public var first: First.Value?
        /// Nil: nothing was told of it yet.
        public var second: Second.Value?
    }

    /// One gesture.
    public var first: First
    /// The other one.
    public var second: Second

    /// Two gestures beside each other.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: GestureParts.Listening {
    private final class State {
        var value = Value()
        var running: Set<ObjectIdentifier> = []
        var hasEnded = false
    }

    /// The parts of both: the whole has ended when none of them goes on and one has ended.
    func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts {
        let path = GestureParts.path
        func state() -> State { GestureMemory.current.state(path) { State() } }
        let first = GestureParts.under(0) {
            GestureParts.heard(self.first) { value in
                state().value.first = value
                changed(state().value)
            } ended: { value in
                state().value.first = value
                state().hasEnded = true
            }
        }
        let second = GestureParts.under(1) {
            GestureParts.heard(self.second) { value in
                state().value.second = value
                changed(state().value)
            } ended: { value in
                state().value.second = value
                state().hasEnded = true
            }
        }
        var all = first.joined(with: second)
        for index in all.parts.indices {
            let part = all.parts[index]
            all.parts[index].changed = { recognizer, start in
                state().running.insert(ObjectIdentifier(recognizer))
                part.changed(recognizer, start)
            }
            all.parts[index].finished = { recognizer in
                part.finished(recognizer)
                let state = state()
                state.running.remove(ObjectIdentifier(recognizer))
                guard state.running.isEmpty, state.hasEnded else { return }
                state.hasEnded = false
                ended(state.value)
            }
        }
        return all
    }
}

/// Two gestures of which the second counts only where the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What is told of one of both.
    public enum Value {
        /// Of the first one.
        case first(First.Value)
        /// Of the second one.
        case second(Second.Value)
    }

    /// The gesture that goes first.
    public var first: First
    /// The other one.
    public var second: Second

    /// Two gestures of which one counts.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

extension ExclusiveGesture: GestureParts.Listening {
    func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts {
        let first = GestureParts.under(0) {
            GestureParts.heard(self.first) {
                changed(Value.first($0))
            } ended: {
                ended(Value.first($0))
            }
        }
        let second = GestureParts.under(1) {
            GestureParts.heard(self.second) {
                changed(Value.second($0))
            } ended: {
                ended(Value.second($0))
            }
        }
        return first.joined(with: second, waits: true)
    }
}

/// A gesture and another one behind it.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// How far the sequence is.
    public enum Value {
        /// The first gesture goes on.
        case first(First.Value)
        /// The first one is done; nil: nothing was told of the second one yet.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that comes first.
    public var first: First
    /// The one behind it.
    public var second: Second

    /// A gesture and another one behind it.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: GestureParts.Listening {
    private final class State: WaitingState {
        var first: First.Value?
        /// Whether the first one ended together with its touch.
        var isWaiting = false
    }

    /// The parts of both: the sequence has ended when the second one has.
    func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts {
        let path = GestureParts.path
        func state() -> State { GestureMemory.current.state(path) { State() } }
        var first = GestureParts.under(0) {
            GestureParts.heard(self.first) { value in
                if state().first == nil { changed(Value.first(value)) }
            } ended: { value in
                state().first = value
                changed(Value.second(value, nil))
            }
        }
        var second = GestureParts.under(1) {
            GestureParts.heard(self.second) { value in
                if let first = state().first { changed(Value.second(first, value)) }
            } ended: { value in
                if let first = state().first { ended(Value.second(first, value)) }
            }
        }
        for index in first.parts.indices {
            let part = first.parts[index]
            first.parts[index].ended = { recognizer, start in
                part.ended(recognizer, start)
                state().isWaiting = !(recognizer is PressRecognizer) && state().first != nil
            }
        }
        for index in second.parts.indices {
            let part = second.parts[index]
            second.parts[index].mayBegin = { state().first != nil && part.mayBegin() }
            second.parts[index].finished = { recognizer in
                part.finished(recognizer)
                state().isWaiting = false
            }
        }
        return first.joined(with: second)
    }
}

extension Gesture {
    /// The gesture and another one beside each other.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// The gesture, or where it fails another one.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// The gesture and then another one.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}
