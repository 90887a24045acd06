import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Planning: rectangles, bytes, visibility, counts")
struct PlanningGeometryTests {
    typealias F = TreeFixture

    @Test("Worked tree 12 at 350×200 points: rectangles and bytes")
    func worked() throws {
        let child = F.layer(nil, F.rect(0, 0, 350, 200)) { $0.image = F.photo }
        let inner = F.layer("inner", F.rect(0, 0, 350, 200), [child]) {
            $0.backgroundColor = F.white
            $0.round(50)
        }
        let wrapper = F.layer("wrapper", F.rect(20, 100, 350, 200), [inner]) { $0.addShadow() }
        let plan = F.plan(wrapper)
        let sizes = plan.offscreenPasses.map { [$0.surfaceWidth, $0.surfaceHeight] }
        #expect(sizes == [[1050, 600], [1050, 600], [289, 176], [289, 176], [289, 176], [1154, 704]])
        #expect(plan.offscreenPasses.map { $0.bytesStored / 4096 } == [627, 627, 60, 60, 60, 814])
        #expect(plan.offscreenPasses.map { $0.bytesLoaded / 4096 } == [1254, 627, 60, 60, 60, 814])
        let statistics = FrameStatistics(plan: plan)
        #expect(statistics.bytesStored == 9_207_808)
        #expect(statistics.bytesLoaded == 11_776_000)
        #expect(plan.passes[0].rect == PixelRect(x: 60, y: 300, width: 1050, height: 600))
        #expect(plan.passes[2].rect == PixelRect(x: 8, y: 248, width: 1154, height: 704))
        #expect(plan.passes[5].rect == PixelRect(x: 8, y: 239, width: 1154, height: 704))
        #expect(plan.passes.map(\.reads).map { $0.map(\.index) } == [[], [0], [1], [2], [3], [4], [5, 0]])
    }

    @Test("The downscale divisor is the largest power of two up to σ/4, in 1…8")
    func downscale() {
        func divisor(_ radius: Double) -> Int {
            let shadow = Shadow(color: F.black, opacity: 1, offset: .zero, radius: radius, path: nil)
            return BlurReach(shadow, center: Point(0, 0), matrix: .identity).downscale
        }
        #expect([1, 8, 9, 16, 17, 33, 34, 200].map(divisor) == [1, 1, 2, 2, 4, 4, 8, 8])
    }

    @Test("A group is cut by clips, target and its own bounds, and not by its mask")
    func groupRects() {
        let child = F.layer(nil, F.rect(-50, -50, 300, 300)) { $0.backgroundColor = F.black }
        let clip = F.layer("clip", F.rect(350, 350, 100, 100), [child]) { $0.round(20) }
        #expect(F.plan(clip).passes[0].rect == PixelRect(minX: 1050, minY: 1050, maxX: 1200, maxY: 1200))
        let mask = F.layer(nil, F.rect(80, 80, 100, 100)) { $0.backgroundColor = F.black }
        let masked = F.layer("masked", F.rect(10, 10, 100, 100), mask: mask) { $0.backgroundColor = F.white }
        let plan = F.plan(masked)
        #expect(plan.passes[1].rect == PixelRect(x: 30, y: 30, width: 300, height: 300))
        #expect(plan.passes[0].rect == PixelRect(x: 270, y: 270, width: 60, height: 60))
    }

    @Test("A turned group lies in the layer's own axes at the target's scale")
    func turnedRect() {
        let child = F.layer(nil, F.rect(80, 10, 40, 20)) { $0.backgroundColor = F.black }
        let clip = F.layer("clip", F.rect(100, 100, 100, 60), transform: F.turned(30), [child]) {
            $0.masksToBounds = true
        }
        let pass = F.plan(clip).passes[0]
        #expect(pass.rect == PixelRect(x: 240, y: 30, width: 60, height: 60))
        #expect(pass.commands[0].matrix == Matrix3x3(a: 3, b: 0, c: 0, d: 3, tx: 240, ty: 30))
    }

    @Test("A raster pass has the whole subtree in points × rasterizationScale, also beyond the screen")
    func rasterRect() {
        let layer = F.layer("raster", F.rect(380, 0, 50, 20), transform: F.turned(0)) {
            $0.backgroundColor = F.white
            $0.shouldRasterize = true
            $0.rasterizationScale = 2
        }
        let plan = F.plan(layer)
        #expect(F.titles(plan) == ["raster raster {rasterize}"])
        #expect(plan.passes[0].rect == PixelRect(x: 0, y: 0, width: 100, height: 40))
    }

    @Test("A silhouette reaches beyond the screen as far as its shadow needs")
    func shadowFromOutside() {
        let card = F.layer("card", F.rect(20, -60, 100, 58)) {
            $0.backgroundColor = F.white
            $0.addShadow()
        }
        let plan = F.plan(card)
        #expect(F.titles(plan) == F.five("card"))
        #expect(plan.passes[0].rect == PixelRect(minX: 60, minY: -43, maxX: 360, maxY: -6))
        let far = F.layer("card", F.rect(20, -160, 100, 58)) {
            $0.backgroundColor = F.white
            $0.addShadow()
        }
        #expect(F.passes(far).isEmpty)
    }

    @Test("Nothing is drawn of what is hidden, transparent, singular, turned away or outside")
    func invisible() {
        let variants: [(String, Matrix4x4, CGRect, (inout LayerDraft) -> Void)] = [
            ("hidden", .identity, F.rect(0, 0, 50, 50), { $0.isHidden = true }),
            ("transparent", .identity, F.rect(0, 0, 50, 50), { $0.opacity = 0 }),
            ("flat", F.scaled(0, 1), F.rect(0, 0, 50, 50), { _ in }),
            ("edge on", F.swung(90), F.rect(0, 0, 50, 50), { _ in }),
            ("turned away", F.swung(180), F.rect(0, 0, 50, 50), { $0.isDoubleSided = false }),
            ("outside", .identity, F.rect(400, 0, 50, 50), { _ in }),
            ("no area", .identity, F.rect(0, 0, 0, 50), { _ in }),
        ]
        for (name, transform, frame, set) in variants {
            let layer = F.layer(
                name, frame, transform: transform,
                [F.layer(nil, F.rect(0, 0, 10, 10)) { $0.backgroundColor = F.white }]
            ) {
                $0.backgroundColor = F.white
                $0.masksToBounds = true
                $0.addShadow()
                set(&$0)
            }
            let plan = F.plan(layer)
            #expect(plan.passes.count == 1, "\(name)")
            #expect(plan.passes[0].commands.isEmpty, "\(name)")
            #expect(plan.counts.layers == 3)
            #expect(plan.counts.visibleLayers == 0)
            #expect(plan.counts.culledLayers == 3, "\(name)")
        }
        let back = F.layer("back", F.rect(0, 0, 50, 50), transform: F.swung(180)) { $0.backgroundColor = F.white }
        #expect(F.plan(back).passes[0].commands.count == 1)
    }

    @Test("Geometry that is not finite draws nothing and says so")
    func infinite() {
        let layer = F.layer(nil, F.rect(0, 0, 50, 50), isView: true) {
            $0.backgroundColor = F.white
            $0.matrix.m41 = .infinity
        }
        let plan = F.plan(layer)
        #expect(plan.passes[0].commands.isEmpty)
        #expect(plan.diagnostics == ["view: its geometry is not finite, so it draws nothing"])
    }

    @Test("Layers are counted once: visible, culled, occluded, commands and pixels by their centres")
    func counts() {
        let under = F.layer(nil, F.rect(10, 10, 20, 20)) { $0.backgroundColor = F.black }
        let over = F.layer(nil, F.rect(0, 0, 100, 100)) { $0.backgroundColor = F.white }
        let veil = F.layer(nil, F.rect(0.1, 0, 10, 10)) { $0.backgroundColor = F.veil }
        let counts = F.plan(F.tree([under, over, veil], width: 200, height: 200, scale: 1)).counts
        #expect(counts.layers == 4)
        #expect(counts.visibleLayers == 3)
        #expect(counts.occludedLayers == 1)
        #expect(counts.culledLayers == 0)
        #expect(counts.drawCommands == 3)
        #expect(counts.opaquePixels == 400 + 10_000)
        #expect(counts.blendedPixels == 100)
    }

    @Test("A border's pixels are its ring; a square clip cuts them exactly")
    func ring() {
        let border = F.layer(nil, F.rect(0, 0, 20, 20)) {
            $0.borderWidth = 2
            $0.borderColor = F.black
        }
        #expect(F.plan(F.tree([border], scale: 1)).counts.opaquePixels == 400 - 256)
        let clip = F.layer(nil, F.rect(0, 0, 10, 10), [border]) { $0.masksToBounds = true }
        #expect(F.plan(F.tree([clip], scale: 1)).counts.opaquePixels == 100 - 64)
    }

    @Test("Images count once by their pixels, backing stores apart")
    func images() {
        let layers = (0..<3).map { index in
            F.layer(nil, F.rect(Double(index) * 20, 0, 10, 10)) { $0.image = F.photo }
        }
        var store = ImageContents(image: CGImage(bitmap: Bitmap(rect: PixelRect(x: 0, y: 0, width: 30, height: 30))))
        store.isBackingStore = true
        let drawn = F.layer(nil, F.rect(0, 50, 10, 10)) { [store] in $0.image = store }
        let counts = F.plan(F.tree(layers + [drawn])).counts
        #expect(counts.decodedImageBytes == 64)
        #expect(counts.backingStores == 1)
        #expect(counts.backingStoreBytes == 3600)
    }

    @Test("Strokes reach half a width, miters their tips, square caps their corners")
    func strokes() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        func rect(_ style: StrokeStyle) -> PlaneRect { StrokeExtent.rect(of: path.rasterPath, style: style) }
        #expect(rect(StrokeStyle(width: 2)) == PlaneRect(minX: -1, minY: -1, maxX: 11, maxY: 11))
        let spike = CGMutablePath()
        spike.move(to: CGPoint(x: 0, y: 0))
        spike.addLine(to: CGPoint(x: 10, y: 1))
        spike.addLine(to: CGPoint(x: 0, y: 2))
        let sharp = StrokeExtent.rect(of: spike.rasterPath, style: StrokeStyle(width: 2, miterLimit: 20))
        // Half the width over the sine of half the angle: √101.
        #expect(abs(sharp.maxX - (10 + 101.0.squareRoot())) < 1e-9)
        #expect(StrokeExtent.rect(of: spike.rasterPath, style: StrokeStyle(width: 2, miterLimit: 5)).maxX == 11)
    }
}
