import SwiftSyntax

extension RuleTable {
    static let missingMaskFlag = AuditRule(
        "missing-mask-flag",
        "A view that code makes and constrains sets translatesAutoresizingMaskIntoConstraints to false.",
        why: "Its frame becomes constraints of their own, which conflict with those that are written.",
        instead: "view.translatesAutoresizingMaskIntoConstraints = false before constraints are activated",
        guide: "generated code, habit 4", severity: .error, checks: [.types(MaskFlag.look)])
}

private enum MaskFlag {
    private static let anchors: Set = [
        "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor",
        "centerYAnchor", "widthAnchor", "heightAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
    ]
    private static let flag = "translatesAutoresizingMaskIntoConstraints"

    @Sendable static func look(_ type: TypeDeclaration, _ scope: Scope) {
        guard [.class, .struct].contains(type.kind) else { return }
        let parts = scope.declarations(type.name)
        var made: [String: [Syntax]] = [:]
        for part in parts { collect(part, &made, scope) }
        guard !made.isEmpty else { return }
        var state = State()
        for part in parts { state.read(part.node, scope) }
        guard !state.isUnclear else { return }
        // One name for several local variables is told of none.
        let single = made.compactMapValues { $0.count == 1 ? $0[0] : nil }
        for (name, place) in single.sorted(by: { $0.value.position < $1.value.position })
        where state.constrained.contains(name) && !state.settled.contains(name) {
            guard place.root.id == type.node.root.id else { continue }
            scope.tell(place, "'\(name)' is constrained, and its mask is still translated into constraints")
        }
    }

    /// Properties and variables that are views made here, by `UILabel()` or a closure that returns one.
    private static func collect(_ part: TypeDeclaration, _ made: inout [String: [Syntax]], _ scope: Scope) {
        for variable in part.node.all(VariableDeclSyntax.self) where variable.enclosingType?.node.id == part.node.id {
            guard variable.attributes.isEmpty || variable.attributes.allSatisfy(isHarmless) else { continue }
            for binding in variable.bindings {
                guard let name = binding.name, let value = binding.initializer?.value, makesView(value, scope) else {
                    continue
                }
                made[name, default: []].append(Syntax(binding.pattern))
            }
        }
    }

    private static func isHarmless(_ element: AttributeListSyntax.Element) -> Bool {
        ["@objc", "@MainActor", "@IBInspectable"].contains(element.trimmedDescription)
    }

    private static func makesView(_ value: ExprSyntax, _ scope: Scope) -> Bool {
        guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
        if let closure = call.calledExpression.as(ClosureExprSyntax.self) {
            guard !closure.names(flag) else { return false }
            let made = closure.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
            // What the closure hands to helpers may be prepared by them.
            let isPlain = !closure.all(FunctionCallExprSyntax.self).contains {
                scope.facts.maskSetters.contains($0.name ?? "")
            }
            return isPlain && made.map { makesView($0, scope) } == true
        }
        guard let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        if UIKitKind.of(type) != nil { return UIKitKind.of(type)!.isView }
        guard let kind = scope.kind(of: type), kind.isView else { return false }
        // A class may prepare itself.
        return !scope.facts.lineage(type, for: scope.file).contains { scope.type($0, mentions: flag) }
    }

    private struct State {
        var constrained: Set<String> = []
        /// Views whose flag is set, or which a stack view or a helper takes care of.
        var settled: Set<String> = []
        /// Whether flags are set in ways that name nobody.
        var isUnclear = false

        mutating func read(_ node: DeclSyntax, _ scope: Scope) {
            for assignment in node.all(SequenceExprSyntax.self).compactMap(Assignment.init)
            where assignment.name == flag {
                let path = assignment.receiver?.path
                if let name = path?.last, name != "$0", !isLoopVariable(name, at: assignment.node) {
                    settled.insert(name)
                } else {
                    isUnclear = true
                }
            }
            for call in node.all(FunctionCallExprSyntax.self) { read(call, scope) }
        }

        private func isLoopVariable(_ name: String, at node: SequenceExprSyntax) -> Bool {
            var next = node.parent
            while let node = next {
                if node.as(ForStmtSyntax.self)?.pattern.trimmedDescription == name { return true }
                if let closure = node.as(ClosureExprSyntax.self),
                    closure.signature?.parameterClause?.trimmedDescription.contains(name) == true
                {
                    return true
                }
                if let function = node.as(FunctionDeclSyntax.self),
                    function.signature.parameterClause.parameters.contains(where: {
                        ($0.secondName ?? $0.firstName).text == name
                    })
                {
                    return true
                }
                next = node.parent
            }
            return false
        }

        /// Functions of other modules whose name says that they lay out.
        private static func isHelper(_ name: String) -> Bool {
            let words = ["pin", "constrain", "embed", "fill", "autoLayout", "AutoLayout", "edges", "Edges", "anchor"]
            return name != "constraint"
                && words.contains { name.hasPrefix($0) || name.contains($0.prefix(1).uppercased() + $0.dropFirst()) }
        }

        private mutating func read(_ call: FunctionCallExprSyntax, _ scope: Scope) {
            guard let name = call.name else { return }
            if name == "constraint", let anchor = call.receiver?.as(MemberAccessExprSyntax.self),
                anchors.contains(anchor.declName.baseName.text), let path = anchor.base?.path, path.count == 1
            {
                constrained.insert(path[0])
            }
            let takesCare =
                ["addArrangedSubview", "insertArrangedSubview", "addArrangedSubviews", "UIStackView"].contains(name)
                || scope.facts.maskSetters.contains(name) || Self.isHelper(name)
            // A framework of constraints sets the flag by itself.
            if call.receiver?.lastName == "snp" { call.receiver?.path?.dropLast().last.map { _ = settled.insert($0) } }
            guard takesCare else { return }
            call.receiver?.path?.last.map { _ = settled.insert($0) }
            for argument in call.arguments {
                for reference in argument.expression.all(DeclReferenceExprSyntax.self) {
                    settled.insert(reference.baseName.text)
                }
            }
        }
    }
}
