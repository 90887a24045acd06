import Foundation
import Testing

/// What a scene's stage has to say reaches those who ask something else.
@Suite("What the stage has to say") struct RemarkTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.folder.write(Self.scene, "odd.yml")
    }

    private static let scene = """
        offstage: 1
        device: { size: [60, 40], scale: 1 }
        view:
          subviews:
            - { class: UIImageView, image: { system: nonsense.symbol }, frame: [0, 0, 20, 20] }
            - { id: bar }
        constraints:
          - bar.width == 50
          - bar.width == 60

        """

    private static let commands = [
        ["render", "odd.yml", "-o", "out"], ["plan", "odd.yml"], ["tree", "odd.yml"], ["trace", "odd.yml"],
    ]

    @Test("is a note on standard error, once each, at the place of a view that it is about", arguments: commands)
    func notes(_ words: [String]) throws {
        let result = try program.run(words)
        #expect(result.status == 0)
        let lines = result.errors.split(separator: "\n")
        try #require(lines.count == 2)
        #expect(lines[0].hasPrefix("odd.yml:6:7: note: <NSLayoutConstraint UIView:bar.width == 50"))
        #expect(lines[0].contains("cannot hold together: <NSLayoutConstraint UIView:bar.width == 60"))
        #expect(lines[0].contains("lower the priority of one of them"))
        #expect(lines[1].hasPrefix("odd.yml: note: No drawing is known for the symbol nonsense.symbol"))
    }

    @Test("is a failure with --strict", arguments: commands)
    func strict(_ words: [String]) throws {
        let result = try program.run(words + ["--strict"])
        #expect(result.status == 1)
        #expect(result.errors.contains("odd.yml:6:7: error: ") && result.errors.contains("odd.yml: error: No drawing"))
    }

    @Test("is among the problems of JSON", arguments: commands)
    func json(_ words: [String]) throws {
        let result = try program.run(words + ["--json"])
        let document = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
        let problems = try #require(document["problems"] as? [[String: Any]])
        #expect(problems.map { $0["severity"] as? String } == ["note", "note"])
        #expect(problems.map { $0["line"] as? Int } == [6, nil])
        #expect(result.errors.isEmpty)
    }

    @Test("fails scenes in a strict test, and is a note in others")
    func tests() throws {
        let recorded = try program.run("test", "odd.yml", "--golden", "g", "--record", "--record-anywhere")
        #expect(recorded.status == 3)
        let plain = try program.run("test", "odd.yml", "--golden", "g")
        #expect(plain.status == 0 && plain.errors.contains("odd.yml:6:7: note: "))
        let strict = try program.run("test", "odd.yml", "--golden", "g", "--strict", "--json")
        #expect(strict.status == 1 && strict.output.contains("\"kind\": \"diagnostic\""))
    }

    @Test("is not told where the scene expects it")
    func expected() throws {
        let expectation = "expect: { diagnostics: [nonsense.symbol, simultaneously] }\n"
        try program.folder.write(Self.scene + expectation, "odd.yml")
        let found = try program.run("render", "odd.yml", "--strict")
        // The order of the sentences is the stage's own.
        let other = expectation.replacing("nonsense.symbol, simultaneously", with: "simultaneously, nonsense.symbol")
        try program.folder.write(Self.scene + other, "odd.yml")
        let turned = try program.run("render", "odd.yml", "--strict")
        #expect([found.status, turned.status].sorted() == [0, 1])
        #expect([found.errors, turned.errors].contains(""))
    }
}
