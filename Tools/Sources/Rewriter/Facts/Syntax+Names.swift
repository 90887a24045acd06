import SwiftSyntax

extension SyntaxProtocol {
    /// The declarations of types and extensions around a node, the innermost first.
    var enclosingTypes: [DeclSyntax] {
        var found: [DeclSyntax] = []
        var next = parent
        while let node = next {
            if let decl = node.as(DeclSyntax.self), decl.typeName != nil { found.append(decl) }
            next = node.parent
        }
        return found
    }

    /// The full name of the type in which a node stands: `Outer.Inner`.
    var enclosingTypeName: String? {
        let names = enclosingTypes.reversed().compactMap(\.typeName)
        return names.isEmpty ? nil : names.joined(separator: ".")
    }

    /// The conditions of `#if` around a node, the outermost first; each but the first of a chain denies those before it.
    func conditions(_ text: (ExprSyntax) -> String) -> [String] {
        var found: [String] = []
        var next: Syntax? = Syntax(self)
        while let node = next {
            if let clause = node.as(IfConfigClauseSyntax.self),
                let chain = clause.parent?.as(IfConfigClauseListSyntax.self)
            {
                var parts: [String] = []
                for other in chain {
                    guard let condition = other.condition else { continue }
                    if other.id == clause.id {
                        parts.append("(\(text(condition)))")
                        break
                    }
                    parts.append("!(\(text(condition)))")
                }
                found.insert(parts.joined(separator: " && "), at: 0)
            }
            next = node.parent
        }
        return found
    }
}

extension DeclSyntaxProtocol {
    /// The name of a type, or of the type that an extension extends; nil for other declarations.
    var typeName: String? {
        if let node = self.as(ExtensionDeclSyntax.self) { return node.extendedType.trimmedDescription }
        guard isProtocol((any DeclGroupSyntax).self) else { return nil }
        return asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    /// The name with those of the types around it.
    var fullTypeName: String {
        ([typeName!] + enclosingTypes.compactMap(\.typeName)).reversed().joined(separator: ".")
    }
}

extension FunctionDeclSyntax {
    /// `tapped(_:)`, as calls name it.
    var fullName: String {
        "\(name.text)(\(signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()))"
    }

    /// The types of the parameters, as they are written.
    var parameterTypes: [String] {
        signature.parameterClause.parameters.map { $0.type.trimmedDescription + ($0.ellipsis?.text ?? "") }
    }

    /// What the parameters are passed on by; nil where that cannot be written.
    var forwardedArguments: String? {
        let parameters = signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.ellipsis != nil || $0.type.trimmedDescription.hasPrefix("inout ") })
        else { return nil }
        let arguments = parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return label + (parameter.secondName ?? parameter.firstName).text
        }
        return arguments.joined(separator: ", ")
    }

    /// What a call must say in front: `try`, `await`.
    var callMarks: String {
        let effects = signature.effectSpecifiers
        return (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
    }
}

extension PatternBindingSyntax {
    /// The body of a property that is computed and has no setter.
    var getter: (brace: TokenSyntax, statements: CodeBlockItemListSyntax)? {
        guard let block = accessorBlock else { return nil }
        switch block.accessors {
        case .getter(let statements): return (block.leftBrace, statements)
        case .accessors(let list):
            guard list.count == 1, let getter = list.first, getter.accessorSpecifier.tokenKind == .keyword(.get),
                getter.effectSpecifiers == nil, let body = getter.body
            else { return nil }
            return (body.leftBrace, body.statements)
        }
    }
}

extension PatternBindingSyntax {
    /// Whether the property is computed and has a setter.
    var hasSetter: Bool {
        guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
        let kinds = list.map(\.accessorSpecifier.tokenKind)
        return kinds.contains(.keyword(.set)) && kinds.contains(.keyword(.get))
    }
}

extension DeclSyntax {
    var modifiers: DeclModifierListSyntax? { asProtocol((any WithModifiersSyntax).self)?.modifiers }
}

extension DeclModifierListSyntax {
    /// Makes what is open public: more it cannot be where nobody can override it.
    var closing: [TextEdit] {
        filter { $0.name.tokenKind == .keyword(.open) && $0.detail == nil }.map { TextEdit($0.bytes, "public") }
    }

    func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }
}

extension AttributeListSyntax {
    /// The attributes themselves, those in `#if` included.
    var all: [AttributeSyntax] {
        flatMap { element -> [AttributeSyntax] in
            switch element {
            case .attribute(let attribute): [attribute]
            case .ifConfigDecl(let chain):
                chain.clauses.flatMap { $0.elements?.as(AttributeListSyntax.self)?.all ?? [] }
            }
        }
    }

    func has(_ name: String) -> Bool { all.contains { $0.attributeName.trimmedDescription == name } }

    /// What stands in `@objc(name)`.
    var selectorName: String? {
        all.first { $0.attributeName.trimmedDescription == "objc" }?.arguments.map { arguments in
            arguments.description.filter { !$0.isWhitespace }
        }
    }
}
