import Rewriter
import SwiftSyntax

/// Code in which no mistake is made: what other modules compile as well, what is no code of this system, and what must
/// stay constant.
enum Exclusions {
    private static let attributes: Set<String> = [
        "inlinable", "usableFromInline", "_transparent", "_alwaysEmitIntoClient", "available",
    ]

    /// Whether a node is left out with all below it.
    static func leaveOut(_ node: Syntax) -> Bool {
        switch node.kind {
        // Texts, also what stands in `\(…)`; attributes, patterns, key paths and macros.
        case .stringLiteralExpr, .simpleStringLiteralExpr, .regexLiteralExpr, .attributeList, .expressionPattern,
            .keyPathExpr, .macroExpansionExpr, .macroExpansionDecl, .enumCaseDecl, .availabilityCondition,
            .genericWhereClause, .functionParameterClause, .operatorDecl, .precedenceGroupDecl, .importDecl:
            return true
        // Nothing of an object that goes may be kept.
        case .deinitializerDecl: return true
        default: break
        }
        if let clause = node.as(IfConfigClauseSyntax.self) { return !isCompiled(clause) }
        if let call = node.as(FunctionCallExprSyntax.self) {
            return call.calledExpression.lastName.map(CallLeftOut.watching.union(CallLeftOut.ends).contains) == true
        }
        return node.asProtocol((any WithAttributesSyntax).self).map { isOthers($0.attributes) } == true
            || node.as(VariableDeclSyntax.self)?.isBuilt == true
    }

    /// Whether other modules, or a result builder, compile what is declared by these.
    private static func isOthers(_ list: AttributeListSyntax) -> Bool {
        list.contains { element in
            guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return true }
            if name == "available" { return element.trimmedDescription.contains("unavailable") }
            return attributes.contains(name) || name.hasSuffix("Builder")
        }
    }

    /// Whether a clause of `#if` is for Linux for sure, and no clause before it.
    private static func isCompiled(_ clause: IfConfigClauseSyntax) -> Bool {
        let conditions = BuildConditions()
        func value(_ clause: IfConfigClauseSyntax) -> Bool? {
            clause.condition.map { conditions.value(of: $0, isLinux: true) } ?? true
        }
        let chain = clause.parent?.as(IfConfigClauseListSyntax.self)
        let areOut = chain?.prefix { $0.id != clause.id }.allSatisfy { value($0) == false } != false
        return areOut && value(clause) == true
    }
}

extension VariableDeclSyntax {
    /// Whether a result builder makes it, as it does the `body` of a SwiftUI view.
    fileprivate var isBuilt: Bool {
        bindings.contains { $0.typeAnnotation?.type.trimmedDescription.hasPrefix("some View") == true }
    }
}
