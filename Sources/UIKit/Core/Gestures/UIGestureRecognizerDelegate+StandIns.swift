// What stands in for methods that were left out: their absence means the same, unless the delegate forwards the message.
extension UIGestureRecognizerDelegate {
    /// True: it may begin.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        forward(.shouldBegin, else: true) { $0.gestureRecognizerShouldBegin(gestureRecognizer) }
    }
    /// False: one excludes the other.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        forward(.shouldRecognizeSimultaneously, else: false) {
            $0.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
        }
    }
    /// False: it does not wait.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        forward(.shouldRequireFailure, else: false) {
            $0.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
        }
    }
    /// False: the other one does not wait.
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        forward(.shouldBeRequiredToFail, else: false) {
            $0.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
        }
    }
    /// True: it gets the touch.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        forward(.shouldReceiveTouch, else: true) { $0.gestureRecognizer(gestureRecognizer, shouldReceive: touch) }
    }
    /// True: it gets the press.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        forward(.shouldReceivePress, else: true) { $0.gestureRecognizer(gestureRecognizer, shouldReceive: press) }
    }
    /// True: it gets the event.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        forward(.shouldReceiveEvent, else: true) { $0.gestureRecognizer(gestureRecognizer, shouldReceive: event) }
    }

    /// Whether the delegate has the method of a selector.
    @_disfavoredOverload
    public func responds(to aSelector: Selector!) -> Bool { ForwardedCall.responds(self, to: aSelector) }

    private func forward(
        _ method: ForwardedMethod, else standIn: Bool, _ body: (any UIGestureRecognizerDelegate) -> Bool
    ) -> Bool {
        OptionalMethods.forward(
            method, from: self, as: (any UIGestureRecognizerDelegate).self, else: standIn, body)
    }
}

extension ForwardedMethod {
    fileprivate static let shouldBegin = ForwardedMethod(
        "gestureRecognizerShouldBegin(_:)", "gestureRecognizerShouldBegin:")
    fileprivate static let shouldRecognizeSimultaneously = ForwardedMethod(
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
        "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:")
    fileprivate static let shouldRequireFailure = ForwardedMethod(
        "gestureRecognizer(_:shouldRequireFailureOf:)",
        "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:")
    fileprivate static let shouldBeRequiredToFail = ForwardedMethod(
        "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
        "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:")
    fileprivate static let shouldReceiveTouch = ForwardedMethod(
        "gestureRecognizer(_:shouldReceive:)", "gestureRecognizer:shouldReceiveTouch:")
    fileprivate static let shouldReceivePress = ForwardedMethod(
        "gestureRecognizer(_:shouldReceive:)", "gestureRecognizer:shouldReceivePress:")
    fileprivate static let shouldReceiveEvent = ForwardedMethod(
        "gestureRecognizer(_:shouldReceive:)", "gestureRecognizer:shouldReceiveEvent:")
}
