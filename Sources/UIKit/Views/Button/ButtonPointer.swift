import Foundation

/// What a button makes of the pointer above it.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private weak var button: UIButton?
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)
    /// Makes the pointer's look; nil: the usual one.
    var provider: UIButton.PointerStyleProvider?
    /// Whether the pointer is above the button.
    private(set) var isInside = false {
        didSet { if isInside != oldValue { button?.setNeedsUpdateConfiguration() } }
    }

    init(of button: UIButton) {
        self.button = button
        super.init()
    }

    /// The usual look: what the system finds fitting, in a rounded rectangle about the button (assumed).
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button else { return nil }
        let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
        let shape = UIPointerShape.roundedRect(button.frame)
        guard let provider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(button, effect, shape)
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { isInside = true }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
        animator: any UIPointerInteractionAnimating
    ) { isInside = false }
}

extension UIButton {
    /// Makes the pointer's look above a button, from what it would be without.
    /// - Returns: Nil: as elsewhere.
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
    ) -> UIPointerStyle?

    /// Makes the pointer's look above the button. Setting one enables the pointer interaction. Default nil: the usual one.
    public var pointerStyleProvider: PointerStyleProvider? {
        get { pointer.provider }
        set {
            pointer.provider = newValue
            if newValue != nil { isPointerInteractionEnabled = true }
            pointer.interaction.invalidate()
        }
    }

    func pointerSettingsDidChange() {
        let isThere = pointer.interaction.view === self
        if isPointerInteractionEnabled, !isThere { addInteraction(pointer.interaction) }
        if !isPointerInteractionEnabled, isThere { removeInteraction(pointer.interaction) }
    }
}
