import SwiftSyntax

/// Finds the members of extensions that only Objective-C could override, or let be overridden: they belong into the
/// class's own body.
final class ExtensionOverrideRule: Rule {
    /// A member that moves.
    struct Move {
        let member: DeclSyntax
        /// The class's full name.
        let type: String
        /// What stands before the member in its new place: the access that its extension gave it.
        let prefix: String
        /// Whether the member can stay where it is, if no class takes it.
        let mayStay: Bool
    }

    private(set) var moves: [Move] = []
    private(set) var dispatches: [Dispatch] = []

    override class var triggers: [StaticString] { ["extension", "override"] }

    /// Members of classes that override what the module gave a class of another one.
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.fullTypeName
        for member in node.memberBlock.allMembers where !file.isCompiledOut(member) {
            if let dispatch = Dispatch(member, of: type, facts, file) { dispatches.append(dispatch) }
        }
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        let type = facts.resolve(name)
        for member in node.memberBlock.allMembers where !file.isCompiledOut(member) {
            guard let modifiers = member.modifiers else { continue }
            let overrides = modifiers.has(.override)
            guard let type, facts.types[type]?.kind == .class, node.genericWhereClause == nil else {
                // Of another module's class nobody can override what an extension adds.
                if overrides { overrideForeign(member, name) } else { edits.add(contentsOf: modifiers.closing) }
                continue
            }
            let mustMove = overrides || isOverridden(member, in: type)
            guard mustMove || modifiers.has(.open) else { continue }
            moves.append(
                Move(member: member, type: type, prefix: prefix(node, modifiers), mayStay: !mustMove))
        }
        return .visitChildren
    }

    private func overrideForeign(_ member: DeclSyntax, _ type: String) {
        guard let dispatch = Dispatch(member, ofForeign: type, facts) else { return refuseForeign(member, type) }
        dispatches.append(dispatch)
    }

    private func refuseForeign(_ member: DeclSyntax, _ type: String) {
        refuse(
            member,
            "only Objective-C lets an extension override a member, and \(type) is not a class of this module; "
                + "move the override into a subclass")
    }

    /// Whether a class of the module that inherits from `type` overrides the member.
    private func isOverridden(_ member: DeclSyntax, in type: String) -> Bool {
        let names: [String]
        if let function = member.as(FunctionDeclSyntax.self) {
            let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
            names = ["\(function.name.text)(\(labels))"]
        } else if let variable = member.as(VariableDeclSyntax.self) {
            names = variable.bindings.map { $0.pattern.trimmedDescription }
        } else {
            names = []
        }
        return names.contains { name in
            facts.overridden.contains { entry in
                guard entry.hasSuffix(".\(name)") else { return false }
                let subclass = String(entry.dropLast(name.count + 1))
                return subclass != type && facts.lineage(subclass).contains(type)
            }
        }
    }

    /// The attributes of an extension that its members keep where they go.
    private static let handedDown: Set<String> = ["available", "MainActor"]

    private func prefix(_ node: ExtensionDeclSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        let attributes = node.attributes.all.filter { Self.handedDown.contains($0.attributeName.trimmedDescription) }
            .map { file.text($0) + " " }.joined()
        let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
        guard !modifiers.contains(where: { levels.contains($0.name.text) }),
            let level = node.modifiers.first(where: { levels.contains($0.name.text) })?.name.text
        else { return attributes }
        return attributes + (level == "private" ? "fileprivate" : level) + " "
    }
}

extension MemberBlockSyntax {
    /// The members, those inside `#if` included.
    var allMembers: [DeclSyntax] { members.all }
}

extension MemberBlockItemListSyntax {
    fileprivate var all: [DeclSyntax] {
        flatMap { item -> [DeclSyntax] in
            guard let chain = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            return chain.clauses.flatMap { $0.elements?.as(MemberBlockItemListSyntax.self)?.all ?? [] }
        }
    }
}
