import Audit

/// A rule's smallest bad code, the same put right, and what looks like it and is well.
struct RuleSample: Sendable, CustomStringConvertible {
    let rule: String
    var ios = IOSVersion(15)
    var path = "Sources/App/Sample.swift"
    let bad: String
    let good: String
    let near: String

    var description: String { rule }

    /// What the rule alone finds in a text.
    func findings(in text: String) -> [Finding] {
        let rules = RuleTable.all.filter { $0.id == rule }
        let result = Audit(rules: rules, target: ios, availability: Self.table).run(texts: [path: text])
        return result.findings
            + result.unparsed.map { file in
                Finding(
                    rule: "unparsed", path: file.path, line: file.line, column: file.column, utf16Column: file.column,
                    message: file.reason, severity: .error, text: "")
            }
    }

    static let table = AvailabilityTable(
        """
        type\tUISheetPresentationController\t15
        type\tCellRegistration\t14
        member\tkeyboardLayoutGuide\t15
        member\tsystemBackground\t13
        """)

    static let all = habits + superseded + lifecycle + layout + lists + motion + memory + adaptive + guardrails + names
}

/// A controller with some members.
func controller(_ members: String) -> String { "final class ProfileViewController: UIViewController {\n\(members)\n}" }

/// A controller whose viewDidLoad has some lines, and with other members.
func loading(_ lines: String, _ members: String = "") -> String {
    controller("override func viewDidLoad() {\nsuper.viewDidLoad()\n\(lines)\n}\n\(members)")
}
