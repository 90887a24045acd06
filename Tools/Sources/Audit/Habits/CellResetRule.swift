import SwiftSyntax

extension RuleTable {
    static let cellWithoutReset = AuditRule(
        "cell-without-reuse-reset", "A cell that loads pictures cancels and clears them in prepareForReuse.",
        why: "The picture of an earlier row comes late, and shows in the row that the cell is used for now.",
        instead:
            "override prepareForReuse: cancel the task, set image to nil; compare what was asked for on completion",
        guide: "generated code, habit 7", checks: [.types(look)])

    private static let loading: Set = [
        "Task", "dataTask", "loadImage", "fetchImage", "downloadImage", "load", "image", "getImage", "setImage",
        "request",
    ]

    @Sendable private static func look(_ type: TypeDeclaration, _ scope: Scope) {
        guard type.kind == .class, scope.kind(of: type.name)?.isCell == true else { return }
        let line = scope.facts.lineage(type.name, for: scope.file)
        let resets = line.flatMap { scope.declarations($0) }.flatMap(\.functions).filter {
            $0.name.text == "prepareForReuse"
        }
        guard let call = late(in: scope.declarations(type.name)) else { return }
        if resets.isEmpty {
            scope.tell(type.nameToken, "'\(type.name)' sets a picture that comes later, and has no prepareForReuse")
        } else if call.name == "Task" || call.name == "dataTask",
            !line.contains(where: { scope.type($0, mentions: "cancel") })
        {
            scope.tell(resets[0].name, "prepareForReuse of '\(type.name)' does not cancel what loads the picture")
        }
    }

    /// A call whose closure sets a picture once it has come.
    private static func late(in parts: [TypeDeclaration]) -> FunctionCallExprSyntax? {
        for part in parts {
            for call in part.node.all(FunctionCallExprSyntax.self) where loading.contains(call.name ?? "") {
                for (_, closure) in call.closures where call.name != "Task" || closure.names(.keyword(.await)) {
                    let sets = closure.all(SequenceExprSyntax.self).compactMap(Assignment.init).contains {
                        $0.name == "image" && $0.receiver != nil
                    }
                    if sets { return call }
                }
            }
        }
        return nil
    }
}
