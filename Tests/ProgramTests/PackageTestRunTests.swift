import Foundation
import FoundationXML
import RenderServer
import Testing
import UIKit

@testable import Answers
@testable import Goldens
@testable import offstage

/// `offstage swift test` with files for the results; SwiftPM is a script that leaves what a run would.
@Suite("Results of a package's tests")
struct PackageTestRunTests {
    private let program: Program

    init() throws {
        program = try Program.withToolchain(
            kit: "Swift version 9",
            swift: """
                for word; do echo "<$word>"; done > words
                [ ! -f log ] || cp log "$OFFSTAGE_FAILURE_LOG"
                while [ $# -gt 0 ]; do [ "$1" != --xunit-output ] || out=$2; shift; done
                [ ! -f xctest.xml ] || cp xctest.xml "$out"
                [ ! -f testing.xml ] || cp testing.xml "${out%.xml}-swift-testing.xml"
                [ ! -f waits ] || { echo $$ > pid; exec sleep 60; }
                exit $(cat code)
                """)
    }

    private var folder: URL { program.folder.url.resolvingSymlinksInPath() }

    private func text(_ name: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }

    /// What a run leaves: goldens that failed, results, its exit code.
    private func leave(_ failures: [LoggedFailure]? = nil, xctest: String? = nil, testing: String? = nil, code: Int)
        throws
    {
        try program.folder.write("\(code)\n", "code")
        if let failures {
            try program.folder.write("", "log")
            for failure in failures { try FailureLog(folder.appendingPathComponent("log")).add(failure) }
        }
        if let xctest { try program.folder.write(Self.document(xctest), "xctest.xml") }
        if let testing { try program.folder.write(Self.document(testing), "testing.xml") }
    }

    private static func document(_ cases: String) -> String {
        let failures = cases.components(separatedBy: "<failure").count - 1
        return """
            <?xml version="1.0" encoding="UTF-8"?>

            <testsuites>
            <testsuite name="TestResults" errors="0" tests="2" failures="\(failures)" time="0.25">
            \(cases)
            </testsuite>
            </testsuites>

            """
    }

    private var goldens: GoldenFolder {
        let folder = folder.appendingPathComponent("Tests/CardTests/Golden")
        return GoldenFolder(goldens: folder, failures: folder.appendingPathComponent("Failures"))
    }

    private func failure(_ name: String, test: String?, kind: String = "missing") -> LoggedFailure {
        LoggedFailure(test: test, folder: goldens, name: name, kind: kind, message: "message of \(name)")
    }

    /// The data of the page's list.
    private func index(_ page: String) throws -> [String: Any] {
        let start = try #require(page.range(of: "id=\"index\">"))
        let end = try #require(page[start.upperBound...].range(of: "</script>"))
        let data = Data(page[start.upperBound..<end.lowerBound].utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("The page has what the run's tests told, with the command for each; the run's exit code stays")
    func page() throws {
        try leave(
            [
                failure("cards/red", test: "CardTests.Cards/red(_:)"), failure("blue", test: "CardTests.Old/testBlue"),
                failure("green", test: nil), failure("new", test: "CardTests.Cards/new()", kind: "recorded"),
            ], code: 1)
        try program.folder.write("old", "out.html")
        let result = try program.runWithToolchain("swift test -c release --report out.html --filter Cards --parallel")
        #expect(result.status == 1)
        #expect(result.output == "3 pictures failed, 1 recorded: out.html\n")
        let index = try index(text("out.html"))
        let failures = try #require(index["failures"] as? [[String: Any]])
        #expect(failures.map { $0["name"] as? String } == ["CardTests/blue", "CardTests/cards/red", "CardTests/green"])
        let command = "OFFSTAGE_RECORD=failed offstage swift test -c release --filter "
        #expect(
            failures.map { $0["accept"] as? String } == [
                command + "'^CardTests.Old/testBlue$'", command + "'^CardTests.Cards/red\\(_:\\)/'", "",
            ])
        #expect((index["notes"] as? [String])?.first?.contains("CardTests/new: message of new") == true)
        #expect(
            text("words").hasPrefix("<test>\n<-c>\n<release>\n<--filter>\n<Cards>\n<--parallel>\n<--xunit-output>\n"))
    }

    @Test("Pictures come from the evidence that the tests left, beside what is recorded")
    @MainActor
    func pictures() throws {
        func frame(_ color: UIColor) -> Golden {
            Golden(
                picture: UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                    color.setFill()
                    $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
                }.cgImage!, text: "passes 0 \(color)\n")
        }
        _ = try goldens.check(frame(.red), named: "card", mode: .all)
        let outcome = try goldens.check(frame(.blue), named: "card", mode: .never)
        let entry = LoggedFailure(
            test: "A.B/c()", folder: goldens, name: "card", kind: outcome.kind, message: "\(outcome)")
        try leave([entry], code: 1)
        _ = try program.runWithToolchain("swift test --report out.html")
        let page = text("out.html")
        #expect(page.contains("\"actual\":\"") && page.contains("\"patches\":[{"))
        #expect(page.contains("\"lines\":[\"- passes 0"))
    }

    @Test("A failure in a test that passed is a note")
    func known() throws {
        let cases =
            "<testcase classname=\"M.S\" name=\"known()\" time=\"1\" />\n"
            + "<testcase classname=\"M.S\" name=\"bad()\" >\n<failure message=\"no\" />\n</testcase>"
        try leave([failure("known", test: "M.S/known()"), failure("bad", test: "M.S/bad()")], testing: cases, code: 1)
        let result = try program.runWithToolchain("swift test --report=out.html")
        #expect(result.output == "1 picture failed: out.html\n")
        #expect((try index(text("out.html"))["notes"] as? [String])?.first?.contains("CardTests/known") == true)
        try leave([failure("known", test: "M.S/known()")], code: 0)
        #expect(try program.runWithToolchain("swift test --report out.html").output == "no picture failed: out.html\n")
        #expect(try index(text("out.html"))["hasFailed"] as? Bool == false)
    }

    @Test("A run that fails without pictures says so")
    func others() throws {
        try leave([], code: 1)
        let result = try program.runWithToolchain("swift test --report out.html")
        #expect(result.status == 1 && result.output == "no picture failed, other tests did: out.html\n")
        #expect(try index(text("out.html"))["hasFailed"] as? Bool == true)
    }

    @Test("JUnit XML has the results of both frameworks, and of XCTest what the test said")
    func junit() throws {
        let said =
            "Test Case 'S.testBad' started at 2026&#10;/t.swift:4: error: S.testBad : failed - no&#10;"
            + "Test Suite 'S' failed at 2026&#10;\t Executed 1 test&#10;"
        try leave(
            [],
            xctest:
                "<testcase classname=\"M.S\" name=\"testBad\" time=\"1\">\n<failure message=\"\(said)\"></failure>\n"
                + "</testcase>",
            testing: "    <testcase classname=\"M.T\" name=\"good()\" time=\"1\" />", code: 1)
        let result = try program.runWithToolchain("swift test --junit out/results.xml")
        #expect(result.status == 1 && result.output == "")
        #expect(text("words").hasSuffix("<--parallel>\n<--experimental-xunit-message-failure>\n"))
        let root = try #require(try XMLDocument(data: Data(text("out/results.xml").utf8)).rootElement())
        #expect(["tests", "failures", "time"].map { root.attribute(forName: $0)?.stringValue } == ["4", "1", "0.500"])
        let suites = root.elements(forName: "testsuite")
        #expect(suites.map { $0.attribute(forName: "name")?.stringValue } == ["XCTest", "Swift Testing"])
        let failure = suites[0].elements(forName: "testcase")[0].elements(forName: "failure")[0]
        #expect(failure.attribute(forName: "message")?.stringValue == "/t.swift:4: error: S.testBad : failed - no\n")
    }

    @Test("What does not build exits with 2 and leaves no results, not those of an earlier run either")
    func unbuilt() throws {
        try leave(code: 1)
        try program.folder.write("old", "out.html")
        try program.folder.write("old", "results.xml")
        let result = try program.runWithToolchain("swift test --report out.html --junit results.xml")
        #expect(result.status == ExitStatus.badInput.rawValue)
        #expect(text("out.html") == "" && text("results.xml") == "")
        try leave(code: 64)
        #expect(try program.runWithToolchain("swift test --report out.html --no-such").status == 64)
    }

    @Test("A file that cannot be written is told after the run, and the exit code is 7")
    func unwritten() throws {
        try leave([], code: 1)
        let result = try program.runWithToolchain("swift test --report toolchain/swift/out.html --junit results.xml")
        #expect(result.status == ExitStatus.cannotWrite.rawValue)
        #expect(result.errors.contains("toolchain/swift/out.html: error: cannot be written"))
        #expect(text("results.xml").hasPrefix("<?xml"))
    }

    @Test(
        "Options that contradict each other are refused",
        arguments: [
            ("--junit a --no-parallel", "SwiftPM tells XCTest's results with --parallel only"),
            ("--junit a --xunit-output b", "--junit and --xunit-output both take the results"),
            ("--junit a --report a", "--junit and --report would both write a"),
            ("--junit -", "standard output is SwiftPM's"), ("--report", "--report"), ("--report=", "--report"),
        ])
    func refused(words: String, sentence: String) throws {
        try leave(code: 0)
        let result = try program.runWithToolchain("swift test " + words)
        #expect(result.status == 64 && result.errors.contains(sentence), "\(result.errors)")
        #expect(text("words") == "")
    }

    @Test("Signals reach SwiftPM, and the program ends by the same one")
    func signals() throws {
        try leave(code: 0)
        try program.folder.write("", "waits")
        let line = """
            PATH="$PWD/toolchain:$PATH" 'a place/bin/offstage' swift test --report out.html &
            for i in $(seq 300); do [ -s pid ] && break; sleep 0.1; done
            kill -TERM $!
            wait $!
            echo $?
            kill -0 $(cat pid) 2>/dev/null && echo 'still there'
            true
            """
        #expect(try program.shell(line).output == "143\n")
    }
}
