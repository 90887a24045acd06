import ArgumentParser
import Testing

@testable import offstage

@Suite("Help")
struct HelpTests {
    static let names = OffstageProgram.commands.map { $0.name }

    private func command(_ name: String) throws -> any AnsweringCommand.Type {
        try #require(OffstageProgram.commands.first { $0.name == name })
    }

    @Test("At 80 columns no line is longer, and what a paragraph could take on a line stands there", arguments: names)
    func wrapped(_ name: String) throws {
        let command = try command(name)
        for line in command.helpMessage(columns: 80).split(separator: "\n") {
            #expect(line.count <= 80, "\(line)")
        }
        // Paragraphs are one line each before the parser wraps them: no line of text follows another.
        let lines = command.helpMessage(columns: 10_000).components(separatedBy: "\nUSAGE:")[0]
            .components(separatedBy: "\n")
        for (line, next) in zip(lines, lines.dropFirst()) where !line.isEmpty && !next.isEmpty {
            #expect(next.hasPrefix("  "), "\(line) | \(next)")
        }
    }

    @Test("Wider terminals get longer lines")
    func wide() {
        let width = { (columns: Int) in
            ConstraintsCommand.helpMessage(columns: columns).split(separator: "\n").map(\.count).max() ?? 0
        }
        #expect(width(80) <= 80)
        #expect((101...120).contains(width(120)))
    }

    @Test("The terminal's width decides: COLUMNS, or 80 where there is no terminal")
    func columns() throws {
        let program = try Program.withAnswers()
        let width = { (result: Program.Result) in result.output.split(separator: "\n").map(\.count).max() ?? 0 }
        #expect((70...80).contains(width(try program.shell("unset COLUMNS; offstage help constraints"))))
        #expect((105...120).contains(width(try program.shell("export COLUMNS=120; offstage help constraints"))))
    }

    @Test(
        "A command's help has its own exit codes, not all of them",
        arguments: [
            ("schema", [0, 7, 64]), ("plan", [0, 1, 2, 7, 64]), ("diff", [0, 1, 2, 7, 64]),
            ("render", [0, 1, 2, 7, 64]), ("devices", [0, 2, 7, 64]),
            ("test", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 64]),
        ])
    func exitCodes(_ name: String, _ codes: [Int]) throws {
        let help = try command(name).helpMessage(columns: 100).components(separatedBy: "EXIT CODES\n")[1]
        let lines = help.components(separatedBy: "\n\n")[0].split(separator: "\n")
        #expect(lines.compactMap { Int($0.split(separator: " ")[0]) } == codes)
    }
}
