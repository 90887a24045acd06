import SwiftSyntax

/// A stretch of a file, in bytes, and what stands there instead.
package struct TextEdit: Equatable, Sendable {
    package var range: Range<Int>
    package var replacement: String

    init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// Puts something in front of what stands at a place.
    static func insert(_ text: String, at offset: Int) -> TextEdit { TextEdit(offset..<offset, text) }
}

extension SyntaxProtocol {
    /// The node's own bytes, without the blanks and comments around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
