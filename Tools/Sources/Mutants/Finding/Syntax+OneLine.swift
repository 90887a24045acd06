import SwiftSyntax

extension SyntaxProtocol {
    /// The node's own bytes, without the blanks and comments around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The node on one line; nil where a line's end means something, as between statements and in texts, and for what
    /// is too long to stand there twice.
    var oneLine: String? {
        var text = ""
        var isFirst = true
        for token in tokens(viewMode: .sourceAccurate) {
            let isLast = token.id == lastToken(viewMode: .sourceAccurate)?.id
            if !isFirst {
                guard let blanks = token.leadingTrivia.asBlanks else { return nil }
                text += blanks
            }
            guard token.tokenKind != .multilineStringQuote, !token.text.contains(where: \.isNewline) else { return nil }
            text += token.text
            if !isLast {
                guard let blanks = token.trailingTrivia.asBlanks else { return nil }
                text += blanks
            }
            isFirst = false
        }
        return text.utf8.count <= 400 && !holdsStatementsOnLines ? text : nil
    }

    /// Whether statements stand in it on lines of their own, which one line cannot hold without more.
    private var holdsStatementsOnLines: Bool {
        var waiting = [Syntax(self)]
        while let node = waiting.popLast() {
            if node.is(CodeBlockItemListSyntax.self) || node.is(SwitchCaseListSyntax.self)
                || node.is(MemberBlockItemListSyntax.self), node.description.contains(where: \.isNewline)
            {
                return true
            }
            if node.is(IfConfigDeclSyntax.self) { return true }
            waiting += node.children(viewMode: .sourceAccurate)
        }
        return false
    }
}

extension Trivia {
    /// Blanks and lines' ends as at most one blank; nil where a comment stands.
    fileprivate var asBlanks: String? {
        for piece in self {
            switch piece {
            case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: continue
            default: return nil
            }
        }
        return isEmpty ? "" : " "
    }
}
