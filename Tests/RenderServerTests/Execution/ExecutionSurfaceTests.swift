import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Execution: surfaces, masks, rasterized bitmaps")
struct ExecutionSurfaceTests {
    private static let screen = PixelRect(x: 0, y: 0, width: 40, height: 30)

    private static func box(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ color: Color8) -> PlanCommand {
        PlanFixture.background(PlanFixture.box(CGRect(x: x, y: y, width: w, height: h), color))
    }

    private static func draw(_ passes: [RenderPass], _ commands: [PlanCommand]) -> Bitmap {
        PlanFixture.draw(PlanFixture.plan(width: 40, height: 30, offscreen: passes, commands))
    }

    @Test("A surface is copied at whole pixels")
    func copied() {
        let rect = PixelRect(x: 3, y: 4, width: 10, height: 8)
        let pass = PlanFixture.pass(0, .group, rect, [Self.box(3, 4, 5, 8, .bytes(10, 20, 30))])
        let here = Self.draw([pass], [PlanFixture.surface(0)])
        #expect(here.drawnRect == PixelRect(x: 3, y: 4, width: 5, height: 8))
        let moved = Self.draw([pass], [PlanFixture.surface(0, at: .translation(x: 7, y: 2))])
        #expect(moved.drawnRect == PixelRect(x: 10, y: 6, width: 5, height: 8))
        #expect(moved.pixel(12, 8) == [10, 20, 30, 255])
    }

    @Test("A mask's alpha multiplies, and nothing shows outside it")
    func mask() {
        let group = PlanFixture.pass(1, .group, Self.screen, [Self.box(0, 0, 40, 30, .bytes(200, 100, 50))])
        let mask = PlanFixture.pass(
            0, .mask, PixelRect(x: 10, y: 5, width: 12, height: 10),
            [Self.box(10, 5, 6, 10, .bytes(9, 9, 9)), Self.box(16, 5, 6, 10, .bytes(0, 0, 0, 128))])
        let picture = Self.draw([mask, group], [PlanFixture.surface(1, mask: 0)])
        #expect(picture.drawnRect == PixelRect(x: 10, y: 5, width: 12, height: 10))
        #expect(picture.pixel(12, 8) == [200, 100, 50, 255])
        #expect(picture.pixel(18, 8) == [100, 50, 25, 128])
        // Under a turn of 90° too, where the surface is sampled.
        let turned = Self.draw(
            [mask, group],
            [PlanFixture.surface(1, mask: 0, at: Matrix3x3(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 0))])
        #expect(turned.drawnRect == PixelRect(x: 15, y: 10, width: 10, height: 12))
        #expect(turned.pixel(20, 12) == [200, 100, 50, 255])
        #expect(turned.pixel(20, 18) == [100, 50, 25, 128])
    }

    @Test("Mask and group opacity multiply")
    func maskAndAlpha() {
        let group = PlanFixture.pass(1, .group, Self.screen, [Self.box(0, 0, 40, 30, .opaqueWhite)])
        let mask = PlanFixture.pass(0, .mask, Self.screen, [Self.box(0, 0, 40, 30, .bytes(0, 0, 0, 128))])
        let picture = Self.draw([mask, group], [PlanFixture.surface(1, mask: 0, alpha: 128)])
        #expect(picture.alpha(3, 3) == 64)
    }

    @Test("Group opacity differs from the opacity of each thing where things overlap, and only there")
    func groupOpacity() {
        let white = Self.box(0, 0, 40, 30, .opaqueWhite)
        let things = [Self.box(0, 0, 20, 20, .bytes(0, 0, 0)), Self.box(10, 10, 20, 20, .bytes(100, 0, 0))]
        let group = PlanFixture.pass(0, .group, Self.screen, things)
        let faded = Self.draw([group], [white, PlanFixture.surface(0, alpha: 128)])
        let each = Self.draw(
            [],
            [white]
                + things.map {
                    var thing = $0
                    thing.alpha = 128
                    return thing
                })
        for y in 0..<30 {
            for x in 0..<40 {
                let overlaps = (10..<20).contains(x) && (10..<20).contains(y)
                #expect((faded.pixel(x, y) == each.pixel(x, y)) != overlaps)
            }
        }
        #expect(faded.pixel(15, 15) == faded.pixel(25, 25))
    }

    @Test("A surface cut to its layer's outline: coverage of the outline, once")
    func outline() {
        let bounds = CGRect(x: 4, y: 3, width: 30, height: 24)
        let node = PlanFixture.box(bounds, .bytes(255, 255, 255)) { $0.cornerRadius = 9 }
        let group = PlanFixture.pass(0, .group, Self.screen, [Self.box(0, 0, 40, 30, .opaqueWhite)])
        let cut = Self.draw([group], [PlanFixture.surface(0, outline: .identity, node: node)])
        #expect(cut.bytes == PlanFixture.draw(width: 40, height: 30, PlanFixture.background(node)).bytes)
    }

    @Test("A group in its layer's own axes has hard edges when it is drawn turned")
    func turnedGroup() {
        let matrix = ExecutionBoxTests.matrices[4]
        let node = PlanFixture.box(CGRect(x: 0, y: 0, width: 30, height: 20), .bytes(50, 60, 70))
        let group = PlanFixture.pass(
            0, .group, PixelRect(x: 0, y: 0, width: 30, height: 20), [PlanFixture.background(node)])
        let plan = PlanFixture.plan(
            width: 100, height: 80, offscreen: [group],
            [PlanFixture.surface(0, outline: matrix, node: node, at: matrix)])
        let direct = PlanFixture.draw(width: 100, height: 80, PlanFixture.background(node, at: matrix))
        #expect(PlanFixture.draw(plan).bytes == direct.bytes)
    }

    @Test("Rasterized at scale 1 on a 3× screen a bitmap is soft inside, at scale 3 it is exact")
    func rasterizationScale() {
        func draw(_ scale: Double) -> Bitmap {
            let half = PlanFixture.box(CGRect(x: 0, y: 0, width: 5, height: 10), .bytes(0, 0, 0))
            let whole = PlanFixture.box(CGRect(x: 0, y: 0, width: 10, height: 10), .opaqueWhite)
            let raster = PlanFixture.pass(
                0, .raster, PixelRect(x: 0, y: 0, width: Int(10 * scale), height: Int(10 * scale)),
                [whole, half].map { PlanFixture.background($0, at: .scale(x: scale, y: scale)) })
            let up = Matrix3x3.scale(x: 3 / scale, y: 3 / scale)
            return PlanFixture.draw(
                PlanFixture.plan(width: 30, height: 30, offscreen: [raster], [PlanFixture.surface(0, at: up)]))
        }
        #expect(draw(3).reds(row: 10) == Array(repeating: 0, count: 15) + Array(repeating: 255, count: 15))
        // Between the pixel centres at 13.5 and 16.5 the sample goes over in thirds.
        #expect(draw(1).reds(row: 10)[12..<18] == [0, 0, 85, 170, 255, 255])
    }

    @Test("A raster pass leaves its bitmap in the cache, and a hit draws it")
    func cache() {
        let key = RasterizationCache.Key(layer: LayerID(rawValue: 7), scale: 1)
        let rect = PixelRect(x: -2, y: 0, width: 12, height: 10)
        let raster = PlanFixture.pass(0, .raster, rect, [Self.box(-2, 0, 6, 10, .bytes(40, 50, 60))], cacheKey: key)
        var cache = RasterizationCache()
        let executor = PlanExecutor(threads: 1, tileSize: 64)
        let place = Matrix3x3.translation(x: 8, y: 3)
        let miss = executor.execute(
            PlanFixture.plan(width: 40, height: 30, offscreen: [raster], [PlanFixture.surface(0, at: place)]),
            cache: &cache)
        #expect(cache.bitmap(for: key)?.rect == rect)
        let hitPlan = PlanFixture.plan(
            width: 40, height: 30, [PlanCommand(content: .cached(key), node: PlanFixture.node(), matrix: place)])
        let hit = executor.run(hitPlan, cache: &cache)
        #expect(hit.bitmap.bytes == miss.bytes)
        #expect(hit.bitmap.drawnRect == PixelRect(x: 6, y: 3, width: 6, height: 10))
        #expect(hit.diagnostics.isEmpty)
        var empty = RasterizationCache()
        let lost = executor.run(hitPlan, cache: &empty)
        #expect(lost.bitmap.drawnRect.isEmpty)
        #expect(lost.diagnostics == ["layer1: its rasterized bitmap is gone"])
    }

    @Test("Blend modes act when the group is composited")
    func blendMode() {
        let group = PlanFixture.pass(0, .group, Self.screen, [Self.box(0, 0, 20, 30, .bytes(128, 255, 0))])
        var surface = PlanFixture.surface(0)
        surface.blendMode = .multiply
        let picture = Self.draw([group], [Self.box(0, 0, 40, 30, .bytes(200, 100, 50)), surface])
        #expect(picture.pixel(10, 10) == [100, 100, 0, 255])
        #expect(picture.pixel(30, 10) == [200, 100, 50, 255])
    }

    @Test("A replicator's colour multiplies a surface, its alpha channel all of it")
    func replicatedSurface() {
        let group = PlanFixture.pass(0, .group, Self.screen, [Self.box(0, 0, 40, 30, .bytes(200, 100, 50))])
        var surface = PlanFixture.surface(0)
        surface.color = SIMD4(0.5, 1, 1, 0.5)
        #expect(Self.draw([group], [surface]).pixel(5, 5) == [50, 50, 25, 128])
    }

    @Test("An outline and a mask among a pass's filters are held by its picture")
    func finishing() {
        let node = PlanFixture.box(CGRect(x: 4, y: 3, width: 30, height: 24), .opaqueWhite) { $0.cornerRadius = 9 }
        let mask = PlanFixture.pass(0, .mask, Self.screen, [Self.box(0, 0, 20, 30, .opaqueWhite)])
        let raster = PlanFixture.pass(
            1, .raster, Self.screen, [Self.box(0, 0, 40, 30, .opaqueWhite)],
            filters: [.outline(node, .identity), .mask(PassID(index: 0))])
        let picture = Self.draw([mask, raster], [PlanFixture.surface(1)])
        let whole = PlanFixture.draw(width: 40, height: 30, PlanFixture.background(node))
        for y in 0..<30 {
            for x in 0..<40 { #expect(picture.alpha(x, y) == (x < 20 ? whole.alpha(x, y) : 0)) }
        }
    }

    @Test("A picture lives until its last reader has finished")
    func lifetime() {
        let rect = PixelRect(x: 0, y: 0, width: 4, height: 4)
        let passes = [
            PlanFixture.pass(0, .silhouette, rect, []),
            PlanFixture.pass(1, .downscale, rect, [], reads: [0]),
            PlanFixture.pass(2, .blurV, rect, [], reads: [1]),
            PlanFixture.pass(
                3, .tint, rect,
                [
                    PlanCommand(
                        content: .silhouetteShadow(PassID(index: 2)), node: PlanFixture.node(), matrix: .identity)
                ]),
            PlanFixture.pass(4, .group, rect, []),
        ]
        let plan = PlanFixture.plan(width: 4, height: 4, offscreen: passes, [PlanFixture.surface(3)])
        var store = SurfaceStore(plan: plan)
        var counts: [Int] = []
        for index in plan.passes.indices {
            store.finish(index, picture: .bitmap(Bitmap(rect: rect)))
            counts.append(store.count)
        }
        // 0 | 0 1 → 1 | 2 | 3 | 3, as nothing reads 4 | nothing.
        #expect(counts == [1, 1, 1, 1, 1, 0])
    }

    @Test("An absurd surface is refused with a sentence, and the rest is drawn")
    func absurd() {
        let huge = PlanFixture.pass(0, .group, PixelRect(x: 0, y: 0, width: 1 << 40, height: 1 << 40), [])
        let plan = PlanFixture.plan(
            width: 40, height: 30, offscreen: [huge],
            [PlanFixture.surface(0), Self.box(0, 0, 5, 5, .opaqueWhite)])
        var cache = RasterizationCache()
        let execution = PlanExecutor(threads: 1, tileSize: 64).run(plan, cache: &cache)
        #expect(
            execution.diagnostics == ["layer0: a surface of 1099511627776×1099511627776 pixels is too large to draw"])
        #expect(execution.bitmap.drawnRect == PixelRect(x: 0, y: 0, width: 5, height: 5))
        let absurdScreen = PlanFixture.plan(width: 1 << 30, height: 1 << 30, [])
        #expect(PlanExecutor(threads: 1, tileSize: 64).execute(absurdScreen, cache: &cache).rect.isEmpty)
    }

    @Test("A surface ends at a texture's longest side; a screen may be longer")
    func longestSide() {
        func diagnostics(side: Int) -> [String] {
            let long = PlanFixture.pass(0, .group, PixelRect(x: 0, y: 0, width: 4, height: side), [])
            let plan = PlanFixture.plan(width: 4, height: 20_000, offscreen: [long], [PlanFixture.surface(0)])
            var cache = RasterizationCache()
            return PlanExecutor(threads: 1, tileSize: 64).run(plan, cache: &cache).diagnostics
        }
        #expect(diagnostics(side: 16_384) == [])
        #expect(diagnostics(side: 16_385) == ["layer0: a surface of 4×16385 pixels is too large to draw"])
    }
}
