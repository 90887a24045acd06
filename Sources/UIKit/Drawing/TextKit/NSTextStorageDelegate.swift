import Foundation

/// Hears of edits of a text storage before and after attributes are settled.
///
/// Optional methods have an implementation that does nothing.
public protocol NSTextStorageDelegate: AnyObject {
    /// Called before layout managers hear of an edit: the text may still be changed.
    /// - Parameters:
    ///   - editedMask: Whether characters, attributes or both were edited.
    ///   - editedRange: What was edited, in the text as it is now.
    ///   - delta: How much longer the text became, in UTF-16 units.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Called before layout managers hear of an edit: attributes may still be changed.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Nothing.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
