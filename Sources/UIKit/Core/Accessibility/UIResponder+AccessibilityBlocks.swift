import Foundation

// Closures that answer in place of what was set, asked at each read. Default nil.
extension UIResponder {
    private func block<Block>(_ path: KeyPath<AccessibilityBlocks, Block?>) -> Block? {
        accessibility?.blocks?[keyPath: path]
    }

    private func setBlock<Block>(_ path: WritableKeyPath<AccessibilityBlocks, Block?>, _ block: Block?) {
        var blocks = accessibility?.blocks ?? AccessibilityBlocks()
        blocks[keyPath: path] = block
        setAccessible(\.blocks, blocks)
    }

    /// Answers `isAccessibilityElement`, whatever was set. Default nil.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { block(\.isElement) }
        set { setBlock(\.isElement, newValue) }
    }

    /// Answers `accessibilityLabel`, whatever was set. Default nil.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { block(\.label) }
        set { setBlock(\.label, newValue) }
    }

    /// Answers `accessibilityAttributedLabel`, whatever was set. Default nil.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { block(\.attributedLabel) }
        set { setBlock(\.attributedLabel, newValue) }
    }

    /// Answers `accessibilityHint`, whatever was set. Default nil.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { block(\.hint) }
        set { setBlock(\.hint, newValue) }
    }

    /// Answers `accessibilityAttributedHint`, whatever was set. Default nil.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { block(\.attributedHint) }
        set { setBlock(\.attributedHint, newValue) }
    }

    /// Answers `accessibilityValue`, whatever was set. Default nil.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { block(\.value) }
        set { setBlock(\.value, newValue) }
    }

    /// Answers `accessibilityAttributedValue`, whatever was set. Default nil.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { block(\.attributedValue) }
        set { setBlock(\.attributedValue, newValue) }
    }

    /// Answers `accessibilityTraits`, whatever was set. Default nil.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { block(\.traits) }
        set { setBlock(\.traits, newValue) }
    }

    /// Answers `accessibilityIdentifier`, whatever was set. Default nil.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { block(\.identifier) }
        set { setBlock(\.identifier, newValue) }
    }

    /// Answers `accessibilityLanguage`, whatever was set. Default nil.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { block(\.language) }
        set { setBlock(\.language, newValue) }
    }

    /// Answers `accessibilityFrame`, whatever was set. Default nil.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { block(\.frame) }
        set { setBlock(\.frame, newValue) }
    }

    /// Answers `accessibilityPath`, whatever was set. Default nil.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { block(\.path) }
        set { setBlock(\.path, newValue) }
    }

    /// Answers `accessibilityActivationPoint`, whatever was set. Default nil.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { block(\.activationPoint) }
        set { setBlock(\.activationPoint, newValue) }
    }

    /// Answers `accessibilityElements`, whatever was set. Default nil.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { block(\.elements) }
        set { setBlock(\.elements, newValue) }
    }

    /// Answers `accessibilityUserInputLabels`, whatever was set. Default nil.
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { block(\.userInputLabels) }
        set { setBlock(\.userInputLabels, newValue) }
    }

    /// Answers `accessibilityAttributedUserInputLabels`, whatever was set. Default nil.
    public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { block(\.attributedUserInputLabels) }
        set { setBlock(\.attributedUserInputLabels, newValue) }
    }

    /// Answers `accessibilityElementsHidden`, whatever was set. Default nil.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { block(\.hidesElements) }
        set { setBlock(\.hidesElements, newValue) }
    }

    /// Answers `accessibilityViewIsModal`, whatever was set. Default nil.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { block(\.isModal) }
        set { setBlock(\.isModal, newValue) }
    }

    /// Answers `shouldGroupAccessibilityChildren`, whatever was set. Default nil.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { block(\.groupsChildren) }
        set { setBlock(\.groupsChildren, newValue) }
    }

    /// Answers `accessibilityRespondsToUserInteraction`, whatever was set. Default nil.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { block(\.respondsToUserInteraction) }
        set { setBlock(\.respondsToUserInteraction, newValue) }
    }

    /// Answers `accessibilityContainerType`, whatever was set. Default nil.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { block(\.containerType) }
        set { setBlock(\.containerType, newValue) }
    }

    /// Answers `accessibilityNavigationStyle`, whatever was set. Default nil.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { block(\.navigationStyle) }
        set { setBlock(\.navigationStyle, newValue) }
    }

    /// Answers `accessibilityTextualContext`, whatever was set. Default nil.
    public var accessibilityTextualContextBlock: UITextualContextReturnBlock? {
        get { block(\.textualContext) }
        set { setBlock(\.textualContext, newValue) }
    }

    /// Answers `accessibilityCustomActions`, whatever was set. Default nil.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { block(\.customActions) }
        set { setBlock(\.customActions, newValue) }
    }

    /// Answers `accessibilityCustomRotors`, whatever was set. Default nil.
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { block(\.customRotors) }
        set { setBlock(\.customRotors, newValue) }
    }

    /// Does what `accessibilityActivate()` does, whatever was set. Default nil.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { block(\.activate) }
        set { setBlock(\.activate, newValue) }
    }

    /// Does what `accessibilityIncrement()` does, whatever was set. Default nil.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { block(\.increment) }
        set { setBlock(\.increment, newValue) }
    }

    /// Does what `accessibilityDecrement()` does, whatever was set. Default nil.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { block(\.decrement) }
        set { setBlock(\.decrement, newValue) }
    }

    /// Does what `accessibilityScroll(_:)` does, whatever was set. Default nil.
    public var accessibilityScrollBlock: AXScrollReturnBlock? {
        get { block(\.scroll) }
        set { setBlock(\.scroll, newValue) }
    }

    /// Does what `accessibilityPerformEscape()` does, whatever was set. Default nil.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { block(\.performEscape) }
        set { setBlock(\.performEscape, newValue) }
    }

    /// Does what `accessibilityPerformMagicTap()` does, whatever was set. Default nil.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { block(\.magicTap) }
        set { setBlock(\.magicTap, newValue) }
    }
}
