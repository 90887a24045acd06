/// The table of rules as text and as a page.
package enum RuleListing {
    package static var text: String {
        var lines: [String] = []
        for group in AuditRule.Group.allCases {
            lines.append(group == .review ? "Rules:" : "Rules of --set \(group.rawValue):")
            for rule in RuleTable.listed where rule.group == group {
                let since = rule.isOfRun ? " (by --run)" : rule.since.map { " (from iOS \($0) on)" } ?? ""
                lines.append("  \(rule.id), \(rule.severity.rawValue)\(since): \(rule.title)")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    package static var markdown: String {
        var lines = [
            "# Rules of the audit", "",
            "Written by `offstage swift audit --rules --markdown`; [how a team starts](audit.md) is on a page of its own.",
            "",
        ]
        for group in AuditRule.Group.allCases {
            lines += group == .review ? ["## Asked by default", ""] : ["## Asked by `--set \(group.rawValue)`", ""]
            for rule in RuleTable.listed where rule.group == group && !rule.isOfRun { lines += section(rule) }
            guard group == .review else { continue }
            lines += ["## Asked by `--run`", "", "What only shows when the package's tests run.", ""]
            for rule in RuleTable.ofRun { lines += section(rule) }
        }
        lines += ["## The checklist", "", "| part | line | looked for by |", "|---|---|---|"]
        lines += Checklist.lines.map { "| \($0.part) | \($0.asks) | \(answer($0.answer, code: true)) |" }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func section(_ rule: AuditRule) -> [String] {
        let since = rule.since.map { "; told where the target is iOS \($0) or later" } ?? ""
        return [
            "### `\(rule.id)`", "", "\(rule.title) (\(rule.severity.rawValue)\(since))", "", "- Why: \(rule.why)",
            "- Instead: \(rule.instead.contains("`") ? rule.instead : "`\(rule.instead)`")", "- From: \(rule.guide)",
            "",
        ]
    }

    /// The checklist with what looks for each of its lines.
    package static var checklist: String {
        var lines: [String] = []
        var part = ""
        for line in Checklist.lines {
            if line.part != part { lines.append(line.part) }
            part = line.part
            lines.append("  \(line.asks): \(answer(line.answer, code: false))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func answer(_ answer: Checklist.Answer, code: Bool) -> String {
        switch answer {
        case .rules(let ids): ids.map { code ? "`\($0)`" : $0 }.joined(separator: ", ")
        case .untold(let sentence): "no program can tell: \(sentence)"
        }
    }
}
