import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Planning: shouldRasterize")
struct PlanningRasterizationTests {
    typealias F = TreeFixture

    static func layer(
        id: LayerID, size: Double = 50, color: Color8 = F.white, sublayers: [RenderNode] = [],
        set: @escaping (inout LayerDraft) -> Void = { _ in }
    ) -> RenderNode {
        F.layer("raster", F.rect(0, 0, size, size), id: id, sublayers) {
            $0.backgroundColor = color
            $0.shouldRasterize = true
            set(&$0)
        }
    }

    /// 100×100 pixels at scale 1: the budget is 25,000 pixels.
    private static func plan(_ nodes: [RenderNode], _ time: Double, _ cache: inout RasterizationCache) -> RenderPlan {
        RenderPlanner.plan(F.tree(nodes, width: 100, height: 100, scale: 1, time: time), cache: &cache)
    }

    @Test("A miss is a pass even for one thing, a hit is none and draws the bitmap")
    func missAndHit() throws {
        var cache = RasterizationCache()
        let node = Self.layer(id: F.newID())
        let first = Self.plan([node], 0, &cache)
        #expect(F.titles(first) == ["raster raster {rasterize}"])
        #expect(first.passes[0].cacheKey == RasterizationCache.Key(layer: node.id, scale: 1))
        let second = Self.plan([node], 0.01, &cache)
        #expect(second.passes.count == 1)
        let command = try #require(second.passes[0].commands.first)
        guard case .cached(let key) = command.content else {
            Issue.record("the bitmap is not drawn")
            return
        }
        #expect(key == first.passes[0].cacheKey)
    }

    @Test("Moving, turning, fading, hiding keep the bitmap; anything else in the layer or below does not")
    func keys() {
        let id = F.newID()
        let child = F.layer(nil, F.rect(0, 0, 5, 5)) { $0.backgroundColor = F.black }
        let hits: [(inout LayerDraft) -> Void] = [
            { $0.opacity = 0.4 }, { $0.matrix = F.turned(20) }, { $0.depthKey = 5 },
        ]
        let misses: [(inout LayerDraft) -> Void] = [
            { $0.backgroundColor = F.black }, { $0.cornerRadius = 3 }, { $0.bounds.size.width = 51 },
            { $0.addShadow() }, { $0.rasterizationScale = 2 }, { $0.image = F.photo }, { $0.masksToBounds = true },
        ]
        func count(_ set: @escaping (inout LayerDraft) -> Void, _ sublayers: [RenderNode]) -> Int {
            var cache = RasterizationCache()
            _ = Self.plan([Self.layer(id: id, sublayers: [child])], 0, &cache)
            return Self.plan([Self.layer(id: id, sublayers: sublayers, set: set)], 0.01, &cache).counts.rasterizeHits
        }
        for set in hits { #expect(count(set, [child]) == 1) }
        for set in misses { #expect(count(set, [child]) == 0) }
        let other = F.layer(nil, F.rect(0, 0, 5, 5), id: child.id) { $0.backgroundColor = F.white }
        #expect(count({ _ in }, [other]) == 0)
    }

    @Test("Unused for more than 100 ms of virtual time: evicted; exactly 100 ms: kept")
    func eviction() {
        for (gap, hits) in [(0.1, 1), (0.101, 0)] {
            var cache = RasterizationCache()
            let node = Self.layer(id: F.newID())
            _ = Self.plan([node], 1, &cache)
            _ = Self.plan([], 1 + gap / 2, &cache)
            #expect(Self.plan([node], 1 + gap, &cache).counts.rasterizeHits == hits)
        }
        // Use extends the life.
        var cache = RasterizationCache()
        let node = Self.layer(id: F.newID())
        for frame in 0..<10 {
            #expect(Self.plan([node], Double(frame) * 0.08, &cache).counts.rasterizeHits == (frame == 0 ? 0 : 1))
        }
    }

    @Test("The budget is 2.5 screens; the least recently used goes first; a larger bitmap is never kept")
    func budget() {
        var cache = RasterizationCache()
        let nodes = (0..<3).map { _ in Self.layer(id: F.newID(), size: 100) }
        // Two fit into 25,000 pixels.
        _ = Self.plan([nodes[0]], 0, &cache)
        _ = Self.plan([nodes[1]], 0.01, &cache)
        _ = Self.plan([nodes[0]], 0.02, &cache)
        _ = Self.plan([nodes[2]], 0.03, &cache)
        #expect(cache.pixels == 20_000)
        #expect(Self.plan([nodes[0]], 0.04, &cache).counts.rasterizeHits == 1)
        #expect(Self.plan([nodes[2]], 0.05, &cache).counts.rasterizeHits == 1)
        #expect(Self.plan([nodes[1]], 0.06, &cache).counts.rasterizeHits == 0)
        let large = Self.layer(id: F.newID(), size: 160)
        let plan = Self.plan([large], 0.07, &cache)
        #expect(plan.passes[0].purpose == .raster)
        #expect(plan.passes[0].cacheKey == nil)
        #expect(Self.plan([large], 0.08, &cache).counts.rasterizeMisses == 1)
    }

    @Test("A bitmap that this frame draws is not evicted for another of the same frame")
    func pinned() {
        var cache = RasterizationCache()
        let nodes = (0..<3).map { _ in Self.layer(id: F.newID(), size: 100) }
        _ = Self.plan([nodes[0], nodes[1]], 0, &cache)
        let plan = Self.plan(nodes, 0.01, &cache)
        #expect(plan.counts.rasterizeHits == 2)
        #expect(plan.passes[0].cacheKey == nil)
    }

    @Test("A bitmap holds its mask and its rounded clip; opacity acts when it is drawn")
    func baked() {
        let id = F.newID()
        let mask = F.layer(nil, F.rect(0, 0, 20, 50)) { $0.backgroundColor = F.black }
        let child = F.layer(nil, F.rect(0, 0, 5, 5)) { $0.backgroundColor = F.black }
        let node = F.layer("raster", F.rect(0, 0, 50, 50), id: id, mask: mask, [child]) {
            $0.backgroundColor = F.white
            $0.round(20)
            $0.shouldRasterize = true
            $0.opacity = 0.5
        }
        let plan = F.plan(F.tree([node], scale: 1))
        #expect(
            F.titles(plan) == [
                "mask raster {maskLayer}", "raster raster {rasterize, maskLayer, roundedClip, groupOpacity}",
            ])
        #expect(plan.passes[1].filters.count == 2)
        #expect(plan.passes[1].reads == [PassID(index: 0)])
        #expect(plan.passes[2].commands.map(\.alpha) == [128])
    }
}
