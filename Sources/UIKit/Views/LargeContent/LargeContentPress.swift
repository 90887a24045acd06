import Foundation

/// A finger that stays on something that can be shown large; for all else it fails at once.
final class LargeContentPress: UILongPressGestureRecognizer {
    /// Whether there is something to show where the finger came down.
    var hasContent: (@MainActor () -> Bool)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible, !(hasContent?() ?? false) { become(.failed) }
    }
}
