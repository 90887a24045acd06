/// Lets the user feel that a selection changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Lets a change be felt.
    open func selectionChanged() { note(.selection) }
}
