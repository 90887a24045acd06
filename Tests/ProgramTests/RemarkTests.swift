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

/// What people write that is nearly a scene.
@Suite("Sentences for what is nearly right") struct NearlyRightTests {
    @Test(
        "A byte order mark, a tab and another edition are called by their names",
        arguments: [
            ("\u{FEFF}offstage: 1\nview: {}\n", "1:1: error: the file begins with a byte order mark; save it as UTF-8"),
            ("offstage: 1\nview:\n\tid: x\n", "3:1: error: a tab stands here, and YAML is indented with spaces alone"),
            ("offstage: 2\nview: {}\n", "1:11: error: the file is of edition 2, and this program reads edition 1"),
            ("offstage: x\nview: {}\n", "1:11: error: found 'x'; expected 1"),
        ])
    func sentences(_ text: String, _ sentence: String) throws {
        let program = try Program()
        try program.folder.write(text, "near.yml")
        let result = try program.run("plan", "near.yml")
        #expect(result.status == 2 && result.errors.hasPrefix("near.yml:" + sentence), "\(result.errors)")
    }
}

/// What the program says besides its answers.
@Suite("Output beside answers") struct OutputBesideTests {
    private let program: Program

    init() throws { program = try Program() }

    @Test("A run without a picture prints no table, only its sum")
    func noTable() throws {
        try program.folder.write("offstage: 1\nview: { colour: red }\n", "bad.yml")
        let result = try program.run("render", "bad.yml")
        #expect(result.status == 2 && result.output == "0 pictures, 0 offscreen passes\n")
    }

    @Test("GitHub's runner gets a line for each failure, with file and place")
    func annotations() throws {
        try program.folder.write("offstage: 1\nview: { colour: red }\n", "a,b.yml")
        try program.folder.writeScene("card.yml")
        func lines(_ command: String) throws -> [Substring] {
            try program.shell("export GITHUB_ACTIONS=true; offstage \(command)").errors.split(separator: "\n")
                .filter { $0.hasPrefix("::") }
        }
        let place = "::error file=a%2Cb.yml,line=2,col=9::unknown key 'colour' of UIView"
        #expect(try lines("plan a,b.yml").map { $0.hasPrefix(place) } == [true])
        let failed = try lines("test . --golden g")
        #expect(failed.count == 2 && failed.contains { $0.hasPrefix(place) })
        #expect(failed.contains { $0.hasPrefix("::error file=card.yml::card: no golden at g/card.png") })
        #expect(try lines("test . --golden g --json").isEmpty)
        #expect(try program.run("plan", "a,b.yml").errors.contains("::") == false)
    }

    @Test("On a terminal a line begins with an erase code only where progress stood")
    func erasing() throws {
        let terminal = "unset NO_COLOR; export TERM=xterm; "
        try program.folder.writeScene("card.yml")
        let one = try program.shell(terminal + "script -qec '\(Program.path) plan card.yml' /dev/null")
        #expect(one.status == 0 && !one.output.contains("\u{1B}[K"))
        try program.folder.writeScene("other.yml")
        let many = try program.shell(terminal + "script -qec '\(Program.path) render . -o out' /dev/null")
        #expect(many.status == 0 && many.output.contains("\u{1B}[K"))
    }
}

/// What of goldens is compared.
@Suite("Comparing a part") struct CompareTests {
    @Test("--compare takes the picture or the plan alone, and internals of the solver are no part of a golden")
    func parts() throws {
        let program = try Program()
        try program.folder.writeScene("card.yml")
        _ = try program.run("test", "card.yml", "--golden", "g", "--record", "--record-anywhere")
        let account = program.folder.url.appendingPathComponent("g/card.txt")
        let text = try String(contentsOf: account, encoding: .utf8)
        #expect(text.contains("layers ") && !text.contains("copiedChunks"))
        func status(_ aspect: String) throws -> Int32 {
            try program.run("test", "card.yml", "--golden", "g", "--compare", aspect).status
        }
        // As an older version kept it.
        try Data((text + "copiedChunks 99\npivots 3\n").utf8).write(to: account)
        #expect(try status("all") == 0)
        try Data((text + "layers 99\n").utf8).write(to: account)
        #expect(try [status("pixels"), status("plan"), status("all")] == [0, 9, 9])
        try FileManager.default.removeItem(at: account)
        #expect(try [status("pixels"), status("plan"), status("all")] == [0, 4, 4])
        try Data(text.utf8).write(to: account)
        try FileManager.default.removeItem(at: program.folder.url.appendingPathComponent("g/card.png"))
        #expect(try [status("pixels"), status("plan"), status("all")] == [4, 0, 4])
    }
}

/// Recording where nobody watches.
@Suite("Recording anywhere") struct RecordAnywhereTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.folder.writeScene("card.yml")
    }

    @Test("needs its word, says so loudly, and exits with 3")
    func anywhere() throws {
        let refused = try program.run("test", "card.yml", "--golden", "g", "--record")
        #expect(refused.status == 64 && refused.errors.contains("--record-anywhere"))
        let alone = try program.run("test", "card.yml", "--golden", "g", "--record-anywhere")
        #expect(alone.status == 64 && alone.errors.contains("alone it records nothing"))
        let recorded = try program.shell("CI=1 offstage test card.yml --golden g --record --record-anywhere")
        #expect(recorded.status == 3)
        #expect(recorded.errors.contains("recording where nobody watches"))
        #expect(try program.run("test", "card.yml", "--golden", "g").status == 0)
    }

    @Test("A missing golden's message names the new picture and the commands that record it")
    func missing() throws {
        let result = try program.run("test", "card.yml", "--golden", "g", "--failures", "f")
        #expect(result.status == 4)
        #expect(
            result.errors == """
                failed card: no golden at g/card.png; look at f/card.actual.png, then record it: offstage test card.yml \
                --golden g --record (--record-anywhere where there is no terminal)

                """)
        #expect(program.folder.files.contains("f/card.actual.png"))
        let json = try program.run("test", "card.yml", "--golden", "g", "--failures", "f", "--json")
        #expect(json.output.contains("\"accept\": \"offstage test card.yml --golden g --record\""))
    }
}
