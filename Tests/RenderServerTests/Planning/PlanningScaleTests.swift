import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Planning: large and deep trees")
struct PlanningScaleTests {
    typealias F = TreeFixture

    @Test("100,000 sublayers plan in under a second, the ones off screen by whole chunks")
    func flat() {
        let nodes = (0..<100_000).map { index in
            F.layer(nil, F.rect(Double(index % 100) * 5, Double(index / 100) * 5, 4, 4)) {
                $0.backgroundColor = F.white
            }
        }
        let tree = F.tree(nodes, width: 400, height: 400, scale: 1)
        let clock = ContinuousClock()
        var plan: RenderPlan?
        let time = clock.measure { plan = F.plan(tree) }
        #expect(plan?.counts.layers == 100_001)
        // 80 of 100 columns and 80 of 1,000 rows.
        #expect(plan?.counts.visibleLayers == 6_400)
        #expect(plan?.counts.culledLayers == 100_000 - 6_400)
        #expect(plan?.counts.drawCommands == 6_400)
        #if !DEBUG
            #expect(time < .seconds(20))
        #endif
    }

    @Test("100,000 visible sublayers plan in time that grows as they do")
    func allVisible() {
        let nodes = (0..<100_000).map { index in
            F.layer(nil, F.rect(Double(index % 400), Double(index / 400), 4, 4)) { $0.backgroundColor = F.white }
        }
        let tree = F.tree(nodes, width: 400, height: 400, scale: 1)
        var plan: RenderPlan?
        let time = ContinuousClock().measure { plan = F.plan(tree) }
        #expect(plan?.counts.visibleLayers == 100_000)
        #if !DEBUG
            #expect(time < .seconds(20))
        #endif
    }

    static func chain(_ depth: Int) -> RenderNode {
        var node = F.layer(nil, F.rect(0, 0, 50, 50)) { $0.backgroundColor = F.white }
        for _ in 1..<depth { node = F.layer(nil, F.rect(0, 0, 50, 50), isView: true, [node]) }
        return node
    }

    @Test("900 levels are drawn, 10,000 are cut with one sentence; on a small stack")
    func deep() async {
        let (shallow, deep) = (F.tree([Self.chain(900)]), F.tree([Self.chain(10_000)]))
        let plans: [RenderPlan] = await withCheckedContinuation { continuation in
            let thread = Thread {
                continuation.resume(returning: [F.plan(shallow), F.plan(deep)])
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(plans[0].counts.drawCommands == 1)
        #expect(plans[0].diagnostics.isEmpty)
        #expect(plans[1].counts.drawCommands == 0)
        #expect(plans[1].diagnostics.count == 1)
        #expect(plans[1].diagnostics.first?.hasSuffix("not drawn") == true)
        #expect(plans[1].counts.layers == 10_001)
    }

    @Test("400 nested clips with groups at every level finish, each with its pass")
    func deepGroups() {
        var node = F.layer(nil, F.rect(0, 0, 50, 50)) { $0.backgroundColor = F.white }
        for _ in 0..<400 {
            node = F.layer(nil, F.rect(0, 0, 50, 50), [node]) {
                $0.backgroundColor = F.white
                $0.round(10)
                $0.opacity = 0.9
            }
        }
        #expect(F.plan(F.tree([node])).offscreenPasses.count == 400)
    }

    @Test("A replicator of a billion copies ends with a sentence", .disabled(if: isDebug))
    func billion() {
        var replication = Replication()
        replication.count = 1_000_000_000
        replication.transform = .translation(x: 1, y: 0, z: 0)
        let node = F.layer("copies", F.rect(0, 0, 9, 9), [Self.chain(1)]) { $0.kind = .replicator(replication) }
        let plan = F.plan(node)
        #expect(plan.diagnostics.count == 1)
    }

    static var isDebug: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }
}
