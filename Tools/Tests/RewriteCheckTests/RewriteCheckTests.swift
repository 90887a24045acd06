import Foundation
import Rewriter
import Testing

@Suite("Rewritten files keep their trees")
struct RewriteCheckTests {
    @Test(
        "Of this repository's sources, tests, tools and examples",
        arguments: ["Sources", "Tests", "Tools", "Examples", "Plugins", "Benchmarks"])
    func repository(folder: String) {
        let tree = SourceTree("\(SourceTree.repository)/\(folder)")
        #expect(!tree.modules.isEmpty)
        for module in tree.modules {
            let check = ModuleCheck(module)
            #expect(check.problems.isEmpty)
        }
    }

    @Test(
        "Of any folder: OFFSTAGE_REWRITE_CHECK=FOLDER",
        .enabled(if: ProcessInfo.processInfo.environment["OFFSTAGE_REWRITE_CHECK"] != nil))
    func given() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["OFFSTAGE_REWRITE_CHECK"])
        var (files, rewritten, refused) = (0, 0, 0)
        for module in SourceTree(folder).modules {
            let check = ModuleCheck(module)
            #expect(check.problems.isEmpty)
            files += module.count
            rewritten += check.rewritten
            refused += check.refused.count
            for problem in check.refused { print(problem) }
        }
        print("\(folder): \(files) files, \(rewritten) rewritten, \(refused) constructs refused")
        #expect(files > 0)
    }
}
