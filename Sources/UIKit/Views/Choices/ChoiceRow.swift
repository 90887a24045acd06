import Foundation

/// A row of an alert or a menu that somebody chooses, by a finger or by keys.
class ChoiceRow: UIView {
    weak var tracker: ChoiceTracker?

    /// Whether it can be chosen at present.
    var isChoosable: Bool { true }

    /// Whether a finger or a key stands on it.
    var isMarked = false {
        didSet { if isMarked != oldValue { markDidChange() } }
    }

    func markDidChange() {}

    /// What the row has beside its name: that it is on, say.
    var spokenState: UIAccessibilityTraits { .none }

    override var accessibilityDefaults: AccessibilityDefaults {
        var traits = spokenState.union(.button)
        if !isChoosable { traits.insert(.notEnabled) }
        return AccessibilityDefaults(isElement: true, label: nameHint, traits: traits)
    }

    override func accessibilityActivate() -> Bool {
        guard isChoosable else { return false }
        choose()
        return true
    }

    /// Called when the row was chosen.
    func choose() {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let tracker, let touch = touches.inOrder.first else { return super.touchesBegan(touches, with: event) }
        tracker.follow { touch.location(in: $0) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let tracker, let touch = touches.inOrder.first else { return super.touchesMoved(touches, with: event) }
        tracker.follow { touch.location(in: $0) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let tracker, let touch = touches.inOrder.first else { return super.touchesEnded(touches, with: event) }
        tracker.lift { touch.location(in: $0) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let tracker else { return super.touchesCancelled(touches, with: event) }
        tracker.drop()
    }
}
