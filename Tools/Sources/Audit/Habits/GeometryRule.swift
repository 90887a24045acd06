import SwiftSyntax

extension RuleTable {
    static let geometryInViewDidLoad = AuditRule(
        "geometry-in-view-did-load", "viewDidLoad does nothing that depends on geometry.",
        why: "The view has not been laid out yet: its size is the nib's or the screen's, its traits are not final.",
        instead: "do it in viewIsAppearing(_:), or in viewDidLayoutSubviews() for frames of layers",
        guide: "generated code, habit 2",
        checks: [.functions(["viewDidLoad"], Geometry.look)])

    static let geometryInWillAppear = AuditRule(
        "geometry-in-view-will-appear", "viewWillAppear does nothing that depends on geometry.",
        why: "The view is not in the hierarchy yet: sizes and traits change once more before it is seen.",
        instead: "do it in viewIsAppearing(_:), which comes once an appearance, with final geometry",
        guide: "review checklist, lifecycle, line 2", severity: .note,
        checks: [.functions(["viewWillAppear"], Geometry.look)])
}

private enum Geometry {
    private static let sizes: Set = ["bounds", "frame", "safeAreaInsets"]
    private static let jumps: Set = ["scrollToRow", "scrollToItem", "scrollRectToVisible", "setContentOffset"]
    private static let traits: Set = ["horizontalSizeClass", "verticalSizeClass"]
    /// What makes a frame that was read too early harmless: it is resized later, or constrained.
    private static let menders: Set = ["autoresizingMask", "translatesAutoresizingMaskIntoConstraints"]

    @Sendable static func look(_ function: FunctionDeclSyntax, _ scope: Scope) {
        guard function.isOverride, let body = function.body, scope.kind(around: function) == .controller else { return }
        for call in body.direct(FunctionCallExprSyntax.self) where jumps.contains(call.name ?? "") {
            // An offset that no size has a part in is what it will be.
            if call.name == "setContentOffset", !["contentSize", "bounds", "frame"].contains(where: { call.names($0) })
            {
                continue
            }
            scope.tell(call, "\(call.name!) in \(function.name.text) scrolls a list that has no size yet")
        }
        for member in body.direct(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName.text
            if traits.contains(name), member.base?.path == ["traitCollection"] {
                scope.tell(
                    member, onceFor: "traits \(function.position.utf8Offset)",
                    "\(name) is read in \(function.name.text), before traits are final")
            } else if sizes.contains(name), member.base?.path == ["view"] {
                check(member, name, in: body, function.name.text, scope)
            }
        }
    }

    /// A read of the own view's size: told where a layer or a view keeps it.
    private static func check(
        _ member: MemberAccessExprSyntax, _ name: String, in body: CodeBlockSyntax, _ function: String, _ scope: Scope
    ) {
        guard let assignment = member.enclosing(SequenceExprSyntax.self).flatMap(Assignment.init),
            !assignment.target.tokens(viewMode: .sourceAccurate).contains(where: {
                $0.id == member.declName.baseName.id
            }),
            let target = assignment.target.path, let property = target.last,
            ["frame", "bounds", "size", "width", "height", "position", "center", "itemSize", "preferredMaxLayoutWidth"]
                .contains(property),
            target.first != "view"
        else { return }
        let receiver = target.first { $0 != "frame" }
        let isMended = body.direct(MemberAccessExprSyntax.self).contains {
            menders.contains($0.declName.baseName.text) && $0.base?.path?.first == receiver
        }
        // A later layout that sets it again makes the first guess harmless.
        let type = member.enclosingType?.name ?? ""
        let isSetAgain = scope.declarations(type).flatMap(\.functions).contains { other in
            ["viewDidLayoutSubviews", "viewWillLayoutSubviews", "viewIsAppearing", "viewDidAppear"].contains(
                other.name.text)
                && receiver.map { other.names($0) } == true
        }
        guard !isMended, !isSetAgain else { return }
        scope.tell(
            assignment.node, "\(target.joined(separator: ".")) takes view.\(name) in \(function), where it is not final"
        )
    }
}
