import UIKit

/// A target that writes down the states of recognizers.
@MainActor
public final class GestureLog: NSObject {
    public static let action = Selector(_offstage: "note:", { (t: GestureLog) in t.note(_:) })

    public let log: CallLog
    /// Called with each recognizer, after it was written down.
    public var onAction: ((UIGestureRecognizer) -> Void)?

    public init(_ log: CallLog = CallLog()) {
        self.log = log
        super.init()
    }

    public var calls: [String] { log.calls }

    public func note(_ gesture: UIGestureRecognizer) {
        log.note("\(gesture.name ?? "gesture") \(gesture.state)")
        onAction?(gesture)
    }

    /// Listens to a recognizer and puts it on a view.
    @discardableResult
    public func watch<Gesture: UIGestureRecognizer>(_ gesture: Gesture, on view: UIView, name: String? = nil) -> Gesture
    {
        if let name { gesture.name = name }
        gesture.addTarget(self, action: Self.action)
        view.addGestureRecognizer(gesture)
        return gesture
    }
}

/// A delegate whose answers are closures; those that are left out answer as without a delegate.
@MainActor
public final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
    public var shouldBegin: ((UIGestureRecognizer) -> Bool)?
    public var simultaneous: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    public var requiresFailure: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    public var requiredToFail: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    public var receivesTouch: ((UIGestureRecognizer, UITouch) -> Bool)?
    public var receivesEvent: ((UIGestureRecognizer, UIEvent) -> Bool)?
    public var log: CallLog?

    public override init() { super.init() }

    private func note(_ question: String, _ gesture: UIGestureRecognizer) {
        log?.note("\(gesture.name ?? "gesture") \(question)?")
    }

    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        note("shouldBegin", gestureRecognizer)
        return shouldBegin?(gestureRecognizer) ?? true
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        simultaneous?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        requiresFailure?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        requiredToFail?(gestureRecognizer, otherGestureRecognizer) ?? false
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        note("touch", gestureRecognizer)
        return receivesTouch?(gestureRecognizer, touch) ?? true
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        note("event", gestureRecognizer)
        return receivesEvent?(gestureRecognizer, event) ?? true
    }
}
