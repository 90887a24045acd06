import SwiftSyntax

extension RuleTable {
    static let lists: [AuditRule] = [diffableIdentity, hashWithoutEquality]

    static let diffableIdentity = AuditRule(
        "diffable-item-identity", "The items of a diffable data source are identifiers, not models.",
        why: "A model that changed is another item: its row is deleted and inserted instead of updated.",
        instead: "UICollectionViewDiffableDataSource<Section, Recipe.ID>, and the model from a store by its id",
        guide: "review checklist, collections, line 1", severity: .note, since: IOSVersion(13),
        checks: [.files(Identity.look)])

    static let hashWithoutEquality = AuditRule(
        "hash-without-equality", "What hashes by its id compares by its id.",
        why: "Two values of one id are unequal then: a data source deletes and inserts what should be updated.",
        instead: "static func == that compares what hash(into:) takes",
        guide: "lists, the identity trap", checks: [.types(Identity.lookAtHash)])
}

private enum Identity {
    private static let generics: Set = [
        "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource", "NSDiffableDataSourceSnapshot",
    ]

    @Sendable static func look(_ tree: SourceFileSyntax, _ scope: Scope) {
        guard scope.file.source.mentions("DiffableDataSource") else { return }
        for type in tree.all(GenericArgumentClauseSyntax.self) {
            guard
                let name =
                    (type.parent?.as(IdentifierTypeSyntax.self)?.name
                    ?? type.parent?.as(GenericSpecializationExprSyntax.self)?.expression.as(
                        DeclReferenceExprSyntax.self)?.baseName)?.text,
                generics.contains(name), type.arguments.count == 2,
                let item = type.arguments.last?.argument.as(TypeSyntax.self)?.as(IdentifierTypeSyntax.self),
                let declared = scope.facts.declaration(item.name.text, for: scope.file), declared.type.kind == .struct,
                !isParameter(item, scope),
                isModel(declared.type, scope)
            else { continue }
            scope.tell(
                item, onceFor: item.name.text,
                "items are whole '\(item.name.text)' values; it has an id to stand for it")
        }
    }

    /// Whether the name is that of a generic parameter around it.
    private static func isParameter(_ type: IdentifierTypeSyntax, _ scope: Scope) -> Bool {
        var next = type.parent
        while let node = next {
            let clause = node.children(viewMode: .sourceAccurate).compactMap {
                $0.as(GenericParameterClauseSyntax.self)
            }.first
            if clause?.parameters.contains(where: { $0.name.text == type.name.text }) == true { return true }
            next = node.parent
        }
        // An extension has those of its type.
        let owners = type.enclosingType.map { scope.declarations($0.name) + around($0, scope) } ?? []
        return owners.contains { owner in
            owner.node.children(viewMode: .sourceAccurate).compactMap { $0.as(GenericParameterClauseSyntax.self) }
                .contains { $0.parameters.contains { $0.name.text == type.name.text } }
        }
    }

    /// The declarations of the types around one.
    private static func around(_ type: TypeDeclaration, _ scope: Scope) -> [TypeDeclaration] {
        type.node.enclosingType.map { scope.declarations($0.name) + around($0, scope) } ?? []
    }

    /// A struct with an identity and more that may change.
    private static func isModel(_ type: TypeDeclaration, _ scope: Scope) -> Bool {
        let parts = scope.declarations(type.name)
        let isIdentified = parts.contains { $0.inherits.contains("Identifiable") } || type.storedNames.contains("id")
        let comparesByHand = parts.flatMap(\.functions).contains { $0.name.text == "hash" || $0.name.text == "==" }
        return isIdentified && !comparesByHand && type.storedNames.count > 1
    }

    @Sendable static func lookAtHash(_ type: TypeDeclaration, _ scope: Scope) {
        guard type.kind == .struct else { return }
        let functions = scope.declarations(type.name).flatMap(\.functions)
        guard let hash = functions.first(where: { $0.name.text == "hash" }), hash.root.id == type.node.root.id,
            !functions.contains(where: { $0.name.text == "==" }), let body = hash.body,
            hash.signature.parameterClause.parameters.first?.firstName.text == "into"
        else { return }
        let calls = body.all(FunctionCallExprSyntax.self).filter { $0.name == "combine" || $0.name == "hash" }
        let hashed = Set(calls.flatMap(\.arguments).compactMap { $0.expression.path?.first })
        guard calls.count == 1, hashed.count == 1, let only = hashed.first,
            only == "id" || only == "identifier" || only == "uuid",
            type.storedNames.contains(only), type.storedNames.count > 1
        else { return }
        scope.tell(hash.name, "'\(type.name)' hashes by '\(only)' alone and compares all it has")
    }
}
