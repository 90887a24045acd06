import SwiftSyntax

extension RuleTable {
    static let animation: [AuditRule] = [unfinishedAnimator, animationWithoutValue, ignoredFinished]

    static let unfinishedAnimator = AuditRule(
        "unfinished-animator", "An animator that was stopped is finished.",
        why: "stopAnimation(false) leaves it stopped, where letting it go or starting it again raises an exception.",
        instead: "animator.stopAnimation(false); animator.finishAnimation(at: .current)",
        guide: "review checklist, animation, line 2", severity: .error,
        checks: [
            .calls(["stopAnimation"]) { call, scope in
                guard call.arguments.count == 1, call.arguments.first?.label == nil, call.receiver?.isSelf == false,
                    call.arguments.first?.expression.trimmedDescription == "false",
                    !scope.typeAround(call, mentions: "finishAnimation"),
                    call.enclosingType != nil
                else { return }
                scope.tell(call, "the animator is stopped, and finishAnimation(at:) never called")
            }
        ])

    static let animationWithoutValue = AuditRule(
        "animation-without-model-value", "An animation of a layer is added behind its new value.",
        why: "An animation changes what is shown, not the layer: at its end the old value is back.",
        instead: "layer.cornerRadius = 25; layer.add(animation, forKey: \"cornerRadius\")",
        guide: "review checklist, animation, line 4",
        checks: [.calls(["CABasicAnimation"], Animations.look)])

    static let ignoredFinished = AuditRule(
        "ignored-finished-flag", "What removes a view behind an animation asks whether it finished.",
        why: "An animation that is interrupted completes with false: the view may be wanted again.",
        instead: "completion: { finished in guard finished else { return }; card.removeFromSuperview() }",
        guide: "review checklist, animation, line 5", severity: .note,
        checks: [.calls(["animate", "transition"], Animations.lookAtCompletion)])
}

private enum Animations {
    private static let properties: Set = [
        "cornerRadius", "opacity", "shadowOpacity", "shadowRadius", "borderWidth", "position", "bounds", "transform",
        "strokeEnd", "strokeStart", "path", "backgroundColor", "borderColor", "shadowPath", "fillColor",
    ]

    /// What a view sets of its layer.
    private static let viewNames: [String: Set<String>] = [
        "opacity": ["alpha", "isHidden"], "position": ["center", "frame"], "bounds": ["frame"],
        "transform": ["transform3D"],
        "backgroundColor": ["fillColor"],
    ]

    /// Whether it comes in, to the opacity that layers have.
    private static func fadesIn(_ name: String, _ key: String, in body: Syntax) -> Bool {
        key == "opacity"
            && body.all(SequenceExprSyntax.self).compactMap(Assignment.init).contains {
                $0.target.path == [name, "toValue"] && ["1", "1.0"].contains($0.value.trimmedDescription)
            }
    }

    @Sendable static func look(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard let key = key(of: call), properties.contains(key), let body = call.enclosingBody,
            let name = call.enclosing(PatternBindingSyntax.self)?.name,
            // One that goes back or goes on has no end whose value could be kept.
            !body.names("autoreverses"), !body.names("repeatCount"), !body.names("repeatDuration"),
            isAdded(name, in: body)
        else { return }
        let sets = body.all(SequenceExprSyntax.self).compactMap(Assignment.init).contains { assignment in
            (assignment.name == key || viewNames[key]?.contains(assignment.name ?? "") == true)
                && assignment.receiver?.lastName != name
        }
        let isOtherwiseSet = body.all(FunctionCallExprSyntax.self).contains {
            $0.name == "setValue" || $0.name == "CATransaction"
        }
        guard !sets, !isOtherwiseSet, !fadesIn(name, key, in: body) else { return }
        scope.tell(call, "'\(key)' is animated, and the layer never gets the new value")
    }

    private static func key(of call: FunctionCallExprSyntax) -> String? {
        guard let argument = call.argument("keyPath") else { return nil }
        if let text = argument.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue }
        guard let macro = argument.as(MacroExpansionExprSyntax.self), macro.macroName.text == "keyPath" else {
            return nil
        }
        return macro.arguments.first?.expression.lastName
    }

    private static func isAdded(_ name: String, in body: Syntax) -> Bool {
        body.all(FunctionCallExprSyntax.self).contains { call in
            call.name == "add" && call.has("forKey") && call.arguments.first?.expression.path == [name]
        }
    }

    @Sendable static func lookAtCompletion(_ call: FunctionCallExprSyntax, _ scope: Scope) {
        guard call.receiver?.lastName == "UIView", call.closures.count > 1 || call.has("completion"),
            let closure = call.closures.first(where: { $0.label == "completion" })?.closure
                ?? call.closures.last?.closure,
            ignoresParameter(closure)
        else { return }
        let removals = closure.direct(FunctionCallExprSyntax.self).filter { $0.name == "removeFromSuperview" }
        // What ends a transition clears up however it ended.
        guard let removal = removals.first, removal.enclosing(IfExprSyntax.self) == nil,
            !closure.names("completeTransition")
        else { return }
        scope.tell(removal, "the view is removed even if the animation was interrupted")
    }

    private static func ignoresParameter(_ closure: ClosureExprSyntax) -> Bool {
        guard let clause = closure.signature?.parameterClause else { return !closure.names(.dollarIdentifier("$0")) }
        switch clause {
        case .simpleInput(let names): return names.count == 1 && names.first?.name.tokenKind == .wildcard
        case .parameterClause(let clause): return clause.parameters.first?.firstName.tokenKind == .wildcard
        }
    }
}
