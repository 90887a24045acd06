import SwiftSyntax

/// A comparison that asks for something else: `a < b` becomes `a <= b`.
enum ComparisonTurned {
    private static let turned = ["<": "<=", "<=": "<", ">": "<", ">=": ">", "==": "!=", "!=": "=="]

    static func draft(of node: InfixOperatorExprSyntax) -> Draft? {
        guard let name = node.operatorName, let other = turned[name], let left = node.leftOperand.oneLine,
            let right = node.rightOperand.oneLine
        else { return nil }
        return .expression(node, becomes: "\(left) \(other) \(right)")
    }
}
