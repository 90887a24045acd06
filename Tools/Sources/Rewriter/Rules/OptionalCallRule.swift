import SwiftSyntax

/// Rewrites calls of optional methods, `delegate?.list?(self, didSelect: 1)`: the methods are ordinary ones here.
///
/// Where the answer is used it stays optional, nil for a method that is left out:
/// `_optionalCall("list(_:didSelect:)", delegate?.list(…))`.
final class OptionalCallRule: Rule {
    override class var triggers: [StaticString] { ["?(", "!(", "optional", "??.", "?!.", "!!", "?.window"] }
    /// The optional properties of the frameworks' protocols whose values are optional themselves.
    private static let properties: Set<String> = ["window"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let called = OptionalReference(node.calledExpression),
            case let method = fullName(called.name, node.arguments), facts.optionalMethods.contains(method),
            called.mayBeDelegate || !facts.properties.contains(called.name)
        else { return .visitChildren }
        edits.add(TextEdit(called.mark.bytes, ""))
        guard called.isTentative, let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) else {
            return .visitChildren
        }
        edits.add(.insert("_optionalCall(\"\(method)\", ", at: node.bytes.lowerBound))
        let goesOn = parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        edits.add(.insert(goesOn ? ")?" : ")", at: node.bytes.upperBound))
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if isMarked(node.expression) { edits.add(TextEdit(node.questionMark.bytes, "")) }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if isMarked(node.expression) { edits.add(TextEdit(node.exclamationMark.bytes, "")) }
        return .visitChildren
    }

    /// `delegate?.window?`, behind which a second mark stands: one for the property, one for its value.
    private func isMarked(_ expression: ExprSyntax) -> Bool {
        let inner =
            expression.as(OptionalChainingExprSyntax.self)?.expression
            ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
        guard let member = inner?.as(MemberAccessExprSyntax.self), let base = member.base,
            Self.properties.contains(member.declName.baseName.text)
        else { return false }
        return base.trimmedDescription.lowercased().contains("delegate")
    }

    /// `if let outer = delegate?.window, let window = outer`: the value of the first is none that can be nil here.
    override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
        let bindings = node.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
        let outer = bindings.filter { $0.initializer.map { isTwiceOptional($0.value) } == true }
        let names = Set(outer.map(\.pattern.trimmedDescription))
        for binding in bindings where !names.isEmpty {
            guard let value = binding.initializer?.value.as(DeclReferenceExprSyntax.self),
                names.contains(value.baseName.text)
            else { continue }
            edits.add(.insert("Optional(", at: value.bytes.lowerBound))
            edits.add(.insert(")", at: value.bytes.upperBound))
        }
        return .visitChildren
    }

    /// `delegate?.window`, with nothing behind it.
    private func isTwiceOptional(_ value: ExprSyntax) -> Bool {
        guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base,
            base.is(OptionalChainingExprSyntax.self), Self.properties.contains(member.declName.baseName.text)
        else { return false }
        return base.trimmedDescription.lowercased().contains("delegate")
    }

    private func fullName(_ name: String, _ arguments: LabeledExprListSyntax) -> String {
        "\(name)(\(arguments.map { ($0.label?.text ?? "_") + ":" }.joined()))"
    }
}

/// The called part of `delegate?.changed?(…)`: a member with a question or exclamation mark behind it.
private struct OptionalReference {
    let name: String
    /// The mark behind the name.
    let mark: TokenSyntax
    /// Whether the mark is a question.
    let isTentative: Bool
    /// What stands before the name speaks of a delegate.
    let mayBeDelegate: Bool

    init?(_ called: ExprSyntax) {
        let inner: ExprSyntax
        if let chained = called.as(OptionalChainingExprSyntax.self) {
            (inner, mark, isTentative) = (chained.expression, chained.questionMark, true)
        } else if let forced = called.as(ForceUnwrapExprSyntax.self) {
            (inner, mark, isTentative) = (forced.expression, forced.exclamationMark, false)
        } else {
            return nil
        }
        guard let member = inner.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        name = member.declName.baseName.text
        let receiver = base.trimmedDescription.lowercased()
        mayBeDelegate = receiver.contains("delegate") || receiver.contains("source")
    }
}
