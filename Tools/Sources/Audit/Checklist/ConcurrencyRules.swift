import SwiftSyntax

extension RuleTable {
    static let concurrency: [AuditRule] = [noCancellationCheck, mainSync]

    static let mainSync = AuditRule(
        "main-queue-sync", "Nothing waits for the main queue.",
        why: "On the main queue it never returns; elsewhere a thread stands still until the screen is idle.",
        instead: "await MainActor.run { … }, or DispatchQueue.main.async",
        guide: "review checklist, concurrency, line 4",
        checks: [
            .calls(["sync"]) { call, scope in
                guard call.receiver?.path == ["DispatchQueue", "main"], !scope.file.isTest, !isAsked(call) else {
                    return
                }
                scope.tell(call, "this waits for the main queue")
            }
        ])

    /// Whether something before asks which thread it is.
    private static func isAsked(_ call: FunctionCallExprSyntax) -> Bool {
        guard let body = call.enclosingBody else { return false }
        return body.names("isMainThread")
    }
}
