import CoreGraphics
import Foundation
import Rasterizer
import Testing

@testable import RenderServer

@Suite("Frames and debug overlays")
struct OverlayTests {
    private static func frame(_ plan: RenderPlan) -> Frame {
        Frame(
            image: CGImage(bitmap: PlanFixture.draw(plan)), plan: plan, statistics: FrameStatistics(plan: plan), time: 0
        )
    }

    private static func white(_ width: Int, _ height: Int) -> PlanCommand {
        PlanFixture.background(PlanFixture.box(CGRect(x: 0, y: 0, width: width, height: height), .opaqueWhite))
    }

    /// White under a colour of an alpha byte.
    private static func tinted(_ color: Color8, _ alpha: Int) -> [UInt8] {
        [color.red, color.green, color.blue].map { UInt8((Int($0) * alpha + 255 * (255 - alpha) + 127) / 255) } + [255]
    }

    @Test("A pixel reads straight, clear outside the picture")
    func pixel() {
        let box = PlanFixture.box(CGRect(x: 0, y: 0, width: 2, height: 2), .bytes(200, 100, 40))
        let frame = Self.frame(PlanFixture.plan(width: 4, height: 2, [PlanFixture.background(box, alpha: 128)]))
        let pixel = frame.pixel(x: 1, y: 1)
        #expect(pixel.alpha == 128)
        #expect(abs(Int(pixel.red) - 200) <= 1 && abs(Int(pixel.green) - 100) <= 1 && abs(Int(pixel.blue) - 40) <= 1)
        #expect(frame.pixel(x: 3, y: 1) == (0, 0, 0, 0))
        #expect(frame.pixel(x: -1, y: 0) == (0, 0, 0, 0))
        #expect(frame.pixel(x: 0, y: 2) == (0, 0, 0, 0))
    }

    @Test("Frames of the same pixels are equal in pixels, others not")
    func samePixels() {
        let a = Self.frame(PlanFixture.plan(width: 4, height: 2, [Self.white(4, 2)]))
        let b = Self.frame(PlanFixture.plan(width: 4, height: 2, [Self.white(3, 2)]))
        let c = Self.frame(PlanFixture.plan(width: 2, height: 4, [Self.white(2, 4)]))
        #expect(a.hasSamePixels(as: a))
        #expect(!a.hasSamePixels(as: b))
        #expect(!a.hasSamePixels(as: c))
    }

    @Test("A frame's PNG holds its pixels")
    func png() throws {
        let box = PlanFixture.box(CGRect(x: 1, y: 0, width: 2, height: 2), .bytes(200, 100, 40))
        let frame = Self.frame(PlanFixture.plan(width: 4, height: 3, [PlanFixture.background(box)]))
        let decoded = try PNG.decode(Array(frame.pngData()))
        #expect(decoded.bitmap.bytes == frame.image.bitmap.bytes)
    }

    @Test("Blended is red, opaque green; the legend says so below the picture")
    func blended() {
        let clear = PlanFixture.box(CGRect(x: 0, y: 40, width: 100, height: 40), .bytes(255, 255, 255, 128))
        let frame = Self.frame(
            PlanFixture.plan(width: 200, height: 100, [Self.white(200, 40), PlanFixture.background(clear)]))
        let picture = DebugOverlay.image(.blended, of: frame).bitmap
        #expect(picture.width == 200)
        #expect(picture.height > 100)
        #expect(picture.pixel(150, 20) == Self.tinted(OverlayColor.opaque.color, 90))
        let red = picture.pixel(95, 75)
        #expect(red[0] > red[1] && red[1] == red[2])
        // Where red lies on green it is as red as elsewhere.
        let both = Self.frame(
            PlanFixture.plan(
                width: 200, height: 100,
                [
                    Self.white(200, 100),
                    PlanFixture.background(
                        PlanFixture.box(CGRect(x: 0, y: 40, width: 100, height: 40), .bytes(255, 255, 255, 128))),
                ]))
        #expect(
            DebugOverlay.image(.blended, of: both).bitmap.pixel(95, 75)
                == Self.tinted(OverlayColor.blended.color, 90))
        // The legend: a swatch of 8 × 8 for each colour, then words in white on black.
        let strip = (100..<picture.height).flatMap { y in (0..<200).map { picture.pixel($0, y) } }
        #expect(strip.filter { $0 == [255, 0, 0, 255] }.count == 64)
        #expect(strip.filter { $0 == [0, 200, 0, 255] }.count == 64)
        #expect(strip.filter { $0[0] > 200 && $0[1] > 200 }.count > 20)
    }

    @Test("The picture below the colours is grey, at 35 %, so that red on blue is as red as on white")
    func pale() {
        let blue = PlanFixture.box(CGRect(x: 0, y: 0, width: 200, height: 100), .bytes(0, 0, 255))
        let frame = Self.frame(PlanFixture.plan(width: 200, height: 100, [PlanFixture.background(blue)]))
        let picture = DebugOverlay.image(.misaligned, of: frame).bitmap
        let grey = picture.pixel(100, 50)
        #expect(grey[0] == grey[1] && grey[1] == grey[2])
        let expected = 255 * 0.65 + 19 * 0.35
        #expect(abs(Double(grey[0]) - expected) <= 1)
    }

    @Test("The legend counts layers, and passes of offscreen ones")
    func counts() {
        let rect = PixelRect(x: 10, y: 10, width: 90, height: 80)
        var mask = PlanFixture.pass(1, .mask, rect, [])
        mask.layer = "other"
        var second = PlanFixture.pass(2, .group, rect, [])
        second.layer = "layer0"
        let plan = PlanFixture.plan(
            width: 200, height: 100, offscreen: [PlanFixture.pass(0, .group, rect, []), mask, second],
            [PlanFixture.surface(0, mask: 1), PlanFixture.surface(2)])
        let legend = DebugOverlay.reading(.offscreen, of: Self.frame(plan), most: .max).legend.map(\.text)
        #expect(legend == ["offscreen: 2 layers, 3 passes"])
    }

    @Test("Words lie beside what they describe, never on it or on each other; small marks have none")
    func words() {
        func plates(_ rects: [PixelRect]) -> (Bitmap, [PixelRect]) {
            let passes = rects.enumerated().map { index, rect in
                var pass = PlanFixture.pass(index, .group, rect, [])
                pass.layer = "layer\(index)"
                return pass
            }
            let plan = PlanFixture.plan(
                width: 600, height: 300, offscreen: passes,
                [Self.white(600, 300)] + rects.indices.map { PlanFixture.surface($0) })
            return (DebugOverlay.image(.offscreen, of: Self.frame(plan)).bitmap, rects)
        }
        func blacks(_ bitmap: Bitmap, in rect: PixelRect) -> Int {
            (rect.minY..<rect.maxY).reduce(0) { sum, y in
                sum + (rect.minX..<rect.maxX).reduce(0) { $0 + (bitmap.pixel($1, y) == [0, 0, 0, 255] ? 1 : 0) }
            }
        }
        let (large, rects) = plates([
            PixelRect(x: 20, y: 40, width: 200, height: 60), PixelRect(x: 300, y: 100, width: 200, height: 100),
        ])
        for rect in rects { #expect(blacks(large, in: rect) == 0) }
        #expect(blacks(large, in: PixelRect(x: 0, y: 0, width: 600, height: 300)) > 1000)
        let (small, _) = plates([PixelRect(x: 20, y: 40, width: 40, height: 40)])
        #expect(blacks(small, in: PixelRect(x: 0, y: 0, width: 600, height: 300)) == 0)
        // What fills the picture leaves no room: the strip below tells it, and is higher for that.
        let (full, _) = plates([PixelRect(x: 0, y: 0, width: 600, height: 300)])
        #expect(blacks(full, in: PixelRect(x: 0, y: 0, width: 600, height: 300)) == 0)
        #expect(full.height == small.height + 16)
    }

    @Test("Offscreen is yellow where passes draw, stronger with more passes")
    func offscreen() {
        let left = PixelRect(x: 0, y: 0, width: 100, height: 90)
        let right = PixelRect(x: 100, y: 0, width: 100, height: 90)
        var mask = PlanFixture.pass(1, .mask, right, [])
        mask.layer = "layer2"
        let group = PlanFixture.pass(2, .group, right, [])
        let plan = PlanFixture.plan(
            width: 200, height: 100, offscreen: [PlanFixture.pass(0, .group, left, []), mask, group],
            [Self.white(200, 100), PlanFixture.surface(0), PlanFixture.surface(2, mask: 1)])
        let picture = DebugOverlay.image(.offscreen, of: Self.frame(plan)).bitmap
        #expect(picture.pixel(50, 80) == Self.tinted(OverlayColor.offscreen.color, 84))
        #expect(picture.pixel(150, 80) == Self.tinted(OverlayColor.offscreen.color, 108))
        #expect(picture.pixel(150, 95) == [255, 255, 255, 255])
    }

    @Test("Passes are placed through their readers' matrices")
    func placement() {
        let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
        let inner = PlanFixture.pass(0, .group, rect, [])
        let outer = PlanFixture.pass(1, .raster, rect, [PlanFixture.surface(0, at: .translation(x: 1, y: 2))])
        let unread = PlanFixture.pass(2, .group, rect, [])
        let plan = PlanFixture.plan(
            width: 60, height: 60, offscreen: [inner, outer, unread], [PlanFixture.surface(1, at: .scale(x: 3, y: 3))])
        let placement = PassPlacement(plan: plan)
        #expect(placement[PassID(index: 0)]?.apply(Point(1, 1)) == Point(6, 9))
        #expect(placement[PassID(index: 1)]?.apply(Point(1, 1)) == Point(3, 3))
        #expect(placement[PassID(index: 2)] == nil)
    }

    @Test("Misaligned images are purple, scaled ones yellow, exact ones untouched")
    func misaligned() {
        func image(_ width: Double, at matrix: Matrix3x3) -> PlanCommand {
            let node = PlanFixture.node(bounds: CGRect(x: 0, y: 0, width: width, height: 40)) {
                $0.image = ImageContents(image: .pixels(width: 40, Array(repeating: [255, 255, 255], count: 1600)))
            }
            return PlanCommand(content: .image, node: node, matrix: matrix)
        }
        let plan = PlanFixture.plan(
            width: 200, height: 60,
            [
                image(40, at: .translation(x: 5, y: 10)), image(40, at: .translation(x: 60.5, y: 10)),
                image(60, at: .translation(x: 120, y: 10)),
            ])
        let picture = DebugOverlay.image(.misaligned, of: Self.frame(plan)).bitmap
        #expect(picture.pixel(40, 45) == [255, 255, 255, 255])
        #expect(picture.pixel(95, 45) == Self.tinted(OverlayColor.misaligned.color, 90))
        #expect(picture.pixel(170, 45) == Self.tinted(OverlayColor.scaled.color, 90))
    }

    @Test("Rasterized: a hit is green, a miss red")
    func rasterized() {
        let node = PlanFixture.node(bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
        let raster = PlanFixture.pass(0, .raster, PixelRect(x: 0, y: 0, width: 50, height: 50), [])
        let hit = PlanCommand(
            content: .cached(RasterizationCache.Key(layer: LayerID(rawValue: 3), scale: 2)), node: node,
            matrix: Matrix3x3(a: 0.5, b: 0, c: 0, d: 0.5, tx: 100, ty: 0))
        let plan = PlanFixture.plan(
            width: 200, height: 60, offscreen: [raster], [Self.white(200, 60), PlanFixture.surface(0), hit])
        let picture = DebugOverlay.image(.rasterized, of: Self.frame(plan)).bitmap
        #expect(picture.pixel(45, 45) == Self.tinted(OverlayColor.miss.color, 90))
        #expect(picture.pixel(145, 45) == Self.tinted(OverlayColor.hit.color, 90))
        #expect(picture.pixel(80, 45) == [255, 255, 255, 255])
    }
}
