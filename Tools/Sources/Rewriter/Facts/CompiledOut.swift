import SwiftSyntax

extension SyntaxProtocol {
    /// Whether `#if` keeps a node from the compiler here, for sure.
    var isCompiledOut: Bool {
        var next: Syntax? = Syntax(self)
        while let node = next {
            if let clause = node.as(IfConfigClauseSyntax.self), clause.isFalse { return true }
            next = node.parent
        }
        return false
    }
}

extension IfConfigClauseSyntax {
    /// Whether its own condition is false, or one before it in the chain is true.
    fileprivate var isFalse: Bool {
        if let condition, BuildCondition.value(of: condition) == false { return true }
        guard let chain = parent?.as(IfConfigClauseListSyntax.self) else { return false }
        return chain.prefix { $0.id != id }.contains { $0.condition.flatMap(BuildCondition.value) == true }
    }
}

/// What is known of the conditions of `#if` without knowing how a module is compiled.
private enum BuildCondition {
    /// Other systems than Linux, and than iOS, whose conditions are rewritten or not.
    private static let otherSystems: Set<String> = [
        "macOS", "OSX", "tvOS", "watchOS", "visionOS", "Windows", "Android",
    ]
    private static let otherModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Darwin"]

    /// Nil where it cannot be told.
    static func value(of condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return value(of: inner.expression)
        }
        if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return value(of: negated.expression).map(!)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
        return condition.as(FunctionCallExprSyntax.self).flatMap(value)
    }

    /// Operands with operators between them: of these, `&&` binds closer.
    private static func value(of elements: [ExprSyntax]) -> Bool? {
        let parts = elements.split { $0.trimmedDescription == "||" }
        let values = parts.map { part in
            join(part.split { $0.trimmedDescription == "&&" }.map { $0.count == 1 ? value(of: $0.first!) : nil }, false)
        }
        return join(values, true)
    }

    /// The deciding value if one has it, its opposite if all have that.
    private static func join(_ values: [Bool?], _ deciding: Bool) -> Bool? {
        if values.contains(deciding) { return deciding }
        return values.contains(nil) ? nil : !deciding
    }

    private static func value(of call: FunctionCallExprSyntax) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "Linux" ? true : otherSystems.contains(argument) ? false : nil
        case "canImport": return argument == "UIKit" ? true : otherModules.contains(argument) ? false : nil
        case "targetEnvironment": return false
        default: return nil
        }
    }
}
