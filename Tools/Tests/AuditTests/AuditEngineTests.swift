import Audit
import Foundation
import Rewriter
import Testing

@Suite struct AuditEngineTests {
    private let review = RuleTable.listed.filter { $0.group == .review }

    private func run(_ text: String, ios: Int = 17, path: String = "Sources/App/Feed.swift") -> Audit.Result {
        Audit(rules: review, target: IOSVersion(ios), availability: Self.versions).run(texts: [path: text])
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let versions = AvailabilityTable(
        (try? String(contentsOf: folder.appendingPathComponent("availability.tsv"), encoding: .utf8)) ?? "")

    @Test("ARCH-18 A screen with all ten habits has each told once, its corrected twin none")
    func tenHabits() {
        let found = run(TenHabits.bad).findings
        #expect(
            found.map(\.rule).sorted() == TenHabits.rules.sorted(),
            "\(found.map { "\($0.line) \($0.rule): \($0.message)" })")
        let left = run(TenHabits.good).findings
        #expect(left.isEmpty, "\(left.map { "\($0.line) \($0.rule): \($0.message)" })")
    }

    @Test("ARCH-19 What lists, grids, registrations and system colours need is iOS 14")
    func least() {
        let text = """
            final class GridViewController: UIViewController {
                typealias Source = UICollectionViewDiffableDataSource<Int, UUID>
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .systemBackground
                    let cells = UICollectionView.CellRegistration<UICollectionViewCell, UUID> { _, _, _ in }
                    source = Source(collectionView: list) { list, path, id in
                        list.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
                    }
                    list.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
                }
            }
            """
        let result = run(text, ios: 12)
        #expect(result.leastVersion == IOSVersion(14))
        let told = Dictionary(grouping: result.findings.filter { $0.rule == "newer-than-target" }, by: \.line)
        #expect(Set(told.keys) == [2, 5, 6, 8, 10])
        #expect(run(text, ios: 14).findings.filter { $0.rule == "newer-than-target" }.isEmpty)
        let older = text.replacingOccurrences(of: "UICollectionView.CellRegistration", with: "Made")
            .replacingOccurrences(of: "dequeueConfiguredReusableCell", with: "made")
        #expect(run(older, ios: 12).leastVersion == IOSVersion(13))
    }

    @Test("guards of every form stand for their version")
    func guards() {
        func count(_ body: String) -> Int {
            run("func open() {\n\(body)\n}", ios: 13).findings.filter { $0.rule == "newer-than-target" }.count
        }
        let use = "controller.sheetPresentationController"
        #expect(count(use) == 1)
        #expect(count("if #available(iOS 15, *) { \(use) }") == 0)
        #expect(count("if #available(iOS 15, *) { } else { \(use) }") == 1)
        #expect(count("if #unavailable(iOS 15) { } else { \(use) }") == 0)
        #expect(count("if #unavailable(iOS 15) { return }\n\(use)") == 0)
        #expect(count("guard #available(iOS 15.0, *) else { return }\n\(use)") == 0)
        #expect(count("\(use)\nguard #available(iOS 15.0, *) else { return }") == 1)
        #expect(count("if #available(iOS 14, *) { \(use) }") == 1)
        let attribute = "@available(iOS 15, *) final class Sheets {\nfunc open() { \(use) }\n}"
        #expect(run(attribute, ios: 13).findings.isEmpty)
        // A member of the package's own by the same name is not Apple's.
        #expect(run("func open() { \(use) }\nvar sheetPresentationController: Int { 1 }", ios: 13).findings.isEmpty)
    }

    @Test("a comment with a reason silences a rule, one without is told")
    func disabling() {
        let line = "func a() { DispatchQueue.main.sync { } }"
        #expect(run(line).findings.map(\.rule) == ["main-queue-sync"])
        let behind = run(line + " // offstage:disable main-queue-sync: called from a worker")
        #expect(behind.findings.isEmpty && behind.silenced == 1)
        #expect(run("// offstage:disable main-queue-sync: a worker\n" + line).findings.isEmpty)
        #expect(run("// offstage:disable-file main-queue-sync: a worker\n\n\n" + line).findings.isEmpty)
        #expect(run("// offstage:disable main-queue-sync\n" + line).findings.map(\.rule) == ["disable-without-reason"])
        #expect(run("// offstage:disable strong-self: why\n" + line).findings.map(\.rule) == ["main-queue-sync"])
        // Only where it is one of the rules that are asked.
        let rules = review.filter { $0.id == "main-queue-sync" }
        let bare = ["A.swift": "// offstage:disable main-queue-sync\n" + line]
        let others = Audit(rules: rules, target: IOSVersion(17)).run(texts: bare)
        #expect(others.findings.isEmpty && others.silenced == 1)
        let unknown = run("// offstage:disable strong-selv: why\n").findings
        #expect(unknown.map(\.message) == ["there is no rule 'strong-selv'; is 'strong-self' meant?"])
    }

    @Test("a baseline knows its findings where lines have moved, and counts those of one line")
    func baseline() throws {
        let line = "func a() { DispatchQueue.main.sync { } }\n"
        let old = Baseline(run(line).findings)
        let again = try #require(Baseline(reading: old.text))
        let moved = run("\n\n    " + line).findings
        #expect(again.subtracting(from: moved).new.isEmpty)
        let spaced = run(line.replacingOccurrences(of: "{ } }", with: "{   }  }")).findings
        #expect(again.subtracting(from: spaced).new.isEmpty)
        #expect(again.subtracting(from: run(line + line).findings).new.count == 1)
        let mended = again.subtracting(from: [])
        #expect(mended.new.isEmpty && mended.gone == 1)
        #expect(Baseline(reading: "something else") == nil)
        #expect(Baseline(reading: old.text + "a\tb\n") == nil)
    }

    @Test("what does not parse is named, and ends nothing")
    func unparsed() {
        let deep = String(repeating: "(", count: 5000) + String(repeating: ")", count: 5000)
        let chain = "let a = b" + String(repeating: ".c", count: 20000)
        let closures = "let a = " + String(repeating: "{ b = ", count: 3000) + "1" + String(repeating: "}", count: 3000)
        for (text, word) in [("func a( {", "missing"), (deep, "brackets"), (chain, "nests"), (closures, "")] {
            let result = run(text)
            #expect(result.findings.isEmpty)
            #expect(
                result.unparsed.count == 1 && (word.isEmpty || result.unparsed[0].reason.contains(word)),
                "\(result.unparsed)")
        }
        let bytes = Audit(rules: review, target: IOSVersion(15)).run(["A.swift"]) { _ in [0xFF, 0xFE, 0x00] }
        #expect(bytes.unparsed.count == 1)
        let missing = Audit(rules: review, target: IOSVersion(15)).run(["A.swift"]) { _ in nil }
        #expect(missing.unparsed.map(\.reason) == ["it cannot be read"])
        #expect(run("").findings.isEmpty)
    }

    @Test("code for other systems is not reviewed")
    func systems() {
        let line = "func a() { DispatchQueue.main.sync { } }"
        #expect(run("#if os(macOS)\n\(line)\n#endif").findings.isEmpty)
        #expect(run("#if os(macOS)\n#else\n\(line)\n#endif").findings.count == 1)
        #expect(run("if #available(iOS 15, *) { } else { DispatchQueue.main.sync { } }", ios: 14).findings.count == 1)
        #expect(
            run("if #available(iOS 15, *) { } else { DispatchQueue.main.sync { } }").findings.map(\.rule) == [
                "needless-availability-check"
            ])
        #expect(run("import AppKit\n\(line)").findings.isEmpty)
        // A compiler of the past says nothing of what stands beside it.
        #expect(run("#if swift(>=5.9)\n#else\n\(line)\n#endif").findings.isEmpty)
        #expect(run("#if swift(>=5.9) && os(macOS)\n\(line)\n#endif").findings.isEmpty)
        #expect(run("#if swift(>=5.9) && os(macOS)\n#else\n\(line)\n#endif").findings.count == 1)
        #expect(run(line, path: "Tests/AppTests/FeedTests.swift").findings.isEmpty)
    }

    @Test(
        "the manifest's platforms are read",
        arguments: [
            (".iOS(.v15)", IOSVersion(15)), (".macOS(.v13), .iOS(.v14)", IOSVersion(14)),
            (".iOS(\"16.4\")", IOSVersion(16, 4)),
            (".macOS(.v13)", nil),
        ])
    func manifest(_ platforms: String, _ version: IOSVersion?) {
        let text =
            "import PackageDescription\nlet package = Package(name: \"A\", platforms: [\(platforms)], targets: [])"
        #expect(Manifest(SourceText(path: "Package.swift", text: text)).statedVersion == version)
    }

    @Test("files beside a package's targets are not held to its manifest")
    func beside() {
        let text =
            "let package = Package(name: \"A\", targets: [.target(name: \"A\", path: \"./Code\"), .testTarget(name: \"T\", path: \"T\")])"
        let manifest = Manifest(SourceText(path: "Package.swift", text: text))
        #expect(manifest.covers("Code/A.swift") && manifest.covers("Sources/B/B.swift"))
        #expect(!manifest.covers("Example/App.swift") && !manifest.covers("T/T.swift"))
        let audit = Audit(rules: review, target: IOSVersion(13), availability: Self.versions, isHeld: manifest.covers)
        let use = "func open() { controller.sheetPresentationController }"
        #expect(
            audit.run(texts: ["Code/A.swift": use, "Example/App.swift": use]).findings.map(\.path) == ["Code/A.swift"])
    }

    @Test("a project's lowest target counts")
    func project() {
        let text = "IPHONEOS_DEPLOYMENT_TARGET = 16.0;\n IPHONEOS_DEPLOYMENT_TARGET = 14.3;\n"
        #expect(Manifest.version(ofProject: text) == IOSVersion(14, 3))
        #expect(Manifest.version(ofProject: "") == nil)
    }
}
