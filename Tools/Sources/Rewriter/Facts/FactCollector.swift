import SwiftSyntax

/// Reads the files of a module into facts, one after the other.
final class FactCollector: SyntaxVisitor {
    private var file = ParsedFile(SourceText(path: "", bytes: []))
    private var index = 0
    private(set) var facts = ModuleFacts()

    init(optionalMethods: Set<String>) {
        facts.optionalMethods = optionalMethods
        super.init(viewMode: .sourceAccurate)
    }

    func read(_ file: ParsedFile, index: Int) {
        guard let tree = file.tree else { return }
        (self.file, self.index) = (file, index)
        walk(tree)
        guard file.source.mentions("#selector") else { return }
        let finder = SelectorFinder(viewMode: .sourceAccurate)
        finder.walk(tree)
        facts.selectedNames.formUnion(finder.names)
    }

    /// Finds what stands in `#selector`, in the bodies of functions as well.
    private final class SelectorFinder: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            if node.macroName.text == "selector", let reference = SelectorReference(node) {
                names.insert(reference.name)
            }
            return .visitChildren
        }
    }

    /// What is not compiled here has no part in what is.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        file.isFalse(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, .class, node.inheritanceClause)
        if !file.isCompiledOut(node) {
            let end = node.memberBlock.rightBrace.bytes.lowerBound
            facts.types[node.fullTypeName, default: TypeFacts()].bodies.append(.init(file: index, end: end))
        }
        notePrivate(node.modifiers, node.name.text)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, .other, node.inheritanceClause)
        notePrivate(node.modifiers, node.name.text)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, .other, node.inheritanceClause)
        notePrivate(node.modifiers, node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, .other, node.inheritanceClause)
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, .protocol, node.inheritanceClause)
        notePrivate(node.modifiers, node.name.text)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        notePrivate(node.modifiers, node.name.text)
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        // The kind stays what the declaration says, wherever that comes.
        for type in node.inheritanceClause?.inheritedTypes ?? [] {
            facts.types[file.text(node.extendedType)]?.inherits.append(file.text(type.type))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        notePrivate(node.modifiers, node.name.text)
        guard let type = node.enclosingTypeName else { return .skipChildren }
        let method = MethodFacts(
            name: node.name.text,
            labels: node.signature.parameterClause.parameters.map { $0.firstName.text },
            selectorName: node.attributes.selectorName,
            isOverride: node.modifiers.has(.override),
            isStatic: node.modifiers.has(.static) || node.modifiers.has(.class), parameterTypes: node.parameterTypes,
            body: body(of: node), isExposed: isExposed(node.attributes, node), isTest: node.isTest,
            isolation: isolation(of: node))
        facts.types[type, default: TypeFacts()].methods.append(method)
        if method.isOverride { facts.overridden.insert("\(type).\(method.fullName)") }
        if node.modifiers.has(.optional) { facts.optionalMethods.insert(method.fullName) }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            notePrivate(node.modifiers, name)
            if binding.typeAnnotation?.type.trimmedDescription == "[AnyObject]" { facts.objectLists.insert(name) }
            guard let type = node.enclosingTypeName else { continue }
            if node.modifiers.has(.override) { facts.overridden.insert("\(type).\(name)") }
            noteComputed(binding, of: node, name, type)
            if binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
                facts.types[type]?.kind == .protocol
            {
                facts.types[type]?.unwrapped.insert(name)
            }
            if node.modifiers.has(.optional) {
                facts.optionalProperties.insert(name)
            } else {
                facts.properties.insert(name)
            }
        }
        return .skipChildren
    }

    private func isolation(of node: FunctionDeclSyntax) -> MethodFacts.Isolation {
        if node.modifiers.has(.nonisolated) { return .none }
        let around = node.enclosingTypes.first?.as(ExtensionDeclSyntax.self)?.attributes
        return node.attributes.has("MainActor") || around?.has("MainActor") == true ? .mainActor : .inherited
    }

    private func noteComputed(
        _ binding: PatternBindingSyntax, of node: VariableDeclSyntax, _ name: String, _ type: String
    ) {
        guard binding.getter != nil || binding.hasSetter, !file.isCompiledOut(node) else { return }
        let getter = binding.getter
        facts.types[type, default: TypeFacts()].computed.append(
            ComputedFacts(
                name: name, type: binding.typeAnnotation?.type.trimmedDescription,
                isOverride: node.modifiers.has(.override), isExposed: isExposed(node.attributes, node),
                body: MethodFacts.Body(
                    decl: DeclSyntax(node), file: index,
                    start: getter?.brace.bytes.upperBound ?? node.bytes.upperBound, arguments: nil,
                    answer: getter.flatMap { answer(of: $0.statements) },
                    conditions: node.conditions { file.text($0) }, hasSetter: binding.hasSetter)))
    }

    /// Whether a member, or the extension around it, has an attribute that shows it to Objective-C.
    private func isExposed(_ attributes: AttributeListSyntax, _ node: some SyntaxProtocol) -> Bool {
        let around = node.enclosingTypes.first?.as(ExtensionDeclSyntax.self)?.attributes
        return attributes.has("objc") || attributes.has("IBAction") || around?.has("objc") == true
    }

    /// The place of the only expression.
    private func answer(of statements: CodeBlockItemListSyntax) -> Int? {
        guard statements.count == 1, case .expr(let expression)? = statements.first?.item else { return nil }
        return expression.bytes.lowerBound
    }

    private func body(of function: FunctionDeclSyntax) -> MethodFacts.Body? {
        guard let body = function.body else { return nil }
        let answer = function.signature.returnClause == nil ? nil : answer(of: body.statements)
        return MethodFacts.Body(
            decl: DeclSyntax(function), file: index, start: body.leftBrace.bytes.upperBound,
            arguments: function.forwardedArguments, answer: answer,
            conditions: function.conditions { file.text($0) }, hasSetter: false)
    }

    private func note(
        _ node: some DeclSyntaxProtocol, _ kind: TypeFacts.Kind, _ inherited: InheritanceClauseSyntax?
    ) {
        let name = node.fullTypeName
        facts.types[name, default: TypeFacts()].kind = kind
        facts.types[name]!.isDeclared = true
        if node.asProtocol((any WithAttributesSyntax).self)?.attributes.has("MainActor") == true {
            facts.mainActorTypes.insert(name)
        }
        facts.types[name]!.inherits += inherited?.inheritedTypes.map { file.text($0.type) } ?? []
    }

    private func notePrivate(_ modifiers: DeclModifierListSyntax, _ name: String) {
        guard modifiers.has(.private) || modifiers.has(.fileprivate) else { return }
        facts.privateNames[index, default: []].insert(name)
    }
}
