import CompilerFront
import Foundation
import Testing

@testable import Mutants

@Suite("Where mutants can be")
struct SiteFinderTests {
    @Test(
        "Not in what other modules compile, builders make, or is no code of this system",
        arguments: [
            "@inlinable func f() { A }", "@usableFromInline func f() { A }", "@_transparent var f: Int { A }",
            "@ViewBuilder var f: V { A }", "var body: some View { A }", "deinit { A }", "func f(_ a: Int = B) {}",
            "func f() { x = \"\\(B)\" }", "#if os(macOS)\nfunc f() { A }\n#endif", "#if DEBUG\nfunc f() { A }\n#endif",
            "#if os(Linux)\n#else\nfunc f() { A }\n#endif", "func f() { #expect(B) }", "func f() { assert(B) }",
            "@Wrapped(B) var x = 1", "enum E: Int { case a = B }",
            "func f() { switch x { case B: break default: break } }",
            "@available(*, unavailable) func f() { A }",
        ])
    func excluded(text: String) {
        let statements = "a = b ?? c; d = e < f; g(); h(); while i { j += k }; setNeedsLayout(); isDirty = true"
        let source = text.replacing("A", with: statements).replacing("B", with: "(b ?? c < d + e)")
        #expect(sites("class C { \(source) }").isEmpty)
    }

    @Test("In the clause of `#if` that Linux compiles, in members, closures and values of properties")
    func included() {
        #expect(sites("#if os(Linux)\nlet a = b ?? c\n#endif").count == 1)
        #expect(sites("#if os(macOS)\n#else\nlet a = b ?? c\n#endif").count == 1)
        #expect(sites("#if !canImport(AppKit)\nlet a = b ?? c\n#endif").count == 1)
        #expect(sites("class C { lazy var a = { b < c }() }").count == 1)
        #expect(sites("@MainActor class C { @objc func f() { a(); b() } }").count == 3)
    }

    @Test("A site knows its line, the lines of its statement, and what people read")
    func places() throws {
        let site = try #require(sites("let z = 1\n\nlet x = f(\n    a,\n    b  <  c)  \n", module: "Attic").first)
        #expect((site.line, site.lines, site.module, site.path) == (5, 3...5, "Attic", "Sources/Attic/A.swift"))
        #expect((site.before, site.after) == ("b < c)", "b <= c)"))
    }

    @Test("What does not parse has no sites")
    func broken() {
        #expect(sites("func f() { a < b").isEmpty)
        #expect(sites("").isEmpty)
    }

    /// The repository's folder.
    private static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).dropFirst()
        .reduce("") { "\($0)/\($1)" }

    @Test(
        "All sites of a file that share no line, put in at once, leave a file that parses and keeps its lines",
        arguments: ["Tools/Tests/RewriteCheckTests/Constructs", "Tools/Sources/Mutants", "Sources/ListUpdates"])
    func whole(folder: String) throws {
        var count = 0
        for name in try FileManager.default.subpathsOfDirectory(atPath: "\(Self.root)/\(folder)")
        where name.hasSuffix(".swift") {
            let text = try String(contentsOfFile: "\(Self.root)/\(folder)/\(name)", encoding: .utf8)
            let mutants = Draw.mutants(from: sites(text), count: 1000, seed: 3)
            count += mutants.count
            let bytes = MutatedFile.text(Array(text.utf8), with: mutants)
            let changed = String(decoding: bytes, as: UTF8.self)
            #expect(parses(changed), "\(name)")
            #expect(changed.split(separator: "\n").count == text.split(separator: "\n").count)
            for mutant in mutants {
                let line = text.split(separator: "\n", omittingEmptySubsequences: false)[mutant.site.line - 1]
                #expect(changed.contains("Mutant.isOn(\(mutant.number))"))
                #expect(mutant.site.before.hasPrefix(line.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
            }
        }
        #expect(count > 0)
    }

    @Test("The file that modules gain parses, and names the variables")
    func switchFile() {
        let text = SwitchFile.text(count: 12)
        #expect(parses(text))
        #expect(text.contains("\"OFFSTAGE_MUTANT\"") && text.contains("\"OFFSTAGE_MUTANTS_REACHED\""))
        #expect(text.contains("capacity: 13"))
    }
}
