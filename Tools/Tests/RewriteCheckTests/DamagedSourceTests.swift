import Foundation
import Rewriter
import SwiftParser
import Testing

@Suite("Damaged sources")
struct DamagedSourceTests {
    /// Files that hold the constructs, and some that hold none.
    private static let files = ["Examples", "Tools/Tests/RewriteCheckTests/Constructs", "Tools/Sources/CompilerFront"]
        .flatMap { SourceTree("\(SourceTree.repository)/\($0)").modules.joined() }.map(\.bytes)

    /// What became of the damages of a seed.
    private struct Outcome: Sendable {
        var parsed = 0
        var rewritten = 0
        var problems: [String] = []
    }

    private static func run(seed: UInt64, count: Int) -> Outcome {
        var damage = Damage(seed: seed)
        var outcome = Outcome()
        for index in 0..<count {
            // Two files at a time: what one declares decides what becomes of the other.
            let sources = (0..<2).map { place in
                let original = files[damage.random(files.count)]
                let other = files[damage.random(files.count)]
                let bytes = place == 0 || damage.random(2) == 0 ? damage.apply(to: original, other: other) : original
                return SourceText(path: "/\(seed)/\(index)/File\(place).swift", bytes: bytes)
            }
            outcome.parsed += sources.count { source in
                !source.opensTooMuch
                    && !source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
            }
            // For whoever looks for a case that never ends.
            if ProcessInfo.processInfo.environment["OFFSTAGE_REWRITE_TRACE"] != nil { print(seed, index) }
            let check = ModuleCheck(sources)
            outcome.rewritten += check.rewritten
            outcome.problems += check.problems
            if !check.problems.isEmpty { outcome.problems += sources.map(keep) }
        }
        return outcome
    }

    /// Leaves a source to be looked at.
    private static func keep(_ source: SourceText) -> String {
        let path = FileManager.default.temporaryDirectory.path + source.path.replacing("/", with: "-")
        try? Data(source.bytes).write(to: URL(fileURLWithPath: path))
        return path
    }

    /// Runs work on a thread with a stack as large as the programs have.
    private func onLargeStack<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: work()) }
            thread.stackSize = 120 << 20
            thread.start()
        }
    }

    @Test(
        "Whatever is done to a file, it keeps its tree, or what does not parse stays as it is", arguments: 1...8)
    func damaged(seed: UInt64) async throws {
        let times = ProcessInfo.processInfo.environment["OFFSTAGE_REWRITE_DAMAGE"].flatMap { Int($0) } ?? 1
        let outcome = await onLargeStack { Self.run(seed: seed, count: 150 * times) }
        #expect(outcome.problems.isEmpty)
        #expect(outcome.parsed > 75 * times)
        // Some sixth of the files has something to rewrite, and half of the damaged ones parse.
        #expect(outcome.rewritten > 8 * times)
    }
}
