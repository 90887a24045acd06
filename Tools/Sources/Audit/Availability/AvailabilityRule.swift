import SwiftSyntax

extension RuleTable {
    static let availability: [AuditRule] = [newerThanTarget, needlessCheck]

    /// Found by `AvailabilityLook`, which is shown every name.
    static let newerThanTarget = AuditRule(
        "newer-than-target", "What is newer than the deployment target is guarded.",
        why: "On an older system the class or the method is not there: the app ends where it is used.",
        instead: "if #available(iOS 15, *) { … } else { … }, @available on the declaration, or a higher target",
        guide: "review checklist, modern names, line 1; where the fifth guide applies", severity: .error, checks: [])

    static let needlessCheck = AuditRule(
        "needless-availability-check", "A check that the deployment target always passes is left out.",
        why: "Its other branch is never run, nor tested, and is read all the same.",
        instead: "the newer branch alone",
        guide: "review checklist, modern names, line 1", severity: .note,
        checks: [.files(AvailabilityLook.lookForNeedless)])
}

/// Looks names up in the table of versions.
enum AvailabilityLook {
    static func type(_ name: String, _ node: some SyntaxProtocol, _ scope: Scope) {
        guard let version = scope.availability.types[name], scope.facts.types[name] == nil else { return }
        note(name, version, node, scope)
    }

    static func member(_ name: String, _ node: MemberAccessExprSyntax, _ scope: Scope) {
        guard let version = scope.availability.members[name], !scope.facts.memberNames.contains(name) else { return }
        // What hangs on a namespace of a library is the library's.
        if let path = node.base?.path, path.contains("rx") || path.contains("snp") || path.contains("kf") { return }
        note(name, version, node.declName, scope)
    }

    private static func note(_ name: String, _ version: IOSVersion, _ node: some SyntaxProtocol, _ scope: Scope) {
        guard version > IOSVersion(12), !scope.file.isTest else { return }
        // A guard that asks for less than is needed is none.
        if let guarded = Guards.version(around: node), guarded >= version { return }
        let place = scope.file.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        scope.needs.append(AvailabilityNeed(symbol: name, version: version, path: scope.file.path, line: place.line))
        guard version > scope.target, scope.asksAvailability else { return }
        scope.rule = RuleTable.newerThanTarget
        scope.tell(node, onceFor: name, "'\(name)' is there from iOS \(version) on, and the target is \(scope.target)")
    }

    @Sendable static func lookForNeedless(_ tree: SourceFileSyntax, _ scope: Scope) {
        guard scope.file.source.mentions("#available") else { return }
        for condition in tree.all(AvailabilityConditionSyntax.self) {
            let asked = condition.availabilityArguments.compactMap { argument -> IOSVersion? in
                guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                    restriction.platform.text == "iOS"
                else { return nil }
                return restriction.version.flatMap { IOSVersion($0.trimmedDescription) }
            }
            // Other systems' versions may be what it is for.
            guard condition.availabilityArguments.count == 2, let version = asked.first, version <= scope.target else {
                continue
            }
            scope.tell(condition, "iOS \(version) is always there, as the target is \(scope.target)")
        }
    }
}
