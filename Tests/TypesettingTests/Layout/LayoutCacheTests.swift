import CoreGraphics
import Testing

@testable import Typesetting

@Suite("The cache of layouts")
struct LayoutCacheTests {
    private func request(_ text: String) -> LayoutRequest {
        LayoutRequest(text: StyledText(string: text, style: TextStyle(font: Font(system: SystemTypeface(), size: 17))))
    }

    private func drawing(_ layout: TextLayout) -> [GlyphID] { layout.lines.flatMap { $0.runs.flatMap(\.glyphs) } }

    @Test("A layout is kept, and found by an equal request")
    func keeping() {
        let cache = LayoutCache(budget: 1 << 20)
        let first = cache.layout(request("word"))
        #expect(drawing(cache.layout(request("word"))) == drawing(first))
        #expect(cache.counters.hits == 1 && cache.counters.misses == 1)
    }

    @Test("A limit that is set later holds for what is there, and for what comes")
    func limits() {
        let cache = LayoutCache(budget: 1 << 20)
        for number in 0..<100 { _ = cache.layout(request("word \(number)")) }
        let (before, limit) = (cache.counters, cache.counters.bytes / 4)
        cache.limit(to: limit)
        #expect(cache.counters.bytes <= limit && cache.counters.entries < before.entries / 3)
        for number in 100..<200 { _ = cache.layout(request("word \(number)")) }
        #expect(cache.counters.bytes <= limit && cache.counters.entries > 0)
    }

    @Test(
        "Texts that are equal as strings and written differently have layouts of their own",
        arguments: [("\u{301}\u{93C}", "\u{93C}\u{301}"), ("\u{C5}", "\u{212B}"), ("\u{8C48}", "\u{F900}")])
    func spellings(_ one: String, _ other: String) {
        #expect(one == other && !one.hasSameScalars(as: other) && one.utf16.count == other.utf16.count)
        for texts in [[one, other], [other, one]] {
            let cache = LayoutCache(budget: 1 << 20)
            for text in texts {
                let (kept, new) = (cache.layout(request(text)), Typesetter().layout(request(text)))
                #expect(kept.size == new.size && drawing(kept) == drawing(new))
            }
            #expect(cache.counters.misses == 2)
        }
    }
}
