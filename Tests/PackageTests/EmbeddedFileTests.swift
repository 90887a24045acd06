import Foundation
import Testing

@Suite("Files that are compiled in")
struct EmbeddedFileTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
    }

    @Test(
        "All files of the folder are embedded, each under its own name",
        arguments: [("Pages/Web", "web.c"), ("Answers/Templates", "templates.c")])
    func complete(folder: String, source: String) throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Self.sources.appendingPathComponent(folder).path)
        let lines = try Self.text("CEmbedded/\(source)").matches(
            of: #/uint8_t (\w+)\[\] = \{\n#embed "\.\./(.+)/([^/]+)"\n\};\nconst EmbeddedFile offstage_(\w+) = /#)
        #expect(lines.map { String($0.output.3) } == files.sorted())
        let header = try Self.text("CEmbedded/include/cembedded.h")
        for line in lines {
            let name = line.output.3.map { $0.isLetter || $0.isNumber ? $0 : "_" }
            #expect(line.output.2 == folder && String(name) == line.output.1 && line.output.1 == line.output.4)
            #expect(header.contains("OFFSTAGE_FILE(\(line.output.1), "))
        }
    }
}
