import CoreGraphics
import Dispatch
import Rasterizer
import Testing

@testable import Typesetting

@Suite("Drawing glyphs", .serialized)
struct GlyphDrawingTests {
    private func pixels(_ layout: TextLayout, x: Double = 0, scale: CGFloat = 1) -> [UInt8] {
        let context = CGContext(
            width: 320, height: 60,
            baseTransform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0), isOpaque: true)
        TextPainter(color: CGColor(gray: 1, alpha: 1)).draw(layout, at: CGPoint(x: x, y: 2), in: context)
        return context.makeBitmap().bytes
    }

    @Test("the same pixels with a cold and a warm cache, and with one that holds next to nothing")
    func cacheDoesNotShow() {
        let layout = Texts.layout("Handgloves 0123 שלום")
        GlyphCache.shared.removeAll()
        let cold = pixels(layout, scale: 2)
        let warm = pixels(layout, scale: 2)
        #expect(cold == warm)
        #expect(cold.contains(255))
    }

    @Test("the same pixels from eight threads at once")
    func threadsDoNotShow() {
        let layout = Texts.layout("Quartz glyph job vext cwm fjordbank")
        let expected = pixels(layout)
        GlyphCache.shared.removeAll()
        let results = Results()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            results.append(pixels(Texts.layout("Quartz glyph job vext cwm fjordbank")))
        }
        #expect(results.all.count == 8 && results.all.allSatisfy { $0 == expected })
    }

    /// Sendable: everything is behind the queue.
    private final class Results: @unchecked Sendable {
        private let queue = DispatchQueue(label: "results")
        private var stored: [[UInt8]] = []
        var all: [[UInt8]] { queue.sync { stored } }
        func append(_ bytes: [UInt8]) { queue.sync { stored.append(bytes) } }
    }

    @Test("a glyph's pixels are the exact coverage of its outline at the nearest quarter of a pixel")
    func coverage() throws {
        let face = try FontLibrary.shared.face(for: .system(SystemTypeface()))
        let glyph = face.glyph(for: "g")
        let layout = Texts.layout("g")
        let run = layout.lines[0].runs[0]
        for x in [0.0, 0.1, 0.13, 0.49, 0.8, 0.9] {
            let quarter = (4 * (x + run.xs[0]) + 0.5).rounded(.down) / 4
            let scale = run.outlineSize / Double(face.metrics.unitsPerEm)
            let baseline = (2 + Texts.font().metrics.ascender).rounded()
            let polygon = Polygon(
                flattening: face.outline(of: glyph),
                matrix: Matrix3x3(a: scale, b: 0, c: 0, d: -scale, tx: quarter, ty: baseline))
            let mask = Mask(covering: polygon, in: PixelRect(x: 0, y: 0, width: 320, height: 60))
            let drawn = pixels(layout, x: x)
            #expect((0..<mask.bytes.count).allSatisfy { drawn[4 * $0] == mask.bytes[$0] }, "at \(x)")
        }
    }

    @Test("the cache holds its budget, and lets go of what was used longest ago")
    func budget() throws {
        let face = try FontLibrary.shared.face(for: .system(SystemTypeface()))
        let cache = GlyphCache(budget: 20_000)
        let clip = PixelRect(x: 0, y: 0, width: 1000, height: 1000)
        for size in 1...40 {
            let scale = Double(size) / 2816
            let places = (40..<60).map { GlyphCache.Place(glyph: $0, x: 100, y: 100, phase: 0) }
            let key = GlyphScale(face: face, a: scale, b: 0, c: 0, d: -scale)
            _ = cache.members(places, key, clip: clip)
            #expect(cache.counters.bytes <= 20_000)
        }
        #expect(cache.counters.evictions > 0 && cache.counters.misses == 800)
    }

    @Test("glyphs that overlap add up to no more than a pixel")
    func overlaps() {
        let rect = PixelRect(x: 0, y: 0, width: 2, height: 1)
        let mask = Mask(rect: rect, bytes: [200, 100])
        let group = MaskGroup([.init(mask, movedBy: 0, 0), .init(mask, movedBy: 0, 0), .init(mask, movedBy: 1, 0)])
        let sum = Mask(of: .masks(group), in: PixelRect(x: 0, y: 0, width: 4, height: 1))
        #expect(sum.bytes == [255, 255, 100, 0])
    }
}
