import SwiftSyntax

/// A method or a computed property that overrides one which the module adds to a class above, that being another module's.
struct Dispatch {
    let member: DeclSyntax
    let name: TokenSyntax
    let modifiers: DeclModifierListSyntax
    /// The class whose member it is.
    let type: String
    /// The class that overrides it first, from which `type` has it: `type` itself, or one above it.
    private let top: String
    /// The classes above, the nearest first, as far as they are known.
    let ancestors: [String]
    /// Where it is added to classes of other modules; those that are not above `type` never see one of it.
    let bases: [MethodFacts.Body]
    /// The places in it where `super` calls what it overrides.
    let superCalls: [TokenSyntax]

    /// What it is called from now on.
    var newName: String { "_offstage_\(top.replacing(".", with: "_"))_\(plainName)" }
    /// What the overridden member's own body is called, where it is called from below.
    var baseName: String { "_offstage_base_\(plainName)" }
    private var plainName: String { name.text.filter { $0 != "`" } }

    /// Whether what it overrides stands in a class of another module.
    var isTop: Bool { type == top }
    var isOfClass: Bool { modifiers.has(.class) || modifiers.has(.static) }

    /// A member of an extension of another module's class; nil where nothing of the module's can hand over to it.
    init?(_ member: DeclSyntax, ofForeign type: String, _ facts: ModuleFacts) {
        self.init(member, type: type, top: type, facts.added(member, besides: type), facts)
    }

    /// A member of a class of the module; nil for those that override what a class above declares.
    init?(_ member: DeclSyntax, of type: String, _ facts: ModuleFacts, _ file: ParsedFile) {
        guard member.asProtocol((any WithModifiersSyntax).self)?.modifiers.has(.override) == true,
            let name = member.overridableName, !facts.declares(name, in: type)
        else { return nil }
        let top = facts.declaredLineage(type).last { facts.overridden.contains("\($0).\(name)") } ?? type
        self.init(member, type: type, top: top, facts.added(member, besides: type, isExposed: true), facts)
    }

    private init?(_ member: DeclSyntax, type: String, top: String, _ bases: [MethodFacts.Body], _ facts: ModuleFacts) {
        // What is said between the parts of a signature by `//` cannot be repeated on one line.
        guard !bases.isEmpty, !bases.contains(where: { $0.decl.hasLineComment }) else { return nil }
        if let method = member.as(FunctionDeclSyntax.self) {
            guard bases.allSatisfy({ $0.arguments != nil }) else { return nil }
            (name, modifiers) = (method.name, method.modifiers)
        } else if let variable = member.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.getter != nil || binding.hasSetter,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        {
            guard bases.allSatisfy({ binding.hasSetter == $0.hasSetter }) else { return nil }
            (self.name, modifiers) = (name, variable.modifiers)
        } else {
            return nil
        }
        (self.member, self.type, self.top, self.bases) = (member, type, top, bases)
        ancestors = FrameworkClasses.ancestors(of: type, facts)
        let finder = SuperFinder(viewMode: .sourceAccurate)
        finder.name = name.text
        finder.walk(member)
        superCalls = finder.found
    }

    private final class SuperFinder: SyntaxVisitor {
        var name = ""
        var found: [TokenSyntax] = []

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name {
                found.append(node.declName.baseName)
            }
            return .visitChildren
        }
    }
}

extension DeclSyntax {
    /// Whether a comment that ends with its line stands in what comes before the body.
    fileprivate var hasLineComment: Bool {
        let body = self.as(FunctionDeclSyntax.self)?.body?.bytes.lowerBound
        return tokens(viewMode: .sourceAccurate).dropFirst().prefix { token in
            body.map { token.bytes.lowerBound <= $0 } ?? (token.tokenKind != .leftBrace)
        }.contains { token in
            token.leadingTrivia.contains { if case .lineComment = $0 { true } else { false } }
        }
    }

    /// The name by which the facts know an override: `tapped(_:)`, `title`.
    fileprivate var overridableName: String? {
        if let method = self.as(FunctionDeclSyntax.self) { return method.fullName }
        return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    }
}
