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
        guard let entry = scope.availability.types[name], scope.facts.types[name] == nil else { return }
        note(name, entry, node, scope)
    }

    /// A module that is imported is linked, and may be missing; one that is asked for first, or linked weakly, may not.
    static func module(_ node: ImportDeclSyntax, _ scope: Scope) {
        let name = node.path.trimmedDescription
        guard let entry = scope.availability.modules[name], node.enclosing(IfConfigClauseSyntax.self) == nil else {
            return
        }
        let place = scope.file.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        guard !scope.file.isTest else { return }
        // The compiler links modules of the system weakly where the target is older: what is used of it is what counts.
        scope.needs.append(
            AvailabilityNeed(
                symbol: name, version: entry.version, path: scope.file.path, line: place.line, isCertain: false))
    }

    static func member(_ name: String, _ node: MemberAccessExprSyntax, _ scope: Scope) {
        guard let entry = scope.availability.members[name], !scope.facts.memberNames.contains(name) else { return }
        // What hangs on a namespace of a library is the library's.
        if let path = node.base?.path, path.contains("rx") || path.contains("snp") || path.contains("kf") { return }
        note(name, entry, node.declName, scope)
    }

    private static func note(
        _ name: String, _ entry: AvailabilityTable.Entry, _ node: some SyntaxProtocol, _ scope: Scope
    ) {
        guard entry.version > IOSVersion(12), !scope.file.isTest else { return }
        // A guard that asks for less than is needed is one all the same for the compiler, which knows.
        if let guarded = Guards.version(around: node), guarded >= entry.version { return }
        guard !canImportGuard(node) else { return }
        let place = scope.file.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
        scope.needs.append(
            AvailabilityNeed(
                symbol: name, version: entry.version, path: scope.file.path, line: place.line,
                isCertain: entry.isCertain))
        guard entry.isCertain, entry.version > scope.target, scope.asksAvailability else { return }
        scope.rule = RuleTable.newerThanTarget
        scope.tell(
            node, onceFor: name, "'\(name)' is there from iOS \(entry.version) on, and the target is \(scope.target)")
    }

    /// A later compiler or a module that is asked for stands for the version.
    private static func canImportGuard(_ node: some SyntaxProtocol) -> Bool {
        var next = node.parent
        while let node = next {
            if let clause = node.as(IfConfigClauseSyntax.self), let condition = clause.condition?.trimmedDescription,
                ["os(visionOS)", "os(macOS)", "os(tvOS)", "os(watchOS)"].contains(where: condition.hasPrefix)
            {
                return true
            }
            next = node.parent
        }
        return false
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
