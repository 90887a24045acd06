/// Something that happened to touches on their way, told while it happens.
package enum InputFact {
    /// A recognizer was offered a new touch; a refusal where it did not take it.
    case offered(finger: Int, UIGestureRecognizer, GestureRefusal?)
    /// A recognizer has made up its mind, and has to wait for others to fail.
    case waits(UIGestureRecognizer, for: [UIGestureRecognizer])
    /// A recognizer is in another state.
    case entered(UIGestureRecognizer, UIGestureRecognizer.State, GestureCause)
    /// A view was told of touches.
    case told(UIView, UITouch.Phase, fingers: [Int])
    /// A new touch that a view is not told of, because it or another view wants single touches.
    case withheld(UIView, finger: Int)
    /// A view did something of its own because of touches: words that stand behind its name.
    case noted(UIView, String, fingers: [Int])
    /// A control told of events, by their names, whether or not anyone listens.
    case sent(UIView, events: [String])
    /// A message went from a recognizer or a control to somebody, or to nobody.
    case message(Selector, from: Any?, to: Any?)
    /// An action of a control's was performed.
    case performed(UIAction, from: UIView)
}

/// Why a recognizer does not get a touch.
package enum GestureRefusal: String, Sendable, CaseIterable {
    case disabled, finished, touchType, event, delegate

    package var sentence: String {
        switch self {
        case .disabled: "it is disabled"
        case .finished: "it has made up its mind about the fingers before"
        case .touchType: "it takes no touches of this type"
        case .event: "it, or its delegate, does not receive the event"
        case .delegate: "its delegate does not let it receive the touch"
        }
    }
}

/// Why a recognizer is in another state.
package enum GestureCause {
    /// The recognizer decided so by what the fingers did.
    case decided
    /// Another recognizer recognized, and prevents this one.
    case prevented(by: UIGestureRecognizer)
    /// The recognizer whose failure this one waited for recognized.
    case required(UIGestureRecognizer)
    /// The delegate does not let the recognizer begin.
    case delegate
    /// The view that would lose the touch does not let it begin.
    case view(UIView)
    /// No finger came for as long as the recognizer waits.
    case patience
    /// The recognizers that this one waits for wait for it.
    case deadlock
    /// The recognizer was disabled or removed, or its view left the window.
    case withdrawn
    /// The recognizer's touches were taken away.
    case touchesTaken
}

extension TouchDelivery {
    /// Tells whoever writes down what happens.
    func tell(_ fact: @autoclosure () -> InputFact) {
        if let journal { journal(fact()) }
    }
}

extension UIView {
    /// The input of the view's scene.
    var touchDelivery: TouchDelivery { (windowStorage?.owningHost ?? SceneHost.current).touches }
}
