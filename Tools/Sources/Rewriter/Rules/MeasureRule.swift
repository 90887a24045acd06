import SwiftSyntax

/// Lets `measure { … }` of a test case measure nothing: XCTest on Linux fails a test whose ten times differ by more than a
/// tenth, which on a device is never asked without a baseline.
final class MeasureRule: Rule {
    override class var triggers: [StaticString] { ["measure"] }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = called(node.calledExpression), name.text == "measure", node.arguments.isEmpty,
            node.leftParen == nil, node.trailingClosure != nil, let type = node.enclosingTypeName,
            facts.inherits(type, from: "XCTestCase")
        else { return .visitChildren }
        edits.add(TextEdit(name.bytes, "measureMetrics([], automaticallyStartMeasuring: true)"))
        return .visitChildren
    }

    /// The name in `measure` and `self.measure`.
    private func called(_ expression: ExprSyntax) -> TokenSyntax? {
        if let member = expression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
            return member.declName.baseName
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName
    }
}
