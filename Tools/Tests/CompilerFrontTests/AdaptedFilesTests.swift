import CompilerFront
import Foundation
import Rewriter
import Testing

@Suite("Files for a plugin")
struct AdaptedFilesTests {
    private let root = FileManager.default.temporaryDirectory.appending(path: "a b \(UUID().uuidString)")

    /// Writes files and has some of them written out into `out`.
    private func write(_ files: [String: String], others: Set<String> = []) throws -> [Problem] {
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (name, text) in files {
            try text.write(to: root.appending(path: name), atomically: true, encoding: .utf8)
        }
        let names = files.keys.sorted()
        return try AdaptedFiles(
            originals: names.filter { !others.contains($0) }.map { root.appending(path: $0).path },
            others: names.filter(others.contains).map { root.appending(path: $0).path },
            into: root.appending(path: "out").path
        ).write(optionalMethods: [])
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: root.appending(path: "out/\(name)"), encoding: .utf8)
    }

    @Test("Each file is written out behind a line that names it, rewritten or not")
    func written() throws {
        #expect(try write(["A.swift": "@objc class A {}", "B.swift": "class B {}"]) == [])
        let path = root.path
        #expect(
            try text("A+adapted.swift") == "#sourceLocation(file: \"\(path)/A.swift\", line: 1)\n      class A {}")
        #expect(try text("B+adapted.swift") == "#sourceLocation(file: \"\(path)/B.swift\", line: 1)\nclass B {}")
    }

    @Test("Only what changed is written again")
    func dates() throws {
        let files = ["A.swift": "@objc class A {}", "B.swift": "class B {}"]
        _ = try write(files)
        let old = Date(timeIntervalSince1970: 1)
        for name in ["A", "B"] {
            try FileManager.default.setAttributes(
                [.modificationDate: old], ofItemAtPath: root.appending(path: "out/\(name)+adapted.swift").path)
        }
        _ = try write(files.merging(["A.swift": "@objc class A { var a = 1 }"]) { $1 })
        func date(_ name: String) throws -> Date? {
            try FileManager.default.attributesOfItem(atPath: root.appending(path: "out/\(name)+adapted.swift").path)[
                .modificationDate] as? Date
        }
        #expect(try date("A") != old)
        #expect(try date("B") == old)
    }

    @Test("What cannot be rewritten is told, and nothing is written")
    func refused() throws {
        let problems = try write(["A.swift": "import UIKit\nextension UIView { override func awakeFromNib() {} }"])
        #expect(problems.map(\.line) == [2])
        #expect(!FileManager.default.fileExists(atPath: root.appending(path: "out").path))
    }

    @Test("Files compiled as they are count for the others, and may have nothing to rewrite but imports")
    func others() throws {
        let delegate = "class A { func f() { g(#selector(go)) }\n@objc(hop:) func go(_ a: Any) {} }"
        let timers = "import Foundation\nimport UIKit\nlet a = Timer.self"
        #expect(try write(["A.swift": delegate, "T.swift": timers], others: ["T.swift"]) == [])
        let problems = try write(["B.swift": "\n  @objc class B {}", "A.swift": delegate], others: ["B.swift"])
        #expect(
            problems.map(\.description) == [
                "\(root.path)/B.swift:2:3: error: this needs rewriting, and the file is compiled as it is; "
                    + "move it to where the manifest excludes it"
            ])
    }

    @Test("A file that cannot be read is named")
    func missing() throws {
        #expect(throws: FrontError.self) { try AdaptedFiles(originals: ["/nowhere/A.swift"], others: [], into: "/x") }
    }
}
