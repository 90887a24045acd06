import SwiftSyntax

/// Turns the method of an expectation that is handed on, `completion: expectation.fulfill`, into a closure that calls it:
/// XCTest's takes a file and a line on Linux. Who waits by `fulfillment(of:)` waits as long as it takes, which XCTest has to
/// be told there.
final class ExpectationRule: Rule {
    override class var triggers: [StaticString] { [".fulfill", "fulfillment(of"] }

    /// Seconds; more than XCTest's clock can count to ends at once.
    private static let forEver = "1e9"

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text }
        guard labels == ["of"] || labels == ["of", "enforceOrder"], isFulfillment(node.calledExpression),
            let first = node.arguments.first
        else { return .visitChildren }
        edits.add(.insert(", timeout: \(Self.forEver)", at: first.expression.bytes.upperBound))
        return .visitChildren
    }

    private func isFulfillment(_ called: ExprSyntax) -> Bool {
        if let member = called.as(MemberAccessExprSyntax.self) {
            return member.base?.trimmedDescription == "self" && member.declName.baseName.text == "fulfillment"
        }
        return called.as(DeclReferenceExprSyntax.self)?.baseName.text == "fulfillment"
    }

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
