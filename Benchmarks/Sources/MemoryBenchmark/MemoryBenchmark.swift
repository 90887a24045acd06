import CMemory
import UIKit

@testable import QuartzCore
@testable import RenderServer

/// Prints what 100,000 layers take in memory, by what is held of them.
///
/// A program of its own: it looks at declarations inside of the package, and a build for that is slower than a user's.
@main
@MainActor
struct MemoryBenchmark {
    private static let count = 100_000

    static func main() {
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        let start = memory_allocated()
        for index in 0..<count {
            let layer = CALayer()
            layer.frame = CGRect(x: Double(index % 380), y: Double(index / 380 * 3 % 840), width: 10, height: 10)
            layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5)
            root.addSublayer(layer)
        }
        let live = memory_allocated()
        let (tree, _) = LayerCommit.commit(roots: [root], width: 390, height: 844, scale: 1, time: 0)
        let committed = memory_allocated()
        var cache = RasterizationCache()
        let plan = RenderPlanner.plan(tree, cache: &cache)
        let planned = memory_allocated()
        withExtendedLifetime((tree, plan)) {}
        print(
            """
            100,000 layers  bytes a layer
            live tree       \((live - start) / count)
            render tree     \((committed - live) / count)
            plan            \((planned - committed) / count)
            """)
    }
}
