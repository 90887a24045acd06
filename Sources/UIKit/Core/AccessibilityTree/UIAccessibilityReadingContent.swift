import CoreGraphics
import Foundation

/// An element that is read line by line, such as a page of a book.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    /// The number of the line at a point of the element's space.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// The text of a line.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Where a line is.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// The text of the page.
    func accessibilityPageContent() -> String?
    /// The text of a line with attributes. Optional. Default nil: the plain one.
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
    /// The text of the page with attributes. Optional. Default nil: the plain one.
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
    public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}
