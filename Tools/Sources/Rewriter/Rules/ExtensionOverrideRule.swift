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
    }

    /// A method, or a property without setter, that overrides one which the module adds to a class above, both being
    /// another module's.
    struct Dispatch {
        let member: DeclSyntax
        let name: TokenSyntax
        let modifiers: DeclModifierListSyntax
        /// The class whose extension overrides.
        let type: String
        /// Where it is added to classes of other modules; those that are not above `type` never see one of it.
        let bases: [MethodFacts.Body]
    }

    private(set) var moves: [Move] = []
    private(set) var dispatches: [Dispatch] = []

    override class var triggers: [StaticString] { ["extension"] }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        let type = facts.resolve(name)
        for member in node.memberBlock.allMembers where !member.isCompiledOut {
            guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers else { continue }
            let overrides = modifiers.has(.override)
            guard let type, facts.types[type]?.kind == .class, node.genericWhereClause == nil else {
                if overrides { overrideForeign(member, name) }
                continue
            }
            guard overrides || isOverridden(member, in: type) else { continue }
            moves.append(Move(member: member, type: type, prefix: prefix(node, modifiers)))
        }
        return .visitChildren
    }

    private func overrideForeign(_ member: DeclSyntax, _ type: String) {
        let callsSuper = member.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.super) }
        guard !callsSuper, let dispatch = dispatch(member, type) else { return refuseForeign(member, type) }
        dispatches.append(dispatch)
    }

    private func dispatch(_ member: DeclSyntax, _ type: String) -> Dispatch? {
        if let method = member.as(FunctionDeclSyntax.self) {
            let bases = facts.addedBodies(of: method, besides: type)
            guard !bases.isEmpty, bases.allSatisfy({ $0.arguments != nil }) else { return nil }
            return Dispatch(member: member, name: method.name, modifiers: method.modifiers, type: type, bases: bases)
        }
        if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.getter != nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        {
            let bases = facts.addedGetters(
                name.text, binding.typeAnnotation?.type.trimmedDescription, besides: type)
            guard !bases.isEmpty else { return nil }
            return Dispatch(member: member, name: name, modifiers: variable.modifiers, type: type, bases: bases)
        }
        return nil
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

    private func prefix(_ node: ExtensionDeclSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        let levels = ["open", "public", "package", "internal", "fileprivate", "private"]
        guard !modifiers.contains(where: { levels.contains($0.name.text) }),
            let level = node.modifiers.first(where: { levels.contains($0.name.text) })?.name.text
        else { return "" }
        return (level == "private" ? "fileprivate" : level) + " "
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
