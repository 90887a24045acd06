import SwiftSyntax

/// Takes out `try await super.setUp()` where the superclass is XCTest's own: that does nothing, and on the main actor
/// Swift 6 does not let the test case go to it.
final class SetUpRule: Rule {
    private static let names: Set<String> = ["setUp", "tearDown"]

    override class var triggers: [StaticString] { ["await super."] }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard Self.names.contains(node.name.text), node.modifiers.has(.override),
            node.signature.effectSpecifiers?.asyncSpecifier != nil,
            let type = node.enclosingTypeName, facts.isTestCase(type), let body = node.body
        else { return .skipChildren }
        for item in body.statements where isCall(of: node.name.text, item) { blank(item) }
        return .skipChildren
    }

    /// `try await super.setUp()` and nothing else.
    private func isCall(of name: String, _ item: CodeBlockItemSyntax) -> Bool {
        guard case .expr(let expression) = item.item else { return false }
        var inner = expression
        if let tried = inner.as(TryExprSyntax.self) { inner = tried.expression }
        guard let awaited = inner.as(AwaitExprSyntax.self),
            let call = awaited.expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.base?.is(SuperExprSyntax.self) == true
        else { return false }
        return member.declName.baseName.text == name
    }
}
