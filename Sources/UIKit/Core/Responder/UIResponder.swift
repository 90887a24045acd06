import Foundation
import VirtualFoundation

/// An object that may take part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIUserActivityRestoring,
    @preconcurrency _KeyValueObserver
{
    /// Makes a responder that is in no chain.
    public nonisolated override init() {
        super.init()
        ResponderTracker.note(self)
    }

    deinit { AssociatedObjects.remove(ObjectIdentifier(self)) }

    /// Told of a change of a property that the responder observes by name. To be overridden: that nobody did is misuse.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        Misuse.report(
            "NSInternalInconsistencyException",
            "\(type(of: self)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. "
                + "Key path: \(keyPath ?? "")")
    }

    /// The next object in the responder chain: nil here; a view's is its superview.
    open var next: UIResponder? { nil }

    /// Whether the object has a method for a selector: one that the selector came with, or one of its class's
    /// `SelectorTable`. It has an edit action such as `copy(_:)` if its class overrides it.
    open func responds(to aSelector: Selector!) -> Bool { hasMethod(for: aSelector) }

    /// Called with what the user goes on with, on the responders that the app's delegate names. Does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: First responder

    /// Whether the responder may become the first one. Default false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder may cease to be the first one. Default true.
    open var canResignFirstResponder: Bool { true }

    /// True for the one object of its window that was made first responder.
    open var isFirstResponder: Bool { owningWindow?.firstResponder === self }

    /// Makes the object first responder of its window.
    ///
    /// The object must be in a window (assumed) and able to, and the present first responder must resign.
    /// - Returns: True if the object is first responder afterwards.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = owningWindow else { return false }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return false }
        return holdingKeyboard {
            if let present = window.firstResponder {
                guard present.canResignFirstResponder, present.resignFirstResponder() else { return false }
            }
            window.firstResponder = self
            return true
        }
    }

    /// Gives up being first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = owningWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        holdingKeyboard { window.firstResponder = nil }
        return true
    }

    /// Whether the object, as the application's delegate, comes after the application.
    var mayEndChain: Bool { true }

    /// What the object is in, for rules of appearance: the next one in the chain.
    var appearanceContainer: UIResponder? { next }

    /// Called when the object was first responder and was taken out of its window.
    func wasTakenOut() {}

    /// Whether what is typed goes to the object while it is first responder.
    package var takesKeys: Bool { self is any UIKeyInput }

    // MARK: Keyboard

    /// Shown in the place of the keyboard while the object is first responder, or one before it in the chain that has
    /// none of its own. Default nil: the keyboard, for a first responder that takes keys.
    open var inputView: UIView? { nil }

    /// Shown above the keyboard, or at the bottom where there is none, while the object is first responder, or one before
    /// it in the chain that has none of its own. Default nil.
    open var inputAccessoryView: UIView? { nil }

    /// Puts other views in the place of the keyboard and above it, while the object is first responder.
    open func reloadInputViews() {
        guard isFirstResponder else { return }
        owningWindow?.owningHost?.keyboard.update()
    }

    /// The window whose first responder this object can be.
    var owningWindow: UIWindow? { next?.owningWindow }

    // MARK: Touches

    /// Called when fingers come down; forwards to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Called when fingers move; forwards to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Called when fingers are lifted; forwards to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// Called when the system takes touches away; forwards to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Never called: no value of a touch comes late.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Presses

    /// Called when keys go down; forwards to `next`.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Called when the force of presses changes; forwards to `next`.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when keys come up; forwards to `next`.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when presses are taken away; forwards to `next`.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    // MARK: Motion and remote commands

    /// Called when the device begins to be shaken; forwards to `next`.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the device was shaken; forwards to `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a motion was no shake; forwards to `next`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Called for a command of a headset, say; forwards to `next`.
    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: Actions

    /// Whether the object performs an action: by default if it has the method.
    @discardableResult
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// The object that performs an action: the first one from here up the chain whose `canPerformAction` says yes.
    @discardableResult
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Commands that keys choose while the object is in the chain of the first responder. Default nil.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Changes the menus of a system, when they are built: asked of the application and its delegate for the menu bar, of
    /// the responders from a view on for the menu that opens in it. Default: nothing.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Called before a command is performed: may change its attributes, title and image. Default: nothing.
    open func validate(_ command: UICommand) {}

    /// Takes back what was done in the object: that of the next one in the chain, at last the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Which gestures of three fingers, and shakes, undo and edit. Default `default`. Kept, and of no effect: a stage has no
    /// such gestures.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    // MARK: Accessibility

    /// Whether those who do not see the screen meet the object, and nothing in it. The class's answer by default: true
    /// for labels, image buttons and controls, false for plain views.
    open var isAccessibilityElement: Bool {
        get { accessible(\.isElement, \.isElement, else: \.isElement) }
        set { setAccessible(\.isElement, newValue) }
    }

    /// What the object is, in a word or two. A label's text and a button's title by default.
    open var accessibilityLabel: String? {
        get { accessibleLabel.string }
        set { setAccessible(\.label, .plain(newValue)) }
    }

    /// The label with attributes that say how it is spoken. Setting one sets the other.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibleLabel.attributedString }
        set { setAccessible(\.label, .copied(newValue)) }
    }

    /// What comes of activating the object. Default nil.
    open var accessibilityHint: String? {
        get { accessibleHint.string }
        set { setAccessible(\.hint, .plain(newValue)) }
    }

    /// The hint with attributes that say how it is spoken. Setting one sets the other.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibleHint.attributedString }
        set { setAccessible(\.hint, .copied(newValue)) }
    }

    /// What the object is set to. A slider's `75%` by default.
    open var accessibilityValue: String? {
        get { accessibleValue.string }
        set { setAccessible(\.value, .plain(newValue)) }
    }

    /// The value with attributes that say how it is spoken. Setting one sets the other.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibleValue.attributedString }
        set { setAccessible(\.value, .copied(newValue)) }
    }

    /// What the object is and can do. Setting replaces the class's answer: insert to keep it.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessible(\.traits, \.traits, else: \.traits) }
        set { setAccessible(\.traits, newValue) }
    }

    /// The language in which the label is to be spoken, such as `de-DE`. Default nil: the user's.
    open var accessibilityLanguage: String? {
        get { accessible(\.language, \.language, default: nil) }
        set { setAccessible(\.language, newValue) }
    }

    /// What kind of text the object has. Default nil.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessible(\.textualContext, \.textualContext, default: nil) }
        set { setAccessible(\.textualContext, newValue) }
    }

    /// What may be said to mean the object, the best first; nil restores the class's answer. Default none: its label.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibleInputLabels.map(\.string) }
        set { setAccessible(\.userInputLabels, newValue.map { $0.map { NSAttributedString(string: $0) } }) }
    }

    /// What may be said to mean the object, with attributes. Setting one sets the other.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibleInputLabels }
        set { setAccessible(\.userInputLabels, newValue) }
    }

    /// Whether the object does something when its user acts on it. Not where it is not enabled; else where it is
    /// activated, adjusted or has actions.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessible(\.respondsToUserInteraction, \.respondsToUserInteraction) ?? answersActions }
        set { setAccessible(\.respondsToUserInteraction, newValue) }
    }

    /// Hides what lies in the object from those who do not see it. Default false.
    open var accessibilityElementsHidden: Bool {
        get { accessible(\.hidesElements, \.hidesElements) ?? false }
        set { setAccessible(\.hidesElements, newValue) }
    }

    /// Hides the object's siblings from those who do not see it. Default false.
    open var accessibilityViewIsModal: Bool {
        get { accessible(\.isModal, \.isModal, else: \.isModal) }
        set { setAccessible(\.isModal, newValue) }
    }

    /// Whether the object's children follow each other, whatever lies between. Default false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessible(\.groupsChildren, \.groupsChildren, else: \.groupsChildren) }
        set { setAccessible(\.groupsChildren, newValue) }
    }

    /// How those who move by switches go through the object's children. Default automatic.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessible(\.navigationStyle, \.navigationStyle, default: .automatic) }
        set { setAccessible(\.navigationStyle, newValue) }
    }

    /// How the object takes touches directly, where its traits say that it does. Default none.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibility?.directTouchOptions ?? .none }
        set { setAccessible(\.directTouchOptions, newValue) }
    }

    /// What kind of whole the object's children make. Default none.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessible(\.containerType, \.containerType, else: \.containerType) }
        set { setAccessible(\.containerType, newValue) }
    }

    /// What lies in the object, in its order. Default nil: of a view its subviews.
    open var accessibilityElements: [Any]? {
        get { accessible(\.elements, \.elements) ?? accessibilityOwnElements }
        set { setAccessible(\.elements, .some(newValue)) }
    }

    /// How many objects lie in the object: those of `accessibilityElements`. `NSNotFound` where it lists none.
    @discardableResult
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }

    /// The object at a place of `accessibilityElements`; nil outside.
    @discardableResult
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// The place of an object in `accessibilityElements`; `NSNotFound` for another.
    @discardableResult
    open func index(ofAccessibilityElement element: Any) -> Int {
        let sought = element as AnyObject
        return accessibilityElements?.firstIndex { $0 as AnyObject === sought } ?? NSNotFound
    }

    /// Actions with names. Default nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessible(\.customActions, \.customActions, default: nil) }
        set { setAccessible(\.customActions, newValue) }
    }

    /// Ways to search the object and what lies in it. Default nil.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessible(\.customRotors, \.customRotors, default: nil) }
        set { setAccessible(\.customRotors, newValue) }
    }

    /// Where the object is, in the screen's space. A view's bounds by default, else zero; setting it fixes it.
    open var accessibilityFrame: CGRect {
        get { accessible(\.frame, \.frame) ?? accessibilityFrameOnScreen }
        set { setAccessible(\.frame, newValue) }
    }

    /// The outline of the object in the screen's space. Default nil: the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessible(\.path, \.path, default: nil) }
        set { setAccessible(\.path, newValue) }
    }

    /// Where an activation taps, in the screen's space. The centre of `accessibilityFrame` by default; a slider's thumb,
    /// where a field's text begins.
    open var accessibilityActivationPoint: CGPoint {
        get { accessible(\.activationPoint, \.activationPoint) ?? accessibilityPointOnScreen }
        set { setAccessible(\.activationPoint, newValue) }
    }

    /// Does what a tap does, and answers whether it did: false here, and then the activation point is tapped.
    @discardableResult
    open func accessibilityActivate() -> Bool { accessibility?.blocks?.activate?() ?? false }
    /// Makes the value of an adjustable object greater. Nothing here.
    open func accessibilityIncrement() { accessibility?.blocks?.increment?() }
    /// Makes the value of an adjustable object smaller. Nothing here.
    open func accessibilityDecrement() { accessibility?.blocks?.decrement?() }
    /// Zooms in about a point of the screen's space, and answers whether it did: false here.
    @discardableResult
    open func accessibilityZoomIn(at point: CGPoint) -> Bool { false }
    /// Zooms out about a point of the screen's space, and answers whether it did: false here.
    @discardableResult
    open func accessibilityZoomOut(at point: CGPoint) -> Bool { false }
    /// Scrolls, and answers whether it did: false here, and then what lies around the object is asked.
    @discardableResult
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        accessibility?.blocks?.scroll?(direction) ?? false
    }
    /// Closes what is open, and answers whether it did: false here, and then what lies around the object is asked.
    @discardableResult
    open func accessibilityPerformEscape() -> Bool { accessibility?.blocks?.performEscape?() ?? false }
    /// Does what matters most now, and answers whether it did: false here, and then what lies around the object is asked.
    @discardableResult
    open func accessibilityPerformMagicTap() -> Bool { accessibility?.blocks?.magicTap?() ?? false }

    /// Called after a reader came to the object. Nothing here.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after a reader left the object. Nothing here.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether a reader is at the object.
    @discardableResult
    open func accessibilityElementIsFocused() -> Bool { !(accessibility?.focusedBy.isEmpty ?? true) }
    /// Which technologies are at the object. Nil for none (assumed).
    @discardableResult
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    {
        accessibility.flatMap { $0.focusedBy.isEmpty ? nil : $0.focusedBy }
    }

    /// What the app has said of the object; nil until it says something.
    final var accessibility: AccessibilityProperties?

    /// What the object's class tells of it until the app says otherwise.
    var accessibilityDefaults: AccessibilityDefaults { AccessibilityDefaults() }

    /// What the object's class lists in place of its subviews, until the app says otherwise; nil: nothing.
    var accessibilityOwnElements: [Any]? { nil }

    /// Called after the app has said something else of the object.
    func accessibilityDidChange() {}

    /// Where the object is, in the screen's space, until the app says otherwise.
    var accessibilityFrameOnScreen: CGRect { .zero }

    /// Where an activation taps, in the screen's space, until the app says otherwise.
    var accessibilityPointOnScreen: CGPoint {
        let frame = accessibilityFrame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    /// What the object lies in, for those who do not see the screen: the next one in the chain here.
    var accessibilityParent: UIResponder? { next }

    // MARK: Edit actions

    /// Does nothing: override it to perform the action.
    open func cut(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func copy(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func paste(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func pasteAndGo(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func pasteAndSearch(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func select(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func selectAll(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func delete(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func toggleBoldface(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func toggleItalics(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func toggleUnderline(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func increaseSize(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func decreaseSize(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func find(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func findAndReplace(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func findNext(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func findPrevious(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func useSelectionForFind(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func printContent(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func rename(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func duplicate(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func move(_ sender: Any?) {}
    /// Does nothing: override it to perform the action.
    open func export(_ sender: Any?) {}

    /// Does nothing: override it to change how the selected text looks, by a function from its present attributes to the
    /// new ones.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
}
