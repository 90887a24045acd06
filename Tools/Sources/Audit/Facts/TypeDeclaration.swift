import SwiftSyntax

/// A type or an extension that a file declares.
struct TypeDeclaration: Sendable {
    enum Kind: Sendable { case `class`, `struct`, `enum`, `actor`, `protocol`, `extension` }

    let kind: Kind
    /// The last part of the name: `Cell` of `Feed.Cell`.
    let name: String
    let inherits: [String]
    let node: DeclSyntax
    let members: MemberBlockItemListSyntax
    let modifiers: DeclModifierListSyntax
    let nameToken: Syntax

    init?(_ node: some SyntaxProtocol) {
        guard let decl = node.as(DeclSyntax.self), let group = decl.asProtocol((any DeclGroupSyntax).self) else {
            return nil
        }
        if let node = decl.as(ExtensionDeclSyntax.self) {
            kind = .extension
            name = node.extendedType.lastName ?? node.extendedType.trimmedDescription
            nameToken = Syntax(node.extendedType)
        } else if let named = decl.asProtocol((any NamedDeclSyntax).self) {
            switch decl.kind {
            case .classDecl: kind = .class
            case .structDecl: kind = .struct
            case .enumDecl: kind = .enum
            case .actorDecl: kind = .actor
            case .protocolDecl: kind = .protocol
            default: return nil
            }
            name = named.name.text
            nameToken = Syntax(named.name)
        } else {
            return nil
        }
        inherits = group.inheritanceClause?.inheritedTypes.compactMap { $0.type.lastName } ?? []
        self.node = decl
        members = group.memberBlock.members
        modifiers = group.modifiers
    }

    var functions: [FunctionDeclSyntax] { members.compactMap { $0.decl.as(FunctionDeclSyntax.self) } }
    var properties: [VariableDeclSyntax] { members.compactMap { $0.decl.as(VariableDeclSyntax.self) } }

    /// The names of the properties that each instance stores.
    var storedNames: Set<String> { storedNames { _ in true } }

    /// The names of those of them whose declaration is asked for.
    func storedNames(where isAsked: (VariableDeclSyntax) -> Bool) -> Set<String> {
        let own = properties.filter { !$0.modifiers.has(.static) && !$0.modifiers.has(.class) && isAsked($0) }
        return Set(own.flatMap(\.bindings).filter(\.isStored).compactMap(\.name))
    }
}

extension TypeSyntax {
    /// The last part of a type's name, without generic arguments: `CellRegistration` of `UICollectionView.CellRegistration<A, B>`.
    var lastName: String? {
        if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
        if let type = self.as(MemberTypeSyntax.self) { return type.name.text }
        if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.lastName }
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.lastName }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.lastName }
        if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.lastName }
        return nil
    }
}

extension PatternBindingSyntax {
    var name: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }

    /// Whether there is no getter.
    var isStored: Bool {
        guard let block = accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
