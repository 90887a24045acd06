import Audit
import Testing

@Suite struct GuardrailTests {
    private func found(_ rules: [String], _ text: String, path: String = "Sources/App/ProfileViewController.swift")
        -> [Finding]
    {
        let rules = RuleTable.all.filter { rules.contains($0.id) }
        return Audit(rules: rules, target: IOSVersion(15)).run(texts: [path: text]).findings
    }

    private func controller(lines: Int) -> String {
        "final class ProfileViewController: UIViewController {\n"
            + String(repeating: "    // a line\n", count: lines - 2) + "}"
    }

    @Test("ARCH-02 A controller of 250 lines is reported with its lines, one of 200 is not")
    func length() {
        #expect(
            found(["long-controller"], controller(lines: 250)).map(\.message) == [
                "'ProfileViewController' has 250 lines"
            ])
        #expect(found(["long-controller"], controller(lines: 201)).count == 1)
        #expect(found(["long-controller"], controller(lines: 200)).isEmpty)
    }

    @Test("ARCH-03 A controller that is not final and an action that is not private are reported")
    func access() {
        let rules = ["controller-not-final", "action-not-private"]
        let bad =
            "class ProfileViewController: UIViewController {\n@objc func saveTapped() {}\n}\nextension ProfileViewController {\n@IBAction func cancel() {}\n}"
        #expect(found(rules, bad).map(\.line) == [1, 2, 5])
        let good = "final class ProfileViewController: UIViewController {\n@objc private func saveTapped() {}\n}"
        #expect(found(rules, good).isEmpty)
        // One that others inherit from, in another file even.
        let base = Audit(rules: RuleTable.all.filter { rules.contains($0.id) }, target: IOSVersion(15)).run(texts: [
            "App/ListViewController.swift": "class ListViewController: UIViewController {}",
            "App/UsersViewController.swift": "final class UsersViewController: ListViewController {}",
        ])
        #expect(base.findings.isEmpty)
    }

    @Test("A11Y-06 A picture without a label, a fixed size and a fixed colour of text are found, their twins are not")
    func accessible() {
        let rules = ["image-button-without-label", "fixed-font-size", "fixed-text-color"]
        let bad = """
            final class ShareViewController: UIViewController {
                private let share = UIButton()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    share.setImage(icon, for: .normal)
                    label.font = .systemFont(ofSize: 12)
                    label.textColor = .black
                }
            }
            """
        #expect(found(rules, bad).map(\.rule) == rules)
        let good = bad.replacing(".systemFont(ofSize: 12)", with: ".preferredFont(forTextStyle: .body)")
            .replacing(".black", with: ".label").replacing(
                "share.setImage", with: "share.accessibilityLabel = title\nshare.setImage")
        #expect(found(rules, good).isEmpty)
    }

    @Test("guardrails are asked for by name, and only then")
    func off() throws {
        #expect(try AuditWords([]).rules.allSatisfy { $0.group == .review })
        #expect(try AuditWords(["--set", "guardrails"]).rules.contains { $0.id == "long-controller" })
    }
}
