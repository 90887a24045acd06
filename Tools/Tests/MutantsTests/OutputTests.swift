import Rewriter
import Testing

@testable import Mutants

@Suite("What compilers and tests say of mutants")
struct OutputTests {
    @Test("Lines of Swift Testing")
    func tests() {
        #expect(
            TestOutput(
                "✘ Test \"A \"name\"\" recorded an issue with 1 argument a → 1 at ATests.swift:12:9: Expectation failed"
            ) == .failed(test: "A \"name\"", place: "ATests.swift:12"))
        #expect(
            TestOutput("✘ Test plain() recorded an issue at B.swift:3:5: no")
                == .failed(test: "plain()", place: "B.swift:3"))
        #expect(
            TestOutput("\u{1B}[91m✘\u{1B}[0m Test plain() recorded an issue at B.swift:3:5: no\u{1B}[0m")
                == .failed(test: "plain()", place: "B.swift:3"))
        #expect(TestOutput("✘ Test plain() recorded a known issue at B.swift:3:5: no") == nil)
        #expect(TestOutput("✘ Test plain() failed after 0.1 seconds with 1 issue.") == nil)
        #expect(TestOutput("A/B.swift:3: Fatal error: Index out of range") == .trapped("Index out of range"))
        #expect(TestOutput("✔ Test run with 12 tests in 3 suites passed after 0.5 seconds.") == .ended(count: 12))
        #expect(TestOutput("") == nil)
    }

    private static func mutant(_ number: Int, _ line: Int, _ lines: ClosedRange<Int>) -> Mutant {
        Mutant(
            number: number,
            site: Site(
                kind: .call, module: "A", path: "Sources/A/A.swift", line: line, lines: lines, before: "", after: "",
                draft: Draft(range: 0..<0, mutated: "", insertions: [])))
    }

    @Test("The mutant whose statement has the line is to blame, or the one above, or the first")
    func errors() {
        let mutants = [Self.mutant(1, 10, 9...12), Self.mutant(2, 20, 20...20)]
        func blamed(_ lines: String...) -> ([Int], Int) {
            var errors = CompilerErrors(root: "/r")
            for line in lines { errors.read(line) }
            let (numbers, others) = errors.blamed(of: mutants)
            return (numbers.sorted(), others.count)
        }
        #expect(blamed("/r/Sources/A/A.swift:9:1: error: no") == ([1], 0))
        #expect(blamed("/r/Sources/A/A.swift:17:1: error: no") == ([1], 0))
        #expect(blamed("/r/Sources/A/A.swift:2:1: error: no") == ([1], 0))
        #expect(blamed("/r/Sources/A/A.swift:12:1: error: no", "/r/Sources/A/A.swift:20:1: error: a") == ([1, 2], 0))
        #expect(blamed("/r/Sources/A/B.swift:9:1: error: no", "/r/Sources/A/B.swift:9:1: error: no") == ([], 1))
        #expect(blamed("/r/Sources/A/A.swift:9:1: warning: no", "error: emit-module", " 9 | : error: x") == ([], 0))
        #expect(blamed("/other/A.swift:9:1: error: no") == ([], 0))
    }

    @Test("A manifest tells which tests cover a module")
    func targets() {
        let table = TargetTable(
            manifest: SourceText(
                path: "Package.swift",
                text: """
                    let package = Package(name: "Rooms", targets: [
                        .target(name: "Attic"),
                        .executableTarget(name: "run", dependencies: ["Attic"], path: "Tests/Run"),
                        .testTarget(name: "AtticTests", dependencies: ["Attic", .product(name: "X", package: "x")]),
                        .testTarget(name: "RunTests", dependencies: ["run"]),
                    ])
                    """))
        #expect(table.package == "Rooms")
        #expect(table.modules == ["Attic", "run"])
        #expect(table.tests(of: "Attic") == ["AtticTests"])
        #expect(table.module("run")?.path == "Tests/Run")
        #expect(table.module("Attic")?.path == "Sources/Attic")
        #expect(table.module("RunTests") == nil)
        #expect(TargetTable(manifest: SourceText(path: "Package.swift", text: "let a = [")).targets.isEmpty)
    }

    @Test("The report has what survived first, and counts of each kind")
    func report() {
        func site(_ line: Int, _ kind: MutantKind) -> Site {
            Site(
                kind: kind, module: "A", path: "Sources/A/A.swift", line: line, lines: line...line, before: "a < b",
                after: kind == .call ? "" : "a <= b", draft: Draft(range: 0..<0, mutated: "", insertions: []))
        }
        let rows: [MutantsReport.Row] = [
            .init(
                mutant: Mutant(number: 1, site: site(3, .comparison)),
                verdict: .noticed(by: "Ends meet (B.swift:4)", target: "ATests")),
            .init(mutant: Mutant(number: 2, site: site(5, .call)), verdict: .survived),
        ]
        let report = MutantsReport(rows: rows, seed: 8, dropped: 1)
        #expect(
            report.text == """
                2  survived  call left out  Sources/A/A.swift:5
                    - a < b
                    + (nothing)

                1  noticed  comparison turned  Sources/A/A.swift:3
                    - a < b
                    + a <= b
                    by ATests: Ends meet (B.swift:4)

                kind               survived  noticed  all
                comparison turned         0        1    1
                call left out             1        0    1
                all                       1        1    2
                Seed 8. 1 more were drawn and do not compile.

                """)
        #expect(report.json.contains("\"verdict\": \"survived\""))
        #expect(report.json.contains("\"by\": \"ATests: Ends meet (B.swift:4)\""))
    }

    @Test("Words: defaults, values, and what is said of others")
    func words() throws {
        let plain = try MutantsWords([])
        #expect((plain.count, plain.seed, plain.minutes) == (60, 1, 60))
        let given = try MutantsWords(["--count=7", "--seed", "9", "--modules", "A, B", "--list", "--minutes", "0.5"])
        #expect((given.count, given.seed, given.minutes) == (7, 9, 0.5))
        #expect(given.modules == ["A", "B"] && given.lists)
        for words in [
            ["--count", "0"], ["--count", "x"], ["--count"], ["--seed", "-1"], ["--minutes", "nan"],
            ["--minutes", "0"],
            ["--modules", " "], ["--what"], ["A"], ["--jobs=0"],
        ] {
            #expect(throws: MutantFault.self) { try MutantsWords(words) }
        }
    }
}
