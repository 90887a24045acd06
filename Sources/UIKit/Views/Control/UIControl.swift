import Foundation

/// A view that tracks a touch and tells others what the user does with it.
///
/// Subclasses follow a touch in `beginTracking(_:with:)` and its kin; targets and actions hear of control events.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var tracking = ControlTracking()
    private var flags: State = []
    var handlers = ControlHandlers()

    /// A control without handlers.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control of zero size; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// A control with an action for `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// False: the control tracks no touch and sends no events by itself; touches go on to its superview. Default true.
    open var isEnabled: Bool {
        get { !flags.contains(.disabled) }
        set { setFlag(.disabled, !newValue) }
    }

    /// Whether it is selected: the app's own to decide. Default false.
    open var isSelected: Bool {
        get { flags.contains(.selected) }
        set { setFlag(.selected, newValue) }
    }

    /// True while the control's touch is inside. Default false.
    open var isHighlighted: Bool {
        get { flags.contains(.highlighted) }
        set { setFlag(.highlighted, newValue) }
    }

    /// All flags together.
    open var state: State { flags }

    private func setFlag(_ flag: State, _ isSet: Bool) {
        guard flags.contains(flag) != isSet else { return }
        if isSet { flags.insert(flag) } else { flags.remove(flag) }
        stateDidChange()
    }

    /// How content lies across the height. Default center.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
    }

    /// How content lies across the width. Default center.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
    }

    /// `contentHorizontalAlignment` with leading and trailing as left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    // MARK: Menus

    private var menuInteraction: UIContextMenuInteraction?

    /// Opens the control's menu; nil unless it is enabled. The control is its delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        isContextMenuInteractionEnabled ? menuInteraction : nil
    }

    /// Whether a finger that stays opens a menu: what the control's `contextMenuInteraction(_:configurationForMenuAtLocation:)`
    /// gives. Default false.
    open var isContextMenuInteractionEnabled = false {
        didSet { if isContextMenuInteractionEnabled != oldValue { menuSettingsDidChange() } }
    }

    /// Whether a tap, too, opens the menu, in place of what the control does else. Default false.
    open var showsMenuAsPrimaryAction = false {
        didSet { if showsMenuAsPrimaryAction != oldValue { menuSettingsDidChange() } }
    }

    private func menuSettingsDidChange() {
        guard isContextMenuInteractionEnabled else {
            if let menuInteraction { removeInteraction(menuInteraction) }
            menuInteraction = nil
            return
        }
        let interaction = menuInteraction ?? UIContextMenuInteraction(delegate: self)
        interaction.isPrimary = showsMenuAsPrimaryAction
        guard menuInteraction == nil else { return }
        menuInteraction = interaction
        addInteraction(interaction)
    }

    /// The point of the control that its menu belongs to. Default its middle (assumed).
    @discardableResult
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }

    /// What the control's menu shows. Default nil: there is none.
    @discardableResult
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Menus of controls have no previews; never called.
    @discardableResult
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }

    /// Menus of controls have no previews; never called.
    @discardableResult
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }

    /// Menus of controls have no previews to tap; never called.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}

    /// Menus of controls have no previews; never called.
    @discardableResult
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Menus of controls have no previews; never called.
    @discardableResult
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    /// Called before the control's menu comes. Call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Called before the control's menu goes. Call `super`.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// Whether one of the menu's elements is always on.
    var keepsOneMenuElement: Bool { false }

    /// An element of the menu was chosen.
    func menuElementWasChosen(_ element: UIMenuElement) {}

    /// Shown while a pointer rests on the control, on systems with such. Default nil.
    open var toolTip: String?

    // MARK: Tracking

    /// True from the begin of tracking to its end.
    open var isTracking: Bool { tracking.touch != nil }

    /// Whether the touch that is tracked is inside: in the bounds, grown by 70 points on each side (assumed).
    open var isTouchInside: Bool { tracking.isInside }

    /// Begins to follow a touch.
    /// - Returns: False to leave it alone. Default true.
    @discardableResult
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Follows the touch.
    /// - Returns: False to leave it alone from now on. Default true.
    @discardableResult
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the touch ends, inside or outside.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// Called when the touch is taken away; without an event where the control left its window.
    open func cancelTracking(with event: UIEvent?) {}

    /// Begins to track the first touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled else { return super.touchesBegan(touches, with: event) }
        if let touch = touches.inOrder.first, !isTracking { begin(touch, event) }
    }

    /// Follows the touch that is tracked.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch) else {
            if !isEnabled { super.touchesMoved(touches, with: event) }
            return
        }
        move(touch, event)
    }

    /// Ends tracking.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch) else {
            if !isEnabled { super.touchesEnded(touches, with: event) }
            return
        }
        end(touch, event)
    }

    /// Ends tracking without a result.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking.touch, touches.contains(touch) else {
            if !isEnabled { super.touchesCancelled(touches, with: event) }
            return
        }
        cancelTracking(with: event)
        send(.touchCancel, event)
        stopTracking()
    }

    private func begin(_ touch: UITouch, _ event: UIEvent?) {
        guard beginTracking(touch, with: event) else { return }
        tracking = ControlTracking(touch: touch, isInside: true)
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }

    private func move(_ touch: UITouch, _ event: UIEvent?) {
        let wasInside = tracking.isInside
        tracking.isInside = isInside(touch)
        isHighlighted = tracking.isInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        if wasInside, !tracking.isInside { send(.touchDragExit, event) }
        if !wasInside, tracking.isInside { send(.touchDragEnter, event) }
        send(tracking.isInside ? .touchDragInside : .touchDragOutside, event)
    }

    private func end(_ touch: UITouch, _ event: UIEvent?) {
        tracking.isInside = isInside(touch)
        endTracking(touch, with: event)
        let isInside = tracking.isInside
        if isInside, isEnabled, showsMenuAsPrimaryAction, let contextMenuInteraction {
            stopTracking()
            return contextMenuInteraction.open(at: touch.location(in: self))
        }
        send(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside { touchUpInsideWasSent(event) }
        stopTracking()
    }

    private func isInside(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -ControlTracking.margin, dy: -ControlTracking.margin).contains(touch.location(in: self))
    }

    private func stopTracking() {
        tracking = ControlTracking()
        isHighlighted = false
    }

    /// Tells of an event while a touch is tracked: a disabled control tells of none.
    func send(_ events: Event, _ event: UIEvent?) {
        if isEnabled { sendActions(for: events, with: event) }
    }

    // MARK: Targets and actions

    /// Adds a message for some events. Without a target it goes up the responder chain; a target is not held.
    /// - Parameter action: Of a method that takes nothing, the control, or the control and the event.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        handlers.add(target, action, controlEvents)
    }

    /// Takes messages away from some events: nil stands for every target, or every action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        handlers.remove(target, action, controlEvents)
    }

    /// Adds an action for some events; the control holds it. One with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        handlers.add(action, controlEvents)
    }

    /// Takes an action away from some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        handlers.remove(action.identifier, controlEvents)
    }

    /// Takes the action with an identifier away from some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        handlers.remove(actionIdentifier, controlEvents)
    }

    /// The targets; `NSNull` among them stands for messages without one.
    open var allTargets: Set<AnyHashable> { handlers.targets }

    /// The events that something is done for.
    open var allControlEvents: Event { handlers.events }

    /// The names of the messages to a target for one event; nil for none.
    @discardableResult
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        handlers.actions(target, controlEvent)
    }

    /// Calls a closure with each handler, an action or a target with its message, and its events, in the order in which
    /// they were added; it may change them. Setting the last argument ends it.
    public final func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stop = false
        for handler in handlers.living {
            switch handler.call {
            case .action(let action): iterator(action, nil, handler.events, &stop)
            case .message(let target, let selector): iterator(nil, (target.object, selector), handler.events, &stop)
            }
            if stop { return }
        }
    }

    /// Sends one message; called for each that `sendActions(for:)` finds.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action; called for each that `sendActions(for:)` finds.
    open func sendAction(_ action: UIAction) {
        touchDelivery.tell(.performed(action, from: self))
        action.performWithSender(self, target: nil)
    }

    /// Does all that was added for some events, in the order in which it was added (assumed), each once. Also for a
    /// disabled control.
    open func sendActions(for controlEvents: Event) {
        sendActions(for: controlEvents, with: nil)
    }

    /// Does what a tap on the control is for: opens its menu, or sends `primaryActionTriggered`. A disabled control does
    /// nothing (assumed).
    open func performPrimaryAction() {
        guard isEnabled else { return }
        guard showsMenuAsPrimaryAction, let contextMenuInteraction else { return primaryActionWasAsked() }
        contextMenuInteraction.open(at: CGPoint(x: bounds.midX, y: bounds.midY))
    }

    private func sendActions(for events: Event, with event: UIEvent?) {
        touchDelivery.tell(.sent(self, events: events.names))
        for handler in handlers.living where !handler.events.isDisjoint(with: events) {
            switch handler.call {
            case .action(let action): sendAction(action)
            case .message(let target, let selector):
                // Someone before it may have been the last to hold the target.
                if !target.isGone { sendAction(selector, to: target.object, for: event) }
            }
        }
    }

    // MARK: For classes of this module

    /// A flag of the state changed.
    func stateDidChange() {}

    /// Where content lies changed.
    func contentAlignmentDidChange() {}

    /// The touch ended inside, and its event was sent.
    func touchUpInsideWasSent(_ event: UIEvent?) {}

    /// The app asks for the primary action.
    func primaryActionWasAsked() { sendActions(for: .primaryActionTriggered) }
}

/// The touch that a control follows.
private struct ControlTracking {
    /// Points around the bounds in which a touch still is inside (assumed; reports say up to 100).
    static let margin: CGFloat = 70

    weak var touch: UITouch?
    var isInside = false
}

extension UIControl {
    /// The traits of the control's kind with those of its state.
    func traits(beside own: UIAccessibilityTraits) -> UIAccessibilityTraits {
        var traits = own
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }
}
