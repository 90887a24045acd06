import UIKit

/// A gesture without its type: what makes its recognizers, and what hears of them.
@MainActor
struct GestureParts {
    /// One recognizer of the gesture.
    struct Part {
        var make: () -> UIGestureRecognizer
        var update: (UIGestureRecognizer) -> Void
        var changed: (UIGestureRecognizer, GestureStart) -> Void
        var ended: (UIGestureRecognizer, GestureStart) -> Void
        /// The recognizer is done, however it ended.
        var finished: (UIGestureRecognizer) -> Void = { _ in }
        /// Whether it may begin now.
        var mayBegin: () -> Bool = { true }
    }

    var parts: [Part]
    /// Recognizers, by their numbers, of which the second waits until the first has failed.
    var waits: [(first: Int, second: Int)] = []
    /// The gesture as a whole is over, however it ended.
    var finished: () -> Void = {}

    /// Where in the whole gesture the one lies whose parts are made now.
    private(set) static var path: [Int] = []

    /// Makes the parts of a gesture that is one of another one's.
    static func under(_ step: Int, _ make: () -> GestureParts) -> GestureParts {
        path.append(step)
        defer { path.removeLast() }
        return make()
    }

    /// Both gestures' parts.
    func joined(with other: GestureParts, waits: Bool = false) -> GestureParts {
        var all = GestureParts(parts: parts + other.parts, waits: self.waits)
        all.waits += other.waits.map { ($0.first + parts.count, $0.second + parts.count) }
        if waits {
            for first in parts.indices {
                for second in other.parts.indices { all.waits.append((first, second + parts.count)) }
            }
        }
        let (own, others) = (finished, other.finished)
        all.finished = {
            own()
            others()
        }
        return all
    }

    static func of<Kind: Gesture>(_ gesture: Kind) -> GestureParts {
        heard(gesture, changed: { _ in }, ended: { _ in })
    }

    /// The parts of a gesture that somebody hears of.
    static func heard<Kind: Gesture>(
        _ gesture: Kind, changed: @escaping (Kind.Value) -> Void, ended: @escaping (Kind.Value) -> Void
    ) -> GestureParts {
        if let recognized = gesture as? any RecognizedGesture {
            return open(recognized, changed: changed, ended: ended)
        }
        if let listening = gesture as? any Listening {
            return listening.parts(
                changed: { if let value = $0 as? Kind.Value { changed(value) } },
                ended: { if let value = $0 as? Kind.Value { ended(value) } })
        }
        return of(gesture.body)
    }

    private static func open<Kind: RecognizedGesture, Value>(
        _ gesture: Kind, changed: @escaping (Value) -> Void, ended: @escaping (Value) -> Void
    ) -> GestureParts {
        func tell(_ call: @escaping (Value) -> Void) -> (UIGestureRecognizer, GestureStart) -> Void {
            { recognizer, start in
                if let value = gesture.value(recognizer, start) as? Value { call(value) }
            }
        }
        let part = Part(
            make: gesture.makeRecognizer, update: gesture.update, changed: tell(changed), ended: tell(ended))
        return GestureParts(parts: [part])
    }

    /// A gesture that calls, whose types are not known.
    @MainActor
    protocol Listening {
        func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts
    }
}

extension ListeningGesture: GestureParts.Listening {
    func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts {
        let (own, ownEnd) = (self.changed, self.ended)
        return GestureParts.heard(
            base,
            changed: { value in
                own?(value)
                changed(value)
            },
            ended: { value in
                ownEnd?(value)
                ended(value)
            })
    }
}

/// What gestures of several remember while they go on: it outlives their values, which each update makes anew.
@MainActor
final class GestureMemory {
    private var states: [[Int]: AnyObject] = [:]

    /// The memory of the view that hears now.
    private(set) static var current = GestureMemory()

    /// Runs a call of a view's gestures.
    func run<Result>(_ body: () -> Result) -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return body()
    }

    /// What the gesture at a place remembers.
    func state<State: AnyObject>(_ path: [Int], _ make: () -> State) -> State {
        if let known = states[path] as? State { return known }
        let new = make()
        states[path] = new
        return new
    }

    /// Whether a gesture waits for another touch to go on.
    var isWaiting: Bool { states.values.contains { ($0 as? any WaitingState)?.isWaiting == true } }

    func clear() { states = [:] }
}

/// What a gesture remembers that may wait for another touch.
@MainActor
protocol WaitingState: AnyObject {
    var isWaiting: Bool { get }
}
