import UIKit

/// Recognizes long presses, and tells of fingers before they were there long enough.
final class PressRecognizer: UILongPressGestureRecognizer {
    var touched: () -> Void = {}
    var wasReset: () -> Void = {}
    private var hasFinger = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard state == .possible, !hasFinger else { return }
        hasFinger = true
        touched()
    }

    override func reset() {
        super.reset()
        guard hasFinger else { return }
        hasFinger = false
        wasReset()
    }
}

/// A gesture that tells whether a finger is there.
struct PressingGesture<Base: Gesture>: Gesture {
    typealias Value = Base.Value
    typealias Body = Never
    let base: Base
    let pressing: ((Bool) -> Void)?
}

extension PressingGesture: GestureParts.Listening {
    func parts(changed: @escaping (Any) -> Void, ended: @escaping (Any) -> Void) -> GestureParts {
        let pressing = pressing
        var parts = GestureParts.heard(
            base,
            changed: { value in
                pressing?(true)
                changed(value)
            }, ended: ended)
        let finished = parts.finished
        parts.finished = {
            finished()
            pressing?(false)
        }
        return parts
    }
}
