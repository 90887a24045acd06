import Foundation

/// Hears of what changes in a `UITextInput`: the system, on a device.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes otherwise than by typing.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// Called after it.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// Called before the text changes otherwise than by typing.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// Called after it.
    func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds words and other units in a `UITextInput`.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    /// The unit that a place lies in, or that begins or ends there, looking in a direction; nil for none.
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    /// Whether a unit ends at a place, looking in a direction: its begin looking backwards.
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
    /// The next end of a unit in a direction; nil at the end of the text.
    func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> UITextPosition?
    /// Whether a place lies in a unit, or at the end of one that it looks at.
    func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
        inDirection direction: UITextDirection
    ) -> Bool
}
