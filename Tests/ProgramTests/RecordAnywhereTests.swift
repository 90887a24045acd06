import Foundation
import Testing

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
