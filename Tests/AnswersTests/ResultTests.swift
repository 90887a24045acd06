import Foundation
import FoundationXML
import RenderServer
import Testing

@testable import Answers
@testable import Goldens

@Suite struct ResultTests {
    private static let hostile = "a\"b<script>alert('x')</script>&\u{202E}|`x`\u{0}\u{1B}[31m\u{FFFF}\n# head"
    private let cases = [
        TestCase(name: "good", path: "Scenes/good.yml", verdicts: [.golden(name: "good", .matched)]),
        TestCase(
            name: "bad/\(hostile)", path: "Scenes/bad.yml",
            verdicts: [.golden(name: hostile, .textDiffers(["- \(hostile)"])), .expectation(Problem(hostile))]),
        TestCase(
            name: "near", path: "near.yml",
            verdicts: [
                .golden(
                    name: "near",
                    .tolerated(
                        PictureDifference(pixels: 3, maximum: 1, rect: .init(x: 0, y: 0, width: 3, height: 1)),
                        GoldenTolerance(maximum: 2, pixels: 4)))
            ]),
    ]

    @MainActor
    private func tally(_ cases: [TestCase]) -> TestTally {
        var tally = TestTally()
        var answer = Answer(command: "test", form: .document)
        for test in cases { tally.add(test, &answer) }
        return tally
    }

    private func suite(_ cases: [TestCase]) throws -> XMLElement {
        let document = try XMLDocument(data: Data(JUnitReport(cases).xml.utf8))
        return try #require(document.rootElement()?.elements(forName: "testsuite").first)
    }

    @Test("JUnit XML is XML whatever names and messages hold, counts cases, and tells tolerated ones")
    func junit() throws {
        let suite = try suite(cases)
        #expect(suite.attribute(forName: "tests")?.stringValue == "3")
        #expect(suite.attribute(forName: "failures")?.stringValue == "1")
        let tests = suite.elements(forName: "testcase")
        #expect(tests.map { $0.elements(forName: "failure").count } == [0, 2, 0])
        #expect(tests[1].elements(forName: "failure")[0].attribute(forName: "type")?.stringValue == "textDiffers")
        let expectation = tests[1].elements(forName: "failure")[1]
        #expect(expectation.attribute(forName: "message")?.stringValue?.contains("<script>") == true)
        #expect(tests[2].elements(forName: "system-out")[0].stringValue?.contains("3 pixels differ") == true)
    }

    @Test("In JUnit XML a class is a scene's path, a test one of its pictures with its time; a failure is told once")
    func junitNames() throws {
        let missing = GoldenOutcome.missing(URL(fileURLWithPath: "/g.png"), picture: URL(fileURLWithPath: "/f.png"))
        let lines = GoldenOutcome.textDiffers(["- one", "+ two"])
        let suite = try suite([
            TestCase(
                name: "shadows/card", path: "Scenes/shadows/card.yml",
                parts: [
                    .init(name: "shadows/card", verdicts: [.golden(name: "shadows/card", missing)], seconds: 0.25),
                    .init(
                        name: "shadows/card-dark", verdicts: [.golden(name: "shadows/card-dark", lines)],
                        seconds: 1.0004),
                ])
        ])
        func attributes(_ element: XMLElement, _ names: String...) -> [String] {
            names.map { element.attribute(forName: $0)?.stringValue ?? "none" }
        }
        #expect(attributes(suite, "tests", "failures", "time") == ["2", "2", "1.250"])
        let tests = suite.elements(forName: "testcase")
        #expect(
            tests.map { attributes($0, "classname", "name", "file", "time") } == [
                ["shadows.card", "card", "Scenes/shadows/card.yml", "0.250"],
                ["shadows.card", "card-dark", "Scenes/shadows/card.yml", "1.000"],
            ])
        let failures = tests.flatMap { $0.elements(forName: "failure") }
        #expect(
            attributes(failures[0], "message") == [
                "shadows/card: no golden at /g.png; look at /f.png, then record it"
            ]
        )
        #expect(failures[0].stringValue == "")
        #expect(attributes(failures[1], "message") == ["shadows/card-dark: the account does not agree:"])
        #expect(failures[1].stringValue == "- one\n+ two")
    }

    @Test("the Markdown summary is one row a finding, in which nothing is markup")
    @MainActor
    func markdown() {
        let lines = MarkdownSummary(tally(cases)).text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "## Scenes fail")
        #expect(lines.filter { $0.hasPrefix("| ") }.count == 1 + 3)
        #expect(!lines.joined().contains("<script"))
        #expect(lines.filter { $0.hasPrefix("| bad") }.allSatisfy { $0.contains("\\|\\`x\\`") })
    }

    @Test("a summary of very many failures stays within what CI systems show")
    @MainActor
    func large() {
        let test = cases[1]
        let text = MarkdownSummary(tally(Array(repeating: test, count: 5000))).text
        #expect(text.utf8.count < 500_000 && text.contains("9800 more"))
    }

    @Test("each kind of failure has a code of its own; several kinds have 1; recording shows when all else is well")
    @MainActor
    func exitCodes() {
        func status(_ outcomes: GoldenOutcome...) -> Int32? {
            tally([
                TestCase(name: "a", path: "a", verdicts: outcomes.map { SceneVerdict.golden(name: "a", $0) })
            ]).exitStatus?.rawValue
        }
        let url = URL(fileURLWithPath: "/a")
        let size = GoldenOutcome.PixelSize(width: 1, height: 1)
        let differing = GoldenOutcome.pixelsDiffer(.init(pixels: 1, maximum: 1, rect: .empty))
        #expect(status(.matched) == nil)
        #expect(status(.matched, .recorded("x")) == 3)
        #expect(status(.missing(url, picture: url), .recorded("x")) == 4)
        #expect(status(.unreadable(url, "x")) == 5)
        #expect(status(.sizeDiffers(expected: size, actual: size)) == 6)
        #expect(status(differing, differing) == 8)
        #expect(status(.textDiffers(["x"])) == 9)
        #expect(status(differing, .missing(url, picture: url)) == 1)
        let all: [GoldenOutcome] = [
            .missing(url, picture: url), .unreadable(url, "x"), .sizeDiffers(expected: size, actual: size), differing,
            .textDiffers([]), .recorded("x"),
        ]
        #expect(Set(all.map { status($0) }).count == all.count)
    }
}
