import Audit
import Foundation
import Testing

/// What a run of a package's tests told, in the report of its sources.
@Suite struct RunReviewTests {
    private let texts = [
        "Sources/App/Feed.swift": """
        import UIKit

        final class FeedViewController: UIViewController {}
          final class Badge: UILabel {}
        """,
        "Tests/AppTests/FeedTests.swift": "final class FeedTests: XCTestCase {}\nfinal class Badge {}",
    ]

    private func run(
        _ observed: [RunFinding], texts: [String: String]? = nil, rules: [AuditRule] = RuleTable.ofRun,
        manifest: String? = nil
    ) -> Audit.Result {
        Audit(rules: rules, target: IOSVersion(15)).run(
            texts: texts ?? self.texts, observed: observed, manifest: manifest)
    }

    private func finding(_ types: [String], view: String? = nil, test: String? = "AppTests.FeedTests/testShows")
        -> RunFinding
    {
        RunFinding(
            kind: "audit.contrast", message: "UILabel: contrast 2.10", view: view, types: types, test: test)
    }

    @Test("A finding stands where the nearest class is declared that it belongs to, of the package's own first")
    func places() throws {
        let found = run([finding(["Badge", "FeedViewController"])]).findings
        #expect(found.map(\.rule) == ["low-contrast"])
        let first = try #require(found.first)
        #expect(first.path == "Sources/App/Feed.swift" && first.line == 4 && first.column == 15)
        #expect(first.text == "final class Badge: UILabel {}")
        #expect(first.message == "UILabel: contrast 2.10 (AppTests.FeedTests/testShows)")
        #expect(run([finding(["Other"], view: "FeedViewController:feed")]).findings.map(\.line) == [3])
        let named = RunFinding(kind: "controllers", message: "loadView() of FeedViewController called super")
        #expect(run([named]).findings.map(\.line) == [3])
    }

    @Test("One that belongs to no class stands at the test's, else at the manifest, else with nobody")
    func strangers() {
        #expect(run([finding([])]).findings.map(\.path) == ["Tests/AppTests/FeedTests.swift"])
        let other = finding([], test: nil)
        #expect(run([other]).findings.isEmpty)
        var texts = texts
        texts["Package.swift"] = "// swift-tools-version: 6.0"
        #expect(run([other], texts: texts, manifest: "Package.swift").findings.map(\.path) == ["Package.swift"])
    }

    @Test("What several tests tell of one view is one finding, with their number; figures may be others")
    func counting() {
        func told(_ test: String, _ figure: String, _ view: String = "UILabel") -> RunFinding {
            RunFinding(
                kind: "audit.contrast", message: "UILabel: contrast \(figure)", view: view, types: ["Badge"],
                test: "AppTests.FeedTests/\(test)")
        }
        let found = run([told("b", "2.10"), told("a", "2.12"), told("c", "2.10")]).findings
        #expect(found.map(\.message) == ["UILabel: contrast 2.10 (AppTests.FeedTests/a and 2 other tests)"])
        #expect(run([told("a", "2"), told("b", "2")]).findings[0].message.hasSuffix("and 1 other test)"))
        #expect(run([told("a", "2"), told("a", "2", "UILabel:title")]).findings.count == 2)
    }

    @Test("Comments silence them, and rules that are left out are not asked; what no rule is for is dropped")
    func silence() {
        var texts = texts
        texts["Sources/App/Feed.swift"] =
            "// offstage:disable low-contrast: the brand's own\nfinal class Badge: UILabel {}"
        let result = run([finding(["Badge"])], texts: texts)
        #expect(result.findings.isEmpty && result.silenced == 1)
        #expect(run([finding(["Badge"])], rules: RuleTable.all.filter { $0.id == "strong-self" }).findings.isEmpty)
        #expect(run([RunFinding(kind: "missingFont", message: "a font", types: ["Badge"])]).findings.isEmpty)
    }

    @Test("The run's file: marks, findings, each once; a line that was cut off is left out")
    func log() {
        let line =
            "{\"kind\":\"audit.contrast\",\"message\":\"A \\\"b\\\"\",\"view\":null,\"types\":[\"Badge\"],\"test\":\"T/a\"}"
        let begun = "{\"kind\":\"began\",\"message\":\"\",\"view\":null,\"types\":[],\"test\":null}"
        let text = [begun, line, line, String(line.prefix(20))].joined(separator: "\n")
        let log = RunLog(text)
        #expect(
            log.findings
                == [RunFinding(kind: "audit.contrast", message: "A \"b\"", types: ["Badge"], test: "T/a")])
        #expect(log.hasBegun && !log.isWhole)
        #expect(RunLog(text + "\n" + begun.replacingOccurrences(of: "began", with: "ended")).isWhole)
        #expect(!RunLog("").hasBegun && RunLog("").findings.isEmpty)
    }

    @Test("Each rule of a run has kinds of its own, and each kind a sample on a stage")
    func kinds() throws {
        let kinds = RuleTable.ofRun.flatMap(\.kinds)
        #expect(kinds.count == Set(kinds).count && RuleTable.ofRun.count == 28)
        let folder = AuditEngineTests.folder.deletingLastPathComponent()
            .appendingPathComponent("Tests/OffstageTests/Review")
        var sampled: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            for match in text.matches(of: /ReviewSample\(\s*"([A-Za-z.]+)"/) { sampled.insert(String(match.1)) }
        }
        #expect(sampled == Set(kinds))
    }

    // MARK: Reports

    private func report(_ state: RunState, asked: [AuditRule] = RuleTable.all) -> AuditReport {
        var result = Audit(rules: [], target: IOSVersion(15)).run(texts: [:])
        result.run = state
        return AuditReport(result, findings: [], target: IOSVersion(15), origin: "--ios", asked: asked)
    }

    @Test("Text says which rules were not asked, by their ids, and why")
    func text() throws {
        let all = report(.notAsked).text(colored: false)
        let line = try #require(all.split(separator: "\n").last)
        #expect(
            line == "rules that only --run asks were not asked: "
                + RuleTable.ofRun.map(\.id).joined(separator: ", "))
        let few = report(.notAsked, asked: RuleTable.all.filter { $0.id == "strong-self" }).text(colored: false)
        #expect(!few.contains("--run"))
        let failed = report(.failed("no")).text(colored: false)
        #expect(failed.contains("the package's tests did not run: no\nrules that need a run were not asked: "))
        #expect(!report(.ran(code: 0, isWhole: true)).text(colored: false).contains("run"))
        #expect(report(.ran(code: 1, isWhole: true)).text(colored: false).contains("tests failed"))
        #expect(report(.ran(code: 1, isWhole: false)).text(colored: false).contains("cut off"))
    }

    @Test("JSON and SARIF say how the run went")
    func programs() throws {
        func json(_ state: RunState) throws -> [String: Any] {
            let all = try JSONSerialization.jsonObject(with: Data(report(state).json.utf8)) as? [String: Any]
            return try #require(all?["run"] as? [String: Any])
        }
        #expect(try json(.notAsked)["ran"] as? Bool == false)
        #expect((try json(.notAsked)["rulesNotAsked"] as? [String])?.count == RuleTable.ofRun.count)
        #expect(try json(.ran(code: 0, isWhole: true))["ran"] as? Bool == true)
        #expect(try json(.failed("no"))["problem"] as? String == "the package's tests did not run: no")
        func invocation(_ state: RunState) throws -> [String: Any] {
            let all = try JSONSerialization.jsonObject(with: Data(report(state).sarif.utf8)) as? [String: Any]
            let run = try #require((all?["runs"] as? [[String: Any]])?.first)
            return try #require((run["invocations"] as? [[String: Any]])?.first)
        }
        #expect(try invocation(.notAsked)["executionSuccessful"] as? Bool == true)
        #expect(try invocation(.failed("no"))["executionSuccessful"] as? Bool == false)
        let notes = try #require(try invocation(.failed("no"))["toolExecutionNotifications"] as? [[String: Any]])
        #expect(notes.map { $0["level"] as? String } == ["error"])
    }
}
