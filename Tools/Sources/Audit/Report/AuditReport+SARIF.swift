import CompilerFront

extension AuditReport {
    /// SARIF 2.1.0, as hosts of code show it beside the lines.
    package var sarif: String {
        let used = RuleTable.listed.filter { rule in findings.contains { $0.rule == rule.id } }
        let driver: JSONText = .object([
            ("name", .text("offstage swift audit")), ("rules", .list(used.map(Self.described))),
        ])
        let results = findings.map { finding -> JSONText in
            .object([
                ("ruleId", .text(finding.rule)), ("ruleIndex", .number(used.firstIndex { $0.id == finding.rule } ?? 0)),
                ("level", .text(finding.severity.rawValue)), ("message", .object([("text", .text(finding.message))])),
                ("locations", .list([Self.location(finding.path, finding.line, finding.utf16Column)])),
            ])
        }
        let notes = result.unparsed.map { file -> JSONText in
            .object([
                ("level", .text("warning")), ("message", .object([("text", .text("not reviewed: \(file.reason)"))])),
                ("locations", .list([Self.location(file.path, file.line, file.column)])),
            ])
        }
        let problem = result.run.sentence.map { sentence -> JSONText in
            .object([
                ("level", .text(result.run.isWhole ? "warning" : "error")),
                ("message", .object([("text", .text(sentence))])),
            ])
        }
        // Files that were not reviewed are told one by one; a run that was asked for and did not end is a failure.
        let invocation: JSONText = .object([
            ("executionSuccessful", .flag(result.run.isWhole)),
            ("toolExecutionNotifications", .list(notes + [problem].compactMap(\.self))),
        ])
        let run: JSONText = .object([
            ("tool", .object([("driver", driver)])), ("columnKind", .text("utf16CodeUnits")),
            ("invocations", .list([invocation])), ("results", .list(results)),
        ])
        return JSONText.object([
            ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .text("2.1.0")),
            ("runs", .list([run])),
        ]).written
    }

    private static func described(_ rule: AuditRule) -> JSONText {
        .object([
            ("id", .text(rule.id)), ("shortDescription", .object([("text", .text(rule.title))])),
            ("fullDescription", .object([("text", .text(rule.why))])),
            ("help", .object([("text", .text("Instead: \(rule.instead)"))])),
            ("defaultConfiguration", .object([("level", .text(rule.severity.rawValue))])),
        ])
    }

    private static func location(_ path: String, _ line: Int, _ column: Int) -> JSONText {
        .object([
            (
                "physicalLocation",
                .object([
                    ("artifactLocation", .object([("uri", .text(uri(path)))])),
                    ("region", .object([("startLine", .number(line)), ("startColumn", .number(column))])),
                ])
            )
        ])
    }

    /// A path as part of a URI: what may not stand in one is escaped.
    private static func uri(_ path: String) -> String {
        path.utf8.map { byte in
            let isPlain =
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"),
                    UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                    true
                default: false
                }
            if isPlain { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count == 1 ? "0" : "") + digits
        }.joined()
    }
}
