import SwiftSyntax

extension ParsedFile {
    /// Whether `#if` keeps a node from the compiler here, for sure.
    func isCompiledOut(_ node: some SyntaxProtocol) -> Bool {
        var next: Syntax? = Syntax(node)
        while let node = next {
            if let clause = node.as(IfConfigClauseSyntax.self), isFalse(clause) { return true }
            next = node.parent
        }
        return false
    }

    /// Whether a clause's own condition is false for sure, or one before it in the chain is true.
    func isFalse(_ clause: IfConfigClauseSyntax) -> Bool {
        let chain = clause.parent?.as(IfConfigClauseListSyntax.self)
        let isLinux = !(chain?.parent?.as(IfConfigDeclSyntax.self)).map(countsAsIOS).isTrue
        func value(_ condition: ExprSyntax) -> Bool? { conditions.value(of: condition, isLinux: isLinux) }
        if let condition = clause.condition, value(condition) == false { return true }
        return chain?.prefix { $0.id != clause.id }.contains { $0.condition.flatMap(value) == true } == true
    }
}

extension Bool? {
    fileprivate var isTrue: Bool { self == true }
}

/// What is known of the conditions of `#if` before a module is compiled.
package struct BuildConditions: Sendable {
    package init(definitions: Set<String>? = nil) { self.definitions = definitions }

    /// The names that the compiler is given by `-D`; nil where nobody has said.
    package var definitions: Set<String>?

    /// Other systems than Linux, and than iOS, whose conditions are rewritten or not.
    private static let otherSystems: Set<String> = [
        "macOS", "OSX", "tvOS", "watchOS", "visionOS", "Windows", "Android",
    ]
    private static let ownModules: Set<String> = ["UIKit", "SwiftUI"]
    private static let otherModules: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Darwin"]

    /// Nil where it cannot be told.
    /// - Parameter isLinux: What `os(Linux)` counts as.
    package func value(of condition: ExprSyntax, isLinux: Bool) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let name = condition.as(DeclReferenceExprSyntax.self)?.baseName.text, !name.hasPrefix("$") {
            return definitions.map { $0.contains(name) }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first {
            return value(of: inner.expression, isLinux: isLinux)
        }
        if let negated = condition.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
            return value(of: negated.expression, isLinux: isLinux).map(!)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements), isLinux) }
        return condition.as(FunctionCallExprSyntax.self).flatMap { Self.value(of: $0, isLinux) }
    }

    /// Operands with operators between them: of these, `&&` binds closer.
    private func value(of elements: [ExprSyntax], _ isLinux: Bool) -> Bool? {
        let parts = elements.split { $0.trimmedDescription == "||" }
        let values = parts.map { part in
            let operands = part.split { $0.trimmedDescription == "&&" }
            return Self.join(operands.map { $0.count == 1 ? value(of: $0.first!, isLinux: isLinux) : nil }, false)
        }
        return Self.join(values, true)
    }

    /// The deciding value if one has it, its opposite if all have that.
    private static func join(_ values: [Bool?], _ deciding: Bool) -> Bool? {
        if values.contains(deciding) { return deciding }
        return values.contains(nil) ? nil : !deciding
    }

    private static func value(of call: FunctionCallExprSyntax, _ isLinux: Bool) -> Bool? {
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        case "os": return argument == "Linux" ? isLinux : otherSystems.contains(argument) ? false : nil
        case "canImport": return ownModules.contains(argument) ? true : otherModules.contains(argument) ? false : nil
        case "targetEnvironment": return false
        default: return nil
        }
    }
}
