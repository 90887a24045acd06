import SwiftSyntax

/// Lets `measure { … }` of a test case run its block ten times and measure nothing: XCTest on Linux fails a test whose ten
/// times differ by more than a tenth, which on a device is never asked without a baseline.
final class MeasureRule: Rule {
    override class var triggers: [StaticString] { ["measure"] }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard called(node.calledExpression)?.text == "measure", node.arguments.isEmpty, node.leftParen == nil,
            node.trailingClosure != nil, let type = node.enclosingTypeName, facts.inherits(type, from: "XCTestCase")
        else { return .visitChildren }
        edits.add(TextEdit(node.calledExpression.bytes, Self.tenTimes))
        return .visitChildren
    }

    /// XCTest's own `measureMetrics` without metrics is an error there, and a file of tests imports nothing of ours.
    private static let tenTimes = "({ (body: () -> Void) in for _ in 0..<10 { body() } })"

    /// The name in `measure` and `self.measure`.
    private func called(_ expression: ExprSyntax) -> TokenSyntax? {
        if let member = expression.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
            return member.declName.baseName
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName
    }
}
