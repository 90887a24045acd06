import SwiftSyntax

/// `target = value`.
struct Assignment {
    let node: SequenceExprSyntax
    let target: ExprSyntax
    let value: ExprSyntax

    /// Nil for what is no assignment; of a value with operators, the first operand stands for it.
    init?(_ node: SequenceExprSyntax) {
        let elements = node.elements
        guard elements.count >= 3 else { return nil }
        let second = elements.index(after: elements.startIndex)
        guard elements[second].is(AssignmentExprSyntax.self) else { return nil }
        self.node = node
        target = elements[elements.startIndex]
        value = elements[elements.index(after: second)]
    }

    /// What is assigned to: `frame` of `layer.frame`.
    var name: String? { target.lastName }
    /// What it is a member of: `layer` of `layer.frame`; nil for a name alone.
    var receiver: ExprSyntax? { target.as(MemberAccessExprSyntax.self)?.base }
}

extension ExprSyntax {
    /// The last name of an expression: `bar` of `self.item?.bar`, of `bar`, `foo` of `x.foo()`.
    var lastName: String? {
        if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName.text }
        if let node = self.as(MemberAccessExprSyntax.self) { return node.declName.baseName.text }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(FunctionCallExprSyntax.self) { return node.name }
        if let node = self.as(TryExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.lastName }
        if let node = self.as(GenericSpecializationExprSyntax.self) { return node.expression.lastName }
        return nil
    }

    /// Names in their order, `self` left out: `["view", "bounds"]` of `self.view.bounds`; nil for what is more than names.
    var path: [String]? {
        if let node = self.as(DeclReferenceExprSyntax.self) {
            return node.baseName.tokenKind == .keyword(.self) ? [] : [node.baseName.text]
        }
        if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.path }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.path }
        guard let node = self.as(MemberAccessExprSyntax.self) else { return nil }
        guard let base = node.base else { return [node.declName.baseName.text] }
        return base.path.map { $0 + [node.declName.baseName.text] }
    }

    /// Whether this is `self` or begins with it.
    var isSelf: Bool { self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) }

    /// Whether the first thing in it is `self`.
    var startsAtSelf: Bool { firstToken(viewMode: .sourceAccurate)?.tokenKind == .keyword(.self) }

    /// The expression without `try`, `await`, `!`, `as? T`.
    var bare: ExprSyntax {
        if let node = self.as(TryExprSyntax.self) { return node.expression.bare }
        if let node = self.as(AwaitExprSyntax.self) { return node.expression.bare }
        if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.bare }
        if let node = self.as(SequenceExprSyntax.self), let first = node.elements.first { return first.bare }
        return self
    }
}

extension FunctionCallExprSyntax {
    /// The last part of what is called.
    var name: String? { calledExpression.lastName }
    /// What the function is a member of.
    var receiver: ExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self)?.base }
    /// Whether it is a statement by itself, so that nobody takes what it gives.
    var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) == true }

    /// Whether a condition of a body decides about it.
    func isAsked(in body: CodeBlockSyntax) -> Bool {
        if let condition = enclosing(IfExprSyntax.self), condition.position >= body.position { return true }
        return body.direct(GuardStmtSyntax.self).contains { $0.position < position }
    }

    func argument(_ label: String?) -> ExprSyntax? {
        arguments.first { $0.label?.text == label }?.expression
    }

    func has(_ label: String) -> Bool {
        argument(label) != nil || additionalTrailingClosures.contains { $0.label.text == label }
    }

    /// The closures that are passed, by their labels; the first behind the parentheses has none.
    var closures: [(label: String?, closure: ClosureExprSyntax)] {
        var found = arguments.compactMap { argument in
            argument.expression.as(ClosureExprSyntax.self).map { (argument.label?.text, $0) }
        }
        if let closure = trailingClosure { found.append((nil, closure)) }
        return found + additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    }
}

extension ClosureExprSyntax {
    /// Whether its list of captures names `self`.
    var capturesSelfByList: Bool {
        signature?.capture?.items.contains { item in
            item.name.tokenKind == .keyword(.self) || item.name.text == "self"
                || item.initializer?.value.isSelf == true
        } == true
    }

    /// Whether `self` stands in its body.
    var namesSelf: Bool { statements.contains(where: { $0.names(.keyword(.self)) }) }

    var isWeak: Bool {
        signature?.capture?.items.contains {
            $0.specifier?.specifier.tokenKind == .keyword(.weak) && $0.name.text == "self"
        } == true
    }

    var isUnowned: Bool {
        signature?.capture?.items.contains {
            $0.specifier?.specifier.tokenKind == .keyword(.unowned) && $0.name.text == "self"
        } == true
    }

    var hasMainActor: Bool {
        signature?.attributes.contains { $0.trimmedDescription == "@MainActor" } == true
    }
}

extension SyntaxProtocol {
    /// Whether a token of a kind stands anywhere in it.
    func names(_ kind: TokenKind) -> Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == kind } }

    /// Whether a word stands anywhere in it as a name.
    func names(_ word: String) -> Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            if case .identifier(let text) = token.tokenKind { return text == word }
            return false
        }
    }

    /// All nodes of a type below this one, in their order.
    func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
        var found: [Node] = []
        var waiting = [Syntax(self)]
        while let node = waiting.popLast() {
            if let node = node.as(type) { found.append(node) }
            waiting += node.children(viewMode: .sourceAccurate).reversed()
        }
        return found
    }

    /// Nodes of a type below this one which no closure and no function defers.
    func direct<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
        var found: [Node] = []
        var waiting = [Syntax(self)]
        while let node = waiting.popLast() {
            if let node = node.as(type) { found.append(node) }
            for child in node.children(viewMode: .sourceAccurate).reversed()
            where !child.is(ClosureExprSyntax.self) && !child.is(FunctionDeclSyntax.self) {
                waiting.append(child)
            }
        }
        return found
    }

    /// The nearest node of a type around this one.
    func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var next = parent
        while let node = next {
            if let found = node.as(type) { return found }
            next = node.parent
        }
        return nil
    }

    /// The function, initialiser or accessor in which a node stands.
    var enclosingBody: Syntax? {
        var next = parent
        while let node = next {
            switch node.kind {
            case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .subscriptDecl, .variableDecl:
                if node.kind != .variableDecl || node.parent?.is(MemberBlockItemSyntax.self) == true { return node }
            case .classDecl, .structDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl: return nil
            default: break
            }
            next = node.parent
        }
        return nil
    }

    /// The name of the function in which a node stands; `init` of an initialiser.
    var enclosingFunctionName: String? {
        guard let body = enclosingBody else { return nil }
        if let function = body.as(FunctionDeclSyntax.self) { return function.name.text }
        return body.is(InitializerDeclSyntax.self) ? "init" : nil
    }

    /// The type or extension in which a node stands.
    var enclosingType: TypeDeclaration? {
        var next = parent
        while let node = next {
            if node.isProtocol((any DeclGroupSyntax).self), let type = TypeDeclaration(node) { return type }
            next = node.parent
        }
        return nil
    }
}

extension DeclModifierListSyntax {
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil } }
}

extension FunctionDeclSyntax {
    var isOverride: Bool { modifiers.has(.override) }
}
