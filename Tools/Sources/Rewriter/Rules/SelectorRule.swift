import SwiftSyntax

/// Turns `#selector(tapped(_:))` into a selector that carries the method:
/// `Selector(_offstage: "tapped:", { (t: Screen) in t.tapped(_:) })`.
final class SelectorRule: Rule {
    override class var triggers: [StaticString] { ["#selector"] }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector" else { return .visitChildren }
        guard let reference = SelectorReference(node) else {
            refuse(
                node,
                "this #selector names no method or property that can be read from it; "
                    + "name one as #selector(Type.method(_:))")
            return .skipChildren
        }
        guard let target = target(of: reference, at: node) else {
            refuse(node, "this #selector stands outside of types; name the type: #selector(Type.method(_:))")
            return .skipChildren
        }
        let named = "Selector(_offstage: \"\(selectorName(reference, target))\", "
        switch target {
        case .type(let type, let full):
            let isDivided =
                full.map { facts.isMainActorTest(reference.name, of: $0) } == true && reference.kind == .method
            let name = isDivided ? TestCaseRule.synchronousName(reference.name) : reference.name
            let owner = isStatic(reference, of: full) ? "\(type).Type" : type
            replace(node, with: named + "{ (t: \(owner)) in \(member(reference, "t", name)) })")
        case .value(let text):
            replace(node, with: named + "of: \(text), { t in \(member(reference, "t", reference.name)) })")
        }
        return .skipChildren
    }

    private enum Target {
        /// A type as it is written, and by its full name where the module declares it.
        case type(String, full: String?)
        case value(String)
    }

    private func target(of reference: SelectorReference, at node: MacroExpansionExprSyntax) -> Target? {
        let scope = node.enclosingTypeName
        guard let base = reference.base, !["self", "Self", "super"].contains(base.trimmedDescription) else {
            return node.enclosingTypes.first?.typeName.map { .type($0, full: scope) }
        }
        let text = file.text(base)
        let last = text.prefix { $0 != "<" }.split(separator: ".").last ?? ""
        let full = facts.resolve(text, in: scope)
        guard full != nil || last.first?.isUppercase == true, namesType(base) else {
            return .value(unwrapped(base))
        }
        return .type(text, full: full)
    }

    /// An object without its questions, `browser?` as `browser!`: it is never asked for.
    private func unwrapped(_ base: ExprSyntax) -> String {
        base.tokens(viewMode: .sourceAccurate).map { token in
            let isQuestion = token.parent?.is(OptionalChainingExprSyntax.self) == true
            return isQuestion && token.tokenKind == .postfixQuestionMark ? "!" : token.description
        }.joined().trimmingPrefix { $0.isWhitespace }.description
    }

    /// Whether the method that is meant belongs to the type itself: the target is the type then.
    private func isStatic(_ reference: SelectorReference, of type: String?) -> Bool {
        guard let type, reference.kind == .method else { return false }
        let meant = facts.methods(named: reference.name, of: type).filter {
            reference.labels == nil || $0.labels == reference.labels
        }
        return !meant.isEmpty && meant.allSatisfy(\.isStatic)
    }

    /// Whether an expression can stand where a type does: names with dots between.
    private func namesType(_ expression: ExprSyntax) -> Bool {
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return namesType(generic.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.map(namesType) == true }
        return expression.is(DeclReferenceExprSyntax.self)
    }

    private func member(_ reference: SelectorReference, _ object: String, _ name: String) -> String {
        let access = "\(object).\(name)"
        switch reference.kind {
        case .getter: return "{ \(access) }"
        case .setter: return "{ \(access) = $0 }"
        case .method:
            let labels = reference.labels.map { $0.isEmpty ? "" : "(\($0.map { $0 + ":" }.joined()))" } ?? ""
            guard let type = reference.type else { return access + labels }
            return "\(access)\(labels) as \(methodType(type))"
        }
    }

    /// The method's type in `(Screen) -> (UIButton) -> Void`, and any other function's as it is.
    private func methodType(_ type: TypeSyntax) -> String {
        guard let function = type.as(FunctionTypeSyntax.self), function.parameters.count == 1,
            function.returnClause.type.is(FunctionTypeSyntax.self)
        else { return file.text(type) }
        return file.text(function.returnClause.type)
    }

    private func selectorName(_ reference: SelectorReference, _ target: Target) -> String {
        switch reference.kind {
        case .getter: return reference.name
        case .setter: return SelectorName.setter(reference.name)
        case .method: break
        }
        let methods = methods(named: reference.name, of: target)
        let method = methods.first { reference.labels == nil || $0.labels == reference.labels }
        if let name = method?.selectorName { return name }
        if let labels = reference.labels ?? method?.labels {
            return SelectorName.method(reference.name, labels: labels)
        }
        return reference.name + (SelectorName.unlabelled.contains(reference.name) ? ":" : "")
    }

    /// The methods that may be meant: the type's, else all of the module of that name.
    private func methods(named name: String, of target: Target) -> [MethodFacts] {
        if case .type(_, let full?) = target {
            let own = facts.methods(named: name, of: full)
            if !own.isEmpty { return own }
        }
        if case .type = target { return [] }
        return facts.types.sorted { $0.key < $1.key }.flatMap { $0.value.methods.filter { $0.name == name } }
    }
}
