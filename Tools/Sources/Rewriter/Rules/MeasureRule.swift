import SwiftSyntax

/// Lets `measure { … }` of a test case run ten times and measure nothing: XCTest on Linux fails a test whose ten times
/// differ by more than a tenth, which on a device is never asked without a baseline, and one that measures nothing.
final class MeasureRule: Rule {
    override class var triggers: [StaticString] { ["measure"] }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard isMeasure(node.calledExpression), node.arguments.isEmpty, node.leftParen == nil,
            let closure = node.trailingClosure, closure.signature?.parameterClause == nil,
            let type = node.enclosingTypeName, facts.inherits(type, from: "XCTestCase")
        else { return .visitChildren }
        edits.add(TextEdit(node.calledExpression.bytes, "(0..<10).forEach"))
        if let captures = closure.signature?.capture {
            edits.add(.insert(" _", at: captures.bytes.upperBound))
        } else if closure.signature == nil {
            edits.add(.insert(" _ in", at: closure.leftBrace.bytes.upperBound))
        }
        return .visitChildren
    }

    /// Whether it is `measure` or `self.measure`.
    private func isMeasure(_ expression: ExprSyntax) -> Bool {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.base?.trimmedDescription == "self" && member.declName.baseName.text == "measure"
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "measure"
    }
}
