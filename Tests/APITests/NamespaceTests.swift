import CompileKit
import Foundation
import Testing

@Suite("Names that `import UIKit` brings")
struct NamespaceTests {
    /// Names of this package's own types that apps and libraries are likely to have, too.
    private static let free = [
        "Frame", "Device", "Stage", "RenderPass", "Diagnostic", "Diagnostics", "Advice", "Causes", "CauseReport",
        "UpdateTrace", "LeakScope", "HierarchyReport", "HitTestTrail", "ConstraintConflict", "Golden", "Scene",
    ]

    @Test("An app's types may have the names of this package's own, which are not to be seen")
    func client() async throws {
        let declarations = Self.free.map { "struct \($0) { var ours = true }" }.joined(separator: "\n")
        let uses = Self.free.map { "func use(_ value: \($0)) -> Bool { value.ours }" }.joined(separator: "\n")
        let unseen = Self.free.map { "let a\($0): \($0)? = nil  // error: cannot find type '\($0)' in scope" }
        let problems = try await Snippet.problems([
            Snippet("import UIKit\n\(declarations)\n\(uses)\nlet view = UIView()"),
            Snippet("import UIKit\n" + unseen.joined(separator: "\n")),
            Snippet("import UIKit\nimport GoldenTesting\nlet frame: Frame? = nil\nlet stage: Stage? = nil"),
        ])
        #expect(problems.isEmpty)
    }

    @Test("What UIKit, QuartzCore, CoreGraphics and ImageIO declare is Apple's, but for a short list with reasons")
    func ownNames() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("AppleNames")
        let own = try String(contentsOf: folder.appendingPathComponent("Own.txt"), encoding: .utf8)
            .split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        #expect(own.allSatisfy { $0.count == 2 && $0[1].count > 20 }, "each own name has a reason")
        var unlisted: [String] = []
        var seen: Set<String> = []
        for module in ["UIKit", "QuartzCore", "CoreGraphics", "ImageIO"] {
            let list = try String(contentsOf: folder.appendingPathComponent("\(module).txt"), encoding: .utf8)
            let apple = Set(list.split(separator: "\n").map(String.init))
            for name in try PublicSymbols(of: module).topLevelNames where !apple.contains(name) {
                seen.insert(name)
                if !own.contains(where: { $0[0] == name }) { unlisted.append("\(module).\(name)") }
            }
        }
        #expect(unlisted.isEmpty)
        #expect(own.count <= 36)
        #expect(own.filter { !seen.contains($0[0]) }.map { $0[0] }.isEmpty, "own names that are gone")
    }
}
