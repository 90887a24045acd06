import Foundation
import Testing

/// The README's commands, run as they are printed.
@Suite("Commands of the README") struct ReadmeCommandTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let readme =
        (try? String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

    /// What stands in fences, by their language.
    private static func blocks(_ language: String) -> [String] {
        readme.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
            .filter { $0.hasPrefix(language + "\n") }.map { String($0.dropFirst(language.count + 1)) }
    }

    /// Lines that begin with the program, without the word for it and what stands behind `#`.
    private static let commands = blocks("").flatMap { $0.split(separator: "\n") }
        .filter { $0.hasPrefix("offstage ") }
        .map { String($0.prefix { $0 != "#" }.dropFirst("offstage ".count)).trimmingCharacters(in: .whitespaces) }

    @Test("do what they say, with the README's own scenes, beside the scenes of the package")
    func commands() throws {
        let program = try Program()
        let scenes = Self.blocks("yaml")
        try #require(scenes.count == 2 && Self.commands.count > 20)
        try program.folder.write(scenes[0], "card.yml")
        try program.folder.write(scenes[1], "save.yml")
        try FileManager.default.createSymbolicLink(
            at: program.folder.url.appendingPathComponent("Scenes"),
            withDestinationURL: Self.root.appendingPathComponent("Scenes"))
        let here = Set(["watch", "swift", "adapt", "test"])
        for command in Self.commands where !here.contains(String(command.prefix { $0 != " " })) {
            let result = try program.shell("offstage " + command)
            #expect(result.status == 0, "offstage \(command): \(result.errors)")
            #expect(!result.output.contains("no finger comes down"), "\(command)")
        }
        let piped = try program.shell("cat card.yml | offstage render - -o - > piped.png")
        #expect(piped.status == 0 && program.folder.files.contains("piped.png"))
    }

    @Test("of tests find no golden in a fresh folder, and match what is recorded then")
    func tests() throws {
        let program = try Program()
        try program.folder.write(Self.blocks("yaml")[0], "card.yml")
        let tests = Self.commands.filter { $0.hasPrefix("test ") }
        try #require(tests.count == 2)
        #expect(try program.shell("offstage " + tests[0]).status == 4)
        #expect(try program.shell("offstage " + tests[0] + " --record --record-anywhere").status == 3)
        for test in tests { #expect(try program.shell("offstage " + test).status == 0) }
    }
}
