import ArgumentParser
import Foundation
import FoundationXML
import RenderServer
import Testing

@testable import Goldens
@testable import offstage

@Suite struct ResultTests {
    private static let hostile = "a\"b<script>alert('x')</script>&\u{202E}|`x`\u{0}\u{1B}[31m\u{FFFF}\n# head"
    private let cases = [
        TestCase(name: "good", path: "Scenes/good.yml", verdicts: [.golden(name: "good", .matched)]),
        TestCase(
            name: "bad/\(hostile)", path: "Scenes/bad.yml",
            verdicts: [.golden(name: hostile, .textDiffers(["- \(hostile)"])), .expectation(hostile)]),
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

    private func tally(_ cases: [TestCase]) -> TestTally {
        var tally = TestTally()
        for test in cases { tally.add(test, Terminal.current) }
        return tally
    }

    @Test("JUnit XML is XML whatever names and messages hold, counts cases, and tells tolerated ones")
    func junit() throws {
        let document = try XMLDocument(data: Data(JUnitReport(cases).xml.utf8))
        let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
        #expect(suite.attribute(forName: "tests")?.stringValue == "3")
        #expect(suite.attribute(forName: "failures")?.stringValue == "1")
        let tests = suite.elements(forName: "testcase")
        #expect(tests.map { $0.elements(forName: "failure").count } == [0, 2, 0])
        #expect(tests[1].elements(forName: "failure")[0].attribute(forName: "type")?.stringValue == "textDiffers")
        #expect(tests[1].elements(forName: "failure")[1].stringValue?.contains("<script>") == true)
        #expect(tests[2].elements(forName: "system-out")[0].stringValue?.contains("3 pixels differ") == true)
    }

    @Test("the Markdown summary is one row a finding, in which nothing is markup")
    func markdown() {
        let lines = MarkdownSummary(tally(cases)).text.split(separator: "\n").map(String.init)
        #expect(lines[0] == "## Scenes fail")
        #expect(lines.filter { $0.hasPrefix("| ") }.count == 1 + 3)
        #expect(!lines.joined().contains("<script"))
        #expect(lines.filter { $0.hasPrefix("| bad") }.allSatisfy { $0.contains("\\|\\`x\\`") })
    }

    @Test("a summary of very many failures stays within what CI systems show")
    func large() {
        let test = cases[1]
        let text = MarkdownSummary(tally(Array(repeating: test, count: 5000))).text
        #expect(text.utf8.count < 500_000 && text.contains("9800 more"))
    }

    @Test("each kind of failure has a code of its own; several kinds have 1; recording shows when all else is well")
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
        #expect(status(.missing(url), .recorded("x")) == 4)
        #expect(status(.unreadable(url, "x")) == 5)
        #expect(status(.sizeDiffers(expected: size, actual: size)) == 6)
        #expect(status(differing, differing) == 8)
        #expect(status(.textDiffers(["x"])) == 9)
        #expect(status(differing, .missing(url)) == 1)
        let all: [GoldenOutcome] = [
            .missing(url), .unreadable(url, "x"), .sizeDiffers(expected: size, actual: size), differing,
            .textDiffers([]), .recorded("x"),
        ]
        #expect(Set(all.map { status($0) }).count == all.count)
    }
}
