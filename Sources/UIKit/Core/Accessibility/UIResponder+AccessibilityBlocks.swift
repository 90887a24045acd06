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
    public var isAccessibilityElementBlock: (() -> Bool)? {
        get { block(\.isElement) }
        set { setBlock(\.isElement, newValue) }
    }

    /// Answers `accessibilityLabel`, whatever was set. Default nil.
    public var accessibilityLabelBlock: (() -> String?)? {
        get { block(\.label) }
        set { setBlock(\.label, newValue) }
    }

    /// Answers `accessibilityAttributedLabel`, whatever was set. Default nil.
    public var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)? {
        get { block(\.attributedLabel) }
        set { setBlock(\.attributedLabel, newValue) }
    }

    /// Answers `accessibilityHint`, whatever was set. Default nil.
    public var accessibilityHintBlock: (() -> String?)? {
        get { block(\.hint) }
        set { setBlock(\.hint, newValue) }
    }

    /// Answers `accessibilityAttributedHint`, whatever was set. Default nil.
    public var accessibilityAttributedHintBlock: (() -> NSAttributedString?)? {
        get { block(\.attributedHint) }
        set { setBlock(\.attributedHint, newValue) }
    }

    /// Answers `accessibilityValue`, whatever was set. Default nil.
    public var accessibilityValueBlock: (() -> String?)? {
        get { block(\.value) }
        set { setBlock(\.value, newValue) }
    }

    /// Answers `accessibilityAttributedValue`, whatever was set. Default nil.
    public var accessibilityAttributedValueBlock: (() -> NSAttributedString?)? {
        get { block(\.attributedValue) }
        set { setBlock(\.attributedValue, newValue) }
    }

    /// Answers `accessibilityTraits`, whatever was set. Default nil.
    public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { block(\.traits) }
        set { setBlock(\.traits, newValue) }
    }

    /// Answers `accessibilityIdentifier`, whatever was set. Default nil.
    public var accessibilityIdentifierBlock: (() -> String?)? {
        get { block(\.identifier) }
        set { setBlock(\.identifier, newValue) }
    }

    /// Answers `accessibilityLanguage`, whatever was set. Default nil.
    public var accessibilityLanguageBlock: (() -> String?)? {
        get { block(\.language) }
        set { setBlock(\.language, newValue) }
    }

    /// Answers `accessibilityFrame`, whatever was set. Default nil.
    public var accessibilityFrameBlock: (() -> CGRect)? {
        get { block(\.frame) }
        set { setBlock(\.frame, newValue) }
    }

    /// Answers `accessibilityPath`, whatever was set. Default nil.
    public var accessibilityPathBlock: (() -> UIBezierPath?)? {
        get { block(\.path) }
        set { setBlock(\.path, newValue) }
    }

    /// Answers `accessibilityActivationPoint`, whatever was set. Default nil.
    public var accessibilityActivationPointBlock: (() -> CGPoint)? {
        get { block(\.activationPoint) }
        set { setBlock(\.activationPoint, newValue) }
    }

    /// Answers `accessibilityElements`, whatever was set. Default nil.
    public var accessibilityElementsBlock: (() -> [Any]?)? {
        get { block(\.elements) }
        set { setBlock(\.elements, newValue) }
    }

    /// Answers `accessibilityUserInputLabels`, whatever was set. Default nil.
    public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
        get { block(\.userInputLabels) }
        set { setBlock(\.userInputLabels, newValue) }
    }

    /// Answers `accessibilityAttributedUserInputLabels`, whatever was set. Default nil.
    public var accessibilityAttributedUserInputLabelsBlock: (() -> [NSAttributedString]?)? {
        get { block(\.attributedUserInputLabels) }
        set { setBlock(\.attributedUserInputLabels, newValue) }
    }

    /// Answers `accessibilityElementsHidden`, whatever was set. Default nil.
    public var accessibilityElementsHiddenBlock: (() -> Bool)? {
        get { block(\.hidesElements) }
        set { setBlock(\.hidesElements, newValue) }
    }

    /// Answers `accessibilityViewIsModal`, whatever was set. Default nil.
    public var accessibilityViewIsModalBlock: (() -> Bool)? {
        get { block(\.isModal) }
        set { setBlock(\.isModal, newValue) }
    }

    /// Answers `shouldGroupAccessibilityChildren`, whatever was set. Default nil.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
        get { block(\.groupsChildren) }
        set { setBlock(\.groupsChildren, newValue) }
    }

    /// Answers `accessibilityRespondsToUserInteraction`, whatever was set. Default nil.
    public var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
        get { block(\.respondsToUserInteraction) }
        set { setBlock(\.respondsToUserInteraction, newValue) }
    }

    /// Answers `accessibilityContainerType`, whatever was set. Default nil.
    public var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
        get { block(\.containerType) }
        set { setBlock(\.containerType, newValue) }
    }

    /// Answers `accessibilityNavigationStyle`, whatever was set. Default nil.
    public var accessibilityNavigationStyleBlock: (() -> UIAccessibilityNavigationStyle)? {
        get { block(\.navigationStyle) }
        set { setBlock(\.navigationStyle, newValue) }
    }

    /// Answers `accessibilityTextualContext`, whatever was set. Default nil.
    public var accessibilityTextualContextBlock: (() -> UIAccessibilityTextualContext?)? {
        get { block(\.textualContext) }
        set { setBlock(\.textualContext, newValue) }
    }

    /// Answers `accessibilityCustomActions`, whatever was set. Default nil.
    public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
        get { block(\.customActions) }
        set { setBlock(\.customActions, newValue) }
    }

    /// Answers `accessibilityCustomRotors`, whatever was set. Default nil.
    public var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
        get { block(\.customRotors) }
        set { setBlock(\.customRotors, newValue) }
    }

    /// Does what `accessibilityActivate()` does, whatever was set. Default nil.
    public var accessibilityActivateBlock: (() -> Bool)? {
        get { block(\.activate) }
        set { setBlock(\.activate, newValue) }
    }

    /// Does what `accessibilityIncrement()` does, whatever was set. Default nil.
    public var accessibilityIncrementBlock: (() -> Void)? {
        get { block(\.increment) }
        set { setBlock(\.increment, newValue) }
    }

    /// Does what `accessibilityDecrement()` does, whatever was set. Default nil.
    public var accessibilityDecrementBlock: (() -> Void)? {
        get { block(\.decrement) }
        set { setBlock(\.decrement, newValue) }
    }

    /// Does what `accessibilityScroll(_:)` does, whatever was set. Default nil.
    public var accessibilityScrollBlock: ((UIAccessibilityScrollDirection) -> Bool)? {
        get { block(\.scroll) }
        set { setBlock(\.scroll, newValue) }
    }

    /// Does what `accessibilityPerformEscape()` does, whatever was set. Default nil.
    public var accessibilityPerformEscapeBlock: (() -> Bool)? {
        get { block(\.performEscape) }
        set { setBlock(\.performEscape, newValue) }
    }

    /// Does what `accessibilityPerformMagicTap()` does, whatever was set. Default nil.
    public var accessibilityMagicTapBlock: (() -> Bool)? {
        get { block(\.magicTap) }
        set { setBlock(\.magicTap, newValue) }
    }
}
