import CompilerFront

/// What a review found, in the forms that people and programs read.
package struct AuditReport: Sendable {
    package let result: Audit.Result
    /// What is told: the findings without the baseline's.
    package let findings: [Finding]
    let target: IOSVersion
    /// Where the target comes from: "Package.swift", "--ios".
    let origin: String
    let known: Int
    /// The rules that were chosen.
    private let asked: [AuditRule]

    package init(
        _ result: Audit.Result, findings: [Finding], target: IOSVersion, origin: String, known: Int = 0,
        asked: [AuditRule] = RuleTable.all
    ) {
        (self.result, self.findings, self.target, self.origin) = (result, findings, target, origin)
        (self.known, self.asked) = (known, asked)
    }

    private func rule(_ finding: Finding) -> AuditRule { RuleTable.rule(finding.rule) ?? RuleTable.unexplained }

    // MARK: For people

    /// Lines of text, coloured where a terminal shows them.
    package func text(colored: Bool) -> String {
        func style(_ text: String, _ code: String) -> String { colored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
        var lines: [String] = []
        var explained: Set<String> = []
        for finding in findings {
            let color = finding.severity == .error ? "31" : finding.severity == .warning ? "33" : "2"
            let place = "\(finding.path):\(finding.line):\(finding.column):"
            lines.append(
                "\(style(place, "1")) \(style(finding.severity.rawValue, color)): \(finding.message) [\(finding.rule)]")
            // What a rule says is said once.
            guard explained.insert(finding.rule).inserted else { continue }
            let rule = rule(finding)
            lines += ["    why: \(rule.why)", "    instead: \(rule.instead)", style("    guide: \(rule.page)", "2")]
        }
        for file in result.unparsed {
            lines.append("\(style("\(file.path):\(file.line):\(file.column):", "1")) not reviewed: \(file.reason)")
        }
        return (lines + summary).joined(separator: "\n") + "\n"
    }

    private var summary: [String] {
        let parts = AuditRule.Severity.allCases.compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        var line = "\(result.fileCount) files: " + (parts.isEmpty ? "nothing found" : parts.joined(separator: ", "))
        if known > 0 { line += "; \(known) of the baseline" }
        if result.silenced > 0 { line += "; \(result.silenced) disabled" }
        if !result.unparsed.isEmpty { line += "; \(result.unparsed.count) not reviewed" }
        var lines = [line]
        lines.append(needed)
        if let sentence = result.run.sentence { lines.append(sentence) }
        if !unasked.isEmpty {
            let which = result.run == .notAsked ? "only --run asks" : "need a run"
            lines.append("rules that \(which) were not asked: \(unasked.joined(separator: ", "))")
        }
        return lines
    }

    /// The rules of a run that were chosen, where there was none.
    private var unasked: [String] { result.run.hasRun ? [] : asked.filter(\.isOfRun).map(\.id) }

    /// What the code needs, beside what was said.
    private var needed: String {
        guard let least = result.leastVersion,
            let need = result.needs.first(where: { $0.version == least })
        else { return "nothing that the code names needs more than iOS 12; \(origin) says \(target)" }
        let place = "\(need.symbol), \(need.path):\(need.line)"
        return "iOS \(least) is the least that the code needs (\(place)); \(origin) says \(target)"
    }

    // MARK: For programs

    package var json: String {
        let rows = findings.map { finding -> JSONText in
            let rule = rule(finding)
            return .object([
                ("rule", .text(finding.rule)), ("severity", .text(finding.severity.rawValue)),
                ("path", .text(finding.path)),
                ("line", .number(finding.line)), ("column", .number(finding.column)),
                ("message", .text(finding.message)),
                ("why", .text(rule.why)), ("instead", .text(rule.instead)), ("guide", .text(rule.page)),
            ])
        }
        let unparsed = result.unparsed.map { file -> JSONText in
            .object([
                ("path", .text(file.path)), ("line", .number(file.line)), ("column", .number(file.column)),
                ("reason", .text(file.reason)),
            ])
        }
        let versions: [(String, JSONText)] =
            [("target", .text("\(target)")), ("targetFrom", .text(origin))]
            + (result.leastVersion.map { [("least", .text("\($0)"))] } ?? [])
        return JSONText.object([
            ("files", .number(result.fileCount)), ("ios", .object(versions)), ("findings", .list(rows)),
            ("notReviewed", .list(unparsed)),
            ("inBaseline", .number(known)), ("disabled", .number(result.silenced)),
            ("run", .object(run)),
        ]).written
    }

    /// How the run went, and which of its rules were not asked.
    private var run: [(String, JSONText)] {
        let problem = result.run.sentence.map { [("problem", JSONText.text($0))] } ?? []
        return [("ran", .flag(result.run.hasRun)), ("isWhole", .flag(result.run.isWhole))] + problem
            + [("rulesNotAsked", .list(unasked.map { .text($0) }))]
    }

    package var junit: String {
        let byRule = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"offstage\" tests=\"\(max(1, byRule.count))\" failures=\"\(byRule.count)\">",
            "  <testsuite name=\"swift audit\" tests=\"\(max(1, byRule.count))\" failures=\"\(byRule.count)\">",
        ]
        if byRule.isEmpty { lines.append("    <testcase classname=\"audit\" name=\"nothing found\"/>") }
        for (id, found) in byRule {
            let rule = rule(found[0])
            lines.append("    <testcase classname=\"audit\" name=\"\(Self.escaped(id))\">")
            lines.append("      <failure message=\"\(Self.escaped(rule.title))\">")
            lines += found.map { Self.escaped("\($0.path):\($0.line):\($0.column): \($0.message)") }
            lines += ["      </failure>", "    </testcase>"]
        }
        return (lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            case "\0"..<" ": result += "?"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
