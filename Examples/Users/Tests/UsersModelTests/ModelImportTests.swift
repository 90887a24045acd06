import Foundation
import Testing

@Suite("The module of the models")
struct ModelImportTests {
    @Test("ARCH-16 What the business rules are in imports nothing that has views")
    func imports() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/UsersModel").standardized
        let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        var imported: Set<String> = []
        for case let file as URL in files where file.pathExtension == "swift" {
            count += 1
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            where line.hasPrefix("import ") {
                imported.insert(String(line.dropFirst(7)))
            }
        }
        #expect(count > 20)
        #expect(imported == ["Combine", "Foundation"])
    }
}
