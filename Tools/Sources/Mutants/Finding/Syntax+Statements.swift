import SwiftSyntax

extension CodeBlockItemSyntax {
    /// The expression that this statement is.
    var statementExpression: ExprSyntax? {
        if let expression = item.as(ExprSyntax.self) { return expression }
        return item.as(ExpressionStmtSyntax.self)?.expression
    }

    /// Whether its value may be what the body around it gives, as it is all that stands there.
    var isValue: Bool {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, let owner = list.parent else {
            return false
        }
        if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
        if let block = owner.as(CodeBlockSyntax.self), let body = block.parent { return Self.givesValue(body) }
        // A case of `switch`.
        if owner.is(SwitchCaseSyntax.self), let choice = owner.parent?.parent { return Self.givesValue(choice) }
        return false
    }

    private static func givesValue(_ body: Syntax) -> Bool {
        if let function = body.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
        if let accessor = body.as(AccessorDeclSyntax.self) {
            return accessor.accessorSpecifier.tokenKind == .keyword(.get)
        }
        guard body.is(IfExprSyntax.self) || body.is(SwitchExprSyntax.self) else { return false }
        guard let parent = body.parent else { return false }
        if parent.is(IfExprSyntax.self) { return givesValue(parent) }
        let item = parent.is(ExpressionStmtSyntax.self) ? parent.parent : parent
        // In an assignment, or behind `return`.
        guard let item = item?.as(CodeBlockItemSyntax.self) else { return true }
        return item.isValue
    }
}

extension ExprSyntax {
    /// The call in `try await a?.f()`.
    var bareCall: FunctionCallExprSyntax? {
        if let node = self.as(TryExprSyntax.self) { return node.expression.bareCall }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.bareCall }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.bareCall }
        return self.as(FunctionCallExprSyntax.self)
    }

    /// The last name of an expression: `bar` of `self.item?.bar`, of `bar` and of `bar[0]`.
    var lastName: String? {
        if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName.text }
        if let node = self.as(MemberAccessExprSyntax.self) { return node.declName.baseName.text }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(SubscriptCallExprSyntax.self) { return node.calledExpression.lastName }
        if let node = self.as(GenericSpecializationExprSyntax.self) { return node.expression.lastName }
        return nil
    }
}

extension InfixOperatorExprSyntax {
    /// The operator between the operands; nil for `=`, `? :` and casts.
    var operatorName: String? { self.operator.as(BinaryOperatorExprSyntax.self)?.operator.text }
}
