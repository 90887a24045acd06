import Audit
import Foundation
import FoundationXML
import Testing

@Suite struct AuditReportTests {
    private let report: AuditReport = {
        let text = "/* é */ func a() { DispatchQueue.main.sync { } }\nfunc b() { DispatchQueue.main.sync { } }"
        let audit = Audit(rules: RuleTable.all, target: IOSVersion(15))
        let result = audit.run(texts: ["Sources/A & B.swift": text, "Sources/C.swift": "func ("])
        return AuditReport(result, findings: result.findings, target: IOSVersion(15), origin: "--ios", known: 3)
    }()

    @Test("text says place, severity, rule, and once why and what instead")
    func text() {
        let lines = report.text(colored: false).split(separator: "\n").map(String.init)
        #expect(lines[0] == "Sources/A & B.swift:1:21: warning: this waits for the main queue [main-queue-sync]")
        #expect(lines.count { $0.hasPrefix("    why: ") } == 1)
        #expect(lines.contains("    guide: Docs/audit-rules.md#main-queue-sync"))
        #expect(lines.contains { $0.hasPrefix("Sources/C.swift:1:") && $0.contains("not reviewed") })
        #expect(lines.contains("2 files: 2 warnings; 3 of the baseline; 1 not reviewed"))
        #expect(!report.text(colored: false).contains("\u{1B}"))
        #expect(report.text(colored: true).contains("\u{1B}[33mwarning"))
    }

    @Test("JSON is one object with all that text says")
    func json() throws {
        let object = try #require(JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
        let findings = try #require(object["findings"] as? [[String: Any]])
        #expect(findings.count == 2)
        #expect(
            Set(findings[0].keys) == [
                "rule", "severity", "path", "line", "column", "message", "why", "instead", "guide",
            ])
        #expect(findings[0]["guide"] as? String == "Docs/audit-rules.md#main-queue-sync")
        #expect((object["notReviewed"] as? [Any])?.count == 1)
        #expect((object["ios"] as? [String: Any])?["target"] as? String == "15")
    }

    @Test("JUnit is XML with a case a rule")
    func junit() throws {
        #expect(XMLParser(data: Data(report.junit.utf8)).parse())
        #expect(report.junit.contains("<testcase classname=\"audit\" name=\"main-queue-sync\">"))
        #expect(report.junit.contains("A &amp; B.swift:2:12"))
    }

    @Test("SARIF has its version, rules, places in units of UTF-16, and paths as URIs")
    func sarif() throws {
        let object = try #require(JSONSerialization.jsonObject(with: Data(report.sarif.utf8)) as? [String: Any])
        #expect(object["version"] as? String == "2.1.0")
        let run = try #require((object["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        #expect((driver["rules"] as? [[String: Any]])?.map { $0["id"] as? String } == ["main-queue-sync"])
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 2)
        let place = try #require((results[0]["locations"] as? [[String: [String: Any]]])?.first?["physicalLocation"])
        #expect((place["artifactLocation"] as? [String: String])?["uri"] == "Sources/A%20%26%20B.swift")
        #expect((place["region"] as? [String: Int])?["startColumn"] == 20)
    }

    @Test("each rule has the place on the page that findings name")
    func places() {
        let headings = RuleListing.markdown.split(separator: "\n").filter { $0.hasPrefix("### `") }
        #expect(
            headings.map { "Docs/audit-rules.md#" + $0.dropFirst(5).dropLast() }.sorted()
                == RuleTable.listed.map(\.page).sorted())
    }

    @Test("the page of rules is current")
    func page() throws {
        let url = AuditEngineTests.folder.deletingLastPathComponent().appendingPathComponent("Docs/audit-rules.md")
        #expect(
            try String(contentsOf: url, encoding: .utf8) == RuleListing.markdown,
            "write it again: offstage swift audit --rules --markdown > Docs/audit-rules.md")
    }
}

@Suite struct AuditWordsTests {
    @Test("words are read, and rules chosen by them")
    func words() throws {
        let words = try AuditWords(["App", "--without", "strong-self,main-queue-sync", "--ios=16.4", "--sarif", "-"])
        #expect(words.paths == ["App"] && words.target == IOSVersion(16, 4) && words.sarif == "-")
        #expect(
            !words.rules.contains { ["strong-self", "main-queue-sync"].contains($0.id) || $0.group == .guardrails })
        #expect(try AuditWords(["--set", "guardrails"]).rules.count == RuleTable.listed.count)
        let unexplained = "disable-without-reason"
        #expect(try AuditWords([]).rules.contains { $0.id == unexplained })
        #expect(try AuditWords(["--only", unexplained]).rules.map(\.id) == [unexplained])
        #expect(try !AuditWords(["--without", unexplained]).rules.contains { $0.id == unexplained })
        #expect(try AuditWords(["--only", "long-controller"]).rules.map(\.id) == ["long-controller"])
    }

    @Test(
        "wrong words get a sentence",
        arguments: [
            (["--only", "nothing"], "there is no rule 'nothing'; --rules lists them"),
            (["--ios", "new"], "'new' is no version of iOS"), (["--junit"], "--junit needs a value"),
            (["--wat", "1"], "unknown option '--wat'; see offstage swift audit --help"),
            (["--json", "--sarif", "-"], "only one of --json, --junit - and --sarif - can have standard output"),
            (["--write-baseline", "-"], "--write-baseline needs a file, not standard output"),
            (
                ["--write-baseline", "a.tsv", "--junit", "a.xml"],
                "--write-baseline writes a baseline alone, without --json, --junit and --sarif"
            ),
            (
                ["--json", "--write-baseline", "a.tsv"],
                "--write-baseline writes a baseline alone, without --json, --junit and --sarif"
            ),
            (["--set", "all"], "there is no set 'all'; guardrails is one"),
        ])
    func wrong(_ words: [String], _ sentence: String) {
        #expect(throws: AuditWords.Fault(message: sentence)) { try AuditWords(words) }
    }
}
