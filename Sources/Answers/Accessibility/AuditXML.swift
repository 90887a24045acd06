import TextFormatting

/// An audit's results in the XML that CI systems read: a test is a scene, with a failure for each finding.
struct AuditXML {
    private let scenes: [(name: String, findings: [AuditFinding])]
    private let circumstances: Int

    /// - Parameter circumstances: How many there were.
    init(_ scenes: [(String, [AuditFinding])], of circumstances: Int) {
        self.scenes = scenes.map { (name: $0.0, findings: $0.1) }
        self.circumstances = circumstances
    }

    var text: String {
        let failed = scenes.count { !$0.findings.isEmpty }
        let head = "tests=\"\(scenes.count)\" failures=\"\(failed)\""
        let cases = scenes.map { name, findings in
            let failures = findings.map { finding in
                "<failure type=\"\(finding.issue.auditType.name)\" "
                    + "message=\"\(XMLText.escaped(finding.line(of: circumstances)))\"/>"
            }
            return XMLText.testCase(name, of: "audit", failures: failures)
        }
        return XMLText.testSuites("offstage audit", head, cases)
    }
}
