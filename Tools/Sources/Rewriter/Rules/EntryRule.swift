import SwiftSyntax

/// Makes of `@Entry var name: Type = value`, in an extension of `EnvironmentValues` or `Transaction`, a property over a
/// private key, as SwiftUI's macro does: the value is made each time that it is asked for.
final class EntryRule: Rule {
    override class var triggers: [StaticString] { ["@Entry"] }

    /// The protocols of keys.
    private static let keys = [
        "EnvironmentValues": "SwiftUI.EnvironmentKey", "SwiftUI.EnvironmentValues": "SwiftUI.EnvironmentKey",
        "Transaction": "SwiftUI.TransactionKey", "SwiftUI.Transaction": "SwiftUI.TransactionKey",
    ]

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let attribute = entry(of: node), let kind = key(of: node) else { return .visitChildren }
        guard node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else {
            refuse(node, "a property that is @Entry is one variable with a value, or an optional one")
            return .visitChildren
        }
        let key = "__Key_\(name.text.filter { $0 != "`" })"
        if expand(binding, key, kind) { edits.blank(attribute.bytes, of: file.source.bytes) }
        return .visitChildren
    }

    /// Whether it was done.
    private func expand(_ binding: PatternBindingSyntax, _ key: String, _ kind: String) -> Bool {
        let annotation = binding.typeAnnotation.map { file.text($0.type) }
        guard let value = binding.initializer else {
            guard let annotation, binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true else {
                refuse(binding, "a property that is @Entry has a value, or an optional type")
                return false
            }
            edits.add(.insert(" " + accessors(key, kind, annotation) + " nil } }", at: binding.bytes.upperBound))
            return true
        }
        guard let type = annotation ?? InferredType.text(of: value.value, file) else {
            refuse(binding, "what the value's type is cannot be told from it alone: write the property's type")
            return false
        }
        let written = annotation == nil ? ": \(type) " : ""
        edits.add(TextEdit(value.equal.bytes, written + accessors(key, kind, type)))
        edits.add(.insert(" } }", at: binding.bytes.upperBound))
        return true
    }

    /// What stands behind the property's type, up to its value.
    private func accessors(_ key: String, _ kind: String, _ type: String) -> String {
        "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }; private struct \(key): \(kind) "
            + "{ static var defaultValue: \(type) {"
    }

    private func entry(of node: VariableDeclSyntax) -> AttributeSyntax? {
        node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { ["Entry", "SwiftUI.Entry"].contains($0.attributeName.trimmedDescription) }
    }

    /// The protocol of the keys of what a property stands in; nil where it is in something else.
    private func key(of node: VariableDeclSyntax) -> String? {
        var parent = node.parent
        while let next = parent, !next.isProtocol((any DeclGroupSyntax).self) { parent = next.parent }
        return parent?.as(ExtensionDeclSyntax.self).flatMap { Self.keys[file.text($0.extendedType)] }
    }
}
