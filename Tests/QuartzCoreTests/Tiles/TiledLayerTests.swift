import Foundation
import RenderServer
import Testing

@testable import QuartzCore

/// Fills each tile with a colour of its own place and notes the clip.
private final class Tiles: CATiledLayer {
    var clips: [CGRect] = []
    var scales: [CGFloat] = []

    override func draw(in ctx: CGContext) {
        let clip = ctx.boundingBoxOfClipPath
        clips.append(clip)
        scales.append(ctx.ctm.a)
        ctx.setFillColor(CGColor(srgbRed: clip.midX / 400, green: clip.midY / 400, blue: 0, alpha: 1))
        ctx.fill(bounds)
    }
}

@MainActor
@Suite("Tiled layers") struct TiledLayerTests {
    /// A clip of 100×100 points with a tiled layer of 400×400 in it, tiles of 50.
    @MainActor
    private struct Rig {
        let root = CALayer()
        let window = CALayer()
        let tiles = Tiles()
        var counts = CommitCounts()
        var tree: RenderTree?

        init(size: CGFloat = 400, side: CGFloat = 50) {
            root.frame = rect(0, 0, 200, 200)
            window.frame = rect(0, 0, 100, 100)
            window.masksToBounds = true
            tiles.frame = rect(0, 0, size, size)
            tiles.tileSize = CGSize(width: side, height: side)
            window.addSublayer(tiles)
            root.addSublayer(window)
            tiles.setNeedsDisplay()
        }

        mutating func commit(scale: Double = 1) -> [CGRect] {
            tiles.clips = []
            root.displayTree()
            let size = Int(200 * scale)
            let result = withoutActions {
                LayerCommit.commit(roots: [root], width: size, height: size, scale: scale, time: 0)
            }
            (tree, counts) = (result.tree, result.counts)
            return tiles.clips
        }

        func move(_ change: (Self) -> Void) { withoutActions { change(self) } }

        var image: ImageContents? {
            tree?.roots[0].sublayers.first { _ in true }?.sublayers.first { _ in true }?.values.image
        }
    }

    @Test("Only tiles that meet the visible rectangle are drawn, each once, clipped to itself")
    func visible() {
        var rig = Rig()
        #expect(rig.commit() == [rect(0, 0, 50, 50), rect(50, 0, 50, 50), rect(0, 50, 50, 50), rect(50, 50, 50, 50)])
        #expect(rig.counts.drawnTiles == 4)
        #expect(rig.commit().isEmpty && rig.counts == CommitCounts())
        rig.move { $0.window.bounds.origin = CGPoint(x: 10, y: 0) }
        #expect(rig.commit() == [rect(100, 0, 50, 50), rect(100, 50, 50, 50)])
        rig.move { $0.window.bounds.origin = CGPoint(x: 0, y: 0) }
        #expect(rig.commit().isEmpty, "what was drawn is kept while it is near")
        rig.move { $0.window.bounds.origin = CGPoint(x: 300, y: 300) }
        #expect(rig.commit().count == 4)
        rig.move { $0.window.bounds.origin = CGPoint(x: 0, y: 0) }
        #expect(rig.commit().count == 4, "and let go when it is far")
        rig.move { $0.window.bounds.origin = CGPoint(x: 900, y: 0) }
        #expect(rig.commit().isEmpty && rig.image == nil)
    }

    @Test("The picture is that of one drawing: every tile at its place")
    func picture() {
        var rig = Rig()
        rig.move { $0.window.bounds.origin = CGPoint(x: 30, y: 60) }
        _ = rig.commit()
        #expect(rig.image?.frame == rect(0, 50, 150, 150) && rig.image?.isBackingStore == true)
        var server = RenderServer()
        let frame = server.render(rig.tree!)
        for (x, y) in [(0, 0), (19, 39), (20, 39), (20, 40), (69, 89), (70, 90), (99, 99)] {
            let pixel = frame.pixel(x: x, y: y)
            let (column, row) = ((x + 30) / 50, (y + 60) / 50)
            #expect(abs(Int(pixel.red) - (column * 50 + 25) * 255 / 400) <= 1)
            #expect(abs(Int(pixel.green) - (row * 50 + 25) * 255 / 400) <= 1)
        }
        #expect(frame.pixel(x: 100, y: 50).alpha == 0)
        #expect(frame.statistics.counts.backingStores == 1)
    }

    @Test("Tiles at the edge end with the bounds")
    func edge() {
        var rig = Rig(size: 70)
        #expect(rig.commit() == [rect(0, 0, 50, 50), rect(50, 0, 20, 50), rect(0, 50, 50, 20), rect(50, 50, 20, 20)])
        rig.move { $0.tiles.bounds.size.width = 80 }
        #expect(rig.commit() == [rect(50, 0, 30, 50), rect(50, 50, 30, 20)])
    }

    @Test("A mark draws the tiles that it meets again")
    func marks() {
        var rig = Rig()
        _ = rig.commit()
        rig.tiles.setNeedsDisplay(rect(60, 10, 5, 5))
        #expect(rig.commit() == [rect(50, 0, 50, 50)])
        rig.tiles.setNeedsDisplay()
        #expect(rig.commit().count == 4)
        rig.move { $0.tiles.tileSize = CGSize(width: 100, height: 100) }
        #expect(rig.commit() == [rect(0, 0, 100, 100)])
    }

    @Test("Levels of detail: the coarsest with a pixel for each of the screen's")
    func levels() {
        func scales(_ levels: Int, _ bias: Int, zoom: CGFloat, screen: Double = 1, contents: CGFloat = 1) -> CGFloat? {
            var rig = Rig()
            rig.move {
                ($0.tiles.levelsOfDetail, $0.tiles.levelsOfDetailBias) = (levels, bias)
                $0.tiles.contentsScale = contents
                $0.window.sublayerTransform = CATransform3DMakeScale(zoom, zoom, 1)
            }
            _ = rig.commit(scale: screen)
            return Set(rig.tiles.scales).count == 1 ? rig.tiles.scales[0] : nil
        }
        #expect([0.25, 1, 4].map { scales(1, 0, zoom: $0) } == [1, 1, 1])
        #expect([0.1, 0.25, 0.5, 0.6, 1, 4].map { scales(3, 0, zoom: $0) } == [0.25, 0.25, 0.5, 1, 1, 1])
        #expect([0.5, 1, 1.5, 2, 3, 4, 9].map { scales(3, 2, zoom: $0) } == [1, 1, 2, 2, 4, 4, 4])
        #expect(scales(3, 2, zoom: 1, screen: 2) == 2 && scales(3, 2, zoom: 1, screen: 2, contents: 2) == 2)
        #expect(scales(0, 0, zoom: 1) == 1 && scales(-5, 0, zoom: 1) == 1)
    }

    @Test("Zooming draws the tiles of another level; their number follows from the visible rectangle")
    func zoomed() {
        var rig = Rig()
        rig.move { ($0.tiles.levelsOfDetail, $0.tiles.levelsOfDetailBias) = (3, 1) }
        #expect(rig.commit().count == 4)
        rig.move {
            $0.tiles.anchorPoint = .zero
            $0.tiles.position = .zero
            $0.tiles.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        }
        // 50×50 points are seen, at 2 pixels a point: tiles of 25 points.
        #expect(rig.commit() == [rect(0, 0, 25, 25), rect(25, 0, 25, 25), rect(0, 25, 25, 25), rect(25, 25, 25, 25)])
    }

    @Test("Hostile sizes are bounded")
    func hostile() {
        for side in [CGFloat.nan, .infinity, -1, 0, 1e-9, 1e300] {
            var rig = Rig()
            rig.move { $0.tiles.tileSize = CGSize(width: side, height: side) }
            #expect(rig.commit().count <= 49)
        }
        var huge = Rig(size: 1e7, side: 256)
        huge.move {
            $0.window.sublayerTransform = CATransform3DMakeScale(1e-5, 1e-5, 1)
            $0.tiles.position = CGPoint(x: 50, y: 50)
        }
        #expect(huge.commit().count <= 1200)
        var levels = Rig()
        levels.move { ($0.tiles.levelsOfDetail, $0.tiles.levelsOfDetailBias) = (.max, .max) }
        #expect(levels.commit().count <= 49)
        levels.move { ($0.tiles.levelsOfDetail, $0.tiles.levelsOfDetailBias) = (.min, .min) }
        _ = levels.commit()
    }

    @Test("A delegate draws tiles; one that cannot leaves none; the fade is Apple's default")
    func delegate() {
        final class Painter: NSObject, CALayerDelegate {
            var draws = 0
            func draw(_ layer: CALayer, in ctx: CGContext) { draws += 1 }
        }
        let (layer, painter) = (CATiledLayer(), Painter())
        layer.frame = rect(0, 0, 100, 100)
        layer.delegate = painter
        layer.setNeedsDisplay()
        layer.displayTree()
        _ = LayerCommit.commit(roots: [layer], width: 100, height: 100, scale: 1, time: 0)
        #expect(painter.draws == 1 && CATiledLayer.fadeDuration() == 0.25)
    }
}
