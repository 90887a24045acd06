import CoreGraphics
import Rasterizer
import TestSupport
import Testing

@testable import Typesetting

@Suite("Coverage of runs", .serialized)
struct RunCacheTests {
    private func pixels(
        _ layout: TextLayout, at origin: CGPoint, scale: CGFloat = 1, turned: Bool = false
    ) -> [UInt8] {
        let matrix = CGAffineTransform(a: scale, b: turned ? 0.25 : 0, c: 0, d: scale, tx: 0, ty: 0)
        let context = CGContext(width: 700, height: 90, baseTransform: matrix)
        TextPainter(color: CGColor(gray: 0, alpha: 1)).draw(layout, at: origin, in: context)
        return context.makeBitmap().bytes
    }

    private let text = "Tomorrow AVATAR kerns over and over, beyond sixty-four glyphs, fjord — quartz — 012345"

    @Test("the same pixels cold and warm, at other places within a pixel, after a move by whole pixels, and turned")
    func sameWarm() {
        for turned in [false, true] {
            for origin in [
                CGPoint(x: 3, y: 4), CGPoint(x: 3.3, y: 4.4), CGPoint(x: 57.3, y: 20.4), CGPoint(x: -40, y: 1),
            ] {
                RunCache.shared.removeAll()
                GlyphCache.shared.removeAll()
                let cold = pixels(Texts.layout(text), at: origin, turned: turned)
                let layout = Texts.layout(text)
                _ = pixels(layout, at: CGPoint(x: 3.3, y: 4.4), turned: turned)
                _ = pixels(layout, at: origin, turned: turned)
                #expect(pixels(layout, at: origin, turned: turned) == cold, "\(origin) \(turned)")
            }
        }
    }

    @Test("what a clip leaves of a run is not kept for others")
    func clipped() {
        let layout = Texts.layout(String(repeating: "word ", count: 400))
        RunCache.shared.removeAll()
        let cold = pixels(layout, at: CGPoint(x: -9000, y: 4))
        _ = pixels(layout, at: CGPoint(x: -9100, y: 4))
        #expect(pixels(layout, at: CGPoint(x: -9000, y: 4)) == cold)
        #expect(cold.contains { $0 != 0 })
    }

    @Test("one mask of many covers what they cover, at most a whole pixel")
    func composed() {
        var random = SplitMix64(seed: 8)
        for _ in 0..<200 {
            let members = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                let rect = PixelRect(
                    x: Int.random(in: -5...5, using: &random), y: Int.random(in: -5...5, using: &random),
                    width: Int.random(in: 1...9, using: &random), height: Int.random(in: 1...9, using: &random))
                let bytes = (0..<rect.area).map { _ in UInt8.random(in: 0...255, using: &random) }
                return MaskGroup.Member(
                    Mask(rect: rect, bytes: bytes), movedBy: Int.random(in: 0...20, using: &random), 3)
            }
            let group = MaskGroup(members)
            #expect(group.composed().bytes == Mask(of: .masks(group), in: group.bounds).bytes)
        }
    }

    @Test("the cache holds its budget, and lets go of what was used longest ago")
    func budget() {
        let cache = RunCache(budget: 2000)
        func key(_ number: Int) -> RunCache.Key {
            RunCache.Key(number: number, stretch: 0, a: 1, b: 0, c: 0, d: -1, x: 0, y: 0)
        }
        for number in 0..<10 {
            cache.keep(Mask(rect: PixelRect(x: 0, y: 0, width: 20, height: 20)), for: key(number))
            _ = cache.mask(for: key(0))
            #expect(cache.counters.bytes <= 2000)
        }
        #expect(cache.mask(for: key(0)) != nil && cache.mask(for: key(9)) != nil && cache.mask(for: key(3)) == nil)
        #expect(cache.counters.evictions == 7)
    }
}
