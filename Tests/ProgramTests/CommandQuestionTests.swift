import Answers
import Foundation
import Testing

@testable import offstage

@MainActor
@Suite("Questions that commands ask")
struct CommandQuestionTests {
    /// Words of each command; `@` stands for the folder that the scenes lie in.
    nonisolated static let words = [
        "render @/card.yml -o @/out", "test @/card.yml --golden @/Golden --failures @/out", "plan @/card.yml",
        "tree @/card.yml", "inspect @/card.yml -o @/card.html", "film @/move.yml -o @/move.png",
        "constraints @/form.yml", "hit @/card.yml 60,60", "touch @/touch.yml -o @/touch.png", "lifecycle @/push.yml",
        "screen-map @/push.yml", "trace @/card.yml", "schema", "new", "digest @/card.yml", "advise @/card.yml",
        "causes @/card.yml", "diff @/old.yml @/card.yml", "devices", "fonts", "colors", "explain",
        "accessibility @/read.yml", "audit @/read.yml", "vary @/read.yml --count 3 --find",
    ]

    @Test("Each command's question, asked without a process, gives what the program prints", arguments: words)
    func same(_ line: String) async throws {
        let program = try Program.withAnswers()
        let words =
            line.replacing("@", with: program.folder.url.path).split(separator: " ").map(String.init) + ["--json"]
        let printed = try program.run(words)
        let type = try #require(OffstageProgram.commands.first { $0.name == words[0] })
        let (document, status) = try await type.parse(Array(words.dropFirst())).question().document()
        #expect(printed.output.split(separator: "\n") == document.text.split(separator: "\n"))
        #expect(printed.status == status.rawValue)
    }

    @Test("All commands but the one that never ends are asked so")
    func complete() {
        let names = Set(OffstageProgram.commands.map { $0.name }).subtracting([WatchQuestion.command])
        #expect(Set(Self.words.map { String($0.split(separator: " ")[0]) }) == names)
    }
}
