import SwiftSyntax

/// Turns `type(of: object).description()` into the name that it answers: classes have no methods of `NSObject` here.
final class ClassDescriptionRule: Rule {
    override class var triggers: [StaticString] { [").description()"] }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description",
            let base = member.base?.as(FunctionCallExprSyntax.self),
            base.calledExpression.trimmedDescription == "type", base.arguments.first?.label?.text == "of"
        else { return .visitChildren }
        edits.add(.insert("String(reflecting: ", at: node.bytes.lowerBound))
        edits.add(TextEdit(base.bytes.upperBound..<node.bytes.upperBound, ")"))
        return .visitChildren
    }
}
