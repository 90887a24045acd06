import SwiftSyntax

/// Lets the setters of `@objc dynamic var` tell observers, as Objective-C's do.
final class ObservedPropertyRule: Rule {
    private static let call = "_didChangeValue(of: self)"

    override class var triggers: [StaticString] { ["dynamic"] }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has(.dynamic), node.bindingSpecifier.tokenKind == .keyword(.var), isExposed(node),
            !node.modifiers.has(.lazy), !node.modifiers.has(.static), !node.modifiers.has(.class),
            node.bindings.count == 1, let binding = node.bindings.first
        else { return .visitChildren }
        guard let block = binding.accessorBlock else {
            edits.add(.insert(" { didSet { \(Self.call) } }", at: binding.bytes.upperBound))
            return .visitChildren
        }
        // A property with a getter alone has no setter to tell from.
        guard case .accessors(let accessors) = block.accessors else { return .visitChildren }
        if let setter = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.set) }) {
            tell(first: setter)
        } else if let observer = accessors.first(where: { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }) {
            tell(first: observer)
        } else if accessors.contains(where: { $0.accessorSpecifier.tokenKind == .keyword(.willSet) }) {
            edits.add(.insert(" didSet { \(Self.call) } ", at: block.rightBrace.bytes.lowerBound))
        }
        return .visitChildren
    }

    /// Makes an accessor tell when it is left, which may be early.
    private func tell(first accessor: AccessorDeclSyntax) {
        guard let body = accessor.body else { return }
        edits.add(.insert(" defer { \(Self.call) };", at: body.leftBrace.bytes.upperBound))
    }

    /// Whether Objective-C sees the property.
    private func isExposed(_ node: VariableDeclSyntax) -> Bool {
        if node.attributes.has("objc") { return true }
        return node.enclosingTypes.first?.as(ClassDeclSyntax.self)?.attributes.has("objcMembers") == true
    }
}
