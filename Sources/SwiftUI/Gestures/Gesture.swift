import UIKit

/// Recognizes what fingers do.
@preconcurrency @MainActor
public protocol Gesture<Value> {
    /// What is told of it.
    associatedtype Value
    associatedtype Body: Gesture
    /// The gesture that this one is made of.
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Gestures that recognizers know have no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// A gesture that a recognizer of UIKit's recognizes.
@MainActor
protocol RecognizedGesture: Gesture where Body == Never {
    /// A new recognizer.
    func makeRecognizer() -> UIGestureRecognizer
    /// Sets the recognizer up as the gesture says.
    func update(_ recognizer: UIGestureRecognizer)
    /// What is told of the recognizer now; nil: nothing yet.
    func value(_ recognizer: UIGestureRecognizer, _ start: GestureStart) -> Value?
}

/// Where and when a gesture has begun.
struct GestureStart {
    var location: CGPoint
    var time: Date
}

/// A gesture that calls.
struct ListeningGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    typealias Body = Never
    let base: Base
    let changed: ((Base.Value) -> Void)?
    let ended: ((Base.Value) -> Void)?
}

extension Gesture {
    /// Calls when the gesture is done.
    public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ListeningGesture(base: self, changed: nil, ended: action)
    }
}

extension Gesture where Value: Equatable {
    /// Calls when what is told of the gesture is another value.
    public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
        ListeningGesture(base: self, changed: action, ended: nil)
    }
}
