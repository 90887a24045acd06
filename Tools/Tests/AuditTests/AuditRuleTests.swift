import Audit
import Testing

@Suite struct AuditRuleTests {
    @Test("a rule tells of its smallest bad sample once", arguments: RuleSample.all)
    func bad(_ sample: RuleSample) {
        let found = sample.findings(in: sample.bad)
        #expect(found.map(\.rule) == [sample.rule], "\(found.map(\.message))")
        #expect(found.allSatisfy { !$0.message.isEmpty && !$0.message.hasSuffix(".") })
    }

    @Test("a rule is silent about the corrected twin", arguments: RuleSample.all.filter { !$0.good.isEmpty })
    func good(_ sample: RuleSample) {
        #expect(
            sample.findings(in: sample.good).map(\.message).isEmpty,
            "\(sample.findings(in: sample.good).map(\.message))")
    }

    @Test("a rule is silent about a near miss", arguments: RuleSample.all.filter { !$0.near.isEmpty })
    func near(_ sample: RuleSample) {
        #expect(
            sample.findings(in: sample.near).map(\.message).isEmpty,
            "\(sample.findings(in: sample.near).map(\.message))")
    }

    @Test("every rule has a sample, and no id stands twice")
    func complete() {
        let ids = RuleTable.listed.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(Set(RuleTable.all.filter { !$0.isOfRun }.map(\.id)) == Set(RuleSample.all.map(\.rule)))
    }

    @Test("every rule says why, what instead, and by which paragraph")
    func explained() {
        for rule in RuleTable.listed {
            #expect(rule.title.hasSuffix("."), "\(rule.id)")
            #expect(rule.why.hasSuffix("."), "\(rule.id)")
            #expect(!rule.instead.isEmpty && !rule.guide.isEmpty, "\(rule.id)")
        }
    }

    @Test(
        "what has a version is told only where the target has it",
        arguments: RuleSample.all.filter { RuleTable.rule($0.rule)?.since != nil })
    func target(_ sample: RuleSample) throws {
        var older = sample
        let since = try #require(RuleTable.rule(sample.rule)?.since)
        older.ios = IOSVersion(since.major - 1)
        #expect(older.findings(in: sample.bad).isEmpty)
        older.ios = since
        #expect(older.findings(in: sample.bad).count == 1)
    }

    @Test("ARCH-20 Each line of the checklist has rules that are there, or a sentence")
    func checklist() {
        #expect(Checklist.lines.count == 46)
        for line in Checklist.lines {
            switch line.answer {
            case .rules(let ids): #expect(!ids.isEmpty && ids.allSatisfy { RuleTable.rule($0) != nil }, "\(line.asks)")
            case .untold(let sentence): #expect(sentence.count > 20, "\(line.asks)")
            }
        }
    }

    @Test("ARCH-04 A file that lies apart from its feature is reported, as is a name without its ending")
    func folders() {
        let names = RuleTable.all.filter { ["type-name", "protocol-name", "file-name"].contains($0.id) }
        let odd =
            "final class Profile: UIViewController {}\nfinal class UserRow: UITableViewCell {}\nprotocol UserService {}"
        let told = Audit(rules: names, target: IOSVersion(15)).run(texts: ["App/Profile.swift": odd]).findings
        #expect(told.map(\.rule).sorted() == ["file-name", "protocol-name", "type-name", "type-name"])
        let rules = RuleTable.all.filter { $0.id == "misplaced-file" }
        let text = "final class HomeViewController: UIViewController {}"
        func count(_ paths: [String]) -> Int {
            Audit(rules: rules, target: IOSVersion(15)).run(
                texts: Dictionary(uniqueKeysWithValues: paths.map { ($0, text) })
            ).findings.count
        }
        #expect(count(["App/Features/Home/Controllers/HomeViewController.swift"]) == 0)
        #expect(count(["App/Features/Home/HomeViewController.swift"]) == 1)
        #expect(count(["App/Controllers/HomeViewController.swift"]) == 0, "an app without features")
        #expect(
            count(["App/Controllers/HomeViewController.swift", "App/Features/A/Controllers/AViewController.swift"]) == 1
        )
    }
}
