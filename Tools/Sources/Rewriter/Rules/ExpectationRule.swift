import SwiftSyntax

/// Turns the method of an expectation that is handed on, `completion: expectation.fulfill`, into a closure that calls it:
/// XCTest's takes a file and a line on Linux.
final class ExpectationRule: Rule {
    override class var triggers: [StaticString] { [".fulfill"] }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, let base = node.base,
            isValue(node), !isType(base)
        else { return .visitChildren }
        edits.add(.insert("{ ", at: node.bytes.lowerBound))
        edits.add(.insert("() }", at: node.bytes.upperBound))
        return .visitChildren
    }

    /// Whether the method itself is meant, and not called.
    private func isValue(_ node: MemberAccessExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return false }
        if parent.is(MemberAccessExprSyntax.self) { return false }
        return parent.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id
    }

    /// `XCTestExpectation.fulfill` takes the expectation first.
    private func isType(_ base: ExprSyntax) -> Bool {
        let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
        return name?.first?.isUppercase == true || base.trimmedDescription.contains("?")
    }
}
