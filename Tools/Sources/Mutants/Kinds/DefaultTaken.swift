import SwiftSyntax

/// A default that is taken though there is a value: `a ?? b` becomes `b`.
enum DefaultTaken {
    static func draft(of node: InfixOperatorExprSyntax) -> Draft? {
        guard node.operatorName == "??", let value = node.rightOperand.oneLine, !node.rightOperand.endsAll else {
            return nil
        }
        return .expression(node, becomes: value)
    }
}

extension ExprSyntax {
    /// Whether it is a call after which there is nothing.
    fileprivate var endsAll: Bool {
        self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
            .map { CallLeftOut.ends.contains($0.baseName.text) } == true
    }
}
