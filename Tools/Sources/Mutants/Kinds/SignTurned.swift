import SwiftSyntax

/// A sign that is the other one: `a + b` becomes `a - b`, `-a` becomes `a`, `a += b` becomes `a -= b`.
enum SignTurned {
    private static let turned = ["+": "-", "-": "+"]
    private static let assigning = ["+=": "-=", "-=": "+="]

    static func draft(of node: InfixOperatorExprSyntax) -> Draft? {
        guard let name = node.operatorName, let other = turned[name], !node.joinsTexts,
            let left = node.leftOperand.oneLine, let right = node.rightOperand.oneLine
        else { return nil }
        // What stands to the right of a minus is taken away as a whole.
        let isSum = node.rightOperand.as(InfixOperatorExprSyntax.self) != nil
        return .expression(node, becomes: isSum ? "\(left) \(other) (\(right))" : "\(left) \(other) \(right)")
    }

    static func draft(of node: PrefixOperatorExprSyntax) -> Draft? {
        guard node.operator.text == "-", !node.expression.isNumber, let value = node.expression.oneLine else {
            return nil
        }
        return .expression(node, becomes: value)
    }

    static func draft(of item: CodeBlockItemSyntax) -> Draft? {
        guard let node = item.statementExpression?.as(InfixOperatorExprSyntax.self), !item.isValue,
            let name = node.operatorName, let other = assigning[name], !node.rightOperand.isText,
            let left = node.leftOperand.oneLine, let right = node.rightOperand.oneLine
        else { return nil }
        return .statement(item.item, becomes: "\(left) \(other) \(right)")
    }
}

extension InfixOperatorExprSyntax {
    /// Whether a literal in a chain of `+` tells that texts or arrays are put together here.
    fileprivate var joinsTexts: Bool {
        var top = self
        while let parent = top.parent?.as(InfixOperatorExprSyntax.self), parent.operatorName == "+" { top = parent }
        return top.hasText
    }

    fileprivate var hasText: Bool {
        [leftOperand, rightOperand].contains { operand in
            if let inner = operand.as(InfixOperatorExprSyntax.self), inner.operatorName == "+" { return inner.hasText }
            return operand.isText
        }
    }
}

extension ExprSyntax {
    fileprivate var isNumber: Bool { self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self) }

    fileprivate var isText: Bool {
        if let infix = self.as(InfixOperatorExprSyntax.self) { return infix.hasText }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.lastName == "String" }
        return self.is(StringLiteralExprSyntax.self) || self.is(ArrayExprSyntax.self)
    }
}
