import Rewriter
import SwiftSyntax

/// The one walk over a file that all rules share.
final class AuditWalk: SyntaxVisitor {
    private let scope: Scope
    private let table: RuleIndex

    init(_ scope: Scope, _ table: RuleIndex) {
        (self.scope, self.table) = (scope, table)
        super.init(viewMode: .sourceAccurate)
    }

    /// Code for other systems is not reviewed.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let chain = node.parent?.as(IfConfigClauseListSyntax.self) else { return .visitChildren }
        let conditions = BuildConditions()
        func value(_ clause: IfConfigClauseSyntax) -> Bool? {
            clause.condition.flatMap { condition in
                Self.asksForCompiler(condition) ? true : conditions.value(of: condition, isLinux: false)
            }
        }
        let isOut = value(node) == false || chain.prefix { $0.id != node.id }.contains { value($0) == true }
        return isOut ? .skipChildren : .visitChildren
    }

    /// Whether a condition is nothing but a version of the language or the compiler, which are all of the past.
    private static func asksForCompiler(_ condition: ExprSyntax) -> Bool {
        guard let call = condition.as(FunctionCallExprSyntax.self) else { return false }
        let text = call.trimmedDescription
        return text.hasPrefix("swift(>=") || text.hasPrefix("compiler(>=")
    }

    /// What only runs on systems older than the target is not reviewed.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.elseBody != nil, let version = Guards.version(of: node.conditions), node.conditions.count == 1,
            version <= scope.target
        else { return .visitChildren }
        walk(node.conditions)
        walk(node.body)
        return .skipChildren
    }

    private func ask<Node>(_ rows: [RuleIndex.Row<Node>]?, _ node: Node) {
        for row in rows ?? [] {
            scope.rule = row.rule
            row.look(node, scope)
        }
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        ask(table.files, node)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.name { ask(table.calls[name], node) }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        ask(table.members[name], node)
        AvailabilityLook.member(name, node, scope)
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        AvailabilityLook.type(node.name.text, node, scope)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        AvailabilityLook.type(node.name.text, node, scope)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        // Members' names are not those of types, but for nested ones.
        let name = node.baseName.text
        if name.first?.isUppercase == true { AvailabilityLook.type(name, node, scope) }
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let assignment = Assignment(node), let name = assignment.name {
            ask(table.assignments[name], assignment)
            ask(table.allAssignments, assignment)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        ask(table.functions[node.name.text], node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        ask(table.variables, node)
        return .visitChildren
    }

    private func type(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        if let type = TypeDeclaration(node) { ask(table.types, type) }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { type(node) }
}

/// The checks of some rules by what they want to be shown.
struct RuleIndex: Sendable {
    struct Row<Node>: Sendable {
        let rule: AuditRule
        let look: @Sendable (Node, Scope) -> Void
    }

    private(set) var calls: [String: [Row<FunctionCallExprSyntax>]] = [:]
    private(set) var members: [String: [Row<MemberAccessExprSyntax>]] = [:]
    private(set) var assignments: [String: [Row<Assignment>]] = [:]
    private(set) var allAssignments: [Row<Assignment>] = []
    private(set) var functions: [String: [Row<FunctionDeclSyntax>]] = [:]
    private(set) var variables: [Row<VariableDeclSyntax>] = []
    private(set) var types: [Row<TypeDeclaration>] = []
    private(set) var files: [Row<SourceFileSyntax>] = []

    init(_ rules: [AuditRule]) {
        for rule in rules {
            for check in rule.checks { add(check, of: rule) }
        }
    }

    private mutating func add(_ check: Check, of rule: AuditRule) {
        switch check {
        case .calls(let names, let look):
            for name in names { calls[name, default: []].append(Row(rule: rule, look: look)) }
        case .members(let names, let look):
            for name in names { members[name, default: []].append(Row(rule: rule, look: look)) }
        case .assignments(let names, let look):
            for name in names { assignments[name, default: []].append(Row(rule: rule, look: look)) }
        case .allAssignments(let look): allAssignments.append(Row(rule: rule, look: look))
        case .functions(let names, let look):
            for name in names { functions[name, default: []].append(Row(rule: rule, look: look)) }
        case .variables(let look): variables.append(Row(rule: rule, look: look))
        case .types(let look): types.append(Row(rule: rule, look: look))
        case .files(let look): files.append(Row(rule: rule, look: look))
        }
    }
}
