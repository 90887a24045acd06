import CompilerFront
import Foundation
import Testing

@Suite("Folders")
struct AdaptedFolderTests {
    @Test("A tree is written out with its modules rewritten, each for itself")
    func tree() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let files = [
            "in/Package.swift": "// @objc", "in/README.md": "text",
            "in/Sources/A/V.swift": "class V: UIView {}",
            "in/Sources/A/Parts/E.swift": "extension V { override func f() {} }",
            "in/Tests/ATests/T.swift": "@objc class T {}", "in/.build/x.swift": "@objc class X {}",
            "in/.build-plain/x.swift": "@objc class X {}",
        ]
        for (name, text) in files {
            let url = root.appending(path: name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let target = root.appending(path: "out").path
        let outcome = try AdaptedFolder(source: root.appending(path: "in").path, target: target).write(
            optionalMethods: [])
        #expect(outcome.rewritten == 3)
        #expect(outcome.copied == 2)
        #expect(outcome.problems.isEmpty)
        #expect(
            try String(contentsOfFile: target + "/Sources/A/V.swift", encoding: .utf8)
                == """
                class V: UIView {
                #sourceLocation(file: "\(root.path)/in/Sources/A/Parts/E.swift", line: 1)
                override func f() {}
                #sourceLocation(file: "\(root.path)/in/Sources/A/V.swift", line: 1)
                }
                """)
        for folder in ["/.build", "/.build-plain"] {
            #expect(!FileManager.default.fileExists(atPath: target + folder))
        }
    }
}
