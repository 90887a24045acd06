import CoreGraphics
import Rasterizer
import Synchronization

/// How glyphs of one face are drawn: font units → pixels, y down, without the place.
struct GlyphScale: Hashable, Sendable {
    var face: FontFace
    var a: Double
    var b: Double
    var c: Double
    var d: Double

    /// Text stands upright: its pen moves along rows of pixels.
    var isUpright: Bool { b == 0 && d < 0 }
    var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite }
}

/// Coverage of glyphs by what they are: face, transform, place within a pixel. What was used longest ago leaves first.
///
/// Sendable: the state is behind a lock. What is in the cache never changes a pixel: a mask is made the same way each
/// time.
package final class GlyphCache: Sendable {
    package static let shared = GlyphCache(budget: 24 << 20)

    private struct Strike {
        var masks: [Place.Key: Mask] = [:]
        var bytes = 0
        var lastUse = 0
    }

    private struct State {
        var strikes: [GlyphScale: Strike] = [:]
        var counters = CacheCounters()
        var clock = 0
    }

    private let state = Mutex(State())
    private let budget: Atomic<Int>
    /// Larger masks are made anew each time.
    private static let mostPixels = 1 << 18

    /// - Parameter budget: bytes of masks, with about 64 more for each.
    package init(budget: Int) {
        self.budget = Atomic(budget)
    }

    package var counters: CacheCounters {
        state.withLock { state in
            var counters = state.counters
            counters.bytes = state.strikes.values.reduce(0) { $0 + $1.bytes }
            counters.entries = state.strikes.values.reduce(0) { $0 + $1.masks.count }
            return counters
        }
    }

    func limit(to bytes: Int) { budget.store(bytes, ordering: .relaxed) }

    package func removeAll() {
        state.withLock { state in
            state.strikes = [:]
            state.counters = CacheCounters()
        }
    }

    /// A glyph's pen: whole pixels, and quarters beyond them.
    struct Place {
        var glyph: GlyphID
        var x: Int
        var y: Int
        /// Quarters: bits 0 and 1 to the right, 2 and 3 down.
        var phase: UInt32
        /// Horizontal factor of the outline.
        var squeeze: Float = 1

        /// The glyph and its place within the pixel, and above them the bits of the factor.
        typealias Key = UInt64
        var key: Key { UInt64(squeeze.bitPattern) << 32 | UInt64(glyph &* 16 &+ phase) }
    }

    /// The masks of glyphs where they lie, without those that are empty. Of what is too large to be kept, the part
    /// inside `clip`.
    func members(_ places: [Place], _ scale: GlyphScale, clip: PixelRect) -> [MaskGroup.Member] {
        state.withLock { state in
            state.clock += 1
            var strike = state.strikes.removeValue(forKey: scale) ?? Strike()
            strike.lastUse = state.clock
            var members: [MaskGroup.Member] = []
            members.reserveCapacity(places.count)
            for place in places {
                let key = place.key
                let mask: Mask
                if let known = strike.masks[key] {
                    state.counters.hits += 1
                    mask = known
                } else {
                    state.counters.misses += 1
                    mask = GlyphCache.mask(of: place, scale, clip: clip)
                    if mask.rect.area <= Self.mostPixels {
                        strike.masks[key] = mask
                        strike.bytes += mask.rect.area + 64
                    }
                }
                if !mask.rect.isEmpty { members.append(MaskGroup.Member(mask, movedBy: place.x, place.y)) }
            }
            state.strikes[scale] = strike
            evict(&state, keeping: scale)
            return members
        }
    }

    /// Whole strikes, the one used longest ago first, at last the present one.
    private func evict(_ state: inout State, keeping scale: GlyphScale) {
        var bytes = state.strikes.values.reduce(0) { $0 + $1.bytes }
        while bytes > budget.load(ordering: .relaxed), !state.strikes.isEmpty {
            let others = state.strikes.filter { $0.key != scale }
            let oldest = others.min { $0.value.lastUse < $1.value.lastUse }?.key ?? scale
            let strike = state.strikes.removeValue(forKey: oldest)
            bytes -= strike?.bytes ?? 0
            state.counters.evictions += strike?.masks.count ?? 0
        }
    }

    /// A mask too large to be kept is only as large as the clip.
    private static func mask(of place: Place, _ scale: GlyphScale, clip: PixelRect) -> Mask {
        let outline = scale.face.outline(of: place.glyph)
        guard !outline.isEmpty else { return Mask(rect: .empty) }
        let matrix = Matrix3x3(
            a: scale.a * Double(place.squeeze), b: scale.b * Double(place.squeeze), c: scale.c, d: scale.d,
            tx: Double(place.phase & 3) / 4,
            ty: Double(place.phase >> 2) / 4)
        let polygon = Polygon(flattening: outline, matrix: matrix)
        var rect = polygon.bounds
        if rect.area > mostPixels { rect = rect.intersection(clip.offset(x: -place.x, y: -place.y)) }
        return rect.isEmpty ? Mask(rect: .empty) : Mask(covering: polygon, in: rect)
    }
}
